// What critics couldn't see at the table: colonists outside their circles, frames that other marks took away, what lay
// over what it is paid from, cards that moved when one was claimed, and a sentence that ended in dots.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, scripted, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { quickSeat } from "../quick.mjs";

const SIZES = [[360, 740], [768, 1024], [1024, 700], [1280, 800]];

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** A table in the first position for which `enough` holds. */
async function tableWhere(game, players, enough, { options = { pace: "fast", confirm: "skip" }, seeds = [1, 2, 3, 4, 5] } = {}) {
  const { page } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  for (const seed of seeds) {
    await openTable(page, game, { players, seats: greedy(players), options });
    const { table } = await (await quickSeat(server, page)).play({ enough, seed });
    if (!enough(table)) continue;
    await page.reload();
    await waitForTurn(page);
    await scripted(page);
    return page;
  }
  throw new Error(`no game of ${game} has come by the position`);
}

test("colonists stand in the circles that they fill, and the city counts along", async () => {
  const page = await tableWhere("puerto-rico", 3, ({ legal, number }) => number > 60 && legal.some((action) => /^place/.test(action)));
  const empty = await page.textContent("#circles-empty");
  await page.click("#muster-fill");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const outside = await page.$$eval("label.pr-post:has(:checked)", (circles) => circles.filter((circle) => {
      const [one, other] = [circle, circle.querySelector(".pr-man")].map((element) => element.getBoundingClientRect());
      return other.top < one.top || other.bottom > one.bottom || other.left < one.left || other.right > one.right;
    }).length);
    assert.equal(outside, 0, `${width}`);
  }
  const inCity = await page.locator("#city input[data-site]:checked").count();
  if (inCity) assert.notEqual(await page.textContent("#circles-empty"), empty);
  await page.click("#muster-reset");
  assert.equal(await page.textContent("#circles-empty"), empty);
});

test("what is new and can be clicked has the frame of what can be clicked", async () => {
  const page = await tableWhere("puerto-rico", 5, ({ legal }) => legal.filter((action) => /^build ./.test(action)).length > 3);
  const [usual, fresh] = await page.evaluate(() => {
    const lot = document.querySelector(".pr-lot.hot");
    lot.classList.remove("fresh");
    const frame = () => [getComputedStyle(lot).outline, getComputedStyle(lot).boxShadow].join();
    const usual = frame();
    lot.classList.add("fresh");
    return [usual, frame()];
  });
  assert.equal(fresh, usual);
});

test("how often a trade is made is asked in the window, and not over the caravan", async () => {
  const page = await tableWhere("century", 3, ({ legal }) => legal.some((action) => /x2/.test(action)));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.locator("#board .hot.several").first().click();
    const { question, tray } = await page.evaluate(() => ({
      question: document.querySelector(".often:popover-open").getBoundingClientRect().toJSON(),
      tray: document.querySelector("#board .caravan .tray").getBoundingClientRect().toJSON(),
    }));
    assert.ok(question.left >= 0 && question.right <= width && question.bottom <= height, `${width}: ${JSON.stringify(question)}`);
    assert.ok(question.top >= tray.bottom - 1, `${width}: it begins at ${question.top}, the caravan ends at ${tray.bottom}`);
    await page.keyboard.press("Escape");
  }
});

test("how often a card can be played is read on the card, and not below the next one", async () => {
  const page = await tableWhere("century", 3, ({ legal }) => legal.some((action) => /x2/.test(action)));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const hidden = await page.$$eval("#hand .most", (badges) => badges.filter((badge) => {
      const { left, top, right, bottom } = badge.getBoundingClientRect();
      // Badges let clicks through to their cards: what lies there is asked without that.
      const spots = [[left + 3, (top + bottom) / 2], [right - 3, (top + bottom) / 2], [(left + right) / 2, bottom - 3]];
      return !spots.every(([x, y]) => badge.parentElement.contains(document.elementFromPoint(x, y)));
    }).length);
    assert.equal(hidden, 0, `${width}`);
  }
});

test("the small cards of the others are wide enough for what stands on them", async () => {
  const page = await tableWhere("century", 5, ({ number }) => number > 150);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (width < 768) await page.check("#tab-others", { force: true });
    const cut = await page.evaluate(() => {
      // As many as somebody may come to have: all of them are to be read.
      const [list] = document.querySelectorAll(".small-cards .in-hand");
      while (list.children.length < 13) list.append(...[...document.querySelectorAll(".small-card")].slice(0, 13 - list.children.length).map((card) => card.cloneNode(true)));
      const lists = [...document.querySelectorAll(".small-card")];
      return lists.filter((card) => {
        const face = card.firstElementChild.getBoundingClientRect();
        const box = card.getBoundingClientRect();
        const inner = [...card.querySelectorAll(".counted, svg")].map((part) => part.getBoundingClientRect());
        return face.height > box.height || inner.some((part) => part.left < box.left - .5 || part.right > box.right + .5);
      }).map((card) => card.id);
    });
    assert.deepEqual(cut, [], `${width}`);
    if (width < 768) await page.check("#tab-board", { force: true });
  }
});

test("a point card that is claimed leaves a gap, and the others stay where they are", async () => {
  // A turn that is to be confirmed: until then no other card is turned up.
  const page = await tableWhere("century", 3, ({ legal }) => legal.some((action) => /^claim/.test(action)), { options: { pace: "fast" } });
  const lefts = () => page.$$eval("#points .stall", (stalls) => stalls.map((stall) => Math.round(stall.getBoundingClientRect().left)));
  const places = await lefts();
  await page.locator("#points .point.hot").first().click();
  await page.waitForSelector("#points .point.empty");
  assert.deepEqual(await lefts(), places);
});

/** Where the sentence of the bar goes over its room. */
const roomOf = (page) => page.$eval("#status", (status) => {
  const box = status.parentElement.parentElement.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(status);
  const said = text.getBoundingClientRect();
  return { isCut: said.right > box.right + 1 || said.bottom > box.bottom + 1 || said.top < box.top - 1, width: box.width };
});

test("the sentence of the bar is whole in every size", async () => {
  const trade = await tableWhere("landnam", 3, ({ legal }) => legal.some((action) => /^offer/.test(action)));
  const settler = await tableWhere("puerto-rico", 3, ({ legal }) => legal.some((action) => /^settle/.test(action)));
  // The longest that is asked anywhere.
  await settler.$eval("#status", (status) => { status.textContent = "Þú átt leik: taka nýlendubúa á nýju flísina (sykur) eða sitja hjá (þetta er síðasta umferð)."; });
  for (const page of [trade, settler]) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const room = await roomOf(page);
      assert.ok(!room.isCut && room.width >= 200, `${width}: ${await page.textContent("#status")} ${JSON.stringify(room)}`);
    }
  }
});

test("upright, all five players are in sight", async () => {
  for (const game of ["century", "puerto-rico"]) {
    const page = await tableWhere(game, 5, ({ number }) => number > 60);
    await page.setViewportSize({ width: 768, height: 1024 });
    const hidden = await page.$$eval("#players .player", (panels) => {
      const log = document.querySelector(".talk").getBoundingClientRect();
      return panels.filter((panel) => panel.getBoundingClientRect().bottom > log.top + 1).map((panel) => panel.id);
    });
    assert.deepEqual(hidden, [], game);
  }
});
