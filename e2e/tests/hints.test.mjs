// Hints: H asks, the card comes, improves in time, and each of its lines does what it says.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, greedy, number, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { hiddenInBar, scroll, texts } from "../measure.mjs";
import { quickSeat } from "../quick.mjs";
import { PHONE_PERSON } from "../touch.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const tables = { century: 3, "century-solo": 1, "puerto-rico": 4, merchants: 3, landnam: 3 };

/** What speaks for a first step, in the words of the game. */
const reasons = {
  century: /first card of the row costs nothing/,
  "century-solo": /first card of the row costs nothing/,
  "puerto-rico": /works plantations that you have/,
  merchants: /you can pay for/,
  landnam: /Unknown fields lie next to it/,
};

for (const [game, players] of Object.entries(tables)) {
  test(`${game}: a hint is asked for by a key and taken by a click`, async () => {
    const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    await page.keyboard.press("h");
    await page.waitForSelector("#hints li");
    await page.waitForSelector("#hints:not([aria-busy]) .odds + .odds");
    const choices = await page.locator("#choices button[name=action]").count();
    assert.equal(await page.locator("#hints li").count(), Math.min(3, choices), "the three best, where there are three");
    const told = (await page.locator("#hints .told").allTextContents()).join(" ");
    assert.match(told, reasons[game], "a reason in words");
    assert.ok(await page.locator(":is(#board, #bar, #choices) .hint-1").count() > 0, "the best is marked on the board");
    const { clipped } = await texts(page);
    assert.deepEqual([...clipped, ...(await hiddenInBar(page))], []);
    assert.deepEqual(await scroll(page), { down: 0, right: 0 });
    // The keyboard's number and the card's line do the same; here it is the line.
    const before = await number(page);
    await page.click("#hints li:first-child button");
    await changed(page, before);
    assert.equal(await page.locator("#hints").count(), 0, "the hint was for that position");
    assert.deepEqual(complaints, []);
  });
}

/** So long a person thinks of a hint that comes (1.8 seconds), with what it takes to show it. */
const WHILE = 2500;

