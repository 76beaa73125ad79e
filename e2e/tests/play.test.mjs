// A newcomer's first minute, and a game by keyboard alone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, dice, listed, number, openTable, person, sensible, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";
import { clickToPaint } from "../measure.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

test("a newcomer's first minute: one click, and it is a game", async () => {
  const { page, complaints } = await person(browser, server);
  await page.goto("/");
  const games = await page.$$eval("form[action^='/play/']", (forms) => forms.map((form) => form.getAttribute("action")));
  assert.equal(games.length, 5);
  for (const game of games) {
    await page.goto("/");
    await page.click(`form[action='${game}'] button`);
    await page.waitForURL(/\/t\//);
    await waitForTurn(page);
    assert.match(await status(page), /^Your turn/);
  }
  assert.deepEqual(complaints, []);
});

test("a click is painted at once", async (context) => {
  const { page } = await person(browser, server);
  await openTable(page, "century-solo", { options: { confirm: "skip" } });
  const times = [];
  for (let step = 0; step < 15; step += 1) {
    await waitForTurn(page);
    times.push(await clickToPaint(page, "#choices button"));
  }
  times.sort((one, other) => one - other);
  context.diagnostic(`from click to paint: median ${times[7].toFixed(0)} ms, longest ${times[14].toFixed(0)} ms`);
  // 100 ms is what is wanted; a machine that builds and tests at the same time gets more.
  assert.equal(times[7] < 500, true, `${times}`);
});

test("a game by keyboard alone", async () => {
  const { page, complaints } = await person(browser, server);
  await page.goto("/");
  const reach = async (find) => {
    for (let tab = 0; tab < 120; tab += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(find[0], find[1])) return;
    }
    assert.fail("not reachable with Tab");
  };
  await reach([() => document.activeElement.matches("form[action='/play/century'] button[type=submit]")]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  const pick = dice(1);
  for (let step = 0; step < 700; step += 1) {
    const state = await waitForTurn(page);
    if (state === "over") break;
    const before = await number(page);
    if (state === "confirm") {
      await page.keyboard.press("Enter");
    } else {
      const choice = sensible(await listed(page), pick);
      if (choice < 9) await page.keyboard.press(String(choice + 1));
      else {
        await page.keyboard.press("a");
        await page.waitForSelector("#choices:popover-open");
        await reach([(choice) => document.activeElement === document.querySelectorAll("#choices button")[choice], choice]);
        await page.keyboard.press("Enter");
      }
    }
    await changed(page, before);
  }
  assert.match(await status(page), /The game is over/);
  await page.keyboard.press("l");
  assert.equal(await page.evaluate(() => document.activeElement.id), "log-lines");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/at\/\d+$/);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.getElementById("past-on"));
  assert.deepEqual(complaints, []);
});
