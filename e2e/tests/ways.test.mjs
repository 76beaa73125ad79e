// Other ways to the table: a phone, large letters, no script, dark colors.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, dice, number, openTable, person, screenshots, sensible, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";

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
    const before = await number(page);
    if (state === "confirm") await page.click("#confirm");
    else await page.locator("#choices button").nth(await sensible(page, pick)).click();
    await changed(page, before);
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
  ["1280-dark", { colorScheme: "dark" }],
  // 200 % on a small laptop is half as many pixels.
  ["640", { viewport: { width: 640, height: 400 } }],
]) {
  // Dark colors move nothing: they are for the pictures.
  test(`every page of every game fits at ${name}`, { skip: name === "1280-dark" && !screenshots }, async () => {
    const { page, complaints } = await person(browser, server, options);
    const look = async (what, picture = what) => {
      assert.equal(await overflow(page) <= 0, true, `${what}: ${await widest(page)}`);
      await page.evaluate(() => scrollTo(0, 0));
      if (screenshots && picture && name !== "640") await page.screenshot({ path: `${screenshots}/${picture}-${name}.png`, fullPage: true });
    };
    await page.goto("/");
    await look("front");
    for (const [game, opening] of tables) {
      await page.goto(`/new/${game}`);
      await look(`new table of ${game}`, game === "century" ? "new" : null);
      await openTable(page, game, { ...opening, options: { confirm: "skip", pace: "fast" } });
      await waitForTurn(page);
      await look(`${game} at its start`, null);
      await play(page, screenshots ? 25 : 6);
      await look(game);
      const table = page.url();
      for (const beside of ["dice", "log", `at/${await number(page)}`]) {
        await page.goto(`${table}/${beside}`);
        await look(`${game}: ${beside}`, null);
      }
    }
    assert.deepEqual(complaints, []);
  });
}

test("without a script a whole turn of every game works by forms", async () => {
  const { page } = await person(browser, server, { javaScriptEnabled: false });
  for (const [game, opening] of tables) {
    await openTable(page, game, { ...opening, options: { pace: "fast" } });
    let acted = 0;
    let passed = false;
    for (let step = 0; step < 200 && !(acted && passed); step += 1) {
      if (await page.locator("#confirm").count()) { await page.click("#confirm"); passed = true; }
      else if (await page.locator("#choices").count()) { await page.locator("#choices button").last().click(); acted += 1; }
      else { passed = acted > 0; await page.waitForTimeout(50); await page.reload(); }
    }
    assert.equal(acted > 0 && passed, true, game);
    assert.match(await status(page), /./);
  }
});

test("without a script everything works by forms", async () => {
  const { page } = await person(browser, server, { javaScriptEnabled: false });
  await page.goto("/");
  await page.fill("#name", "Nora");
  await page.click("form.name button");
  await openTable(page, "century", { players: 2, seats: { seat2: "random" }, options: { pace: "fast" } });
  let acted = 0;
  for (let step = 0; step < 60 && acted < 6; step += 1) {
    if (await page.locator("#confirm").count()) await page.click("#confirm");
    else if (await page.locator("#choices").count()) { await page.locator("#choices button").first().click(); acted += 1; }
    else { await page.waitForTimeout(50); await page.reload(); }
  }
  assert.equal(acted, 6);
  // Going back with the browser and posting the old page again is answered with the new one.
  await page.goBack();
  const old = page.locator("#choices button, #confirm").first();
  if (await old.count()) {
    await old.click();
    await page.waitForSelector("#notice, #confirm, #choices, #undo");
  }
  assert.match(await status(page), /./);
  await page.fill("#chat-input", "hello");
  await page.click("#say button");
  assert.equal(await page.locator("#chat-lines li").count(), 1);
});
