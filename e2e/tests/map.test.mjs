// The map of Merchants in its window: what it opens on, which names it gives room, and where it stays.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";
import { painted } from "../measure.mjs";
import { quickSeat } from "../quick.mjs";

let server, browser;
// Bots that take their time: whoever is first, the map comes before the viewer's question.
before(async () => { server = await startServer({ pace: 300 }); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

test("the map of Merchants opens on the first question, and every city that can be chosen has its name", async () => {
  const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "merchants", { players: 4, seats: greedy(4), options: { "option-board": "full" } });
  await waitForTurn(page);
  await painted(page);
  const unnamed = () => page.evaluate(() => {
    const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    const cities = [...document.querySelectorAll("[id^=city-]")].map((city) => [city.dataset.place, middle(city.getBoundingClientRect())]);
    return [...document.querySelectorAll(".moe-window .target")].map((target) => {
      const [x, y] = middle(target.getBoundingClientRect());
      const [place] = cities.reduce((best, one) => (Math.hypot(one[1][0] - x, one[1][1] - y) < Math.hypot(best[1][0] - x, best[1][1] - y) ? one : best));
      return document.querySelector(`.moe-label.crowded[data-place="${place}"]`)?.textContent;
    }).filter(Boolean);
  });
  await page.waitForFunction(() => document.querySelector(".moe-label[x]"));
  assert.deepEqual(await unnamed(), []);
  const [wide, whole] = await page.evaluate(() => { const map = document.getElementById("map"); return [map.getAttribute("viewBox"), map.dataset.pan].map((box) => Number(box.split(" ")[2])); });
  assert.ok(wide < whole * 0.7, `${wide} of ${whole} are shown`);
  assert.deepEqual(complaints, []);
});

test("an offer says whose turn it is, whom it asks, and lies over the palette", async () => {
  const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "merchants", { players: 4, seats: greedy(4), options: { pace: "fast", confirm: "skip" } });
  const height = () => page.locator("#moe-tools").evaluate((tools) => tools.getBoundingClientRect().height);
  const seat = await quickSeat(server, page);
  await seat.play({ enough: ({ legal }) => legal.includes("end") });
  await page.reload();
  await waitForTurn(page);
  const before = await height();
  await seat.play({ enough: ({ legal }) => legal.includes("accept") });
  await page.reload();
  await page.waitForSelector("#moe-talk");
  const active = await page.textContent(".player.active .who");
  assert.equal(await status(page), `${active}’s turn. You: answer the offer.`);
  assert.equal(await page.locator(".player.active").count(), 1);
  assert.equal(await page.locator(".player.asked.me").count(), 1);
  assert.ok(Math.abs(await height() - before) < 40, `the palette was ${before} px high and is ${await height()}`);
  assert.deepEqual(complaints, []);
});

test("on a 7 every land with somebody to rob tells who, and the others have a broken edge", async () => {
  const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "merchants", { players: 4, seats: greedy(4), options: { pace: "fast", confirm: "skip" } });
  const seat = await quickSeat(server, page);
  await seat.play({ enough: ({ legal }) => legal.some((action) => action.startsWith("robber ")) });
  await page.reload();
  await waitForTurn(page);
  const lands = await page.$$eval(".moe-land", (all) => all.map(({ classList, dataset }) => ({
    isIdle: classList.contains("idle"), tip: dataset.tip, listed: document.querySelector(`#choices [value="${document.getElementById(dataset.standsFor).value}"]`).textContent,
  })));
  assert.ok(lands.some(({ isIdle }) => !isIdle));
  for (const { isIdle, tip, listed } of lands) {
    assert.equal(/\n.*: \d+ resource card/.test(tip), !isIdle, tip);
    assert.equal(listed.includes("Greedy bot"), !isIdle, listed);
  }
  assert.equal(await page.locator("#robber .moe-from").count(), 1);
  assert.deepEqual(complaints, []);
});
