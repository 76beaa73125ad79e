// What critics found at the table: places say why nothing can be done there, lands are chosen as a whole, what the
// automa did stays, changes lie on no icon, names are not cut where there is room, and the front page asks once for a
// word.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, scripted, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { quickSeat, steady } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const phaseOf = ({ stage, view }) => {
  if (stage !== "playing") return "over";
  const phase = view.phase ?? view.table.phase;
  return typeof phase === "string" ? phase : Object.keys(phase)[0];
};

/** A table in the first position for which `enough` holds, of the games that these numbers lead to. */
async function tableWhere(game, players, enough, { seeds = [1, 2, 3, 4, 5, 6], choose = steady, ...options } = {}) {
  const { page } = await person(browser, server, { viewport: { width: 1280, height: 800 }, ...options });
  for (const seed of seeds) {
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    const seat = await quickSeat(server, page);
    const { table } = await seat.play({ enough, seed, choose });
    if (!enough(table)) continue;
    await page.reload();
    await waitForTurn(page);
    await scripted(page);
    return { page, seat, table };
  }
  throw new Error(`no game of ${game} has come by the position`);
}

/** Clicks the first of the elements that nothing lies over; says its `data-place`. */
async function clickPlace(page, selector) {
  const found = await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (document.elementFromPoint(x, y)?.closest("[data-place]") === element) return { x, y, place: element.dataset.place };
    }
    return null;
  }, selector);
  assert.ok(found, `nothing can be clicked: ${selector}`);
  await page.mouse.click(found.x, found.y);
  return found.place;
}

/** Why it can't be done, as the tip with this name says it, with its clause. */
async function toldWhy(page, name = null) {
  await page.waitForFunction((name) => {
    const tip = document.querySelector(".tip:popover-open");
    return tip?.querySelector(".no") && (name === null || tip.querySelector("strong")?.textContent === name);
  }, name);
  return { why: await page.textContent(".tip .no"), clause: (await page.textContent(".tip .rule")).match(/\(([A-Z]+-\d+)\)$/)?.[1] };
}

test("paths of Merchants that are not legal, and tools that are grayed out, say why", async () => {
  const { page } = await tableWhere("merchants", 3, ({ legal }) => legal.some((action) => /^route /.test(action)));
  await page.locator("label:has(#tool-route)").click();
  const targets = await page.$$eval(".for-route.target", (all) => all.map((one) => one.value));
  const rest = `#moe-places path${targets.map((value) => `:not([data-place="path ${value?.split(" ")[1]}"])`).join("")}`;
  await clickPlace(page, rest);
  const path = await toldWhy(page);
  assert.match(path.clause, /^MOE-/, path.why);
  const quiet = page.locator(".moe-tool.quiet[data-why]").first();
  await quiet.hover();
  const tool = await toldWhy(page, await quiet.locator("b").textContent());
  assert.match(tool.clause, /^MOE-/, tool.why);
});

test("who is to be robbed stands on the map: every town with a post has its name, and none lies on another", async () => {
  const { page } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "merchants", { players: 4, seats: greedy(4), options: { confirm: "skip", pace: "fast" } });
  await (await quickSeat(server, page)).play({ enough: ({ view, legal }) => legal.length > 0 && phaseOf({ stage: "playing", view }) === "robber", seed: 1 });
  await page.reload({ waitUntil: "load" });
  await waitForTurn(page);
  const { hidden, overlapping } = await page.evaluate(() => {
    const pane = document.querySelector("#moe-pane").getBoundingClientRect();
    const isShown = ({ left, right, top, bottom }) => left > pane.left + 40 && right < pane.right - 40 && top > pane.top + 40 && bottom < pane.bottom - 40;
    const busy = [...document.querySelectorAll(".moe-label.busy")].filter((name) => isShown(name.getBoundingClientRect()));
    const names = [...document.querySelectorAll(".moe-label:not(.crowded)")].map((name) => [name.textContent, name.getBoundingClientRect()]);
    const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 4 && b.top < a.bottom - 4;
    return {
      hidden: busy.filter((name) => name.matches(".crowded")).map((name) => name.textContent),
      overlapping: names.flatMap(([one, a], nth) => names.slice(nth + 1).filter(([, b]) => overlap(a, b)).map(([other]) => `${one} and ${other}`)),
    };
  });
  assert.deepEqual(hidden, []);
  assert.deepEqual(overlapping, []);
});

test("a land of Merchants is chosen by a click anywhere on it", async () => {
  const { page } = await tableWhere("merchants", 3, (table) => phaseOf(table) === "robber");
  const number = await page.getAttribute("#main", "data-number");
  const at = await page.evaluate(() => {
    const pane = document.querySelector(".moe-window").getBoundingClientRect();
    for (const land of document.querySelectorAll(".moe-land")) {
      const box = land.getBoundingClientRect();
      // A third from the middle to the rim there is no number any more.
      const [x, y] = [box.left + box.width / 2, box.top + box.height * 0.2];
      if (box.top > pane.top && box.bottom < pane.bottom && document.elementFromPoint(x, y) === land) return { x, y };
    }
    return null;
  });
  assert.ok(at, "no land can be clicked beside its number");
  await page.mouse.click(at.x, at.y);
  await page.waitForFunction((number) => document.getElementById("main").dataset.number !== number, number);
});

