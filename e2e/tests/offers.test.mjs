// Offers by clicking: counters with plus and minus, and the same form without a script.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, decide, listed, number, openTable, person, startBrowser, startServer, waitForTurn } from "../helper.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const opening = { players: 3, seats: { seat2: "random", seat3: "random" }, options: { pace: "fast", confirm: "skip" } };
const quiet = /^(\d )?\s*(Harvest|Play no card|End the|Give in|Don't|Decline|Bring no more|Roll the dice)/;

/** What only the player whose turn it is can do: then nobody else acts, and the form stays. */
const ownTurn = "#choices button[value=build], #choices button[value=end]";

/** The quietest of the listed steps. */
const quietest = ({ labels }) => Math.max(labels.findIndex((label) => quiet.test(label)), 0);

/** Takes the quietest of the listed steps until offers can be made. */
async function untilOffers(page) {
  for (let step = 0; step < 300; step += 1) {
    assert.equal(await waitForTurn(page), "act");
    if (await page.locator("#offer").count() && await page.locator(ownTurn).count()) return;
    await decide(page, quietest);
  }
  assert.fail("there is never anything to offer");
}

/** The same without a script: the page is asked for again until it is one's turn. */
async function untilOffersByForms(page) {
  for (let step = 0; step < 300; step += 1) {
    while (!await page.locator("#choices").count()) await page.reload();
    if (await page.locator("#offer").count() && await page.locator(ownTurn).count()) return;
    const list = await listed(page);
    await page.click("#all-button");
    await page.locator("#choices button[name=action]").nth(quietest(list)).click();
  }
  assert.fail("there is never anything to offer");
}

for (const game of ["landnam", "merchants"]) {
  test(`an offer in ${game} by clicking plus and minus`, async () => {
    const { page, complaints } = await person(browser, server);
    await openTable(page, game, opening);
    await untilOffers(page);
    await page.click("#counters-button");
    // Of the first good that there is any of, plus twice and minus once; the other good once.
    const give = page.locator("#offer fieldset").first().locator(".counter");
    const most = await give.evaluateAll((rows) => rows.map((row) => Number(row.querySelector("input").max)));
    const index = most.findIndex((count) => count > 0);
    for (const sign of ["+", "+", "−"]) await give.nth(index).locator(`button:text("${sign}")`).click();
    // The counter stops at what there is.
    assert.equal(await give.nth(index).locator("input").inputValue(), String(Math.min(2, most[index]) - 1));
    await give.nth(index).locator("input").fill("1");
    const want = page.locator("#offer fieldset").nth(1).locator(".counter").nth((index + 1) % most.length);
    await want.locator("button:text(\"+\")").click();
    const before = await number(page);
    await page.click("#offer button.primary");
    await changed(page, before);
    assert.match(await page.textContent("#log-lines"), / offers 1 /);
    assert.deepEqual(complaints, []);
  });
}

test("an offer without a script", async () => {
  const { page } = await person(browser, server, { javaScriptEnabled: false });
  await openTable(page, "landnam", opening);
  await untilOffersByForms(page);
  await page.click("#counters-button");
  const most = await page.$$eval("#offer fieldset:first-of-type input", (fields) => fields.map((field) => Number(field.max)));
  const names = await page.$$eval("#offer fieldset:first-of-type input", (fields) => fields.map((field) => field.name));
  const index = most.findIndex((count) => count > 0);
  await page.fill(`[name=${names[index]}]`, "1");
  await page.fill(`[name=${names[(index + 1) % names.length].replace("give", "want")}]`, "1");
  await page.click("#offer button.primary");
  assert.match(await page.textContent("#log-lines"), / offers 1 /);
});
