// A full game against bots for each of the five games, by mouse. Of long games a program plays the middle, unless
// KAUPANG_WHOLE is set (`cargo xtask e2e --whole`).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openTable, person, playToEnd, sensible, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";
import { isLate, quickSeat, whole } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

// Bots that know what they do end a game even if somebody else clicks at random.
const quick = { pace: "fast", confirm: "skip" };
const games = [
  { game: "century", players: 2, seats: { seat2: "greedy" }, play: { choose: sensible, board: 5 } },
  { game: "century-solo", skipped: 65, play: { choose: sensible, board: 7, limit: 2500 } },
  { game: "puerto-rico", players: 3, seats: { seat2: "greedy", seat3: "greedy" } },
  { game: "merchants", players: 3, seats: { seat2: "greedy", seat3: "greedy" }, skipped: Infinity, enough: isLate },
  { game: "landnam", players: 3, seats: { seat2: "greedy", seat3: "greedy" }, skipped: Infinity, enough: isLate },
];

/** So many clicks are made before what a program plays. */
const FIRST = 25;

for (const plan of games) {
  const { game, players, seats } = plan;
  test(`a game of ${game} by mouse, to its end`, async (context) => {
    const { page, complaints } = await person(browser, server);
    await openTable(page, game, { players, seats, options: quick });
    if (plan.skipped && !whole) {
      await playToEnd(page, { ...plan.play, clicks: FIRST });
      await (await quickSeat(server, page)).play({ decisions: plan.skipped, enough: plan.enough });
      await page.reload();
    }
    const clicks = await playToEnd(page, plan.play);
    assert.ok(clicks.all > 0, "the end is played by mouse, too");
    context.diagnostic(`${clicks.all} clicks, ${clicks.board} of them on the board`);
    assert.match(await status(page), /The game is over/);
    const sides = await page.locator("#scores tbody tr").count();
    assert.equal(sides, players ?? 2);
    // The points are told by their sources: rank, name, sources, total.
    assert.equal(await page.locator("#scores thead th").count() >= 4, true);
    // The way to them is not cut off by what comes below.
    await page.setViewportSize({ width: 1280, height: 800 });
    const [figures, after] = await Promise.all([".figures summary", ".after"].map((part) => page.locator(part).boundingBox()));
    assert.ok(figures.y + figures.height <= after.y + 1, JSON.stringify({ figures, after }));

    await page.click("#end-more-button");
    const [record] = await Promise.all([page.waitForEvent("download"), page.click("text=Download the record")]);
    const text = await (await record.createReadStream()).reduce((all, part) => all + part, "");
    assert.match(text, new RegExp(`^kaupang record 1\\ngame ${game}\\n`));
    assert.match(text, /\nseed [0-9a-f]{64}\n/);
    const dice = await page.getAttribute("#scores a[href$='/dice']", "href");
    await page.goto(dice);
    assert.equal(await page.locator(".dice-table").count() > 0, true);
    await page.click("#live");
    const old = page.url();
    await page.click("text=Play again");
    await page.waitForFunction((old) => location.href !== old, old);
    await waitForTurn(page);
    assert.deepEqual(complaints, []);
  });
}
