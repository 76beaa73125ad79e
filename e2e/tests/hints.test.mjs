// Hints: H asks, the card comes within two seconds, improves, and each of its lines does what it says.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, greedy, number, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { hiddenInBar, scroll, texts } from "../measure.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const tables = { century: 3, "century-solo": 1, "puerto-rico": 4, merchants: 3, landnam: 3 };

for (const [game, players] of Object.entries(tables)) {
  test(`${game}: a hint is asked for by a key and taken by a click`, async () => {
    const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    await waitForTurn(page);
    const asked = Date.now();
    await page.keyboard.press("h");
    await page.waitForSelector("#hints li");
    assert.ok(Date.now() - asked < 2000, "a hint within two seconds");
    await page.waitForSelector("#hints:not([aria-busy]) .odds + .odds");
    const lines = await page.locator("#hints li").count();
    assert.ok(lines >= 1 && lines <= 3, `${lines} lines`);
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
