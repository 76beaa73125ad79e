// A journey on the map of Merchants: a destination is clicked, the way is drawn before, and one post walks it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, decide, dice, number, openTable, person, plain, startBrowser, startServer, waitForTurn } from "../helper.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Plays until there are journeys to be made; says whether there are. */
async function playToJourneys(page, limit) {
  const pick = dice(7);
  for (let step = 0; step < limit; step += 1) {
    if (await waitForTurn(page) === "over") return false;
    if (await page.locator("#moe-journeys").count()) return true;
    await decide(page, plain, pick);
  }
  return false;
}

test("a destination is one click: the way is drawn, then walked with one post", async () => {
  const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "merchants", { players: 3, seats: { seat2: "greedy", seat3: "greedy" }, options: { confirm: "skip", pace: "fast" } });
  assert.equal(await playToJourneys(page, 150), true);
  // With the server's seed nobody is on the way yet, and there is one traveler: the tool alone draws the ways.
  assert.equal(await page.locator(".way").count(), 0);
  await page.locator(".moe-tool:has(#tool-walk), .moe-tool:has(#tool-drive)").first().click();
  await page.waitForSelector(".way");
  const ways = page.locator(".way");
  const farthest = await ways.evaluateAll((all) => all.map((way) => way.dataset.steps.split("|").length).reduce((best, steps, nth, list) => (steps > list[best] ? nth : best), 0));
  const way = ways.nth(farthest);
  await way.focus();
  assert.equal(await page.getAttribute("#way-line", "points"), await way.getAttribute("data-line"));
  const steps = (await way.getAttribute("data-steps")).split("|");
  assert.equal(Number(await way.textContent()), steps.filter((step) => step.startsWith("step ")).length, "a ring says how far it is");
  const posts = [];
  page.on("request", (request) => { if (request.url().endsWith("/act")) posts.push(request.postData()); });
  const then = await number(page);
  await way.press("Enter");
  await changed(page, then);
  assert.equal(posts.length, 1);
  assert.deepEqual(new URLSearchParams(posts[0]).getAll("action"), steps);
  assert.deepEqual(complaints, []);
});
