// Replay: by slider, keys, links and by itself; a link opened by somebody else; records from elsewhere; playing on from
// a position. Review: of a finished game of each kind.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, scripted, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { serious } from "../axe.mjs";
import { hiddenInBar, painted, scroll, texts } from "../measure.mjs";
import { quickSeat, whole } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const picture = (page, name) => process.env.KAUPANG_LOOK ? page.screenshot({ path: `${process.env.KAUPANG_LOOK}/${name}.png` }) : null;
const stop = (page) => page.getAttribute("#past-slider", "value").then(Number);
const shows = (page, wanted) => page.waitForFunction((wanted) => document.getElementById("past-slider")?.getAttribute("value") === String(wanted), wanted);

/** A table against bots that has come so far, or to its end. */
async function played(game, players, { decisions = 2000, ...options } = {}) {
  const someone = await person(browser, server, { viewport: { width: 1280, height: 800 }, ...options });
  await openTable(someone.page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(someone.page);
  const seat = await quickSeat(server, someone.page);
  const { table } = await seat.play({ decisions });
  return { ...someone, seat, table, path: someone.page.url() };
}

test("a game is gone through by slider, keys, links and by itself, and the place is kept while the table goes on", async () => {
  const { page, complaints, seat, path } = await played("century", 3, { decisions: 8 });
  await page.goto(`${path}/at?stop=0`);
  await scripted(page);
  const last = Number(await page.getAttribute("#past-slider", "max"));
  await page.focus("#past-slider");
  await page.keyboard.press("ArrowRight");
  await shows(page, 1);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("ArrowRight");
  await shows(page, 2);
  assert.match(page.url(), /\/at\/\d+$/, "the address is a link to the position");
  await page.keyboard.press("ArrowLeft");
  await shows(page, 1);
  await page.keyboard.press("PageDown");
  await page.waitForFunction(() => /^Round 2/.test(document.getElementById("status").textContent));
  await page.keyboard.press("Home");
  await shows(page, 0);
  await page.fill("#past-slider", String(last - 5));
  await shows(page, last - 5);
  // A line of the log, and the next step of a player.
  await page.click("#log-lines .later >> nth=-1");
  await shows(page, last - 4);
  await page.click("#seat-2 .step-of >> nth=0");
  await page.waitForFunction((before) => Number(document.getElementById("past-slider").getAttribute("value")) < before, last - 4);
  // By itself, until it is paused.
  await page.keyboard.press("Home");
  await shows(page, 0);
  await page.selectOption("#past-pace", "350");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press(" ");
  await shows(page, 3);
  await page.keyboard.press(" ");
  assert.equal(await page.getAttribute("#past-play", "aria-pressed"), "false");
  // The table goes on: the place stays, the way back counts.
  const here = await stop(page);
  await seat.play({ decisions: 2 });
  // It is this person's turn again, so nothing more happens: the page comes to know all of it.
  const all = await (await page.request.get(`${path}/at?stop=0`)).text();
  const end = Number(all.match(/id="past-slider"[^>]* max="(\d+)"/)[1]);
  assert.ok(end > last, `${end} after ${last}`);
  await page.waitForFunction((end) => Number(document.getElementById("past-slider").max) === end, end);
  assert.ok(Math.abs(await stop(page) - here) <= 1, "sticky");
  assert.match(await page.textContent("#live"), /\(\d+ new\)/);
  await page.keyboard.press("End");
  await page.waitForFunction(() => !document.getElementById("past-on"));
  await page.click("#live");
  await waitForTurn(page);
  assert.deepEqual(complaints, []);
});

test("without a script the same links and the slider's form lead there", async () => {
  const { context, path } = await played("century", 2, { decisions: 3 });
  const state = await context.storageState();
  const { page } = await person(browser, server, { javaScriptEnabled: false, storageState: state });
  await page.goto(`${path}/at?stop=2`);
  assert.equal(await stop(page), 2);
  await page.click("#past-on");
  assert.equal(await stop(page), 3);
  await page.click("#past-seek button");
  assert.equal(await stop(page), 3);
  await page.click("#log-lines a.line >> nth=-1");
  assert.equal(await page.locator("#past-slider").count(), 1);
});

test("somebody else sees of a position what they may see, and after the end everything", async () => {
  const { page, path, seat } = await played("landnam", 3, { decisions: 20 });
  const other = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${path}/at?stop=40`);
  await other.page.goto(page.url());
  assert.equal(await other.page.textContent("#status"), await page.textContent("#status"));
  assert.notEqual(await other.page.innerHTML("#board"), await page.innerHTML("#board"));
  assert.equal(await other.page.locator("#what-if-button, .eyes").count(), 0);
  await seat.do("resign");
  await seat.until(({ stage }) => stage !== "playing");
  await page.reload();
  await other.page.reload();
  await scripted(other.page);
  await other.page.click("#seat-1 .eyes");
  await other.page.waitForSelector("#seat-1 .eyes.on");
  assert.match(other.page.url(), /\?eyes=1$/);
  assert.deepEqual(await scroll(other.page), { down: 0, right: 0 });
});

/**
 * The whole page, head and all, element by element, but for the key of its form, which each page has anew, and for what
 * was said aloud on the way there.
 */
const wholePage = (page) => page.evaluate(() => {
  const isOfItsOwn = (element, name) => name === "value" && element.getAttribute("name") === "key";
  const attributes = (element) => element.getAttributeNames().sort().map((name) => isOfItsOwn(element, name) ? name : `${name}="${element.getAttribute(name)}"`);
  const tell = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.data];
    // What only readers without a script see is a text where the page was loaded, elements where it came by an update.
    if (node.nodeType !== Node.ELEMENT_NODE || node.id === "announcements" || node.localName === "noscript") return [];
    return [`<${[node.localName, ...attributes(node)].join(" ")}>`, ...[...node.childNodes].flatMap(tell), `</${node.localName}>`];
  };
  return tell(document.documentElement);
});
/** Where the reader has moved the map is theirs; both look at where it opens. */
async function mapAtHome(page) {
  const home = page.locator("[data-zoom=home]");
  if (await home.count()) await home.click();
  await painted(page);
}
/** Where two pages differ first; nothing if they are the same. */
function difference(one, two) {
  const at = [...Array(Math.max(one.length, two.length)).keys()].find((nth) => one[nth] !== two[nth]);
  return at === undefined ? null : [one, two].map((page) => page.slice(Math.max(at - 1, 0), at + 3).join("").slice(0, 300));
}

for (const [game, players] of [["century", 3], ["century-solo", 1], ["puerto-rico", 3], ["merchants", 3], ["landnam", 3]]) {
  test(`a link to a position of ${game} opens the whole page that the replay shows there, for the player and for others`, async () => {
    const { page, context, path } = await played(game, players, { decisions: 12 });
    const other = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    const pages = [];
    for (const [reader, home] of [[page, context], [other.page, other.context]]) {
      await reader.goto(`${path}/at?stop=0`);
      await scripted(reader);
      const last = Number(await reader.getAttribute("#past-slider", "max"));
      for (const wanted of [last, Math.floor(last / 2)]) {
        await reader.fill("#past-slider", String(wanted));
        await shows(reader, wanted);
        assert.equal(await reader.inputValue("#link-here"), reader.url(), "the link that can be copied is this one");
        const linked = await home.newPage();
        await linked.goto(reader.url());
        await scripted(linked);
        await shows(linked, wanted);
        await mapAtHome(linked);
        await mapAtHome(reader);
        assert.deepEqual(difference(await wholePage(linked), await wholePage(reader)), null, `stop ${wanted} of ${last}`);
        await linked.close();
      }
      pages.push(await wholePage(reader));
    }
    assert.notEqual(difference(...pages), null, "who watches is shown another page than who plays");
  });
}

test("a record is uploaded, looked at and played on from; a broken one is refused with its line", async () => {
  const { page, path } = await played("puerto-rico", 3);
  const record = await page.evaluate(async (path) => (await fetch(`${path}/record`)).text(), path);
  const other = await person(browser, server, { viewport: { width: 1280, height: 800 }, bypassCSP: true });
  await other.page.goto("/replay");
  const found = await serious(other.page, "the form");
  await other.page.fill("textarea", record.replace(/^P1 pick \w+$/m, "P1 pick prospector-9"));
  await other.page.click("#upload button");
  assert.match(await other.page.textContent("#notice"), /Line \d+/);
  await other.page.setInputFiles("[name=file]", { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await other.page.click("#upload button");
  await other.page.waitForSelector("#past-slider");
  await scripted(other.page);
  await other.page.keyboard.press("PageDown");
  await other.page.waitForFunction(() => /^Round 2/.test(document.getElementById("status").textContent));
  await other.page.keyboard.press("PageDown");
  await other.page.waitForFunction(() => /^Round 3/.test(document.getElementById("status").textContent));
  found.push(...await serious(other.page, "a position"));
  assert.deepEqual([...(await texts(other.page)).clipped, ...(await hiddenInBar(other.page))], []);
  assert.deepEqual(await scroll(other.page), { down: 0, right: 0 });
  await picture(other.page, "replay-1280");
  await other.page.setViewportSize({ width: 360, height: 740 });
  assert.deepEqual(await scroll(other.page), { down: 0, right: 0 });
  await picture(other.page, "replay-360");
  await other.page.setViewportSize({ width: 1280, height: 800 });
  await other.page.click("#what-if-button");
  await other.page.selectOption("#what-if [name=bot]", "greedy");
  found.push(...await serious(other.page, "playing on"));
  assert.match(await other.page.innerText("#what-if-level"), /looks best at once/, "how the chosen bot plays");
  await picture(other.page, "what-if-1280");
  await other.page.click("#what-if .primary");
  await other.page.waitForURL(/\/t\/[0-9a-f]+$/);
  assert.equal(await waitForTurn(other.page), "act");
  assert.deepEqual([...found, ...other.complaints], []);
});

const reviewed = { century: 2, "century-solo": 1, "puerto-rico": 3, merchants: 3, landnam: 3 };
/** How far the words of the end's banner are cut off by it. */
const cut = (page) => page.$eval(".banner", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
/** Has the turning point looked for in the scene of one game, which is enough; gives what is wrong with it. */
async function turningPoint(page, game, players) {
  await page.waitForSelector("#turning-find");
  if (game !== "puerto-rico") return [];
  await page.click("#turning-find");
  await page.waitForSelector("#turning .turning-point polyline", { timeout: 60000 });
  assert.equal(await page.locator("#turning polyline").count(), players);
  await picture(page, "end-turning-1280");
  const found = await serious(page, "the scene of the end");
  for (const [width, height] of [[360, 740], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual((await texts(page)).clipped, []);
    await picture(page, `end-turning-${width}`);
  }
  return found;
}

/** What is judged lies beside the list of decisions, however long that is, and nothing on it. */
async function besideEachOther(page) {
  const boxes = () => page.evaluate(() => [".decisions", ".decision", ".luck"].map((selector) => document.querySelector(selector).getBoundingClientRect().toJSON()));
  const first = page.url();
  const [few, beside, below] = await boxes();
  assert.ok(beside.left >= few.right && below.left >= few.right && below.top >= beside.bottom, "two columns, as in the mock-up");
  await page.click(".review .tabs a:last-child");
  await page.waitForSelector(".review .tabs a:last-child[aria-current]");
  await page.locator(".decisions tbody tr:last-child").scrollIntoViewIfNeeded();
  await painted(page);
  const [list, decision, luck] = await boxes();
  assert.ok(decision.left >= list.right, "beside the list");
  assert.ok(decision.bottom > 200 && decision.top < 400, `still in sight: ${decision.top} to ${decision.bottom}`);
  assert.ok(luck.top >= list.bottom && luck.right <= decision.left, "luck lies below the list");
  await page.goto(first);
}

for (const [game, players] of Object.entries(reviewed)) {
  test(`${game}: a review of a finished game`, async () => {
    const { page, path, complaints } = await played(game, players, { bypassCSP: true });
    await page.goto(path);
    // The scene of the end offers the turning point; there is none before somebody wants it.
    const found = await turningPoint(page, game, players);
    await page.click("#to-review");
    await page.waitForSelector("main.review");
    await scripted(page);
    // It says how far it is, and shows itself when it is made.
    await page.waitForSelector("main.review:not([data-progress]) .chances polyline", { timeout: 60000 });
    assert.equal(await page.locator("#making").count(), 0);
    assert.equal(await page.locator(".chances polyline").count(), players);
    // One decision after the other, without a new page, and back.
    const first = await page.textContent("#decision-title");
    const loaded = await page.evaluateHandle(() => document.body);
    await page.click(".decisions tbody tr:last-child a");
    await page.waitForFunction((first) => document.getElementById("decision-title").textContent !== first, first);
    assert.match(page.url(), /decision=\d+/);
    assert.ok(await page.evaluate((body) => body === document.body, loaded), "the same page");
    await page.goBack();
    await page.waitForFunction((first) => document.getElementById("decision-title").textContent === first, first);
    if (game === "puerto-rico") found.push(...await serious(page, "the review"));
    await besideEachOther(page);
    await picture(page, `review-${game}-1280`);
    // Its page is the same for all games.
    for (const [width, height] of whole || game === "puerto-rico" ? [[1920, 1080], [360, 740]] : []) {
      await page.setViewportSize({ width, height });
      assert.equal((await scroll(page)).right, 0);
      assert.deepEqual((await texts(page)).clipped, []);
      await picture(page, `review-${game}-${width}`);
    }
    // Every decision leads to its position.
    await page.click("#review-replay");
    await page.waitForSelector("#past-slider");
    // Now that the game has its review, the scene of the end has the turning point at once.
    await page.goto(path);
    await page.waitForSelector("#turning .turning-point");
    await page.setViewportSize({ width: 1280, height: 800 });
    assert.equal(await cut(page), 0, "the picture gives way, not who has won and why");
    assert.deepEqual([...found, ...complaints], []);
  });
}
