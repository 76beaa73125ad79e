// Accessibility: axe-core finds nothing serious; the focus stays; the keyboard reaches everything.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, greedy, number, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { serious } from "../axe.mjs";
import { quickSeat } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** With how many each game is looked at, and after how many decisions it is in its middle. */
const tables = { century: [3, 18], "century-solo": [1, 50], "puerto-rico": [4, 20], merchants: [3, 15], landnam: [3, 30] };

test("nothing serious on the pages before a game", async () => {
  const { page } = await person(browser, server, { bypassCSP: true });
  await page.goto("/");
  const found = await serious(page, "the front page");
  const rules = Object.keys(tables).map((game) => `/rules/${game}`);
  for (const address of [...rules, "/rules/century?find=caravan", "/statistics", "/nowhere"]) {
    await page.goto(address);
    found.push(...await serious(page, address));
  }
  await page.goto("/new/century");
  await page.click(".levels summary");
  found.push(...await serious(page, "the form of a new table"));
  await openTable(page, "century", { players: 3, seats: { seat2: "greedy" }, begin: false });
  found.push(...await serious(page, "the table before the game"));
  const link = await page.inputValue("#link-3");
  const friend = await person(browser, server, { bypassCSP: true });
  await friend.page.goto(link);
  found.push(...await serious(friend.page, "the link to a seat"));
  assert.deepEqual(found, []);
});

for (const [game, [players, middle]] of Object.entries(tables)) {
  test(`nothing serious on the table of ${game}, from its start to its end`, async () => {
    const { page } = await person(browser, server, { bypassCSP: true });
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    const found = await serious(page, "at the start");
    const seat = await quickSeat(server, page);
    await seat.play({ decisions: middle });
    await page.reload();
    await waitForTurn(page);
    found.push(...await serious(page, "in the middle"));
    const { table } = await seat.play();
    assert.notEqual(table.stage, "playing");
    await page.reload();
    assert.equal(await waitForTurn(page), "over");
    found.push(...await serious(page, "at the end"));
    for (const address of ["/statistics", `/statistics/${game}`]) {
      await page.goto(address);
      assert.ok(await page.locator("main.statistics a[href$=\"/csv\"]").count() > 0, `${address} has figures`);
      found.push(...await serious(page, address));
    }
    assert.deepEqual(found, []);
  });
}

test("nothing serious on what lies beside a table: the list of all actions, the log, the dice, the past", async () => {
  const { page } = await person(browser, server, { bypassCSP: true });
  await openTable(page, "landnam", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(page);
  await page.keyboard.press("a");
  await page.waitForSelector("#choices:popover-open");
  const found = await serious(page, "the list of all actions");
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.waitForSelector("#hints:not([aria-busy]) li");
  await page.keyboard.press("?");
  await page.waitForSelector(".tip:popover-open .rule");
  found.push(...await serious(page, "a hint, and the card of a clause"));
  const { table } = await (await quickSeat(server, page)).play({ decisions: 12 });
  const path = page.url();
  for (const beside of ["log", "dice", `at/${table.number - 1}`]) {
    await page.goto(`${path}/${beside}`);
    found.push(...await serious(page, beside));
  }
  assert.deepEqual(found, []);
});

test("the focus stays where it was after an action", async () => {
  const { page } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: { seat2: "random" }, options: { confirm: "skip" } });
  await waitForTurn(page);
  await page.focus("#menu-button");
  const before = await number(page);
  await page.keyboard.press("1");
  await changed(page, before);
  assert.equal(await page.evaluate(() => document.activeElement.id), "menu-button");
});

test("the list of all actions opens and closes by keys, and Tab reaches every target once", async () => {
  const { page } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: { seat2: "random" } });
  await waitForTurn(page);
  await page.keyboard.press("a");
  assert.equal(await page.locator("#choices:popover-open").count(), 1);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#choices:popover-open").count(), 0);
  const values = [];
  const targets = await page.locator("#board .hot").count();
  await page.evaluate(() => document.activeElement.blur());
  for (let nth = 0; nth < 80; nth += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => { const element = document.activeElement; return element === document.body ? null : [element.closest("#choices") ? "list" : element.id, element.matches("#board .hot")]; });
    if (at === null) continue;
    if (at[1]) values.push(at[0]);
    assert.notEqual(at[0], "list", "an action is twice in the order of Tab");
  }
  assert.equal(new Set(values).size, targets);
});
