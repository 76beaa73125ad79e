// The guided first game of each kind: to its end by clicking what is pointed at, left and taken up, without a script,
// and at every size. Of the longer ones a program plays the middle, unless KAUPANG_WHOLE is set (`cargo xtask e2e
// --whole`).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { clickListed, listed, number, person, scripted, settled, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { follow, skip } from "../guide.mjs";
import { PHONE, painted, scroll, texts } from "../measure.mjs";
import { quickSeat, whole } from "../quick.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let server, browser;
before(async () => { server = await startServer({ pace: 5 }); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Opens the guided game with the button of the front page. */
async function learn(page, game) {
  await page.goto("/");
  await page.click(`form[action="/learn/${game}"] button`);
  await page.waitForURL(/\/t\//);
  await page.waitForSelector("#guide");
}

/** What is wrong with the card: it is to be seen whole, and what it points at is not to be hidden by it. */
const faults = (page) => page.evaluate(() => {
  const found = [];
  const guide = document.getElementById("guide");
  const box = guide.getBoundingClientRect();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth + .5 || box.bottom > innerHeight + .5) found.push(`the card is out of the window: ${JSON.stringify(box)}`);
  if (guide.scrollHeight > guide.clientHeight + 1 || guide.scrollWidth > guide.clientWidth + 1) found.push("the card overflows");
  const seen = document.getElementById("board").getBoundingClientRect();
  /** What is seen of a target: on a phone the board is moved below the card. */
  const part = (target) => {
    const { left, right, top, bottom, width } = target.getBoundingClientRect();
    return target.closest("#board") ? { left, right, width, top: Math.max(top, seen.top), bottom: Math.min(bottom, seen.bottom) } : { left, right, width, top, bottom };
  };
  const shown = [...document.querySelectorAll("#board .pointed")].filter((target) => (target.closest("label") ?? target).checkVisibility());
  const isInSight = (target) => part(target.closest("label") ?? target).bottom - part(target.closest("label") ?? target).top >= (target.closest("label") ?? target).getBoundingClientRect().height - 4;
  if (shown.length && !shown.some(isInSight)) found.push(`nothing that is pointed at is in sight: ${shown[0].outerHTML.slice(0, 90)}`);
  for (const target of document.querySelectorAll(".pointed")) {
    const at = part(target);
    if (at.width && at.left < box.right - 1 && box.left < at.right - 1 && at.top < box.bottom - 1 && box.top < at.bottom - 1) found.push(`the card lies over ${target.outerHTML.slice(0, 90)}`);
  }
  return found;
});

/** The same at the sizes of a phone and a window. */
async function faultsAtSizes(page, where) {
  const found = [];
  for (const [width, height] of [[1280, 800], PHONE]) {
    await page.setViewportSize({ width, height });
    await painted(page);
    const { down, right } = await scroll(page);
    if (down || right) found.push(`scrolls by ${down}, ${right}`);
    found.push(...await faults(page));
    if (found.length) return found.map((fault) => `${where}, ${width}×${height}: ${fault}`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  return [];
}

async function serious(page) {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(axe);
  const found = [];
  for (const [colorScheme, rules] of [["light"], ["dark", ["color-contrast"]]]) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate((rules) => window.axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) }), rules);
    found.push(...violations.filter(({ impact }) => /serious|critical/.test(impact)).map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes[0].target}`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

const games = ["century", "century-solo", "puerto-rico", "merchants", "landnam"];
/** The quickest, which are always followed from the first step to the last: one by mouse, one by keyboard. */
const [BY_MOUSE, BY_KEYS] = ["century", "century-solo"];
/** Of the others so many decisions are made at the start and at the end; the middle is skipped. */
const [FIRST, LAST] = [16, 5];

/** How many decisions the guided game takes: its dice are prepared and its bots wait, so it is always the same one. */
const lengths = new Map();
async function lengthOf(game) {
  if (lengths.has(game)) return lengths.get(game);
  const { page, context } = await person(browser, server);
  await learn(page, game);
  const seat = await quickSeat(server, page);
  await page.goto("about:blank");
  lengths.set(game, await skip(seat));
  await context.close();
  return lengths.get(game);
}

/** Follows the guide to the end; says how many decisions the person has made. */
async function followAll(page, game, options) {
  await learn(page, game);
  await scripted(page);
  const made = await follow(page, options);
  await page.waitForSelector("#guide-end");
  return made;
}

/** Follows the guide at the start and at the end, and skips the middle. */
async function followEnds(page, game, options) {
  const length = await lengthOf(game);
  await learn(page, game);
  await scripted(page);
  await follow(page, { decisions: FIRST, ...options });
  const seat = await quickSeat(server, page);
  const table = page.url();
  await page.goto("about:blank");
  await skip(seat, length - FIRST - LAST);
  await page.goto(table);
  await scripted(page);
  const made = await follow(page, options);
  assert.ok(made > 0, "the end is played, too");
  await page.waitForSelector("#guide-end");
}

for (const game of games) {
  test(`the guided game of ${game} by mouse to its end`, async () => {
    const { page, complaints } = await person(browser, server, { bypassCSP: true });
    const found = [];
    const told = new Set();
    const look = async () => {
      const text = await page.evaluate(() => document.querySelector("#guide .lesson")?.textContent);
      if (!text || told.has(text)) return;
      told.add(text);
      if (told.size === 1) found.push(...await serious(page));
      if (told.size % 3 === 1) found.push(...await faultsAtSizes(page, text.slice(0, 30)));
    };
    await (whole || game === BY_MOUSE ? followAll : followEnds)(page, game, { look });
    assert.deepEqual(found, []);
    assert.ok(told.size >= 5, `${told.size} lessons`);
    assert.match(await page.textContent("#guide-end"), /won with \d+ points/);
    await page.setViewportSize({ width: 1280, height: 800 });
    assert.equal(await page.$eval(".banner", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 0, "the banner cuts nothing off");
    assert.deepEqual(await serious(page), []);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
}

test("a guided game by keyboard to its end", async () => {
  const { page, complaints } = await person(browser, server);
  const made = await followAll(page, BY_KEYS, { keys: true });
  assert.ok(made > FIRST + LAST, `${made} decisions`);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("on a phone the guide leads to what is pointed at", async () => {
  const { page, complaints } = await person(browser, server, { viewport: { width: PHONE[0], height: PHONE[1] } });
  for (const game of ["century", "puerto-rico", "landnam"]) {
    await learn(page, game);
    await scripted(page);
    await follow(page, { decisions: 8 });
    assert.deepEqual(await faults(page), [], game);
  }
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("on a phone the card takes no room from the board, and can be folded away", async () => {
  for (const locale of ["en", "hu"]) {
    const { page, context } = await person(browser, server, { viewport: { width: PHONE[0], height: PHONE[1] }, locale });
    for (const game of games) {
      await learn(page, game);
      await scripted(page);
      await waitForTurn(page);
      await painted(page);
      const size = () => page.$eval("#board > .board", (board) => { const { width, height } = board.getBoundingClientRect(); return `${width}×${Math.round(height)}`; });
      const beside = await size();
      assert.deepEqual((await texts(page)).clipped, [], `${locale}, ${game}`);
      await page.click("#guide .fold");
      assert.equal(await page.locator("#guide-says").isVisible(), false, "it is folded");
      assert.equal(await size(), beside, `${locale}, ${game}: folded`);
      assert.deepEqual(await page.$eval("#board", ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 0, `${locale}, ${game}: all of the board is in sight`);
      await page.click("#guide .fold");
      assert.ok(await page.locator("#guide-says").isVisible(), "it is opened again");
      await page.click("#guide form button");
      await page.waitForSelector("#guide", { state: "detached" });
      assert.equal(await size(), beside, `${locale}, ${game}: left`);
    }
    await context.close();
  }
});

test("the first card explains its step", async () => {
  const { page, context } = await person(browser, server);
  for (const game of games) {
    await learn(page, game);
    await waitForTurn(page);
    assert.ok(await page.locator("#guide .lesson").count() >= 2, game);
    assert.equal(await page.locator("#guide .next").count(), 1, game);
  }
  await context.close();
});

test("who does something else is guided on, and the guide can be left and taken up again", async () => {
  const { page } = await person(browser, server);
  await learn(page, "century");
  await waitForTurn(page);
  const suggested = await page.getAttribute("#guide", "data-steps");
  const list = await listed(page);
  assert.ok(await clickListed(page, list.number, list.values.findIndex((value) => value !== suggested)));
  await settled(page, list.number);
  await follow(page, { decisions: 2 });
  await waitForTurn(page);
  await page.click("#guide form button");
  await page.waitForSelector("#guide", { state: "detached" });
  assert.equal(await page.locator(".pointed").count(), 0);
  const before = await number(page);
  await page.reload();
  assert.equal(await page.locator("#guide").count(), 0, "it stays left");
  assert.equal(await number(page), before, "nothing of the game is another");
  await page.click("#menu-button");
  await page.click("#menu form[action$='/guide'] button");
  await page.waitForSelector("#guide");
  await follow(page, { decisions: 2 });
  await page.context().close();
});

test("without a script the card is there, and what it points at is a button", async () => {
  const { page } = await person(browser, server, { javaScriptEnabled: false });
  await page.goto("/");
  await page.click("form[action=\"/learn/century\"] button");
  for (let step = 0; step < 6; step += 1) {
    await page.waitForURL(/\/t\//);
    const target = page.locator("#board button.pointed[name=action], #bar button.pointed[name=action], #confirm").first();
    // The others play meanwhile: a page without a script shows it when it is loaded again.
    while (!await target.count()) await page.reload();
    assert.equal(await page.locator("#guide").count(), 1);
    await Promise.all([page.waitForNavigation(), target.click()]);
  }
  await page.context().close();
});

test("the card fits in every language", async () => {
  const found = [];
  // Hungarian is the longest; the others are looked at where their texts are.
  for (const [locale, some] of [["hu", games], ["is", ["puerto-rico"]], ["nn", ["landnam"]]]) {
    const { page } = await person(browser, server, { locale });
    for (const game of some) {
      await learn(page, game);
      await waitForTurn(page);
      found.push(...await faultsAtSizes(page, `${locale}, ${game}`));
    }
    await page.context().close();
  }
  assert.deepEqual(found, []);
});

test("what is pointed at has the guide's ring on every board, whatever else it has", async () => {
  const { page, complaints } = await person(browser, server, { reducedMotion: "reduce" });
  for (const game of games) {
    await learn(page, game);
    await scripted(page);
    await waitForTurn(page);
    const rings = await page.evaluate(() => {
      const probe = document.createElement("i");
      probe.style.color = "var(--pointed)";
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      const seen = [...document.querySelectorAll("#board .pointed, #bar .pointed")].filter((element) => element.checkVisibility());
      return seen.map((element) => getComputedStyle(element).outlineColor === color || getComputedStyle(element).borderTopColor === color);
    });
    assert.ok(rings.length > 0 && rings.every(Boolean), `${game}: ${JSON.stringify(rings)}`);
  }
  assert.deepEqual(complaints, []);
});
