// Other ways to the table: a phone, large letters, no script, dark colors.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, number, openTable, person, screenshots, sensible, startBrowser, startServer, status, waitForTurn } from "../helper.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const overflow = (page) => page.evaluate(() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth);

/** Elements that are wider than the page, for a message that helps. */
const widest = (page) => page.evaluate(() => [...document.querySelectorAll("main *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).slice(0, 5).map((one) => one.outerHTML.slice(0, 120)));

async function play(page, steps) {
  for (let step = 0; step < steps; step += 1) {
    const state = await waitForTurn(page);
    const before = await number(page);
    if (state === "confirm") await page.click("#confirm");
    else await page.locator("#choices button").nth(await sensible(page)).click();
    await changed(page, before);
  }
  await waitForTurn(page);
}

for (const [name, options] of [
  ["360", { viewport: { width: 360, height: 740 } }],
  ["1280", {}],
  ["1280-dark", { colorScheme: "dark" }],
  // 200 % on a small laptop is half as many pixels.
  ["640", { viewport: { width: 640, height: 400 } }],
]) {
  test(`every page fits at ${name}`, async () => {
    const { page, complaints } = await person(browser, server, options);
    const look = async (what) => {
      assert.equal(await overflow(page) <= 0, true, `${what}: ${await widest(page)}`);
      await page.evaluate(() => scrollTo(0, 0));
      if (screenshots && name !== "640") await page.screenshot({ path: `${screenshots}/${what}-${name}.png`, fullPage: true });
    };
    await page.goto("/");
    await look("front");
    await page.goto("/new/century");
    await look("new");
    await openTable(page, "century", { players: 3, seats: { seat2: "random", seat3: "random" }, options: { confirm: "skip", pace: "fast" } });
    await play(page, 25);
    await look("century");
    await openTable(page, "century-solo", { options: { confirm: "skip" } });
    await play(page, 15);
    await look("century-solo");
    await openTable(page, "puerto-rico", { players: 3, seats: { seat2: "random", seat3: "random" }, options: { confirm: "skip", pace: "fast" } });
    await play(page, 25);
    await look("puerto-rico");
    assert.deepEqual(complaints, []);
  });
}

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
