// Full games against bots: one by mouse, one by keyboard alone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, number, openTable, person, screenshots, sensible, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

test("a newcomer's first minute: one click, and it is a game", async () => {
  const { page, complaints } = await person(browser, server);
  await page.goto("/");
  assert.equal(await page.locator(".game").count() >= 2, true);
  await page.locator(".game", { hasText: "Century" }).first().locator("button.primary").click();
  await page.waitForURL(/\/t\//);
  await waitForTurn(page);
  assert.match(await status(page), /Your turn: play a card, acquire one, rest or claim/);
  assert.deepEqual(complaints, []);
});

test("a game of Century by mouse, to its end and on to a rematch", async () => {
  const { page, complaints } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: { seat2: "random" }, options: { pace: "fast", confirm: "skip" } });
  for (let step = 0; step < 600; step += 1) {
    const state = await waitForTurn(page);
    if (state === "over") break;
    const before = await number(page);
    if (state === "confirm") await page.click("#confirm");
    else {
      // On the board where it is there, else in the list.
      const claim = page.locator("#points button.hot").last();
      if (await claim.count()) await claim.click();
      else await page.locator("#choices button").nth(await sensible(page)).click();
    }
    await changed(page, before);
  }
  assert.match(await status(page), /The game is over/);
  assert.equal(await page.locator("#scores tbody tr").count(), 2);
  await page.evaluate(() => scrollTo(0, 0));
  if (screenshots) await page.screenshot({ path: `${screenshots}/century-over-1280.png`, fullPage: true });
  const [record] = await Promise.all([page.waitForEvent("download"), page.click("text=Download the record")]);
  const text = await (await record.createReadStream()).reduce((all, part) => all + part, "");
  assert.match(text, /^kaupang record 1\ngame century\n/);
  assert.match(text, /\nseed [0-9a-f]{64}\n/);
  const old = page.url();
  await page.click("text=Play again with the same people");
  await page.waitForFunction((old) => location.href !== old, old);
  await waitForTurn(page);
  assert.deepEqual(complaints, []);
});

test("a game of Puerto Rico by mouse, to its end", async () => {
  const { page, complaints } = await person(browser, server);
  await openTable(page, "puerto-rico", { players: 3, seats: { seat2: "random", seat3: "random" }, options: { pace: "fast", confirm: "skip" } });
  for (let step = 0; step < 1500; step += 1) {
    if (await waitForTurn(page) === "over") break;
    const before = await number(page);
    // Now on the board, now in the list.
    const spots = page.locator(step % 2 ? "#board button.hot:visible" : "#choices button");
    const all = (await spots.count()) ? spots : page.locator("#choices button");
    await all.nth(Math.floor(Math.random() * (await all.count()))).click();
    await changed(page, before);
  }
  assert.match(await status(page), /The game is over/);
  assert.deepEqual(complaints, []);
});

test("every other game of the front page can be played by mouse", async () => {
  const { page, complaints } = await person(browser, server);
  await page.goto("/");
  const games = await page.$$eval("form[action^='/play/']", (forms) => forms.map((form) => form.getAttribute("action").split("/").pop()));
  for (const game of games.filter((game) => !/century|puerto-rico/.test(game))) {
    await page.goto("/");
    await page.click(`form[action='/play/${game}'] button`);
    await page.waitForURL(/\/t\//);
    for (let step = 0; step < 40; step += 1) {
      const state = await waitForTurn(page);
      if (state === "over") break;
      const before = await number(page);
      if (state === "confirm") await page.click("#confirm");
      else {
        const all = page.locator("#choices button");
        await all.nth(Math.floor(Math.random() * (await all.count()))).click();
      }
      await changed(page, before);
    }
    await page.evaluate(() => scrollTo(0, 0));
    if (screenshots) await page.screenshot({ path: `${screenshots}/${game}-1280.png`, fullPage: true });
  }
  assert.deepEqual(complaints, []);
});

test("a solo game by keyboard alone", async () => {
  const { page, complaints } = await person(browser, server);
  await page.goto("/");
  const reach = async (find) => {
    for (let tab = 0; tab < 120; tab += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(find[0], find[1])) return;
    }
    assert.fail("not reachable with Tab");
  };
  await reach([() => document.activeElement.closest("form")?.getAttribute("action") === "/play/century-solo"]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  for (let step = 0; step < 700; step += 1) {
    const state = await waitForTurn(page);
    if (state === "over") break;
    const before = await number(page);
    if (state === "confirm") {
      await page.evaluate(() => document.activeElement.blur());
      await page.keyboard.press("Enter");
    } else {
      const choice = await sensible(page);
      if (choice < 9) await page.keyboard.press(String(choice + 1));
      else {
        await reach([(choice) => document.activeElement === document.querySelectorAll("#choices button")[choice], choice]);
        await page.keyboard.press("Enter");
      }
    }
    await changed(page, before);
  }
  assert.match(await status(page), /The game is over/);
  await page.keyboard.press("l");
  assert.equal(await page.evaluate(() => document.activeElement.id), "log-lines");
  assert.deepEqual(complaints, []);
});