test("a hint of a server without a seed improves while one reads it, and is done in time", async () => {
  const unseeded = await startServer({ seed: [] });
  try {
    const { page, complaints } = await person(browser, unseeded, { viewport: { width: 1280, height: 800 } });
    await openTable(page, "century", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    // What the card has said, and how long after the key it said the last of it.
    await page.evaluate(() => {
      window.heard = { said: [] };
      addEventListener("keydown", () => { window.heard.asked = performance.now(); }, { capture: true, once: true });
      const listen = () => {
        const card = document.getElementById("hints");
        if (!card || window.heard.took) return;
        const text = [...card.querySelectorAll("li")].map((line) => line.innerText).join("|");
        if (text && text !== window.heard.said.at(-1)) window.heard.said.push(text);
        if (text && !card.ariaBusy) window.heard.took = performance.now() - window.heard.asked;
      };
      new MutationObserver(listen).observe(document.getElementById("main").parentElement, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await page.keyboard.press("h");
    await page.waitForFunction(() => window.heard.took);
    const { said, took } = await page.evaluate(() => window.heard);
    assert.ok(took < WHILE, `${took} ms`);
    assert.ok(new Set(said).size >= 2, `it says one thing only: ${said}`);
    assert.deepEqual(complaints, []);
  } finally {
    await unseeded.stop();
  }
});

test("on a phone the hint is in the menu, and can be put away", async () => {
  const { page, complaints } = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await openTable(page, "puerto-rico", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(page);
  await page.tap("#menu-button");
  await page.tap("#hint-in-menu");
  await page.waitForSelector("#hints:not([aria-busy]) li");
  const box = await page.locator("#hints").boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 740, JSON.stringify(box));
  assert.deepEqual((await texts(page)).clipped, []);
  await page.tap("#no-hint");
  await page.waitForSelector("#hints", { state: "detached" });
  assert.deepEqual(complaints, []);
});

/** Everything on a board, and every button of the bar that is the game's, that no clause stands behind. */
const withoutClause = (page) => page.evaluate(() => {
  const found = new Set();
  const frame = "#all-button, #hint-button, #offers-not-this-turn, #offers-no-bots, #undo, #menu-button, #confirm, .brand, .said, .picture, .presence, .who, .you, .badge, #players .hint, .moe-zoom, .ln-words, .ln-north";
  // What is only drawn around the things of the game, and what a button on top stands for.
  const scenery = "#moe-overview, .europe > image, .ln-isle > use, .ln-isle > svg, .ln-knot, .ln-ghost";
  for (const root of document.querySelectorAll("#board, #bar, #players")) {
    for (const element of root.querySelectorAll("*")) {
      const { width, height } = element.getBoundingClientRect();
      const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
      const draws = element.matches("use, path, image, ellipse") && !element.matches(scenery) && !element.closest(scenery);
      if (!says && !draws || width < 4 || height < 4 || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest(`.unseen, kbd, [popover], ${frame}`)) continue;
      if (!element.closest("[data-rule], [data-why]")) found.add(`${element.parentElement.getAttribute("class")} > ${element.getAttribute("class") ?? element.tagName} ${element.getAttribute("href") ?? ""}: ${element.textContent.trim().slice(0, 40)}`);
    }
  }
  return [...found];
});

/** Asks about everything that is of no use now; what the table doesn't answer with a sentence and a clause. */
const unanswered = (page) => page.evaluate(async () => {
  const table = document.getElementById("main").dataset.stream.replace(/\/stream$/, "");
  const actions = new Set([...document.querySelectorAll("[data-why]")].filter((one) => one.checkVisibility()).map((one) => one.dataset.why));
  const ask = async (action) => {
    const answer = await (await fetch(`${table}/why?${new URLSearchParams({ action })}`)).json();
    return answer?.sentence && answer.clause && answer.text ? null : `${action}: ${JSON.stringify(answer)}`;
  };
  return { asked: actions.size, silent: (await Promise.all([...actions].map(ask))).filter(Boolean) };
});

for (const [game, players] of Object.entries(tables)) {
  test(`${game}: everything on the table leads to its clause, and what can't be done says why`, async () => {
    const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    const seat = await quickSeat(server, page);
    let asked = 0;
    for (const decisions of [0, 9, 14]) {
      if (decisions) await seat.play({ decisions });
      await page.reload();
      await waitForTurn(page);
      assert.deepEqual(await withoutClause(page), []);
      const answers = await unanswered(page);
      assert.deepEqual(answers.silent, []);
      asked += answers.asked;
    }
    assert.ok(asked > 0, "something can't be done");
    const watcher = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    await watcher.page.goto(page.url());
    await watcher.page.waitForSelector("#board > .board");
    assert.deepEqual(await withoutClause(watcher.page), [], "for who watches, too");
    assert.deepEqual([...complaints, ...watcher.complaints], []);
  });
}

test("by keys: after ? the arrows go from thing to thing, and each says its rule", async () => {
  const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "puerto-rico", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(page);
  const before = await number(page);
  await page.keyboard.press("?");
  await page.waitForFunction(() => /\(PR-\d\d\)$/.test(document.querySelector(".tip:popover-open .rule")?.textContent ?? ""));
  const first = await page.textContent(".tip");
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction((first) => document.querySelector(".tip:popover-open .rule") && document.querySelector(".tip").textContent !== first, first);
  assert.equal(await page.getAttribute(".tip", "aria-hidden"), "false", "who can't see it hears it");
  // Down to the buildings: what can't be built now says why.
  for (let pressed = 0; pressed < 6 && !await page.locator("[data-asked][data-why]").count(); pressed += 1) await page.keyboard.press("ArrowDown");
  await page.waitForSelector(".tip:popover-open .no");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("[data-asked], body.asking").count(), 0);
  assert.equal(await number(page), before, "nothing was done or taken back");
  assert.deepEqual(complaints, []);
});

test("what can't be done says why, with the clause that forbids it, and what can be done leads to its own", async () => {
  const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "century", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(page);
  await page.hover('[data-why^="claim"]');
  await page.waitForSelector(".tip:popover-open .no");
  assert.match(await page.textContent(".tip .no"), /lacks cubes/);
  assert.match(await page.textContent(".tip .rule"), /\(CEN-30\)$/);
  await page.hover('#bar button[value="rest"]');
  await page.waitForFunction(() => /\(CEN-25\)$/.test(document.querySelector(".tip:popover-open .rule")?.textContent ?? ""));
  await page.hover("#log-lines a.line[data-rule]");
  await page.waitForFunction(() => /\(CEN-\d\d\)$/.test(document.querySelector(".tip:popover-open .rule")?.textContent ?? "") && !document.querySelector(".tip .no"));
  assert.deepEqual(complaints, []);
});

test("a long press asks, and does nothing else", async () => {
  const { page, complaints, context } = await person(browser, server, PHONE_PERSON);
  await page.addInitScript(() => {
    window.clicks = 0;
    addEventListener("click", () => { window.clicks += 1; }, { capture: true });
  });
  await openTable(page, "century", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(page);
  await page.clock.install();
  const button = page.locator('#bar button[value="rest"]');
  const { x, y, width, height } = await button.boundingBox();
  const finger = { x: x + width / 2, y: y + height / 2 };
  const [before, clicks] = [await number(page), await page.evaluate(() => window.clicks)];
  const session = await context.newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  // The page's time goes on by itself only: for the browser the finger lies there shortly, so a click comes of it.
  await page.clock.runFor(400);
  await page.waitForSelector(".tip:popover-open .rule");
  const isStopped = await button.evaluate((element) => !element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })));
  assert.ok(isStopped, "no menu of the browser lies over the card");
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForFunction((clicks) => window.clicks > clicks, clicks);
  assert.equal(await page.evaluate(() => "posting" in document.body.dataset), false, "nothing is posted");
  assert.equal(await number(page), before, "nothing was done");
  assert.equal(await page.locator(".tip:popover-open").count(), 1, "the card stays");
  // The next tap does it.
  await button.tap();
  await changed(page, before);
  assert.deepEqual(complaints, []);
});

test("a tip comes to who moves the mouse there, not where the page has changed below a mouse that rests", async () => {
  const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "century", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(page);
  await page.clock.install();
  const thing = page.locator('#bar button[value="rest"]');
  await thing.dispatchEvent("pointerover", { pointerType: "mouse" });
  await page.clock.runFor(2000);
  assert.equal(await page.locator(".tip:popover-open").count(), 0);
  await thing.dispatchEvent("pointermove", { pointerType: "mouse" });
  await page.clock.runFor(2000);
  await page.waitForSelector(".tip:popover-open");
  assert.deepEqual(complaints, []);
});

test("Esc closes what is open, a tip and then the hint; only then it takes back", async () => {
  const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "merchants", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
  const seat = await quickSeat(server, page);
  const { table } = await seat.play({ enough: ({ legal }) => legal.includes("end") && legal.some((action) => action.startsWith("buy ")) });
  await seat.do("act", { number: table.number, action: table.legal.find((action) => action.startsWith("buy ")) });
  await page.waitForSelector("#undo:not([aria-disabled])");
  const before = await number(page);
  await page.keyboard.press("h");
  await page.waitForSelector("#hints:not([aria-busy]) li");
  await page.hover("#moe-goods .moe-card.gold");
  await page.waitForSelector(".tip:popover-open");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".tip:popover-open").count(), 0, "the tip lies on top");
  assert.equal(await page.locator("#hints").count(), 1);
  await page.keyboard.press("Escape");
  await page.waitForSelector("#hints", { state: "detached" });
  assert.equal(await number(page), before, "nothing was taken back");
  await page.keyboard.press("Escape");
  // There may be more to take back: what was done before in the same turn.
  await page.waitForSelector(`#main:not([data-number="${before}"])`);
  assert.deepEqual(complaints, []);
});
