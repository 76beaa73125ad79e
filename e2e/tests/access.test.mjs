// Accessibility: axe-core finds nothing serious; the focus stays; the keyboard reaches everything.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { changed, number, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** What axe-core calls serious or critical, with the first places of each. */
async function serious(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations.filter(({ impact }) => /serious|critical/.test(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target.join(" ")).join(", ")}`);
}

for (const scheme of ["light", "dark"]) {
  test(`nothing serious on the pages of Century, ${scheme}`, async () => {
    const { page } = await person(browser, server, { colorScheme: scheme, bypassCSP: true });
    await page.goto("/");
    assert.deepEqual(await serious(page), [], "the front page");
    await page.goto("/new/century");
    assert.deepEqual(await serious(page), [], "the form of a new table");
    await openTable(page, "century", { players: 3, seats: { seat2: "greedy", seat3: "greedy" }, begin: false });
    assert.deepEqual(await serious(page), [], "the table before the game");
    await page.click("text=Begin the game");
    await waitForTurn(page);
    assert.deepEqual(await serious(page), [], "the table");
    await page.keyboard.press("a");
    await page.waitForSelector("#choices:popover-open");
    assert.deepEqual(await serious(page), [], "the list of all actions");
  });
}

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
