// A game of each kind on a phone, to its end, by taps alone. Of long games a program plays the middle, unless
// KAUPANG_WHOLE is set (`cargo xtask e2e --whole`).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, scripted, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";
import { isLate, quickSeat, reach, steady, whole } from "../quick.mjs";
import { PHONE_PERSON, playByTouch } from "../touch.mjs";
import { hiddenTargets, painted, scroll, smallTargets, texts } from "../measure.mjs";

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
async function until(game, players, phase, action = "", { choose, enough = () => true } = {}) {
  const { page } = await person(browser, server, PHONE_PERSON);
  const isThere = (table) => table.stage === "playing" && JSON.stringify(table.view.phase ?? table.view.table.phase).includes(phase) && table.legal.some((one) => one.startsWith(action)) && enough(table);
  await reach(server, page, game, { players, enough: isThere, choose });
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
  for (const button of ["#rematch .primary", "#to-review", "#to-replay", "#end-more-button"]) {
    const box = await page.locator(button).boundingBox();
    assert.ok(box.y >= 684 && box.x >= 0 && box.x < 360, `${button} lies in the bar: ${JSON.stringify(box)}`);
  }
  assert.equal(await page.textContent("#rematch .primary"), "Play again", "there is nobody else");
  for (const text of ["Play again", "Play again with the same people"]) {
    await page.$eval("#rematch .primary", (button, text) => { button.textContent = text; }, text);
    const all = await page.$$eval(".after > :is(.button, button), .after form button", (buttons) => buttons.map((button) => [button.textContent, button.getBoundingClientRect()]));
    assert.deepEqual(all.map(([name]) => name), [text, "Review", "Replay", "More"], "in this order");
    for (const [name, { left, right, top, bottom }] of all) {
      assert.ok(left >= 0 && right <= 360 && top >= 640 && bottom <= 740, `“${name}” is in sight: ${left}–${right}, ${top}–${bottom}`);
    }
  }
  await page.tap("#end-more-button");
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

/** A choice by the first of the expressions that something fits; what gets the game on where nothing does. */
const byOrder = (...order) => (legal, pick) => {
  const fitting = order.map((words) => legal.filter((action) => words.test(action))).find((found) => found.length);
  return fitting ? fitting[pick(fitting.length)] : steady(legal, pick);
};

/** What keeps its place and size through a game, and how it is played so that it comes by what is long. */
const lasting = {
  century: { players: 4, parts: ["#points", "#market", "#caravan", "#hand"], edges: ["left", "top", "right"], choose: byOrder(/^(play [YRGB]+$|return)/, /^(play up|upgrade)/, /^(rest|acquire)/) },
  "century-solo": { players: 1, parts: [".pyramid", ".automa", "#market", "#caravan", "#hand"], edges: ["left", "top", "right"], choose: byOrder(/^(play [YRGB]+$|return)/, /^(play up|upgrade)/, /^(rest|acquire)/) },
  "puerto-rico": { players: 4, parts: [".pr-roles", ".pr-shelves", ".pr-market", ".pr-middle", "#ships", ".pr-hull"] },
  merchants: { players: 4, parts: ["#moe-pane", "#moe-goods", "#moe-cards", "#moe-tools"], choose: byOrder(/^card/, /^(roll|drive|caravan|deliver)/) },
  landnam: { players: 4, parts: ["#map"] },
};

for (const [game, { players, parts, edges = ["left", "top", "right", "bottom"], choose = steady }] of Object.entries(lasting)) {
  test(`the board of ${game} keeps its size through the phases`, async (context) => {
    const { page } = await person(browser, server, PHONE_PERSON);
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    const seat = await quickSeat(server, page);
    const phases = new Set();
    const seen = new Map();
    for (let decision = 0; decision < 60; decision += 1) {
      const { table } = await seat.play({ decisions: 1, seed: decision + 1, choose });
      if (table.stage !== "playing") break;
      await page.waitForFunction((number) => Number(document.getElementById("main").dataset.number) >= number, table.number);
      await painted(page);
      const phase = table.view.phase ?? table.view.table.phase;
      phases.add(typeof phase === "string" ? phase : Object.keys(phase)[0]);
      const places = await page.evaluate(([parts, edges]) => parts.map((part) => {
        const box = document.querySelector(part)?.checkVisibility() && document.querySelector(part).getBoundingClientRect();
        return box ? `${part} ${edges.map((edge) => Math.round(box[edge])).join(" ")}` : null;
      }).filter(Boolean), [parts, edges]);
      for (const place of places) if (!seen.has(place)) seen.set(place, [...phases].at(-1));
    }
    context.diagnostic([...phases].join(", "));
    assert.ok(phases.size >= (game.startsWith("century") ? 3 : 4), "several phases");
    const others = parts.filter((part) => [...seen.keys()].filter((place) => place.startsWith(`${part} `)).length > 1);
    assert.deepEqual(others.map((part) => [...seen].filter(([place]) => place.startsWith(`${part} `))), []);
  });
}

test("what can be loaded stands below its ship and covers nothing", async () => {
  const page = await until("puerto-rico", 4, "captain", "load", { enough: ({ legal }) => legal.filter((action) => /^load/.test(action)).length > 4 });
  assert.deepEqual(await smallTargets(page), []);
  const faults = () => page.evaluate(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()]);
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const sea = document.getElementById("ships").getBoundingClientRect();
    const loads = boxes(".pr-load");
    const found = loads.length ? [] : ["nothing can be loaded"];
    for (const [load, box] of loads) {
      if (box.left < sea.left || box.right > sea.right || box.bottom > sea.bottom) found.push(`${load.id} lies beside the sea`);
      for (const [other, at] of [...boxes(".pr-hull, .pr-fill"), ...loads]) if (other !== load && over(box, at)) found.push(`${load.id} lies over ${other.id || other.getAttribute("class")}`);
    }
    return found;
  });
  assert.deepEqual(await faults(), []);
  // As many kinds as there are, on every ship and at the wharf.
  await page.evaluate(() => {
    const load = document.querySelector(".pr-load");
    for (const loads of document.querySelectorAll(".pr-ship .pr-loads")) loads.replaceChildren(...Array.from({ length: 5 }, () => load.cloneNode(true)));
    const wharf = document.querySelector(".pr-ship").cloneNode(true);
    wharf.classList.add("wharf");
    wharf.querySelector(".pr-hull").replaceWith(document.createElement("svg"));
    wharf.querySelector(".pr-fill").remove();
    document.getElementById("ships").append(wharf);
  });
  assert.deepEqual(await faults(), []);
  assert.deepEqual(await smallTargets(page), []);
});

