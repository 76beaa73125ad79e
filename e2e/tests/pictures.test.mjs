// Pictures for docs/screenshots that no other test comes by: the start of each game, the althing, a menu of the map.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, dice, number, openTable, person, screenshots, startBrowser, startServer, waitForTurn } from "../helper.mjs";

const skip = !screenshots;
let server, browser;
before(async () => { if (!skip) { server = await startServer(); browser = await startBrowser(); } });
after(async () => { await browser?.close(); await server?.stop(); });

const options = { confirm: "skip", pace: "fast" };
const greedy = (players) => Object.fromEntries(Array.from({ length: players - 1 }, (_, index) => [`seat${index + 2}`, "greedy"]));

/** Takes a picture, and one as a phone shows the same. */
async function take(page, name) {
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `${screenshots}/${name}-1280.png`, fullPage: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.screenshot({ path: `${screenshots}/${name}-360.png`, fullPage: true });
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Clicks through the list by lot until `selector` is there and it is this person's turn. */
async function playUntil(page, selector, limit = 600) {
  const pick = dice(7);
  for (let step = 0; step < limit; step += 1) {
    if (await waitForTurn(page) === "over") return false;
    if (await page.locator(selector).count()) return true;
    const before = await number(page);
    const list = page.locator("#choices button");
    await list.nth(pick(await list.count())).click();
    await changed(page, before);
  }
  return false;
}

for (const [game, players] of [["puerto-rico", 4], ["merchants", 4], ["landnam", 4]]) {
  test(`the start of ${game}`, { skip }, async () => {
    const { page } = await person(browser, server);
    await openTable(page, game, { players, seats: greedy(players), options });
    await waitForTurn(page);
    await take(page, `${game}-start`);
  });
}

test("a case at the althing", { skip }, async () => {
  const { page } = await person(browser, server);
  let found = false;
  for (let table = 0; table < 6 && !found; table += 1) {
    await openTable(page, "landnam", { players: 4, seats: greedy(4), options });
    found = await playUntil(page, "#thing .ln-scale");
  }
  assert.equal(found, true);
  await take(page, "landnam-althing");
});

test("a menu where several things can be done", { skip }, async () => {
  const { page } = await person(browser, server);
  await openTable(page, "merchants", { players: 4, seats: greedy(4), options });
  assert.equal(await playUntil(page, "#map .several"), true);
  await page.locator("#map .several").first().click();
  await page.waitForSelector(".menu:popover-open");
  await page.screenshot({ path: `${screenshots}/merchants-menu-1280.png` });
});
