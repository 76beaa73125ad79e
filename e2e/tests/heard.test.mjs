// What is heard and told to who looks elsewhere: one's turn, dice, an offer, the end, by sounds, by the title and the
// icon of the page, and by a notification.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, number, openTable, person, settled, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";
import { quickSeat } from "../quick.mjs";

let server, browser;
// Bots so slow that a page is seen to wait for them.
before(async () => { server = await startServer({ pace: 200 }); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Notes what a page plays, by the pitches of its tones, and which notifications it shows. */
function listen() {
  window.tones = [];
  window.shown = [];
  const parameter = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  window.AudioContext = class {
    state = "running";
    currentTime = 0;
    destination = {};
    createGain() { return { gain: parameter(), connect: (next) => next }; }
    createOscillator() {
      const frequency = parameter();
      return { frequency, connect: (next) => next, start: () => window.tones.push(frequency.value), stop() {} };
    }
  };
  window.Notification = class {
    static permission = "default";
    static requestPermission() { window.Notification.permission = "granted"; }
    constructor(text) { window.shown.push(text); }
  };
}

const TUNES = { turn: "659 880", dice: "180 140 200", offer: "523 523", end: "523 659 784" };

/** The tunes that were played, in their order. */
async function tunes(page) {
  let rest = (await page.evaluate(() => window.tones)).join(" ");
  const played = [];
  while (rest) {
    const [name, tune] = Object.entries(TUNES).find(([, tune]) => rest.startsWith(tune)) ?? assert.fail(`no tune: ${rest}`);
    played.push(name);
    rest = rest.slice(tune.length).trim();
  }
  return played;
}

const heard = (page, tune) => page.waitForFunction((tune) => window.tones.join(" ").includes(tune), TUNES[tune]);

async function listener(options = {}) {
  const one = await person(browser, server, options);
  await one.context.addInitScript(listen);
  return one;
}

/** Chooses a preference in the menu of the table. */
async function prefer(page, name, value) {
  await page.click("#menu-button");
  await page.selectOption(`#menu [data-pref=${name}]`, value);
  await page.click("#menu-button");
}

/** Takes a card of Century, and waits until the bot has moved: what comes is one's own turn. */
async function aRound(page) {
  await waitForTurn(page);
  const before = await number(page);
  await page.click("#market .stall:first-child .hot");
  await settled(page, before);
  assert.equal(await waitForTurn(page), "act");
}

const century = { players: 2, seats: { seat2: "greedy" }, options: { confirm: "skip" } };

test("one's own turn is heard, and seen in the title and the icon", async () => {
  const { page, complaints } = await listener();
  await openTable(page, "century", { ...century, seats: { seat1: "me", seat2: "greedy" } });
  await waitForTurn(page);
  await page.evaluate(() => { window.tones.length = 0; });
  const title = () => page.title();
  const icon = () => page.getAttribute("#icon", "href");
  await page.waitForFunction(() => document.title.startsWith("● "));
  assert.equal(await title(), `● ${await status(page)}`);
  assert.match(await icon(), /icon-turn\.svg$/);
  // While the bot is to act, neither is there: a title that was there for a moment is noted.
  await page.evaluate(() => {
    window.titles = [];
    new MutationObserver(() => window.titles.push([document.title, document.getElementById("icon").getAttribute("href")])).observe(document.head, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await aRound(page);
  await heard(page, "turn");
  assert.deepEqual(await tunes(page), ["turn"]);
  await page.waitForFunction(() => document.title.startsWith("● "));
  const between = await page.evaluate(() => window.titles);
  assert.ok(between.some(([title, href]) => !title.startsWith("●") && /icon\.svg$/.test(href)), JSON.stringify(between));
  assert.deepEqual(complaints, []);
});

for (const game of ["landnam", "merchants"]) {
  test(`dice and offers of ${game} are heard, each once`, async (context) => {
    const { page, complaints } = await listener();
    await openTable(page, game, { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
    const { table } = await (await quickSeat(server, page)).play({ decisions: 400, enough: ({ legal }) => legal.includes("accept") });
    assert.ok(table.legal.includes("accept"), "nobody has made an offer");
    await page.waitForSelector("[data-cue=offer]");
    const played = await tunes(page);
    assert.equal(played.at(-1), "offer", "an offer is heard instead of one's turn");
    // A throw that comes with the next one in a message isn't heard by itself, but none is heard again when the box
    // that shows it is there again.
    const log = await (await page.request.get(`${page.url()}/log`)).text();
    const [sounds, throws] = [played.filter((tune) => tune === "dice").length, log.match(/dice show/g).length];
    assert.ok(sounds > 0 && sounds <= throws, `${throws} throws were heard ${sounds} times`);
    context.diagnostic(`${throws} throws, ${sounds} sounds`);
    // The page that is loaded again plays nothing for what was there.
    await page.reload();
    await page.waitForSelector("[data-cue=offer]");
    assert.deepEqual(await tunes(page), []);
    assert.deepEqual(complaints, []);
  });
}

test("the end is heard", async () => {
  const { page } = await listener();
  await openTable(page, "century-solo", { options: { pace: "fast", confirm: "skip" } });
  await (await quickSeat(server, page)).play({ seed: 1 });
  await page.waitForSelector("#end");
  await heard(page, "end");
  assert.equal((await tunes(page)).at(-1), "end");
});

test("on a phone nothing is heard unless it is switched on, and the switch remembers", async () => {
  const { page } = await listener({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await openTable(page, "century", century);
  await aRound(page);
  assert.deepEqual(await tunes(page), []);
  assert.equal(await page.inputValue("#menu [data-pref=sound]"), "off");
  await prefer(page, "sound", "on");
  await aRound(page);
  await heard(page, "turn");
  await page.reload();
  assert.equal(await page.inputValue("#menu [data-pref=sound]"), "on");
  await aRound(page);
  await heard(page, "turn");
  await prefer(page, "sound", "off");
  await page.reload();
  await aRound(page);
  assert.deepEqual(await tunes(page), []);
});

test("who looks elsewhere is notified of their turn, if they want it and allow it", async () => {
  const { page } = await listener();
  await openTable(page, "century", century);
  const look = (elsewhere) => page.evaluate((elsewhere) => Object.defineProperty(document, "hidden", { configurable: true, get: () => elsewhere }), elsewhere);
  const shown = () => page.evaluate(() => window.shown);
  await waitForTurn(page);
  await look(true);
  await aRound(page);
  assert.deepEqual(await shown(), [], "nobody has asked for it");
  await prefer(page, "notify", "on");
  assert.equal(await page.evaluate(() => Notification.permission), "granted", "the browser is asked when it is switched on");
  await look(false);
  await aRound(page);
  assert.deepEqual(await shown(), [], "who looks at the table sees it");
  await look(true);
  await aRound(page);
  assert.deepEqual(await shown(), [await status(page)]);
  await page.evaluate(() => { Notification.permission = "denied"; });
  await aRound(page);
  assert.equal((await shown()).length, 1, "the browser doesn't allow it");
});
