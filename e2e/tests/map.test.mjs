// The map of Merchants in its window: what it opens on, which names it gives room, and where it stays.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { painted } from "../measure.mjs";

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
