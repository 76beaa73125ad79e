// Who wants large letters gets them at a table: nothing scrolls, nothing is cut off, and all of it is larger.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { faults, painted } from "../measure.mjs";
import { isLate, quickSeat } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** As many as can play. */
const tables = {
  century: { players: 5, seats: greedy(5) },
  "century-solo": {},
  "puerto-rico": { players: 5, seats: greedy(5) },
  merchants: { players: 4, seats: greedy(4) },
  landnam: { players: 5, seats: greedy(5) },
};

/** How high letters are that tell what to do, who plays, what happened, what can be done and what is preferred. */
async function heights(page) {
  const parts = { "the question": "#status", "a button": "#undo .shorter, #undo .longer", "a name": ".player .who", "the log": "#log-lines a.line", "a choice": "#choices button", "a preference": "#menu .pref span" };
  await page.evaluate(() => { for (const id of ["choices", "menu"]) { const sheet = document.getElementById(id); sheet.popover = "manual"; sheet.showPopover(); } });
  const found = await page.evaluate((parts) => Object.fromEntries(Object.entries(parts).map(([name, selector]) => {
    const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    return [name, parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom];
  })), parts);
  await page.evaluate(() => { for (const id of ["choices", "menu"]) { const sheet = document.getElementById(id); sheet.hidePopover(); sheet.popover = "auto"; } });
  return found;
}

/** The letters that are no tenth larger. */
const asSmall = (usual, large) => Object.keys(usual).filter((name) => large[name] < usual[name] * 1.1).map((name) => `${name}: ${usual[name]}, then ${large[name]}`);

for (const [game, { players, seats }] of Object.entries(tables)) {
  test(`${game} fits into the window with large letters, at the start and later`, async () => {
    const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    await openTable(page, game, { players, seats, options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    const usual = await heights(page);
    await page.evaluate(() => localStorage.setItem("kaupang", JSON.stringify({ size: "large" })));
    await page.reload();
    await waitForTurn(page);
    const found = asSmall(usual, await heights(page));
    found.push(...await faults(page, "at the start"));
    await (await quickSeat(server, page)).play({ decisions: 20, enough: isLate });
    await page.reload();
    await waitForTurn(page);
    found.push(...await faults(page, "later"));
    assert.deepEqual([...found, ...complaints], []);
  });
}

test("tips are larger, too, and one's own side where there is room", async () => {
  const { page } = await person(browser, server, { viewport: { width: 1920, height: 1080 } });
  for (const [game, part] of [["landnam", ".ln-column h2"], ["merchants", ".moe-desk h2"]]) {
    await openTable(page, game, { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    const measured = async () => {
      await painted(page);
      await page.locator("#menu-button").focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await page.waitForSelector(".tip:popover-open");
      return page.evaluate((part) => Object.fromEntries([["a tip", ".tip > *"], ["one's own side", part]].map(([name, selector]) => {
        const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
        return [name, parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom];
      })), part);
    };
    await page.evaluate(() => { document.documentElement.dataset.size = "usual"; });
    const usual = await measured();
    await page.evaluate(() => { document.documentElement.dataset.size = "large"; });
    assert.deepEqual(asSmall(usual, await measured()), []);
  }
});
