// Pictures for docs/screenshots: every phase of every game that its player comes by, and the end, in a window and on a phone, by day
// and by night. A program plays until a phase is new; the browser only looks.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { greedy, openTable, person, screenshots, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { quickSeat, steady } from "../quick.mjs";

const skip = !screenshots;
let server, browser;
before(async () => { if (!skip) { server = await startServer(); browser = await startBrowser(); } });
after(async () => { await browser?.close(); await server?.stop(); });

/** With how many, and the phases in which a person decides. */
const games = {
  century: { players: 4, phases: ["turn", "lay", "upgrade", "return", "over"] },
  "century-solo": { players: 1, phases: ["turn", "lay", "upgrade", "return", "over"] },
  "puerto-rico": { players: 4, phases: ["pick", "settler", "mayor", "colonists", "builder", "craftsman", "trader", "captain", "storing", "over"] },
  merchants: { players: 4, phases: ["before-roll", "actions", "answering", "discard", "robber", "walking", "driving", "over"] },
  landnam: { players: 4, phases: ["harvest", "thing", "move", "step", "explore", "trade", "build", "over"] },
};

/** Hoards instead of getting on: so one comes by what is to be done with too much. */
function hoard(legal, pick) {
  const kept = legal.filter((action) => /^(play|upgrade|return|discard|roll|end|rest|decline|no-deal|robber|rob)\b/.test(action));
  return kept.length ? kept[pick(kept.length)] : steady(legal, pick);
}

/** The name of the phase that a table is in. */
function phaseOf({ stage, view }) {
  if (stage !== "playing") return "over";
  const phase = view.phase ?? view.table.phase;
  return typeof phase === "string" ? phase : Object.keys(phase)[0];
}

/** A small file of what the page shows, in a window or on a phone, by day and by night. */
async function take(page, name) {
  const session = await page.context().newCDPSession(page);
  for (const [width, height] of [[1280, 800], [360, 740]]) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 40 });
      writeFileSync(join(screenshots, `${name}-${width}${colorScheme === "dark" ? "-dark" : ""}.webp`), Buffer.from(data, "base64"));
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await session.detach();
}

for (const [game, { players, phases }] of Object.entries(games)) {
  test(`every phase of ${game}`, { skip }, async () => {
    mkdirSync(screenshots, { recursive: true });
    const { page } = await person(browser, server);
    const seen = new Set();
    // One game may not come by all of them.
    for (let table = 1; table <= 6 && seen.size < phases.length; table += 1) {
      await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
      const seat = await quickSeat(server, page);
      let isOver = false;
      while (!isOver && seen.size < phases.length) {
        // A position from the middle of a game has more to show than the first of its kind.
        const isNew = (now) => now.number > 60 && phases.includes(phaseOf(now)) && !seen.has(phaseOf(now));
        const { table: now } = await seat.play({ enough: isNew, seed: table, choose: table % 2 ? steady : hoard });
        isOver = now.stage !== "playing";
        const phase = phaseOf(now);
        if (seen.has(phase)) continue;
        seen.add(phase);
        await page.reload();
        await waitForTurn(page);
        await take(page, `${game}-${phase}`);
      }
    }
    assert.deepEqual(phases.filter((phase) => !seen.has(phase)), [], "phases that were not come by");
  });
}

test("the pages that are no table", { skip }, async () => {
  const { page } = await person(browser, server);
  await page.goto("/");
  await page.fill("#name", "Anna");
  await page.click("form.name button");
  for (const [game, players] of [["puerto-rico", 4], ["landnam", 3]]) {
    await openTable(page, game, { players, seats: greedy(players), options: { pace: "fast" } });
    await waitForTurn(page);
  }
  await page.goto("/");
  await take(page, "front");
  await page.goto("/new/century");
  await take(page, "new");
  await openTable(page, "landnam", { players: 3, begin: false });
  await take(page, "lobby");
});
