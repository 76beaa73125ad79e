// The map of Merchants in its window: what it opens on, which names it gives room, where it stays, and how it is moved
// and zoomed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, scripted, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";
import { painted } from "../measure.mjs";
import { quickSeat } from "../quick.mjs";
import { PHONE_PERSON } from "../touch.mjs";

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

/** Which part of the map is shown: its middle and its width, in units of the drawing. */
const seen = (page) => page.$eval("#map", (map) => {
  const [left, top, width, height] = map.getAttribute("viewBox").split(" ").map(Number);
  return { x: left + width / 2, y: top + height / 2, width };
});

/** The unit of the drawing that lies at a pixel of the window. */
const under = (page, x, y) => page.$eval("#map", (map, [x, y]) => {
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(map.getScreenCTM().inverse());
  return [left, top];
}, [x, y]);

const isNear = ([x, y], [ox, oy], by, what) => assert.ok(Math.hypot(x - ox, y - oy) <= by, `${what}: ${[x, y]} and ${[ox, oy]}`);

/** A table whose map is shown, with things to be chosen on it, and the middle of its window. */
async function mapOf(options) {
  const { page, complaints } = await person(browser, server, options);
  await openTable(page, "merchants", { players: 3, seats: greedy(3), options: { "option-start": "free", pace: "fast", confirm: "skip" } });
  await (await quickSeat(server, page)).play({ enough: ({ legal }) => legal.filter((action) => /^(post|site|start|place)/.test(action)).length > 2 || legal.length > 6 });
  await page.reload();
  await waitForTurn(page);
  await scripted(page);
  await page.waitForSelector(".moe-window .target");
  await painted(page);
  const { x, y, width, height } = await page.locator(".moe-window").boundingBox();
  return { page, complaints, middle: [Math.round(x + width / 2), Math.round(y + height / 2)], corner: [Math.round(x + width / 4), Math.round(y + height / 3)] };
}

test("wheel, drag, buttons and keys move and zoom the map, and a drag clicks nothing", async () => {
  const { page, complaints, corner: [x, y] } = await mapOf({ viewport: { width: 1280, height: 800 } });
  const home = await seen(page);
  // The wheel zooms at the mouse: what lies below it stays there.
  await page.mouse.move(x, y);
  const below = await under(page, x, y);
  await page.mouse.wheel(0, -120);
  await page.waitForFunction((width) => Number(document.getElementById("map").getAttribute("viewBox").split(" ")[2]) < width, home.width);
  isNear(await under(page, x, y), below, 2, "what lies below the mouse");
  const near = await seen(page);
  await page.mouse.wheel(0, 120);
  await page.waitForFunction((width) => Number(document.getElementById("map").getAttribute("viewBox").split(" ")[2]) > width, near.width);
  isNear(await under(page, x, y), below, 2, "what lies below the mouse");
  // The buttons.
  await page.click("[data-zoom=in]");
  assert.ok((await seen(page)).width < home.width * 0.9, "the button zooms in");
  await page.click("[data-zoom=out]");
  assert.ok(Math.abs((await seen(page)).width - home.width) < home.width * 0.02, "and out");
  await page.click("[data-zoom=in]");
  await page.click("[data-zoom=home]");
  assert.deepEqual(await seen(page), home, "and home");
  // What is dragged goes along with the mouse, also where it begins on something that can be chosen.
  const spot = await page.evaluate(() => {
    const { left, top, right, bottom } = document.querySelector(".moe-window").getBoundingClientRect();
    const target = [...document.querySelectorAll(".moe-window .target")].map((one) => [one, one.getBoundingClientRect()])
      .find(([one, box]) => box.left > left + 90 && box.right < right - 90 && box.top > top + 70 && box.bottom < bottom - 70 && one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)));
    return target && [target[1].left + target[1].width / 2, target[1].top + target[1].height / 2];
  });
  assert.ok(spot, "a target in the middle of the map");
  const posts = [];
  page.on("request", (request) => { if (request.method() === "POST") posts.push(request.url()); });
  const taken = await under(page, ...spot);
  await page.mouse.move(...spot);
  await page.mouse.down();
  await page.mouse.move(spot[0] + 4, spot[1]);
  assert.deepEqual(await seen(page), home, "a hand that trembles doesn't move the map");
  await page.mouse.move(spot[0] + 40, spot[1] + 24, { steps: 6 });
  await page.mouse.move(spot[0] + 60, spot[1] + 44, { steps: 4 });
  await page.mouse.up();
  isNear(await under(page, spot[0] + 60, spot[1] + 44), taken, 12, "what was taken");
  assert.equal(await page.locator("#board :popover-open").count(), 0, "a drag opens nothing");
  assert.deepEqual(posts, [], "and chooses nothing");
  // The frame in the overview shows the same part.
  const frame = await page.$eval("#moe-here", (here) => ["x", "width"].map((name) => Number(here.getAttribute(name))));
  const now = await seen(page);
  assert.ok(Math.abs(frame[0] + frame[1] / 2 - now.x) <= 1 && Math.abs(frame[1] - now.width) <= 1, `the overview shows ${frame}`);
  // Keys, while the map has the focus.
  await page.focus(".moe-window");
  await page.keyboard.press("0");
  assert.deepEqual(await seen(page), home);
  await page.keyboard.press("+");
  assert.ok((await seen(page)).width < home.width);
  await page.keyboard.press("-");
  for (const [key, dx, dy] of [["ArrowRight", 1, 0], ["ArrowLeft", -1, 0], ["ArrowDown", 0, 1], ["ArrowUp", 0, -1]]) {
    const before = await seen(page);
    await page.keyboard.press(key);
    const after = await seen(page);
    assert.deepEqual([Math.sign(Math.round(after.x - before.x)), Math.sign(Math.round(after.y - before.y))], [dx, dy], key);
  }
  assert.deepEqual(complaints, []);
});

