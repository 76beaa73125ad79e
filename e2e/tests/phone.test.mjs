// A game of each kind on a phone, to its end, by taps alone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, startBrowser, startServer, status } from "../helper.mjs";
import { PHONE_PERSON, playByTouch } from "../touch.mjs";
import { scroll } from "../measure.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

for (const [game, players] of [["century", 2], ["century-solo", 1], ["puerto-rico", 3], ["merchants", 3], ["landnam", 3]]) {
  test(`a game of ${game} on a phone`, async (context) => {
    const { page, complaints } = await person(browser, server, PHONE_PERSON);
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    const taps = await playByTouch(page);
    context.diagnostic(JSON.stringify(taps));
    assert.match(await status(page), /The game is over/);
    assert.ok(taps.board + taps.set + taps.bar > taps.list, `most of it lies in sight: ${JSON.stringify(taps)}`);
    assert.deepEqual(await scroll(page), { down: 0, right: 0 });
    assert.ok(await page.locator("#scores").isVisible());
    assert.deepEqual(complaints, []);
  });
}
