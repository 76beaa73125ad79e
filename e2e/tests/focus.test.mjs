// Keys after a click: Enter confirms and Space hurries the bots, whatever was clicked before. Who goes by keys is led
// on from what they did to what is to be done next.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, number, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";

let server, browser;
// Bots that wait longer than any test: who sees them move has made them quick.
before(async () => { server = await startServer({ pace: 600_000 }); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.localName);

/** A table of Century at which it is one's own turn; turns are confirmed, and the bot waits. */
async function ownTurn() {
  const { page, complaints } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: { seat1: "me", seat2: "greedy" } });
  if (!await page.locator("#choices").count()) await page.keyboard.press("Space");
  assert.equal(await waitForTurn(page), "act");
  return { page, complaints };
}

/** Does something, and waits until the table has moved on. */
async function moving(page, deed) {
  const before = await number(page);
  await deed();
  await changed(page, before);
}

test("after a click on a card Enter confirms, and then Space hurries the bots", async () => {
  const { page, complaints } = await ownTurn();
  await moving(page, () => page.click("#hand .merchant.spice.hot"));
  assert.equal(await focused(page), "body");
  await moving(page, () => page.keyboard.press("Enter"));
  assert.equal(await page.locator("#confirm, #choices").count(), 0, "the turn is confirmed");
  await page.keyboard.press("Space");
  assert.equal(await waitForTurn(page), "act");
  // The same where the action was chosen in the list, and the turn is confirmed by a click.
  await page.click("#all-button");
  await moving(page, () => page.click("#choices button[value=rest]"));
  assert.equal(await focused(page), "body");
  await moving(page, () => page.click("#confirm"));
  assert.equal(await focused(page), "body");
  await page.keyboard.press("Space");
  assert.equal(await waitForTurn(page), "act");
  assert.equal(await page.locator("#menu:popover-open, #choices:popover-open").count(), 0);
  assert.deepEqual(complaints, []);
});

test("who goes by keys is led from a card to Confirm, from there to the board, and never to Undo", async () => {
  const { page, complaints } = await ownTurn();
  await page.locator("#hand .merchant.spice.hot").first().focus();
  await moving(page, () => page.keyboard.press("Enter"));
  assert.equal(await focused(page), "confirm");
  await moving(page, () => page.keyboard.press("Enter"));
  assert.equal(await focused(page), "board");
  await page.keyboard.press("Space");
  assert.equal(await waitForTurn(page), "act");
  assert.equal(await focused(page), "board");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.closest("#board") !== null), true);
  // A set is sent by its own button, once something is picked.
  await moving(page, () => page.evaluate(() => document.querySelector("#choices button[value='play up2']").click()));
  await page.locator("#caravan [data-pick]").first().focus();
  await page.keyboard.press("Enter");
  await page.focus("#picks-send");
  await moving(page, () => page.keyboard.press("Enter"));
  assert.equal(await focused(page), "confirm");
  assert.deepEqual(complaints, []);
});
