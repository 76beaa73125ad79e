// A game of each kind on a phone, to its end, by taps alone. Of long games a program plays the middle, unless
// KAUPANG_WHOLE is set (`cargo xtask e2e --whole`).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";
import { isLate, quickSeat, whole } from "../quick.mjs";
import { PHONE_PERSON, playByTouch } from "../touch.mjs";
import { scroll } from "../measure.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** How many decisions are made by taps before those that a program makes, `skipped` or until it is `enough`. */
const FIRST = 25;
const games = [
  { game: "century", players: 2 },
  // Nobody knows how long it takes yet, so its end is the program's, and the other games' ends are tapped.
  { game: "century-solo", players: 1, skipped: Infinity },
  { game: "puerto-rico", players: 3 },
  { game: "merchants", players: 3, skipped: Infinity, enough: isLate },
  { game: "landnam", players: 3, skipped: Infinity, enough: isLate },
];

for (const { game, players, skipped, enough } of games) {
  test(`a game of ${game} on a phone`, async (context) => {
    const { page, complaints } = await person(browser, server, PHONE_PERSON);
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    const taps = await playByTouch(page, { decisions: skipped && !whole ? FIRST : undefined });
    if (skipped && !whole) {
      await (await quickSeat(server, page)).play({ decisions: skipped, enough });
      await page.reload();
      const first = { ...taps };
      await playByTouch(page, { taps });
      if (enough || skipped < Infinity) assert.notDeepEqual(taps, first, "the end is played by taps, too");
    }
    context.diagnostic(JSON.stringify(taps));
    assert.match(await status(page), /The game is over/);
    assert.ok(taps.board + taps.set + taps.bar > taps.list, `most of it lies in sight: ${JSON.stringify(taps)}`);
    assert.deepEqual(await scroll(page), { down: 0, right: 0 });
    assert.ok(await page.locator("#scores").isVisible());
    assert.deepEqual(complaints, []);
  });
}

/** A table on a phone, played until a phase of the game, and until something can be done that begins so. */
async function until(game, players, phase, action = "") {
  const { page } = await person(browser, server, PHONE_PERSON);
  await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
  const seat = await quickSeat(server, page);
  await seat.play({ enough: ({ view, legal }) => JSON.stringify(view.phase ?? view.table.phase).includes(phase) && legal.some((one) => one.startsWith(action)), seed: 1 });
  await page.reload();
  await waitForTurn(page);
  return page;
}

test("the goods and the palette of Merchants lie below the map", async () => {
  const page = await until("merchants", 3, "actions");
  const map = await page.locator("#moe-pane").boundingBox();
  assert.ok(map.height >= 300, `the map is ${map.height} px high`);
  for (const id of ["#good-lumber", "#good-gold", "#moe-tools > :last-child"]) {
    const box = await page.locator(id).boundingBox();
    assert.ok(box && box.y > map.y + map.height && box.y + box.height <= 640, `${id} lies below the map and above the tabs: ${JSON.stringify(box)}`);
  }
});

test("a fate card of Landnám that the bar asks for lies below the island", async () => {
  const page = await until("landnam", 3, "explore", "play ");
  assert.match(await status(page), /play exploration cards/);
  const island = await page.locator("#map").boundingBox();
  const cards = await page.$$eval("#fates .hot", (all) => all.map((card) => card.getBoundingClientRect()));
  assert.ok(cards.length && cards.every(({ top, bottom }) => top >= island.y + island.height - 1 && bottom <= 640), JSON.stringify(cards));
  assert.equal(await page.textContent("#tabs label:has(#tab-mine) .news"), String(cards.length));
});

test("before a game there are no tabs of a table, and what can't begin yet says why", async () => {
  const { page } = await person(browser, server, PHONE_PERSON);
  await openTable(page, "century", { players: 2, begin: false });
  assert.equal(await page.locator("#tabs").count(), 0);
  assert.ok(await page.locator("form[action$='/begin'] button").isDisabled());
  assert.match(await page.textContent("#begin-why"), /every seat is taken/);
  await page.locator(".talk").scrollIntoViewIfNeeded();
  const { y, height } = await page.locator(".talk").boundingBox();
  assert.ok(y + height <= 650, "the talk lies above the button");
});