test("fields of Landnám where the chosen unit can't go, and what can't be built, say why", async () => {
  const { page } = await tableWhere("landnam", 3, (table) => table.number > 60 && phaseOf(table) === "move" && table.legal.some((action) => /^move [a-g]/.test(action)));
  const unit = page.locator(".ln-units input").last();
  await unit.evaluate((input) => { input.checked = true; });
  const from = (await unit.getAttribute("id")).replace("from-", "");
  const near = await page.$$eval(`[id^="to-${from}-"]`, (all) => all.map((one) => one.id.split("-").at(-1)));
  const rest = `[data-place^="field "]${[...near, "outer"].map((field) => `:not([data-place="field ${field}"])`).join("")}`;
  await clickPlace(page, rest);
  const field = await toldWhy(page);
  assert.match(field.clause, /^LN-/, field.why);
});

test("what comes after a game takes one row, whatever it says, and its picture is whole", async () => {
  const { page } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "century-solo", { options: { pace: "fast", confirm: "skip" } });
  await (await quickSeat(server, page)).play({ seed: 1 });
  await page.reload();
  await waitForTurn(page);
  for (const [width, height] of [[1280, 800], [1024, 700]]) {
    await page.setViewportSize({ width, height });
    for (const text of ["Play again", "Play again with the same people", "Visszavágó ugyanezekkel a játékosokkal"]) {
      await page.$eval("#rematch .primary", (button, text) => { button.textContent = text; }, text);
      const { height } = await page.locator(".after").boundingBox();
      assert.ok(height < 64, `${width}: with “${text}” it is ${height} px high`);
      const boxes = await page.$$eval(".after > :is(.button, button), .after form button", (all) => all.map((one) => [one.textContent.trim(), one.getBoundingClientRect()]));
      const overlapping = boxes.flatMap(([one, a], nth) => boxes.slice(nth + 1)
        .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).map(([other]) => `${one} and ${other}`));
      assert.deepEqual(overlapping, [], `${width}: ${text}`);
      assert.deepEqual(boxes.map(([name]) => name), [text, "Review", "Replay", "More"]);
      assert.deepEqual(boxes.map(([, { left }]) => left), boxes.map(([, { left }]) => left).sort((one, other) => one - other), "as they are read");
    }
    const [banner, picture] = await Promise.all([".banner", ".banner .picture"].map((part) => page.locator(part).boundingBox()));
    assert.ok(picture.y >= banner.y - 1 && picture.y + picture.height <= banner.y + banner.height + 1, JSON.stringify({ banner, picture }));
    assert.ok(Math.abs(picture.width / picture.height - 300 / 141) < 0.02, `its band is as wide as it is drawn: ${JSON.stringify(picture)}`);
  }
  await page.click("#end-more-button");
  const rest = await page.$$eval("#end-more > :is(.button, button, details)", (all) => all.map((one) => one.textContent.trim()));
  assert.deepEqual(rest, ["Look at the board", "Download the record", "The dice of this table", "To the front page", "A word of your own for the dice"]);
});

test("what the automa did stays in sight while one's own turn goes on", async () => {
  const { page } = await tableWhere("century-solo", 1, (table) => phaseOf(table) === "upgrade");
  const story = page.locator("#story");
  assert.equal(await story.locator(".got").count(), 1);
  assert.equal(await story.locator("h3").count() >= 3, true);
});

/** Changes that lie on the icon that they belong to, by more than a corner of it. */
const covered = (page) => page.evaluate(() => {
  const found = [];
  for (const delta of document.querySelectorAll(".delta")) {
    const one = delta.getBoundingClientRect();
    if (!one.width) continue;
    const owner = delta.closest(".moe-fact, .moe-card, .ln-held, .goods-card, .pr-goods, .pr-ware, .pr-stock");
    for (const icon of owner?.querySelectorAll("svg") ?? []) {
      const other = icon.getBoundingClientRect();
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 0 && high > 0 && wide * high > 0.2 * other.width * other.height) found.push(`${owner.className}: ${delta.textContent}`);
    }
  }
  return found;
});

/** Names of players that end in dots. */
const cut = (page) => page.$$eval(".player .who, .pr-role .pr-by, .ln-hand .press", (names) =>
  names.filter((name) => name.clientWidth && name.scrollWidth > name.clientWidth).map((name) => name.textContent));

for (const game of ["merchants", "landnam", "puerto-rico", "century"]) {
  test(`changes lie on no icon of ${game}, and no name is cut`, async () => {
    const seen = { deltas: 0 };
    const { page, seat } = await tableWhere(game, 4, ({ number }) => number > 60);
    for (let look = 0; look < 8; look += 1) {
      seen.deltas += await page.locator(".delta").count();
      assert.deepEqual(await covered(page), []);
      assert.deepEqual(await cut(page), []);
      await seat.play({ decisions: 3, seed: look + 1 });
      await page.reload();
      if (await waitForTurn(page) === "over") break;
    }
    if (game !== "century") assert.ok(seen.deltas > 0, "nothing has changed");
  });
}

test("the front page asks once for a word for the dice, and takes it along", async () => {
  const { page } = await person(browser, server);
  await page.goto("/");
  assert.equal(await page.locator("details.word").count(), 1);
  await page.click("details.word summary");
  await page.fill("[data-carry=word]", "abracadabra");
  await page.locator("form.play button").nth(2).click();
  await page.waitForURL(/\/t\//);
  // The dice of the table are made of it.
  await page.waitForSelector("code >> text=abracadabra", { state: "attached" });
});