test("every kind of card of Merchants has its place below the map, in the longest language", async () => {
  const { page } = await person(browser, server, { ...PHONE_PERSON, locale: "hu" });
  await openTable(page, "merchants", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
  const seat = await quickSeat(server, page);
  await seat.play({ enough: ({ view }) => Object.values(view.cards ?? {}).reduce((sum, count) => sum + count, 0) >= 1 && view.table.phase === "actions", choose: byOrder(/^card/, /^(end|roll|decline)/), seed: 1 });
  await page.reload();
  await waitForTurn(page);
  await scripted(page);
  // One of each kind, all of which can be played, and eleven cards in all.
  await page.evaluate(() => {
    const card = document.querySelector(".moe-dev");
    const kinds = ["Lándzsás lovas ×2", "Kedvező szél ×2", "Kalauz ×2", "Kiváltság\u00ADlevél ×2", "Váltó", "Bő esztendő ×2"];
    document.querySelector(".moe-devs").replaceChildren(...kinds.map((name, nth) => {
      const one = card.cloneNode(true);
      one.id = `card-${nth}`;
      one.className = "moe-dev hot";
      one.querySelector("b").textContent = name;
      return one;
    }));
  });
  const cards = await page.$$eval(".moe-dev", (all) => all.map((card) => {
    const range = document.createRange();
    range.selectNodeContents(card.querySelector("b"));
    return { card: card.getBoundingClientRect().toJSON(), text: range.getBoundingClientRect().toJSON() };
  }));
  assert.equal(cards.length, 6);
  for (const { card, text } of cards) {
    assert.ok(card.width >= 32 && card.height >= 32 && card.left >= 0 && card.right <= 360 && card.bottom <= 640, JSON.stringify(card));
    assert.ok(text.left >= card.left - 1 && text.right <= card.right + 1 && text.top >= card.top - 1 && text.bottom <= card.bottom + 1, JSON.stringify({ card, text }));
  }
  assert.deepEqual(await scroll(page), { down: 0, right: 0 });
});

test("no target of a caravan that drives lies on another", async () => {
  // On its way, and before it sets out, when the merchants can walk, too.
  const drives = { choose: byOrder(/^(caravan|drive|recruit|route)\b/, /^(end|decline)\b/) };
  for (const [phase, action, fitting] of [["driving", "step", /^(step|deliver)/], ["actions", "drive", /^walk/]]) {
    const page = await until("merchants", 4, phase, action, { ...drives, enough: ({ legal }) => legal.filter((one) => fitting.test(one)).length > (phase === "driving" ? 1 : 0) });
    await scripted(page);
    await painted(page);
    await painted(page);
    const overlaps = await page.evaluate(() => {
      const all = [...document.querySelectorAll(".moe-window .target")].filter((target) => target.checkVisibility()).map((target) => [target.id, target.getBoundingClientRect()]);
      const over = (a, b) => Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2) < 32;
      const found = all.length > 1 ? [] : ["there is one only"];
      all.forEach(([id, box], nth) => all.slice(nth + 1).forEach(([other, at]) => { if (over(box, at)) found.push(`${id} and ${other}`); }));
      return found;
    });
    assert.deepEqual(overlaps, [], phase);
    assert.deepEqual(await smallTargets(page), []);
  }
});

