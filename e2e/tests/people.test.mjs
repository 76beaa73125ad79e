// What people do at a table beside their turns: leave it, end it, play again, say which offers they want, send a link.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, greedy, number, openTable, person, startBrowser, startServer } from "../helper.mjs";
import { quickSeat } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer({ args: ["--grace", "1"] }); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Anna opens a table for two, Ben comes by the link of the other seat, and the game begins. */
async function twoPeople(options = {}) {
  const anna = await person(browser, server);
  await openTable(anna.page, "century", { players: 2, begin: false, options });
  const link = await anna.page.inputValue(".player input[data-link]");
  const ben = await person(browser, server);
  await ben.page.goto(link);
  await ben.page.fill("[name=name]", "Ben");
  await ben.page.click("button:has-text(\"Sit down\")");
  await ben.page.waitForURL(/\/t\/[0-9a-f]+$/);
  await anna.page.click("text=Begin the game");
  await Promise.all([anna, ben].map(({ page }) => page.waitForSelector("#market")));
  return { anna, ben };
}

/** Presses a button that asks first, and answers; says what was asked. */
async function asked(page, button, answer) {
  const [question] = await Promise.all([
    page.waitForEvent("dialog").then(async (dialog) => { await (answer ? dialog.accept() : dialog.dismiss()); return dialog.message(); }),
    page.click(button),
  ]);
  return question;
}

for (const [deed, question, outcome] of [["leave", /^Leave the table\?/, "#seat-back"], ["resign", /^Resign for good\?/, "main:not(:has(#leaving, #seat-back))"]]) {
  test(`who wants to ${deed} is asked first`, async () => {
    const { page, complaints } = await person(browser, server);
    await openTable(page, "century", { players: 2, seats: { seat2: "greedy" } });
    const posts = [];
    page.on("request", (request) => { if (request.method() === "POST" && request.url().endsWith(`/${deed}`)) posts.push(request.url()); });
    await page.click("#menu-button");
    const button = `#leaving form[action$='/${deed}'] button`;
    assert.match(await asked(page, button, false), question);
    assert.deepEqual(posts, []);
    assert.equal(await page.locator(button).isVisible(), true, "nothing has happened");
    assert.match(await asked(page, button, true), question);
    await page.waitForSelector(outcome);
    assert.equal(posts.length, 1);
    assert.deepEqual(complaints, []);
  });
}

test("who ends a game that somebody has left is asked first", async () => {
  const { anna, ben } = await twoPeople();
  await ben.page.goto("/");
  const button = "form[action$='/end'] button";
  await anna.page.waitForSelector(button);
  const before = await number(anna.page);
  assert.match(await asked(anna.page, button, false), /^End the game for everybody\?/);
  assert.equal(await number(anna.page), before);
  await asked(anna.page, button, true);
  await changed(anna.page, before);
  assert.match(await anna.page.textContent("#status"), /ended/);
});

test("a rematch of two takes both to the new table", async () => {
  const { anna, ben } = await twoPeople({ confirm: "skip" });
  const seats = await Promise.all([anna, ben].map(({ page }) => quickSeat(server, page)));
  await Promise.all(seats.map((seat) => seat.play()));
  await Promise.all([anna, ben].map(({ page }) => page.waitForSelector("#rematch .primary")));
  const old = anna.page.url();
  await anna.page.click("#rematch .primary");
  await anna.page.waitForSelector("#rematch [role=status] >> text=Ben");
  await ben.page.waitForSelector("button:has-text(\"No, thanks\")");
  assert.equal(anna.page.url(), old);
  await ben.page.click("#rematch .primary");
  await Promise.all([anna, ben].map(({ page }) => page.waitForFunction((old) => location.href !== old && document.querySelector("#market"), old)));
  assert.equal(anna.page.url(), ben.page.url());
  for (const { complaints } of [anna, ben]) assert.deepEqual(complaints, []);
});

for (const [id, like] of [["offers-not-this-turn", "of this turn"], ["offers-no-bots", "of bots"]]) {
  test(`an offer is declined, and with it all others ${like}`, async () => {
    const { page, complaints } = await person(browser, server);
    await openTable(page, "merchants", { players: 3, seats: greedy(3), options: { pace: "fast", confirm: "skip" } });
    const seat = await quickSeat(server, page);
    const { table } = await seat.play({ decisions: 400, enough: ({ legal }) => legal.includes("accept") });
    assert.ok(table.legal.includes("accept"), "nobody has made an offer");
    await page.reload();
    const before = await number(page);
    await page.click(`#${id}`);
    await changed(page, before);
    // It is declined without another click, and what is asked next is no other offer.
    const next = await seat.until(({ number, legal, stage }) => number > table.number && (legal.length > 0 || stage !== "playing"));
    assert.ok(!next.legal.includes("accept"), `${next.legal}`);
    if (id === "offers-no-bots") {
      const later = await seat.play({ decisions: 60, enough: ({ legal }) => legal.includes("accept") });
      assert.ok(!later.table.legal.includes("accept"), "a bot's offer is asked about");
    }
    assert.deepEqual(complaints, []);
  });
}

test("the link of a seat is copied by a click", async () => {
  const { page, context, complaints } = await person(browser, server);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTable(page, "century", { players: 2, begin: false });
  const field = page.locator(".player input[data-link]");
  const button = page.locator(`[data-copy=${await field.getAttribute("id")}]`);
  assert.equal(await button.textContent(), "Copy");
  await button.click();
  await page.waitForFunction(() => [...document.querySelectorAll("[data-copy]")].some((button) => button.textContent === button.dataset.done));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, await field.inputValue());
  assert.ok(link.startsWith(`${server.url}/`), link);
  // Whoever opens it can sit down.
  const other = await person(browser, server);
  await other.page.goto(link);
  await other.page.waitForSelector("button:has-text(\"Sit down\")");
  assert.deepEqual(complaints, []);
});
