// One sees what happened: what is moved comes from where it was, in every game, the others' pieces, too; and nothing
// moves for who wants no motion.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, startBrowser, startServer } from "../helper.mjs";
import { quickSeat, steady } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer({ pace: 100 }); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/**
 * Notes of each piece that is let go where it sets out, by what was there in the frame before, and whether it is in
 * sight there. What is turned over sets out from itself.
 */
function note() {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2, width];
  };
  let stood = new Map();
  window.noted = [];
  const look = () => {
    stood = new Map([...document.querySelectorAll("#board [id], .player[id], .player [id]")].map((piece) => [piece.id, middle(piece)]));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    if (frames[0].opacity !== undefined) return animation;
    animation.pause();
    animation.currentTime = 0;
    let [x, y] = middle(this);
    // The copy of a part of a drawing is in a drawing of the window's size, and goes from and to the part's middle.
    if (this.matches(".flying-drawing")) {
      const pair = (text) => text.split(" ").map(parseFloat);
      const [[ownX, ownY], [byX, byY]] = [pair(this.style.transformOrigin), pair(getComputedStyle(this).translate)];
      [x, y] = [ownX + byX, ownY + (byY ?? 0)];
    }
    animation.play();
    const isThere = ([oldX, oldY, width]) => width && Math.hypot(oldX - x, oldY - y) < 3;
    const turned = frames[0].scale === "0 1";
    const piece = this.closest(".flying")?.dataset.flies ?? this.id;
    const from = turned ? [piece] : [...stood].filter(([, place]) => isThere(place)).map(([id]) => id);
    window.noted.push({ piece, from, time: timing.duration });
    return animation;
  };
}

/** What is to be seen in each game: pieces, by their ids, and where each sets out. */
const games = {
  century: {
    players: 3,
    first: /^(lay|acquire [2-4]|claim)/,
    wanted: {
      "a card that is taken goes to the hand": [/^card-/, /^card-/],
      "cubes of one's own go onto cards": [/^on-card-/, /^cube-[YRGB]-/],
      "cubes of others do": [/^on-card-/, /^cube-P\d-/],
      "a claimed card goes to whoever claimed it": [/^(won|chip)-point-/, /^point-/],
    },
  },
  "century-solo": {
    players: 1,
    first: /^(lay|acquire [2-4]|claim)/,
    wanted: {
      "a card that is played goes to the others": [/^card-/, /^card-/],
      "cubes go onto cards": [/^on-card-/, /^cube-[YRGB]-/],
      "a claimed card goes to whoever claimed it": [/^won-point-/, /^point-/],
    },
  },
  "puerto-rico": {
    players: 3,
    first: /^(settle|build|load|sell)/,
    wanted: {
      "a tile goes to one's island": [/^tile-[a-z]+-\d/, /^row-/],
      "a tile goes to another's island": [/^tile-P\d-/, /^row-/],
      "a building goes to one's city": [/^house-[a-z]/, /^building-/],
      "a building goes to another's city": [/^house-P\d-/, /^building-/],
      "barrels go to ships": [/^cargo-/, /^ware-/],
      "colonists go to their circles": [/^man-/, /^boat$/],
    },
  },
  merchants: {
    players: 4,
    first: /^route/,
    wanted: {
      "a merchant or caravan goes along": [/^(merchant|caravan)-/, /^(merchant|caravan)-/],
      "a route comes from the palette": [/^route-/, /^palette-route$/],
      "a route of others comes from their panel": [/^route-/, /^seat-/],
    },
  },
  landnam: {
    players: 3,
    first: /^(move|step|settler|ship|farm|village)/,
    wanted: {
      "a unit goes from field to field": [/^unit-/, /^(unit|outer)-/],
      "what is explored is turned over": [/^field-/, /^field-/],
      "what is built comes from its owner": [/^house-/, /^seat-/],
    },
  },
};

/** What of the wanted has not been seen yet. */
const missing = (noted, wanted) => Object.entries(wanted)
  .filter(([, [piece, origin]]) => !noted.some(({ piece: id, from }) => piece.test(id) && from.some((place) => origin.test(place))))
  .map(([what]) => what);

/** Lets a program play in the seat of the page until all is seen; the page is told of every step as of others'. */
async function watch(page, { first, wanted }, decisions) {
  const seat = await quickSeat(server, page);
  const choose = (legal, pick) => {
    const liked = legal.filter((action) => first.test(action));
    return liked.length && pick(4) ? liked[pick(liked.length)] : steady(legal, pick);
  };
  for (let made = 1; made <= decisions; made += 1) {
    const { table } = await seat.play({ decisions: 1, choose, seed: made });
    await page.waitForFunction((number) => Number(document.getElementById("main").dataset.number) >= number, table.number);
    const noted = await page.evaluate(() => window.noted);
    if (!missing(noted, wanted).length || table.stage !== "playing") break;
  }
  return page.evaluate(() => window.noted);
}

for (const [game, { players, first, wanted }] of Object.entries(games)) {
  const opening = { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } };

  test(`what is moved in ${game} comes from where it was`, async () => {
    const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });
    await page.addInitScript(note);
    await openTable(page, game, opening);
    const noted = await watch(page, { first, wanted }, 150);
    assert.deepEqual(missing(noted, wanted), [], JSON.stringify(noted));
    assert.ok(noted.every(({ time }) => time < 300), "decoration is short");
    // Copies are gone with their flights.
    await page.waitForFunction(() => !document.querySelector(".flying"));
    assert.deepEqual(complaints, []);
  });

  test(`nothing is moved in ${game} for who wants no motion`, async () => {
    const { page } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
    await page.addInitScript(note);
    await openTable(page, game, opening);
    assert.deepEqual(await watch(page, { first, wanted }, 12), []);
  });
}
