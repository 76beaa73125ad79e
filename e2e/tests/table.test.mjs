// Two people and somebody who watches; going back; stale pages; a crash in between.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, clickListed, decide, number, openTable, person, scripted, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";

let server, browser;
before(async () => { server = await startServer({ args: ["--grace", "1"] }); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Anna opens a private table, Ben comes by the seat link, Cleo watches. */
async function threePeople(options = {}) {
  const anna = await person(browser, server);
  await anna.page.goto("/");
  await anna.page.fill("#name", "Anna");
  await anna.page.click("form.name button");
  await openTable(anna.page, "century", { players: 2, begin: false, options });
  const links = await anna.page.$$eval(".player input[data-link]", (fields) => fields.map((field) => field.value));
  assert.equal(links.length, 1);

  const ben = await person(browser, server);
  await ben.page.goto(links[0]);
  await ben.page.fill("[name=name]", "Ben");
  await ben.page.click("button:has-text(\"Sit down\")");
  await ben.page.waitForURL(/\/t\/[0-9a-f]+$/);

  const cleo = await person(browser, server);
  await cleo.page.goto(anna.page.url());
  assert.equal(await cleo.page.locator("button:has-text(\"Sit down\")").count(), 0);

  await anna.page.waitForSelector("text=All seats are taken: you can begin.");
  await anna.page.fill("[name=word]", "abracadabra");
  await anna.page.click("form[action$=\"/word\"] button");
  await anna.page.waitForSelector("code >> text=abracadabra");
  await anna.page.click("text=Begin the game");
  await Promise.all([anna, ben, cleo].map(({ page }) => page.waitForSelector("#market")));
  return { anna, ben, cleo };
}

/** Waits until it is somebody's turn. */
const myTurn = (page) => page.waitForSelector("#choices", { state: "attached" });
/** The first of the listed actions. */
const theFirst = () => 0;

/** Who is to act, and who waits. */
async function inTurn({ anna, ben }) {
  const first = await Promise.race([anna, ben].map(async (one) => { await myTurn(one.page); return one; }));
  return first === anna ? [anna, ben] : [ben, anna];
}

test("two people and a spectator see each other's moves, take back, and confirm", async () => {
  const people = await threePeople();
  const [one, two] = await inTurn(people);
  assert.equal(await people.cleo.page.locator("#choices, #turn, button.hot").count(), 0);
  assert.equal(await two.page.locator("#choices, button.hot").count(), 0);

  // A step, taken back with its key, done again, confirmed.
  const start = await number(one.page);
  await one.page.click("#hand .merchant.spice.hot");
  await one.page.waitForSelector("#confirm");
  await Promise.all([two, people.cleo].map(({ page }) => changed(page, start)));
  assert.match(await status(two.page), /finishes the turn/);
  await one.page.keyboard.press("u");
  await myTurn(one.page);
  await one.page.click("#hand .merchant.spice.hot");
  await one.page.waitForSelector("#confirm");
  // A tip below the mouse would be closed first.
  await one.page.mouse.move(1, 1);
  await one.page.keyboard.press("Escape");
  await myTurn(one.page);
  await one.page.click("#hand .merchant.spice.hot");
  await one.page.click("#confirm");
  await myTurn(two.page);

  // The border: after the confirmation the button says why not, and so does the server.
  assert.match(await one.page.textContent("#undo-why"), /confirmed/);
  const refused = await one.page.evaluate(async () => {
    const fields = new URLSearchParams(new FormData(document.getElementById("play")));
    const answer = await fetch(document.getElementById("undo").getAttribute("formaction"), { method: "POST", body: fields, headers: { "X-Kaupang-Fragment": "1" } });
    return [answer.status, await answer.text()];
  });
  assert.equal(refused[0], 422);
  assert.match(refused[1], /id="notice"[^>]*role="alert"/);

  // A card that is turned up is such a border, too.
  await two.page.click("#market .stall:first-child .hot");
  await two.page.waitForSelector("#confirm");
  await two.page.click("#confirm");
  await waitForTurn(one.page);
  assert.match(await two.page.textContent("#undo-why"), /can't be taken back/);

  // Chat, with mute.
  for (const { page } of [one, two, people.cleo]) await page.locator("label:has(#show-chat)").click();
  await two.page.fill("#chat-input", "Good luck! <b>&</b>");
  await two.page.keyboard.press("Enter");
  await one.page.waitForSelector("#chat-lines >> text=Good luck! <b>&</b>");
  await one.page.click("#chat-lines >> text=mute");
  await one.page.waitForSelector("text=is muted");
  assert.equal(await one.page.locator("#chat-lines li").count(), 0);
  assert.equal(await people.cleo.page.locator("#chat-lines li").count(), 1);

  // A stale page gets the new one and a sentence.
  const stale = await one.page.evaluate(async () => {
    const answer = await fetch(document.getElementById("play").getAttribute("action"), { method: "POST", body: new URLSearchParams({ number: "1", action: "rest" }), headers: { "X-Kaupang-Fragment": "1" } });
    return [answer.status, await answer.text()];
  });
  assert.equal(stale[0], 409);
  assert.match(stale[1], /has changed since your page was made/);

  // A refusal has its rule beside the control.
  const illegal = await one.page.evaluate(async () => {
    const form = document.getElementById("play");
    const fields = new URLSearchParams(new FormData(form));
    fields.set("action", "claim 1");
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: fields, headers: { "X-Kaupang-Fragment": "1" } });
    return [answer.status, await answer.text()];
  });
  assert.equal(illegal[0], 422);
  assert.match(illegal[1], /CEN-30/);

  // Another site can't post.
  const foreign = await one.context.request.post("/name", { form: { name: "Mallory" }, headers: { origin: "http://evil.example", "sec-fetch-site": "cross-site" } });
  assert.equal(foreign.status(), 403);
  for (const { complaints } of Object.values(people)) assert.deepEqual(complaints, []);
});

test("a refresh in the middle of a turn, and another device by the seat link", async () => {
  const people = await threePeople();
  const [one] = await inTurn(people);
  await one.page.click("#hand .merchant.upgrade.hot");
  await one.page.waitForSelector("#caravan .place.hot");
  const before = [await number(one.page), await status(one.page), await one.page.textContent("#caravan")];
  await one.page.reload();
  assert.deepEqual([await number(one.page), await status(one.page), await one.page.textContent("#caravan")], before);

  const link = await one.page.inputValue("#link-mine");
  const other = await person(browser, server);
  await other.page.goto(link);
  await other.page.click("button:has-text(\"Sit down\")");
  await other.page.waitForSelector("#caravan .place.hot");
  await other.page.locator("#caravan .place.hot").first().click();
  await other.page.click("#picks-send");
  await changed(one.page, before[0]);
  await changed(other.page, before[0]);
  assert.equal(await number(one.page), await number(other.page));
});

test("take-backs by agreement: asked, declined, asked again, agreed", async () => {
  const people = await threePeople({ take_back: "agreed", confirm: "skip" });
  const [one, two] = await inTurn(people);
  const before = await one.page.textContent("#board");
  await one.page.click("#hand .merchant.spice.hot");
  await myTurn(two.page);
  await two.page.click("#hand .merchant.spice.hot");
  await myTurn(one.page);
  await one.page.click("#ask-back");
  await two.page.waitForSelector("text=asks to go back 2 steps");
  assert.equal(await people.cleo.page.locator("#agree").count(), 0);
  await two.page.click("#decline");
  await one.page.waitForSelector("#request", { state: "detached" });
  await one.page.click("#ask-back");
  await two.page.click("#agree");
  await one.page.waitForSelector("text=as all agreed");
  assert.equal(await one.page.textContent("#board"), before);
  for (const { complaints } of Object.values(people)) assert.deepEqual(complaints, []);
});

test("a line of the log leads to its position, and back to the table", async () => {
  const { page, complaints } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: { seat2: "greedy" }, options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(page);
  // Until the bot has acted since one's own last step.
  for (let step = 0; step < 15 && (step < 3 || !(await page.locator("#since").count())); step += 1) {
    await decide(page, theFirst);
    await waitForTurn(page);
  }
  assert.match(await page.textContent("#since"), /Since your last step: \d+ new/);
  const board = await page.textContent("#board");
  await page.locator("#log-lines a.line").nth(2).click();
  await page.waitForURL(/\/at\/\d+$/);
  assert.equal(await page.locator("#choices, #board button, #board [data-action]").count(), 0);
  assert.match(await page.textContent("#live"), /\d+ new/);
  const old = page.url();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((old) => location.href !== old, old);
  await scripted(page);
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(old);
  await page.click("#live");
  await myTurn(page);
  assert.equal(await page.textContent("#board"), board);
  assert.deepEqual(complaints, []);
});

test("looking back, the way to the table counts what is new, and the next position can be reached", async () => {
  const people = await threePeople({ confirm: "skip" });
  const [one] = await inTurn(people);
  const { page } = people.cleo;
  await page.goto(`${one.page.url()}/at/${await number(one.page)}`);
  await scripted(page);
  assert.equal(await page.locator("#past-on").count(), 0);
  assert.doesNotMatch(await page.textContent("#live"), /new/);
  await one.page.click("#hand .merchant.spice.hot");
  await page.waitForSelector("#live >> text=1 new");
  await page.click("#past-on");
  await page.waitForURL(/\/at\/\d+$/);
  for (const { complaints } of Object.values(people)) assert.deepEqual(complaints, []);
});

test("who is gone can be replaced by a bot, and gets the seat back", async () => {
  const people = await threePeople();
  await people.ben.page.goto("/");
  await people.anna.page.waitForSelector("text=let a bot play");
  await people.anna.page.click("text=wait longer");
  await people.anna.page.waitForSelector("text=let a bot play", { state: "detached" });
  await people.anna.page.waitForSelector("text=let a bot play");
  await people.anna.page.click("text=let a bot play");
  await people.anna.page.waitForSelector("text=a bot plays");
  await people.ben.page.goto(people.anna.page.url());
  await people.ben.page.click("#bar >> text=Take my seat back");
  await people.anna.page.waitForSelector("text=is back");
});

test("a server that hangs is noticed, and the page goes on when it does", async () => {
  const hanging = await startServer();
  const { page, complaints } = await person(browser, hanging);
  await page.clock.install();
  await openTable(page, "century", { players: 2, seats: { seat2: "greedy" }, options: { confirm: "skip" } });
  await waitForTurn(page);
  const before = await number(page);
  hanging.pause();
  try {
    await page.clock.fastForward(30000);
    assert.equal(await page.isVisible("#lost"), false, "it may still say something");
    await page.clock.fastForward(16000);
    await page.waitForSelector("#lost:not([hidden])");
    // Another stream that says nothing either is given up, too.
    await page.clock.fastForward(47000);
    assert.equal(await page.isVisible("#lost"), true);
  } finally {
    hanging.resume();
  }
  await page.waitForSelector("#lost", { state: "hidden" });
  await decide(page, theFirst);
  await changed(page, before);
  await hanging.stop();
  assert.deepEqual(complaints, []);
});

test("a proxy that says that no server answers is not taken for an answer", async () => {
  const { page, complaints } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: { seat2: "greedy" }, options: { confirm: "skip" } });
  await waitForTurn(page);
  const before = await number(page);
  await page.evaluate(() => {
    const lost = document.getElementById("lost");
    new MutationObserver(() => { if (!lost.hidden) document.body.dataset.wasLost = ""; }).observe(lost, { attributes: true });
  });
  await page.route(/\/t\/[^/]+\/act$/, (route) => route.fulfill({ status: 504, contentType: "text/html", body: "<h1>504 Gateway Time-out</h1>" }), { times: 1 });
  assert.ok(await clickListed(page, before, 0));
  await page.waitForSelector("body[data-was-lost]");
  await page.waitForSelector("#lost", { state: "hidden" });
  assert.equal(await number(page), before);
  await decide(page, theFirst);
  await changed(page, before);
  assert.deepEqual(complaints.filter((text) => !/status of 504/.test(text)), []);
});

test("the server is killed and started again: nothing is lost", async () => {
  const first = await startServer();
  const { page, complaints } = await person(browser, first);
  await openTable(page, "century", { players: 2, seats: { seat2: "greedy" }, options: { confirm: "skip" } });
  for (let turn = 0; turn < 3; turn += 1) {
    await waitForTurn(page);
    await decide(page, theFirst);
  }
  await waitForTurn(page);
  const before = [await number(page), await page.textContent("#board")];
  await first.kill();
  await page.waitForSelector("#lost:not([hidden])");
  const second = await startServer({ folder: first.folder, port: first.port });
  await page.waitForSelector("#lost", { state: "hidden" });
  assert.deepEqual([await number(page), await page.textContent("#board")], before);
  await decide(page, theFirst);
  await changed(page, before[0]);
  // With a stream open it still ends in good time.
  const { code, milliseconds } = await second.stop();
  assert.equal(code, 0);
  assert.equal(milliseconds < 3000, true, `${milliseconds} ms`);
  assert.deepEqual(complaints, []);
});