test("the circles of the mayor are shown when they are to be filled", async () => {
  const page = await until("puerto-rico", 3, "colonists");
  await page.tap("#muster-fill");
  await page.tap("#muster-done");
  await page.waitForFunction(() => !document.querySelector("#muster"));
  assert.ok(await page.isChecked("#tab-board"), "the board is shown again");
});

test("what comes after a game lies at the thumb", async () => {
  const { page } = await person(browser, server, PHONE_PERSON);
  await openTable(page, "century-solo", { options: { pace: "fast", confirm: "skip" } });
  await (await quickSeat(server, page)).play({ seed: 1 });
  await page.reload();
  await waitForTurn(page);
  for (const button of ["#rematch .primary", ".after a[href$='/at/0']"]) {
    const box = await page.locator(button).boundingBox();
    assert.ok(box.y >= 684 && box.x >= 0 && box.x < 360, `${button} lies in the bar: ${JSON.stringify(box)}`);
  }
  assert.equal(await page.textContent("#rematch .primary"), "Play again", "there is nobody else");
  for (const text of ["Play again", "Play again with the same people"]) {
    await page.$eval("#rematch .primary", (button, text) => { button.textContent = text; }, text);
    const all = await page.$$eval(".after :is(.button:not(.also-in-menu), button, summary)", (buttons) => buttons.map((button) => [button.textContent, button.getBoundingClientRect()]));
    assert.ok(all.length >= 6, "there is more to do than that");
    for (const [name, { left, right, top, bottom }] of all) {
      assert.ok(left >= 0 && right <= 360 && top >= 640 && bottom <= 740, `“${name}” is in sight: ${left}–${right}, ${top}–${bottom}`);
    }
  }
  await page.tap("#look");
  assert.ok(!await page.locator("#scores").isVisible(), "the board is looked at");
  await page.tap("#end > summary");
  assert.ok(await page.locator("#scores").isVisible(), "and the result again");
});

test("cubes lie on their cards, and what they can be raised to lies on no letter", async () => {
  for (const [game, players] of [["century", 4], ["century-solo", 1]]) {
    const page = await until(game, players, "upgrade");
    const found = await page.evaluate(() => {
      const faults = [];
      const box = (element) => element.getBoundingClientRect();
      for (const card of document.querySelectorAll(".market .merchant, .fan .merchant:not(.gap)")) {
        const { top, bottom } = box(card);
        const out = [...card.querySelectorAll(".does .q")].filter((cube) => box(cube).top < top - 1 || box(cube).bottom > bottom + 1);
        if (out.length) faults.push(`${out.length} cubes beside ${card.id || card.className}`);
      }
      const signs = [...document.querySelectorAll(".place .to")];
      if (!signs.length) faults.push("nothing can be raised");
      for (const sign of signs) {
        const cube = box(sign.parentElement.querySelector(".q"));
        if (cube.bottom - box(sign).top > cube.height / 4) faults.push(`a sign covers ${cube.bottom - box(sign).top} of ${cube.height} px`);
      }
      return faults;
    });
    assert.deepEqual(found, [], game);
  }
});

test("the heading of an offer is read to its end, however long a name is", async () => {
  const page = await until("merchants", 4, "answering");
  const { left, right } = await page.$eval(".moe-talk", (box) => box.getBoundingClientRect());
  const heading = await page.$eval(".moe-talk h2", (heading) => {
    heading.textContent = "Kristjana Sveinbjarnardóttir listens to what the others propose";
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect();
  });
  assert.ok(heading.left >= left && heading.right <= right, `the heading is ${heading.width} px wide`);
});

test("the palette of Merchants stays in sight beside an offer", async () => {
  const page = await until("merchants", 4, "answering");
  const talk = await page.locator(".moe-talk").boundingBox();
  const tools = await page.$$eval("#moe-tools > *", (all) => all.map((tool) => tool.getBoundingClientRect().toJSON()));
  assert.equal(tools.length, 8);
  assert.ok(tools.every(({ top, bottom, height }) => height >= 30 && top > 56 && bottom <= 640), JSON.stringify(tools));
  assert.ok(tools.every(({ top, bottom }) => bottom <= talk.y || top >= talk.y + talk.height - 1), "and covers no part of it");
  assert.deepEqual(await scroll(page), { down: 0, right: 0 });
});