test("at a table that waits, the seats come first, then the talk, then what there is to know", async () => {
  const { page } = await person(browser, server, PHONE_PERSON);
  await openTable(page, "landnam", { players: 3, begin: false });
  const tops = await page.evaluate(() => ["#seat-1", "#seat-2", ".talk", "#about"].map((part) => document.querySelector(part).getBoundingClientRect().top));
  assert.ok(tops[0] < 90, `the first seat begins at ${tops[0]}`);
  assert.deepEqual(tops, [...tops].sort((one, other) => one - other));
});

test("the rules begin with their name, a search, the parts and the goal", async () => {
  for (const [locale, game] of [["en", "century"], ["hu", "merchants"], ["is", "landnam"], ["nn", "puerto-rico"]]) {
    const { page, context } = await person(browser, server, { ...PHONE_PERSON, locale });
    await page.goto(`/rules/${game}`);
    const tops = await page.evaluate(() => ["main h1", ".search", ".contents ol", ".begin", "#goal", "#setup"].map((part) => document.querySelector(part).getBoundingClientRect().top));
    assert.deepEqual(tops, [...tops].sort((one, other) => one - other), game);
    assert.ok(tops[4] < 500, `${game}: the goal begins at ${tops[4]}`);
    assert.equal((await scroll(page)).right, 0);
    await context.close();
  }
});

test("the palette of Merchants stays in sight beside an offer", async () => {
  const page = await until("merchants", 4, "answering");
  const talk = await page.locator(".moe-talk").boundingBox();
  const tools = await page.$$eval("#moe-tools > .moe-tool", (all) => all.map((tool) => tool.getBoundingClientRect().toJSON()));
  assert.equal(tools.length, 8);
  assert.ok(tools.every(({ top, bottom, height }) => height >= 30 && top > 56 && bottom <= 640), JSON.stringify(tools));
  assert.ok(tools.every(({ top, bottom }) => bottom <= talk.y || top >= talk.y + talk.height - 1), "and covers no part of it");
  const goods = await page.locator("#moe-goods").boundingBox();
  assert.ok(goods.y >= talk.y + talk.height && talk.y > 56, "it lies over the map, and the goods below it");
  assert.deepEqual(await hiddenTargets(page), []);
  assert.deepEqual((await texts(page)).overlapping, []);
  assert.deepEqual(await scroll(page), { down: 0, right: 0 });
});

test("what lies beside the board is large enough for a thumb, on a phone and on a tablet", async () => {
  for (const [width, height] of [[PHONE_PERSON.viewport.width, PHONE_PERSON.viewport.height], [768, 1024], [1024, 768]]) {
    const { page, context } = await person(browser, server, { ...PHONE_PERSON, viewport: { width, height } });
    const isPhone = width < 768;
    await openTable(page, "landnam", { players: 3, begin: false });
    const friend = await person(browser, server);
    await friend.page.goto(await page.inputValue("#link-2"));
    await friend.page.click("main form button");
    await friend.page.waitForURL(/\/t\//);
    for (const seat of [3]) {
      await page.selectOption(`#seat-${seat} select`, "greedy");
      await page.click(`#seat-${seat} form[action$='/bot'] button`);
    }
    await page.click("form[action$='/begin'] button");
    await page.waitForSelector("#board > .board");
    await friend.page.locator("label:has(#show-chat)").click();
    await friend.page.fill("#say input:not([type=hidden])", "Hello");
    await friend.page.press("#say input:not([type=hidden])", "Enter");
    const show = async (tab) => { if (isPhone) await page.tap(`label:has(#tab-${tab})`); };
    const found = [];
    const look = async (name) => { for (const one of await smallTargets(page)) found.push(`${width}, ${name}: ${one}`); };
    await look("the board");
    await show("log");
    await look("the log");
    await page.tap("label:has(#show-chat)");
    await page.waitForSelector("#chat-lines form button");
    await look("the talk, with somebody who can be muted");
    await show("board");
    await page.tap("#menu-button");
    await page.waitForSelector(".languages button:visible");
    await look("the menu, with the languages");
    assert.deepEqual(found, []);
    await friend.context.close();
    await context.close();
  }
});

test("a log that is folded and a replay have steps as large as a thumb", async () => {
  const { page } = await person(browser, server, PHONE_PERSON);
  await openTable(page, "century", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
  await (await quickSeat(server, page)).play({ decisions: 12 });
  await page.reload();
  await waitForTurn(page);
  await page.tap("label:has(#tab-log)");
  assert.ok(await page.locator(".unfold:visible").count() > 0, "a long turn is folded");
  assert.deepEqual(await smallTargets(page), []);
  await page.goto(`${page.url()}/at/20`);
  for (const tab of ["board", "others", "log"]) {
    await page.tap(`label:has(#tab-${tab})`);
    assert.deepEqual(await smallTargets(page), [], tab);
  }
});
