// From click to paint in every game, on the program with all optimizations and on a machine with nothing else to do:
// `cargo xtask paint`. On a machine that builds and tests at the same time a time would say nothing.
import assert from "node:assert/strict";
import { loadavg } from "node:os";
import { after, before, test } from "node:test";
import { greedy, number, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { clickToPaint, median } from "../measure.mjs";
import { quickSeat } from "../quick.mjs";

const skip = process.env.KAUPANG_PAINT ? false : "a chore of its own: cargo xtask paint";

/** What is wanted of half of the clicks, and of all but one in twenty, in milliseconds. */
const MEDIAN = 50;
const NEARLY_ALL = 100;
/** So many clicks are timed, so many of them before the middle of the game. */
const CLICKS = 60;

const tables = {
  century: { players: 5, seats: greedy(5), middle: 18 },
  "century-solo": { middle: 40 },
  "puerto-rico": { players: 5, seats: greedy(5), middle: 20 },
  merchants: { players: 4, seats: greedy(4), middle: 15 },
  landnam: { players: 5, seats: greedy(5), middle: 40 },
};

let server, browser;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await startBrowser();
});
after(async () => { await browser?.close(); await server?.stop(); });

/** Clicks what is listed first, or confirms, and notes how long each took until it was painted. */
async function clicks(page, count, times) {
  for (let nth = 0; nth < count; nth += 1) {
    const state = await waitForTurn(page);
    if (state === "over") return;
    const before = await number(page);
    times.push(await clickToPaint(page, state === "confirm" ? "#confirm button" : "#choices button"));
    assert.notEqual(await number(page), before);
  }
}

for (const [game, { players, seats, middle }] of Object.entries(tables)) {
  test(`a click in ${game} is painted at once`, { skip }, async (context) => {
    const { page } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    await openTable(page, game, { players, seats, options: { pace: "fast", confirm: "skip" } });
    const times = [];
    await clicks(page, CLICKS / 2, times);
    await (await quickSeat(server, page)).play({ decisions: middle });
    await page.reload();
    await clicks(page, CLICKS / 2, times);
    times.sort((one, other) => one - other);
    const [half, nearly, longest] = [median(times), times[Math.ceil(times.length * 0.95) - 1], times.at(-1)];
    const [load] = loadavg();
    context.diagnostic(`${times.length} clicks: median ${half.toFixed(0)} ms, 95 % within ${nearly.toFixed(0)} ms, longest ${longest.toFixed(0)} ms; load ${load.toFixed(1)}`);
    assert.ok(half <= MEDIAN, `median ${half}`);
    assert.ok(nearly <= NEARLY_ALL, `95 % within ${nearly}`);
  });
}
