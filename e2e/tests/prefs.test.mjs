// What a person prefers holds at once, whatever the table was opened with.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, number, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";

let server, browser;
// Bots that wait longer than any test: who sees them move has made them quick.
before(async () => { server = await startServer({ pace: 600_000 }); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const opening = { players: 2, seats: { seat2: "greedy" } };

/** Chooses a preference in the menu of the table. */
async function prefer(page, name, value) {
  await page.click("#menu-button");
  await page.selectOption(`#menu [data-pref=${name}]`, value);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

/** Plays a card, and ends the turn if that is asked. */
async function playCard(page) {
  const before = await number(page);
  await page.click("#hand .merchant.spice.hot");
  await changed(page, before);
}

test("a turn confirms itself, and bots don't wait, as soon as somebody prefers it", async () => {
  const { page, complaints } = await person(browser, server);
  await openTable(page, "century", { ...opening, seats: { seat1: "me", seat2: "greedy" } });
  // The bot may be the first to act.
  await prefer(page, "pace", "fast");
  assert.equal(await waitForTurn(page), "act");
  await playCard(page);
  assert.equal(await page.locator("#confirm").count(), 1, "a turn is confirmed unless one prefers otherwise");
  await prefer(page, "confirm", "skip");
  // It is confirmed, the bot moves at once, and it is one's own turn again.
  await page.waitForFunction(() => document.querySelector("#choices") && !document.querySelector("#confirm"));
  const before = await number(page);
  await page.click("#market .stall:first-child .hot");
  await page.waitForFunction((before) => Number(document.getElementById("main").dataset.number) > before + 1 && document.querySelector("#choices"), before);
  assert.deepEqual(complaints, []);
});

test("Space makes the bots quick until one's own turn", async () => {
  const { page, complaints } = await person(browser, server);
  await openTable(page, "century", { ...opening, options: { confirm: "skip" } });
  if (!await page.locator("#choices").count()) await page.keyboard.press("Space");
  await waitForTurn(page);
  await playCard(page);
  assert.equal(await page.locator("#choices").count(), 0, "the bot waits so that one can follow");
  await page.keyboard.press("Space");
  assert.equal(await waitForTurn(page), "act");
  assert.deepEqual(complaints, []);
});

/** A table of Century at which it is one's own turn. */
async function atTurn(options = {}) {
  const { page, complaints } = await person(browser, server, options);
  await openTable(page, "century", { players: 2, seats: { seat1: "me", seat2: "greedy" }, options: { confirm: "skip" } });
  await prefer(page, "pace", "fast");
  assert.equal(await waitForTurn(page), "act");
  return { page, complaints };
}

test("who wants no motion gets none, also of pieces that keep their place", async () => {
  const { page } = await atTurn({ reducedMotion: "no-preference" });
  await page.evaluate(() => {
    window.moved = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...all) { window.moved += 1; return animate.apply(this, all); };
  });
  const aMove = async () => {
    const before = await number(page);
    await page.click("#market .stall:first-child .hot");
    await changed(page, before);
    assert.equal(await waitForTurn(page), "act");
  };
  await aMove();
  assert.ok(await page.evaluate(() => window.moved) > 0, "pieces move");
  await prefer(page, "motion", "off");
  await page.evaluate(() => { window.moved = 0; });
  await aMove();
  assert.equal(await page.evaluate(() => window.moved), 0);
  const lasting = () => page.evaluate(() => [...document.querySelectorAll("*")].filter((element) => getComputedStyle(element).animationName !== "none" || getComputedStyle(element).transitionProperty !== "none" && getComputedStyle(element).transitionDuration !== "0s").map((element) => element.className));
  assert.deepEqual(await lasting(), []);
  // It is remembered before the page is drawn.
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.motion), "off");
});

test("who wants more contrast gets it", async () => {
  const { page } = await atTurn();
  /** How well soft letters are read on the paper of a player: the ratio of WCAG. */
  const contrast = () => page.evaluate(() => {
    const light = (color) => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const text = light(getComputedStyle(document.querySelector("#menu .hint")).color);
    const paper = light(getComputedStyle(document.querySelector("#menu")).backgroundColor);
    return (Math.max(text, paper) + 0.05) / (Math.min(text, paper) + 0.05);
  });
  const usual = await contrast();
  await prefer(page, "contrast", "more");
  const more = await contrast();
  assert.ok(more >= 7 && more > usual, `${usual}, and then ${more}`);
  await page.reload();
  assert.equal(await contrast(), more);
});
