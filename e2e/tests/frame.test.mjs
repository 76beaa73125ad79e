// The frame of a table, measured: no scroll, every target in sight, no text on another, no jumps, light messages.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, dice, listed, number, openTable, person, plain, sensible, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { PHONE, SIZES, hiddenTargets, median, scroll, shift, smallTargets, texts, watchShift, weigh } from "../measure.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const tables = {
  century: { players: 5, seats: { seat2: "greedy", seat3: "greedy", seat4: "greedy", seat5: "greedy" } },
  "century-solo": {},
};

/** Plays so many decisions by what is listed. */
async function decide(page, count, choose, pick) {
  for (let nth = 0; nth < count; nth += 1) {
    const state = await waitForTurn(page);
    if (state === "over") return;
    const before = await number(page);
    // By keys, which are a person's input as clicks are; digits reach the first nine.
    const list = await listed(page);
    const digit = list.values.length ? Math.min(8, choose(list, pick)) + 1 : 1;
    await page.keyboard.press(state === "confirm" ? "Enter" : String(digit));
    await changed(page, before);
  }
  await waitForTurn(page);
}

async function look(page, name) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const at = `${name}, ${width}×${height}`;
    assert.deepEqual(await scroll(page), { down: 0, right: 0 }, at);
    assert.deepEqual(await hiddenTargets(page), [], at);
    assert.deepEqual(await texts(page), { overlapping: [], clipped: [], small: [] }, at);
  }
  const [width, height] = PHONE;
  await page.setViewportSize({ width, height });
  assert.deepEqual(await scroll(page), { down: 0, right: 0 }, `${name}, phone`);
  assert.deepEqual(await smallTargets(page), [], `${name}, phone`);
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const [game, table] of Object.entries(tables)) {
  test(`${game} fits into the window at the start, in the middle and late`, async (context) => {
    const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    const weights = await weigh(page);
    await openTable(page, game, { ...table, options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    const pick = dice(7);
    await look(page, `${game} at the start`);
    await page.reload();
    await waitForTurn(page);
    await watchShift(page);
    const choose = game.startsWith("century") ? sensible : plain;
    await decide(page, 12, choose, pick);
    const { sum, by } = await shift(page);
    assert.ok(sum < 0.05, `${game} jumps by ${sum}: ${by}`);
    await look(page, `${game} in the middle`);
    await decide(page, 40, choose, pick);
    await look(page, `${game}, late`);
    const messages = median([...weights.messages, ...weights.answers]);
    context.diagnostic(`page ${weights.page} bytes, messages ${messages} bytes in the median of ${weights.messages.length + weights.answers.length}`);
    assert.ok(weights.page < 25_000, `the page has ${weights.page} bytes`);
    assert.ok(messages < 5_000, `a message has ${messages} bytes in the median`);
    assert.deepEqual(complaints, []);
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
