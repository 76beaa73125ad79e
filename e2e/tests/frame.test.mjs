// The frame of a table, measured for every game at its start, in the middle and late: no scroll, every target in sight,
// no text on another, no jumps, light messages.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, clickListed, dice, greedy, listed, number, openTable, person, plain, sensible, settled, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { faults, median, pageWeight, painted, shift, watchShift, weigh } from "../measure.mjs";
import { isLate, quickSeat } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** As many as can play, and after how many decisions of the person it is the middle of the game, and late. */
const tables = {
  century: { players: 5, seats: greedy(5), middle: 18, late: 20 },
  "century-solo": { middle: 50, late: 60 },
  "puerto-rico": { players: 5, seats: greedy(5), middle: 20, late: 22 },
  merchants: { players: 4, seats: greedy(4), middle: 15, late: 12 },
  landnam: { players: 5, seats: greedy(5), middle: 25, late: 200 },
};

/** Plays so many decisions as by keys, but without any: what jumps right after a key isn't counted by a browser. */
async function decide(page, count, choose, pick) {
  for (let nth = 0; nth < count; nth += 1) {
    const state = await waitForTurn(page);
    assert.notEqual(state, "over", "the game isn't over before so many decisions");
    const before = await number(page);
    if (state === "confirm") await page.$eval("#confirm", (button) => button.click());
    else {
      const list = await listed(page);
      // Where several may act at once, others may have been quicker.
      if (!list.values.length || !await clickListed(page, list.number, choose(list, pick))) { nth -= 1; continue; }
    }
    await settled(page, before);
  }
  await waitForTurn(page);
  await painted(page);
}

for (const [game, { players, seats, middle, late }] of Object.entries(tables)) {
  test(`${game} fits into the window at the start, in the middle and late`, async (context) => {
    const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    const weights = await weigh(page);
    await openTable(page, game, { players, seats, options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    const found = await faults(page, "at the start");
    const seat = await quickSeat(server, page);
    await seat.play({ decisions: middle, enough: isLate });
    await page.reload();
    await waitForTurn(page);
    found.push(...await faults(page, "in the middle"));
    await watchShift(page);
    // What is weighed is what comes while somebody plays: a program brings many steps at once.
    weights.messages.length = 0;
    weights.answers.length = 0;
    await decide(page, 12, game.startsWith("century") ? sensible : plain, dice(7));
    const messages = median([...weights.messages, ...weights.answers]);
    const { sum, by, own } = await shift(page);
    if (sum >= 0.05) found.push(`jumps by ${sum}: ${by}`);
    const { table } = await seat.play({ decisions: late, enough: isLate });
    assert.equal(table.stage, "playing", "late is before the end");
    await page.reload();
    await waitForTurn(page);
    found.push(...await faults(page, "late"));
    const bytes = await pageWeight(page);
    context.diagnostic(`page ${bytes} bytes, messages ${messages} bytes in the median; jumps by ${sum.toFixed(4)}, after own moves by ${own.toFixed(4)}`);
    if (bytes >= 25_000) found.push(`the page has ${bytes} bytes`);
    if (messages >= 5_000) found.push(`a message has ${messages} bytes in the median`);
    assert.deepEqual([...found, ...complaints], []);
  });
}

test("a set is picked in any order, unpicked, and posted once", async () => {
  const { page } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: { seat2: "random" }, options: { confirm: "skip" } });
  await waitForTurn(page);
  const posts = [];
  page.on("request", (request) => { if (request.url().endsWith("/act")) posts.push(request.postData()); });
  let before = await number(page);
  await page.evaluate(() => document.querySelector('#choices button[value="play up2"]').click());
  await changed(page, before);
  const cubes = page.locator("#caravan [data-pick]");
  await cubes.nth(1).click();
  await cubes.nth(0).click();
  assert.equal(await page.locator("#caravan .picked").count(), 2);
  await cubes.nth(1).click();
  assert.equal(await page.locator("#caravan .picked").count(), 1);
  assert.equal(await page.textContent("#picks-count"), "1 more");
  await page.click("#picks-reset");
  assert.equal(await page.locator("#caravan .picked").count(), 0);
  await cubes.nth(0).click();
  await cubes.nth(0).click();
  before = await number(page);
  await page.click("#picks-send");
  await changed(page, before);
  assert.equal(posts.length, 2);
  assert.deepEqual(new URLSearchParams(posts[1]).getAll("action"), ["upgrade Y", "upgrade R"]);
  assert.match(await page.textContent("#log-lines"), /raises red to green/);
});
