// What a person prefers holds at once, whatever the table was opened with.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, number, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";

let server, browser;
// Bots that wait longer than any test: who sees them move has made them quick.
before(async () => { server = await startServer({ pace: 600_000 }); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const opening = { players: 2, seats: { seat2: "greedy" } };

/** Chooses a preference in the menu of the table. */
async function prefer(page, name, value) {
  await page.click("#menu-button");
  await page.selectOption(`#menu [data-pref=${name}]`, value);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

/** Plays a card, and ends the turn if that is asked. */
async function playCard(page) {
  const before = await number(page);
  await page.click("#hand .merchant.spice.hot");
  await changed(page, before);
}

test("a turn confirms itself, and bots don't wait, as soon as somebody prefers it", async () => {
  const { page, complaints } = await person(browser, server);
  await openTable(page, "century", { ...opening, seats: { seat1: "me", seat2: "greedy" } });
  // The bot may be the first to act.
  await prefer(page, "pace", "fast");
  assert.equal(await waitForTurn(page), "act");
  await playCard(page);
  assert.equal(await page.locator("#confirm").count(), 1, "a turn is confirmed unless one prefers otherwise");
  await prefer(page, "confirm", "skip");
  // It is confirmed, the bot moves at once, and it is one's own turn again.
  await page.waitForFunction(() => document.querySelector("#choices") && !document.querySelector("#confirm"));
  const before = await number(page);
  await page.click("#market .stall:first-child .hot");
  await page.waitForFunction((before) => Number(document.getElementById("main").dataset.number) > before + 1 && document.querySelector("#choices"), before);
  assert.deepEqual(complaints, []);
});

test("Space makes the bots quick until one's own turn", async () => {
  const { page, complaints } = await person(browser, server);
  await openTable(page, "century", { ...opening, options: { confirm: "skip" } });
  if (!await page.locator("#choices").count()) await page.keyboard.press("Space");
  await waitForTurn(page);
  await playCard(page);
  assert.equal(await page.locator("#choices").count(), 0, "the bot waits so that one can follow");
  await page.keyboard.press("Space");
  assert.equal(await waitForTurn(page), "act");
  assert.deepEqual(complaints, []);
});
