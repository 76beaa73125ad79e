// Every table and every page in every language: no text is cut off, sticks out of its box or lies on another, in a
// window and on a phone, and none was left in English. One table a game is played on by a program; the browser only
// looks at it, in one language after the other.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { leftIn, untranslated } from "../english.mjs";
import { greedy, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { PHONE, hiddenInBar, hiddenTargets, painted, scroll, spills, texts } from "../measure.mjs";
import { isLate, quickSeat } from "../quick.mjs";

const LANGUAGES = (process.env.KAUPANG_LANGUAGES ?? "en,is,hu,nn").split(",");
const WINDOW = [1280, 800];

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** As many as can play, and after how many decisions of the person it is the middle of the game, and late. */
const tables = {
  century: { players: 5, middle: 18, late: 32 },
  "century-solo": { players: 1, middle: 50, late: 60 },
  "puerto-rico": { players: 5, middle: 20, late: 22 },
  merchants: { players: 4, middle: 15, late: 24 },
  landnam: { players: 5, middle: 25, late: 200 },
};

/** Reads on in another language, as the switch has it. */
const read = (page, language) => page.context().addCookies([{ name: "kaupang_lang", value: language, url: server.url }]);

/** What of the page's texts can't be read at this moment. */
async function unreadable(page) {
  const { overlapping, clipped } = await texts(page);
  const found = [];
  for (const [what, list] of Object.entries({ overlapping, clipped, spills: await spills(page) })) found.push(...list.map((one) => `${what}: ${one}`));
  return found;
}

/** Shows what is behind a tab of a phone; says which tabs are left. */
async function show(page, tab) {
  const left = await page.evaluate((tab) => {
    if (tab) document.getElementById(tab).click();
    return [...document.querySelectorAll("#tabs input")].filter((input) => !input.checked && input.closest("label").checkVisibility()).map(({ id }) => id);
  }, tab);
  await painted(page);
  return left;
}

/** What a table lacks in a window and on a phone, there behind each of its tabs. */
async function atTheTable(page) {
  const found = [];
  const note = (where, list) => list.forEach((one) => found.push(`${where}: ${one}`));
  for (const [width, height] of [WINDOW, PHONE]) {
    await page.setViewportSize({ width, height });
    await painted(page);
    const where = `${width}×${height}`;
    const { down, right } = await scroll(page);
    if (down || right) found.push(`${where}: scrolls by ${down} down, ${right} to the right`);
    note(where, await hiddenInBar(page));
    note(where, await unreadable(page));
    if (width === PHONE[0]) {
      const tabs = await show(page);
      for (const tab of tabs) {
        await show(page, tab);
        note(`${where}, ${tab}`, await unreadable(page));
      }
      if (tabs.length) await show(page, "tab-board");
    } else if (!(await page.locator("#end[open]").count())) note(where, await hiddenTargets(page));
  }
  return found;
}

/** What a page that may be longer than the window lacks. */
async function onThePage(page) {
  const found = [];
  for (const [width, height] of [WINDOW, PHONE]) {
    await page.setViewportSize({ width, height });
    const { right } = await scroll(page);
    if (right) found.push(`${width}×${height}: scrolls by ${right} to the right`);
    found.push(...(await unreadable(page)).map((one) => `${width}×${height}: ${one}`));
  }
  return found;
}

/** The same look at a page in each language; what it finds says where. */
async function inEveryLanguage(page, name, look, ready = waitForTurn) {
  const found = [];
  for (const language of LANGUAGES) {
    await read(page, language);
    await page.reload();
    await ready(page);
    assert.equal(await page.getAttribute("html", "lang"), language);
    found.push(...[...await look(page), ...await untranslated(page)].map((one) => `${language}, ${name}, ${one}`));
  }
  await read(page, "en");
  return [...new Set(found)];
}

test("a text that was left in English is found, and so is the name of a text", () => {
  for (const language of ["is", "hu", "nn"]) {
    assert.match(leftIn(language, "Waiting for the others")[0], /^English \(the, others/);
    assert.match(leftIn(language, "stats-own")[0], /stats-own/);
    assert.match(leftIn(language, "{ $who } 3")[0], /empty place/);
    assert.deepEqual(leftIn(language, "Puerto Rico, P1, century-solo"), []);
  }
  assert.match(leftIn("nn", "Points by source")[0], /points by source/);
  assert.deepEqual(leftIn("is", "Þú átt leik"), []);
  assert.deepEqual(leftIn("hu", "A te köröd"), []);
  assert.deepEqual(leftIn("nn", "Det er din tur, og to til"), []);
});

test("English is found wherever it stands on a page", async () => {
  const { page } = await person(browser, server);
  await page.goto("/");
  await read(page, "nn");
  await page.reload();
  assert.deepEqual(await untranslated(page), []);
  await page.evaluate(() => {
    const plant = (place, put) => { const one = document.createElement("p"); put(one, `Nobody was at the table ${place}`); document.querySelector("#main").append(one); };
    plant(1, (one, text) => one.append(text));
    plant(2, (one, text) => one.setAttribute("aria-label", text));
    plant(3, (one, text) => { one.title = text; one.hidden = true; });
    // This says that it is English.
    plant(4, (one, text) => { one.lang = "en"; one.append(text); });
  });
  assert.deepEqual((await untranslated(page)).map((one) => one.at(-1)), ["1", "2", "3"]);
});

for (const [game, { players, middle, late }] of Object.entries(tables)) {
  test(`${game} can be read in every language`, async () => {
    const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    const found = await inEveryLanguage(page, `${game} at the start`, atTheTable);
    const seat = await quickSeat(server, page);
    // The middle has no box that the others lack; all of them at all sizes, in English, are looked at in
    // frame.test.mjs.
    await seat.play({ decisions: middle, enough: isLate });
    const { table } = await seat.play({ decisions: late, enough: isLate });
    assert.equal(table.stage, "playing", "late is before the end");
    found.push(...await inEveryLanguage(page, `${game} late`, atTheTable));
    await seat.play();
    found.push(...await inEveryLanguage(page, `${game} over`, atTheTable));
    if (game === "landnam") {
      await page.goto(`${page.url()}/dice`);
      found.push(...await inEveryLanguage(page, `dice of ${game}`, onThePage, () => {}));
      for (const address of ["/statistics", `/statistics/${game}`]) {
        await page.goto(address);
        found.push(...await inEveryLanguage(page, address, onThePage, () => {}));
      }
    }
    assert.deepEqual([...found, ...complaints], []);
  });
}

test("the pages that are no table can be read in every language", async () => {
  const { page, complaints } = await person(browser, server);
  const found = [];
  const look = async (name, address) => {
    if (address) await page.goto(address);
    found.push(...await inEveryLanguage(page, name, onThePage, () => {}));
  };
  await look("the front page of a newcomer", "/");
  for (const game of Object.keys(tables)) await look(`a new table of ${game}`, `/new/${game}`);
  await openTable(page, "landnam", { players: 3, seats: { seat2: "greedy" }, begin: false });
  await look("the lobby");
  const link = await page.locator("#main [value*='/seat/']").first().inputValue();
  const { page: friend } = await person(browser, server);
  await friend.goto(link);
  found.push(...await inEveryLanguage(friend, "a seat's link", onThePage, () => {}));
  await openTable(page, "century", { players: 2, seats: greedy(2), options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(page);
  const seat = await quickSeat(server, page);
  await seat.play({ decisions: 12 });
  const address = page.url();
  await look("the whole log", `${address}/log`);
  await page.goto(`${address}/at/5`);
  found.push(...await inEveryLanguage(page, "the table as it was", atTheTable, () => {}));
  await look("the front page of a player", "/");
  await look("nothing at an address", "/nothing");
  assert.deepEqual([...found, ...complaints.filter((one) => !/404/.test(one))], []);
});

test("the drawn examples of the rules fit into the window, in every language", async () => {
  const { page, complaints } = await person(browser, server);
  const found = [];
  const look = async () => {
    const wide = [];
    for (const [width, height] of [WINDOW, PHONE]) {
      await page.setViewportSize({ width, height });
      const { right } = await scroll(page);
      if (right) wide.push(`${width}×${height}: scrolls by ${right} to the right`);
      const cut = await page.$$eval(".drawn", (all) => all.filter((drawn) => drawn.scrollWidth > drawn.clientWidth).map((drawn) => drawn.closest("article").id));
      wide.push(...cut.map((clause) => `${width}×${height}: the example of ${clause} is cut off`));
    }
    return wide;
  };
  for (const game of Object.keys(tables)) {
    await page.goto(`/rules/${game}`);
    assert.ok(await page.locator(".example .drawn").count() >= 4, game);
    found.push(...await inEveryLanguage(page, `the rules of ${game}`, look, () => {}));
  }
  assert.deepEqual([...found, ...complaints], []);
});
