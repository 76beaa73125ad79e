// A person with a phone: what they can do is tap.
import { dice, listed, settled, waitForTurn } from "./helper.mjs";
import { steady } from "./quick.mjs";

/** The settings of a phone for `person`. */
export const PHONE_PERSON = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/**
 * Taps an element where it can be hit; says whether it can. A card of a fan may lie below its neighbor, and a place on
 * a map below another one: then a strip of it is enough.
 */
async function tap(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  return tapNow(page, locator);
}

/** The same with what is there at this moment: what is gone can't be tapped. */
async function tapNow(page, locator) {
  const spot = await locator.evaluateAll(([target]) => {
    if (!target) return null;
    target.scrollIntoViewIfNeeded();
    const box = target.getBoundingClientRect();
    for (const x of [0.5, 0.25, 0.75, 0.08, 0.92]) {
      for (const y of [0.5, 0.25, 0.75]) {
        // A tap has whole pixels: half of one more may be the rim of the map.
        const at = [Math.round(box.left + box.width * x), Math.round(box.top + box.height * y)];
        if (target.contains(document.elementFromPoint(...at))) return at;
      }
    }
    return null;
  });
  if (!spot) return false;
  await page.touchscreen.tap(...spot);
  return true;
}

/** Picks elements of a set until it can be sent, and sends it. */
async function tapSet(page) {
  for (let nth = 0; nth < 20; nth += 1) {
    const send = page.locator("#picks-send");
    if (await send.isEnabled()) return tap(page, send);
    const left = page.locator("#board [data-pick]:not(.picked):visible").first();
    if (!await left.count() || !await tap(page, left)) return false;
  }
  return false;
}

/** Taps one of the places that a traveler can get to. */
async function tapWay(page) {
  for (const way of await page.locator("#board .way:visible").all()) if (await tap(page, way)) return true;
  return false;
}

/** Taps the action where it lies: on the board, in the other tab, in the bar. Says where it was. */
async function tapAction(page, value) {
  const action = `[name=action][value="${value.replaceAll("\"", "\\\"")}"]`;
  // First what is shown, then the other tabs.
  for (const tab of [null, "mine", "board"]) {
    if (tab) await tap(page, page.locator(`label:has(#tab-${tab})`));
    const target = page.locator(`#board .hot${action}:visible`).first();
    if (!await target.count()) continue;
    if (await target.getAttribute("data-pick") !== null) return await tapSet(page) ? "set" : null;
    // A traveler on the map shows where it can get to, and a place there is tapped next.
    const isTraveler = await target.getAttribute("data-mover") !== null;
    if (!await tap(page, target)) continue;
    if (!isTraveler || await tapWay(page)) return "board";
  }
  const button = page.locator(`.bar-actions ${action}:visible`);
  if (await button.count() && await tap(page, button.first())) return "bar";
  return null;
}

/**
 * Plays by tapping until the game is over, or for so many `decisions`; says how many taps went where, and goes on
 * counting where `taps` has begun.
 */
export async function playByTouch(page, { decisions, limit = 400, seed = 5, choose = steady, taps = { board: 0, set: 0, bar: 0, list: 0 } } = {}) {
  const pick = dice(seed);
  for (let step = 0; step < limit; step += 1) {
    const state = await waitForTurn(page);
    if (state === "over" || step === decisions) return taps;
    const { number: before, values } = await listed(page);
    // Where several may act at once, others may have been quicker.
    if (state === "act" && !values.length) continue;
    const wanted = state === "confirm" ? null : choose(values, pick);
    let where = wanted ? await tapAction(page, wanted) : await tap(page, page.locator("#confirm")) && "bar";
    if (!where) {
      where = "list";
      await tap(page, page.locator("#all-button"));
      // Where several may act at once, others may have been quicker: then it may be listed no longer.
      const hasGoneOn = (before) => Number(document.getElementById("main").dataset.number) !== before;
      await page.waitForFunction(`document.querySelector("#choices:popover-open") || (${hasGoneOn})(${before})`);
      if (!await tapNow(page, page.locator(`#choices button[value="${wanted}"]`))) {
        if (await page.evaluate(hasGoneOn, before)) continue;
        throw new Error(`${wanted} can't be tapped in the list of all actions`);
      }
    }
    taps[where] += 1;
    await settled(page, before);
  }
  throw new Error(`the game has not ended after ${limit} decisions`);
}