test("arrows go from target to target on the map, which brings each of them into sight", async () => {
  const { page, complaints } = await mapOf({ viewport: { width: 1280, height: 800 } });
  const now = () => page.evaluate(() => {
    const pane = document.querySelector(".moe-window").getBoundingClientRect();
    const { left, top, right, bottom } = document.activeElement.getBoundingClientRect();
    return { isTarget: document.activeElement.matches(".moe-window .target"), id: document.activeElement.id, x: (left + right) / 2, y: (top + bottom) / 2, isSeen: left >= pane.left - 1 && right <= pane.right + 1 && top >= pane.top - 1 && bottom <= pane.bottom + 1 };
  });
  // By a key, so that the focus is one of the keyboard's.
  await page.focus(".moe-window");
  await page.keyboard.press("Tab");
  const visited = new Set([(await now()).id]);
  for (const [key, ahead] of [["ArrowRight", ([dx]) => dx], ["ArrowDown", ([, dy]) => dy], ["ArrowLeft", ([dx]) => -dx], ["ArrowUp", ([, dy]) => -dy]]) {
    for (let nth = 0; nth < 6; nth += 1) {
      const before = await page.evaluate(() => document.activeElement.id);
      const units = await page.evaluate(() => { const { left, top, width, height } = document.activeElement.getBoundingClientRect(); return [left + width / 2, top + height / 2]; });
      const from = await under(page, ...units);
      await page.keyboard.press(key);
      const at = await now();
      assert.ok(at.isTarget && at.isSeen, `${key} leads from ${before} to ${JSON.stringify(at)}`);
      if (at.id === before) break;
      const to = await under(page, at.x, at.y);
      assert.ok(ahead([to[0] - from[0], to[1] - from[1]]) > 0, `${key} leads from ${before} to ${at.id}`);
      visited.add(at.id);
    }
  }
  assert.ok(visited.size > 2, [...visited].join(", "));
  assert.deepEqual(complaints, []);
});

test("two fingers zoom the map, and one moves it", async () => {
  const { page, complaints, middle: [x, y] } = await mapOf(PHONE_PERSON);
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const home = await seen(page);
  const between = await under(page, x, y);
  await touch("touchStart", [x - 30, y]);
  await touch("touchStart", [x - 30, y], [x + 30, y]);
  for (const apart of [36, 42, 48, 54, 60]) await touch("touchMove", [x - apart, y], [x + apart, y]);
  await touch("touchEnd");
  const near = await seen(page);
  assert.ok(near.width < home.width * 0.7, `${home.width} units were shown, now ${near.width}`);
  isNear(await under(page, x, y), between, 6, "what lay between the fingers");
  await touch("touchStart", [x - 60, y]);
  await touch("touchStart", [x - 60, y], [x + 60, y]);
  for (const apart of [50, 40, 30]) await touch("touchMove", [x - apart, y], [x + apart, y]);
  await touch("touchEnd");
  assert.ok((await seen(page)).width > near.width * 1.5, "and out again");
  const before = await under(page, x, y);
  await touch("touchStart", [x, y]);
  for (const by of [10, 20, 30, 40]) await touch("touchMove", [x + by, y + by / 2]);
  await touch("touchEnd");
  isNear(await under(page, x + 40, y + 20), before, 16, "what the finger took");
  assert.equal(await page.locator("#board :popover-open").count(), 0);
  assert.deepEqual(complaints, []);
});
