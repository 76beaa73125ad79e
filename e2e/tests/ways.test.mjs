// Other ways to the table: a phone, large letters, no script.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, decide, dice, number, openTable, person, sensible, startBrowser, startServer, waitForTurn } from "../helper.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const overflow = (page) => page.evaluate(() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth);

/** Elements that are wider than the page, for a message that helps. */
const widest = (page) => page.evaluate(() => [...document.querySelectorAll("main *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).slice(0, 5).map((one) => one.outerHTML.slice(0, 120)));

async function play(page, steps) {
  const pick = dice(1);
  for (let step = 0; step < steps; step += 1) {
    const state = await waitForTurn(page);
    if (state === "over") return;
    if (state === "confirm") {
      const before = await number(page);
      await page.click("#confirm");
      await changed(page, before);
    } else await decide(page, sensible, pick);
  }
  await waitForTurn(page);
}

const tables = [
  ["century", { players: 3, seats: { seat2: "greedy", seat3: "greedy" } }],
  ["century-solo", {}],
  ["puerto-rico", { players: 3, seats: { seat2: "greedy", seat3: "greedy" } }],
  ["merchants", { players: 3, seats: { seat2: "greedy", seat3: "greedy" } }],
  ["landnam", { players: 3, seats: { seat2: "greedy", seat3: "greedy" } }],
];

for (const [name, options] of [
  ["360", { viewport: { width: 360, height: 740 } }],
  ["1280", {}],
  // 200 % on a small laptop is half as many pixels.
  ["640", { viewport: { width: 640, height: 400 } }],
]) {
  test(`every page of every game fits at ${name}`, async () => {
    const { page, complaints } = await person(browser, server, options);
    const look = async (what) => {
      assert.equal(await overflow(page) <= 0, true, `${what}: ${await widest(page)}`);
    };
    await page.goto("/");
    await look("front");
    for (const [game, opening] of tables) {
      await page.goto(`/new/${game}`);
      await look(`new table of ${game}`);
      await openTable(page, game, { ...opening, options: { confirm: "skip", pace: "fast" } });
      await waitForTurn(page);
      await look(`${game} at its start`);
      await play(page, 6);
      await look(game);
      const table = page.url();
      for (const beside of ["dice", "log", `at/${await number(page)}`]) {
        await page.goto(`${table}/${beside}`);
        await look(`${game}: ${beside}`);
      }
    }
    assert.deepEqual(complaints, []);
  });
}

/**
 * Without a script: opens the list and takes one of it, or confirms, or asks for the page again while others act. Says
 * which.
 */
async function step(page, which) {
  if (await page.locator("#confirm").count()) {
    await page.click("#confirm");
    return "confirmed";
  }
  if (!await page.locator("#choices").count()) {
    await page.reload();
    return "waited";
  }
  await page.click("#all-button");
  await which(page.locator("#choices button[name=action]")).click();
  return "acted";
}

test("without a script a whole turn of every game works by forms", async () => {
  const { page } = await person(browser, server, { javaScriptEnabled: false });
  for (const [game, opening] of tables) {
    await openTable(page, game, { ...opening, options: { pace: "fast", confirm: "skip" } });
    // Twelve steps are more than a turn; who plays alone never waits for others.
    let [acted, waited] = [0, 0];
    for (let nth = 0; nth < 400 && acted < (waited ? 2 : 12); nth += 1) {
      const done = await step(page, (list) => list.last());
      acted += done === "acted";
      waited += done === "waited" && acted > 0;
    }
    assert.equal(acted > 1, true, `${game}: ${acted} steps, ${waited} times waited`);
  }
});

test("without a script everything works by forms", async () => {
  const { page } = await person(browser, server, { javaScriptEnabled: false });
  await page.goto("/");
  await page.fill("#name", "Nora");
  await page.click("form.name button");
  await openTable(page, "century", { players: 2, seats: { seat2: "greedy" }, options: { pace: "fast", confirm: "skip" } });
  for (let acted = 0; acted < 6;) if (await step(page, (list) => list.first()) === "acted") acted += 1;
  // An old page that is posted again is answered with the new one, and a sentence.
  const number = Number(await page.getAttribute("#main", "data-number"));
  const answer = await page.request.post(`${page.url()}/act`, { form: { number: String(number - 1), action: "rest" } });
  assert.equal(answer.status(), 409);
  assert.match(await answer.text(), /has changed since your page was made/);
  await page.locator("label:has(#show-chat)").click();
  await page.fill("#chat-input", "hello");
  await page.click("#say button");
  // The form is answered by another page.
  await page.locator("#chat-lines li").waitFor({ state: "attached" });
  assert.equal(await page.locator("#chat-lines li").count(), 1);
});
