// Pictures for docs/screenshots: every phase of every game that its player comes by, and the end, in a window and on a
// phone, by day and by night; and each of them is measured as a table must be. A program plays until a phase is new;
// the browser only looks.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { greedy, openTable, person, screenshots, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { faults } from "../measure.mjs";
import { quickSeat, steady } from "../quick.mjs";

const skip = !screenshots;
let server, browser;
before(async () => { if (!skip) { server = await startServer(); browser = await startBrowser(); } });
after(async () => { await browser?.close(); await server?.stop(); });

/**
 * What is done first where it can be done, by a table's number: the first plays to win, the others to come by what is
 * rare.
 */
const HOARD = [/^(play [YRGB]+$|discard|return)\b/, /^(play up|upgrade)/, /^(rest|roll|end|stop|decline|no-deal|robber|rob)\b/];
const CARDS = [/^card\b/, /^(trade|bank|buy|exchange)\b/, /^(roll|end|stop|decline|no-deal|robber|rob|discard)\b/];
const DRIVE = [/^(caravan|drive|deliver|recruit|route)\b/, /^(end|decline)\b/];

/**
 * With how many, the phases in which a person decides, the number of an entry from the middle of a game, and how the
 * tables are played on which all of the phases are come by.
 */
const games = {
  century: { players: 4, phases: ["turn", "lay", "upgrade", "return", "over"], middle: 150, ways: [[], HOARD, []] },
  "century-solo": { players: 1, phases: ["turn", "lay", "upgrade", "return", "over"], middle: 60, ways: [[], HOARD] },
  "puerto-rico": { players: 4, phases: ["pick", "settler", "mayor", "colonists", "builder", "craftsman", "trader", "captain", "storing", "over"], middle: 200, ways: [[], []] },
  merchants: { players: 4, phases: ["actions", "before-roll", "answering", "robber", "walking", "over", "discard", "driving"], middle: 150, ways: [[], HOARD, DRIVE, CARDS, [], CARDS] },
  landnam: { players: 4, phases: ["harvest", "age", "thing", "move", "step", "explore", "enter", "trade", "build", "over"], middle: 250, ways: [[], [], [], []] },
};

/** A choice by the first of the expressions that something fits; what gets the game on where nothing does. */
const byOrder = (order) => (legal, pick) => {
  const fitting = order.map((words) => legal.filter((action) => words.test(action))).find((found) => found.length);
  return fitting ? fitting[pick(fitting.length)] : steady(legal, pick);
};

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
      const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 32 });
      writeFileSync(join(screenshots, `${name}-${width}${colorScheme === "dark" ? "-dark" : ""}.webp`), Buffer.from(data, "base64"));
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await session.detach();
}

for (const [game, { players, phases, middle, ways }] of Object.entries(games)) {
  test(`every phase of ${game}`, { skip }, async () => {
    mkdirSync(screenshots, { recursive: true });
    const { page } = await person(browser, server);
    const missing = new Set(phases);
    const found = [];
    // The dice may keep back what is rare: then the same is tried at other tables.
    for (const [nth, way] of [...ways, ...ways, ...ways].entries()) {
      if (missing.size === 0) break;
      await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
      const seat = await quickSeat(server, page);
      // A position from the middle of a game has more to show than the first of its kind; on the last table any will
      // do, or what is rare might not be come by.
      const least = nth < ways.length - 1 ? middle : 25;
      const isNew = (now) => now.number > least && missing.has(phaseOf(now));
      for (let stage = "playing"; stage === "playing" && missing.size > 0;) {
        const { table: now } = await seat.play({ enough: isNew, seed: nth + 1, choose: byOrder(way) });
        stage = now.stage;
        if (!missing.delete(phaseOf(now))) continue;
        await page.reload();
        await waitForTurn(page);
        await take(page, `${game}-${phaseOf(now)}`);
        // The end lies over the board.
        if (stage === "playing") found.push(...await faults(page, phaseOf(now)));
      }
    }
    assert.deepEqual([...missing], [], "phases that were not come by");
    assert.deepEqual(found, []);
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
