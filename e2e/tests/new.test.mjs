// The page of a new table: everything on it works without the script, at every width; what is folded away says what it
// holds. And a set that is picked shows where it goes before it is confirmed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { quickSeat } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

for (const width of [360, 1280]) {
  test(`a table for three is opened without the script, ${width} wide`, async () => {
    const { page, context } = await person(browser, server, { javaScriptEnabled: false, viewport: { width, height: 740 } });
    await page.goto("/new/century");
    assert.equal(await page.locator(".seat-choice:visible").count(), 2);
    await page.check("[name=players][value='3']");
    assert.equal(await page.locator(".seat-choice:visible").count(), 3);
    await page.selectOption("[name=seat2]", "easy");
    const chosen = async () => (await page.locator(".chosen span:visible").allInnerTexts()).slice(1, 3);
    assert.deepEqual(await chosen(), ["bots take their time", "turns are confirmed"]);
    await page.click("details.options > summary");
    await page.selectOption("[name=pace]", "fast");
    assert.deepEqual(await chosen(), ["bots move at once", "turns are confirmed"]);
    await page.click("main button.primary");
    await page.waitForURL(/\/t\//);
    assert.equal(await page.locator(".lobby .player").count(), 3);
    await context.close();
  });
}

test("nothing of a new table is wider than a phone, and what is tapped is large enough", async () => {
  const { page, context } = await person(browser, server, { viewport: { width: 360, height: 740 } });
  for (const game of ["century", "century-solo", "puerto-rico", "merchants", "landnam"]) {
    await page.goto(`/new/${game}`);
    await page.click("details.options > summary");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, game);
    const small = await page.locator("main :is(button, select, input:not([type=hidden]))").evaluateAll((fields) => fields
      .filter((field) => field.checkVisibility())
      .map((field) => [field.name || field.textContent, field.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 32 || height < 32).map(([name]) => name));
    assert.deepEqual(small, [], game);
  }
  await context.close();
});

test("cubes that are picked to be laid show on their cards, until they are unpicked", async () => {
  const { page, context, complaints } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: greedy(2), options: { pace: "fast", confirm: "skip" } });
  const isLaying = ({ view }) => JSON.stringify(view.phase ?? view.table.phase).includes("lay");
  await (await quickSeat(server, page)).play({ enough: isLaying });
  await page.reload();
  await waitForTurn(page);
  const cube = page.locator("[data-pick^='lay ']").first();
  await cube.click();
  assert.equal(await page.locator("#stall-1 > .to-lie").count(), 1);
  await cube.click();
  assert.equal(await page.locator(".to-lie").count(), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});
