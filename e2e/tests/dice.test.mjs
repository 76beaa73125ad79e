// What browsers add to the dice: each promises a number, tells it when the list is closed, and compares afterward. The
// server of these tests has no seed, so no two games are the same.
import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { after, before, test } from "node:test";
import { person, startBrowser, startServer } from "../helper.mjs";
import { promiseOf, sha256 } from "../../crates/web/assets/js/sha256.js";

let server, browser;
before(async () => {
  server = await startServer({ seed: [] });
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("kaupang-dice") ?? "null"));
const table = (page) => page.url().match(/\/t\/([0-9a-f]+)/)[1];
const look = async (page) => (await page.request.get(`/api/v1/tables/${table(page)}`)).json();

test("the hash is SHA-256", () => {
  for (const length of [0, 1, 47, 55, 56, 64, 119, 120, 1000]) {
    const bytes = randomBytes(length);
    assert.equal(Buffer.from(sha256(bytes)).toString("hex"), createHash("sha256").update(bytes).digest("hex"));
  }
  const expected = createHash("sha256").update("kaupang nonce 1").update(Buffer.alloc(32, 7)).digest("hex");
  assert.equal(promiseOf("07".repeat(32)), expected);
});

test("one click: the browser promises, tells, and compares when the game is over", async () => {
  const { context, page, complaints } = await person(browser, server);
  await page.goto("/");
  await page.locator('form[action="/play/century"] button').click();
  await page.locator("#choices, #all-button").first().waitFor({ state: "attached" });
  const { dice } = await look(page);
  const { nonces } = await kept(page);
  assert.equal(dice.shares.length, 1);
  assert.equal(nonces[dice.shares[0].promise], dice.shares[0].nonce);
  assert.equal((await look(page)).stage, "playing");

  await page.request.post(`/api/v1/tables/${table(page)}/resign`, { data: {}, headers: { Origin: server.url } });
  await page.goto(`/t/${table(page)}/dice`);
  await page.locator("#remembered .kept").waitFor();
  assert.ok(await page.locator("#remembered .broken").isHidden());
  assert.match(await page.locator("#dice-shares").textContent(), new RegExp(dice.shares[0].nonce));

  // A record with another list of promises is not what this browser was shown.
  await page.evaluate((id) => {
    const all = JSON.parse(localStorage.getItem("kaupang-dice"));
    all.tables[id].promises += " P2:00";
    localStorage.setItem("kaupang-dice", JSON.stringify(all));
  }, table(page));
  await page.reload();
  await page.locator("#remembered .broken").waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a number that the server couldn't take is told again", async () => {
  for (const answer of [{ status: 503 }, { status: 429, headers: { "Retry-After": "1" } }, null]) {
    const { context, page, complaints } = await person(browser, server);
    let posts = 0;
    await page.route(/\/t\/[0-9a-f]+\/nonce$/, (route) => {
      posts += 1;
      if (posts > 1) return route.continue();
      return answer ? route.fulfill(answer) : route.abort();
    });
    await page.goto("/");
    await page.locator('form[action="/play/century"] button').click();
    await page.locator("#choices, #all-button").first().waitFor({ state: "attached" });
    const { dice, stage } = await look(page);
    const { nonces } = await kept(page);
    assert.deepEqual([posts, stage, dice.shares.length], [2, "playing", 1]);
    assert.equal(dice.shares[0].nonce, nonces[dice.shares[0].promise]);
    assert.deepEqual(complaints.filter((line) => !line.includes("ERR_FAILED")), []);
    await context.close();
  }
});

test("two people: both browsers promise before any tells, and the game begins by itself", async () => {
  const anna = await person(browser, server);
  const ben = await person(browser, server);
  await anna.page.goto("/new/century");
  await anna.page.check("[name=players][value='2']");
  await anna.page.locator("main form button[type=submit].primary").click();
  await anna.page.waitForURL(/\/t\//);
  const link = await anna.page.locator("#link-2").inputValue();
  await ben.page.goto(link);
  await ben.page.locator("main form button[type=submit].primary").click();
  await ben.page.waitForURL(/\/t\/[0-9a-f]+$/);
  await anna.page.locator("#share[data-promises*='P2:']").waitFor({ state: "attached" });
  await anna.page.locator("#share[data-promises*='P1:']").waitFor({ state: "attached" });
  const before = (await look(anna.page)).dice.shares;
  assert.deepEqual(before.map((share) => share.nonce), [null, null], "nothing is told yet");
  await anna.page.locator('form[action$="/begin"] button').click();
  await ben.page.locator("#all-button").waitFor({ state: "attached" });
  const { dice, stage } = await look(ben.page);
  assert.equal(stage, "playing");
  assert.deepEqual(dice.shares.map((share) => share.promise), before.map((share) => share.promise));
  assert.ok(dice.shares.every((share) => promiseOf(share.nonce) === share.promise));
  assert.deepEqual([...anna.complaints, ...ben.complaints], []);
  await anna.context.close();
  await ben.context.close();
});

test("without a script nothing is added, and the game begins at once", async () => {
  const { context, page } = await person(browser, server, { javaScriptEnabled: false });
  await page.goto("/");
  await page.locator('form[action="/play/century"] button').click();
  await page.waitForURL(/\/t\//);
  const { dice, stage } = await look(page);
  assert.deepEqual([dice.shares, stage], [[], "playing"]);
  await context.close();
});
