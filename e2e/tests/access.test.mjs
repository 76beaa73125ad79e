// Accessibility: axe-core finds nothing serious; the focus stays; the keyboard reaches everything.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, greedy, number, openTable, person, scripted, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { serious } from "../axe.mjs";
import { quickSeat } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** With how many each game is looked at, and after how many decisions it is in its middle. */
const tables = { century: [3, 18], "century-solo": [1, 50], "puerto-rico": [4, 20], merchants: [3, 15], landnam: [3, 30] };

test("nothing serious on the pages before a game", async () => {
  const { page } = await person(browser, server, { bypassCSP: true });
  await page.goto("/");
  const found = await serious(page, "the front page");
  const rules = Object.keys(tables).map((game) => `/rules/${game}`);
  for (const address of [...rules, "/rules/century?find=caravan", "/statistics", "/nowhere"]) {
    await page.goto(address);
    found.push(...await serious(page, address));
  }
  await page.goto("/new/century");
  await page.click(".levels summary");
  found.push(...await serious(page, "the form of a new table"));
  await openTable(page, "century", { players: 3, seats: { seat2: "greedy" }, begin: false });
  found.push(...await serious(page, "the table before the game"));
  const link = await page.inputValue("#link-3");
  const friend = await person(browser, server, { bypassCSP: true });
  await friend.page.goto(link);
  found.push(...await serious(friend.page, "the link to a seat"));
  assert.deepEqual(found, []);
});

for (const [game, [players, middle]] of Object.entries(tables)) {
  test(`nothing serious on the table of ${game}, from its start to its end`, async () => {
    const { page } = await person(browser, server, { bypassCSP: true });
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    const found = await serious(page, "at the start");
    const seat = await quickSeat(server, page);
    await seat.play({ decisions: middle });
    await page.reload();
    await waitForTurn(page);
    found.push(...await serious(page, "in the middle"));
    const { table } = await seat.play();
    assert.notEqual(table.stage, "playing");
    await page.reload();
    assert.equal(await waitForTurn(page), "over");
    found.push(...await serious(page, "at the end"));
    for (const address of ["/statistics", `/statistics/${game}`]) {
      await page.goto(address);
      assert.ok(await page.locator("main.statistics a[href$=\"/csv\"]").count() > 0, `${address} has figures`);
      found.push(...await serious(page, address));
    }
    assert.deepEqual(found, []);
  });
}

test("nothing serious on what lies beside a table: the list of all actions, the log, the dice, the past", async () => {
  const { page } = await person(browser, server, { bypassCSP: true });
  await openTable(page, "landnam", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(page);
  await page.keyboard.press("a");
  await page.waitForSelector("#choices:popover-open");
  const found = await serious(page, "the list of all actions");
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.waitForSelector("#hints:not([aria-busy]) li");
  await page.keyboard.press("?");
  await page.waitForSelector(".tip:popover-open .rule");
  found.push(...await serious(page, "a hint, and the card of a clause"));
  const { table } = await (await quickSeat(server, page)).play({ decisions: 12 });
  const path = page.url();
  for (const beside of ["log", "dice", `at/${table.number - 1}`]) {
    await page.goto(`${path}/${beside}`);
    found.push(...await serious(page, beside));
  }
  assert.deepEqual(found, []);
});

test("the focus stays where it was after an action", async () => {
  const { page } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: { seat2: "random" }, options: { confirm: "skip" } });
  await waitForTurn(page);
  await page.focus("#menu-button");
  const before = await number(page);
  await page.keyboard.press("1");
  await changed(page, before);
  assert.equal(await page.evaluate(() => document.activeElement.id), "menu-button");
});

test("the list of all actions opens and closes by keys", async () => {
  const { page } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: { seat2: "random" } });
  await waitForTurn(page);
  await page.keyboard.press("a");
  assert.equal(await page.locator("#choices:popover-open").count(), 1);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#choices:popover-open").count(), 0);
});

/** Numbers what can be clicked and is in sight. Of a group of which one is chosen, Tab reaches one. */
const numberTargets = (page) => page.evaluate(() => {
  const groups = new Set();
  let count = 0;
  for (const target of document.querySelectorAll("#board .hot")) {
    const radio = target.querySelector("input[type=radio]") ?? (target.matches("input[type=radio]") ? target : null);
    // What does the same as another one, such as the second of two equal tiles, is out of the order on purpose.
    const isOther = target.getAttribute("tabindex") === "-1" && document.querySelector(`#board .hot[value="${target.value}"]:not([tabindex="-1"])`);
    if (!target.checkVisibility({ visibilityProperty: true }) || isOther || radio && groups.has(radio.name)) continue;
    if (radio) groups.add(radio.name);
    target.dataset.nth = String(count);
    count += 1;
  }
  return count;
});

/** Goes through the page by Tab, once around: the targets in their order, each with where it lies. */
async function tabAround(page) {
  await page.evaluate(() => { document.activeElement.blur(); window.begun = null; });
  const order = [];
  for (let nth = 0; nth < 400; nth += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const now = document.activeElement;
      if (now === window.begun) return "around";
      window.begun ??= now === document.body ? null : now;
      if (now.closest("#choices")) return "list";
      const target = now.closest("#board [data-nth]");
      if (!target) return null;
      const { left, top, right, bottom } = target.getBoundingClientRect();
      // Puerto Rico's buildings are read column by column.
      const part = target.closest("section, ul, ol, svg, .pr-column");
      const onMap = Boolean(target.closest("svg"));
      return { nth: Number(target.dataset.nth), name: target.id || target.getAttribute("aria-label") || target.textContent.trim(), part: part.id || part.getAttribute("class"), onMap, left, top, right, bottom };
    });
    if (at === "around") return order;
    assert.notEqual(at, "list", "an action is twice in the order of Tab");
    if (at) order.push(at);
  }
  throw new Error("Tab doesn't come around");
}

for (const [game, [players, middle]] of Object.entries(tables)) {
  test(`Tab reaches every target of ${game} once, and in the order in which they are read`, async (context) => {
    const { page } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    const seat = await quickSeat(server, page);
    const found = [];
    let most = 0;
    for (const decisions of [1, middle]) {
      // Where nothing on the board can be clicked there is nothing to reach: then a few decisions later.
      for (let more = 0; more < 12; more += 1) {
        await seat.play({ decisions: more ? 1 : decisions });
        await page.reload();
        await waitForTurn(page);
        await scripted(page);
        // An offer of a bot is open for some seconds only.
        if (await numberTargets(page) > 1 && !await page.locator("#accept").count()) break;
      }
      const count = await numberTargets(page);
      const order = await tabAround(page);
      most = Math.max(most, count);
      assert.deepEqual(order.map(({ nth }) => nth).sort((one, other) => one - other), Array.from({ length: count }, (_, nth) => nth), "each target once");
      order.slice(1).forEach((here, nth) => {
        const before = order[nth];
        const goesUp = here.bottom <= before.top + 1;
        const goesLeft = here.right <= before.left + 1 && here.bottom <= before.bottom + 1 && here.top < before.bottom;
        if (here.part === before.part && !here.onMap && (goesUp || goesLeft)) found.push(`after ${before.name} comes ${here.name} in ${here.part}`);
      });
      const parts = order.map(({ part }) => part).filter((part, nth, all) => part !== all[nth - 1]);
      if (new Set(parts).size !== parts.length) found.push(`goes back and forth: ${parts.join(", ")}`);
    }
    context.diagnostic(`${most} targets`);
    assert.ok(most > 1, "there are several");
    assert.deepEqual(found, []);
  });
}
