// Follows the guide of a first game: does what is pointed at, by mouse or by keyboard, or skips ahead by the JSON
// interface.
import { number, settled, waitForTurn } from "./helper.mjs";

/**
 * What is to be done next of what is pointed at, in the order in which somebody would: what is open, what has to be
 * chosen, what sends it.
 */
const nextTarget = () => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (selector, wanted = () => true) => all(selector).find((element) => isSeen(element) && wanted(element));
  const isPicked = (element) => element.classList.contains(`picked-${element.dataset.clicks ?? 1}`);
  const input = all("input.pointed[data-does]").find((one) => !one.checked && isSeen(one.parentElement));
  return seen("#confirm")
    ?? seen(":popover-open .pointed")
    ?? seen(".way.pointed")
    ?? seen("label[for].pointed", (label) => !document.getElementById(label.htmlFor).checked)
    ?? seen("[data-pick].pointed", (element) => !isPicked(element))
    ?? input?.parentElement
    ?? seen("#picks-send.pointed, [data-muster=done].pointed", (button) => !button.disabled)
    ?? seen("button.pointed[data-mover], button.pointed[popovertarget]")
    ?? seen("button.pointed:not(#picks-send, [data-muster], [data-pick])")
    ?? seen("#tabs label.pointed")
    ?? null;
};

/** A place where the mouse hits the element itself and not one that lies over it. */
const hit = (element) => {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const across of [.5, .2, .8, .05, .95]) {
    for (const down of [.5, .2, .8, .05, .95]) {
      const [x, y] = [left + across * width, top + down * height];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  }
  return null;
};

async function byMouse(page, target) {
  const place = await target.evaluate(hit);
  if (!place && !await target.evaluate((element) => element.isConnected)) return;
  if (!place) throw new Error(`nothing to click at: ${await target.evaluate((element) => element.outerHTML.slice(0, 200))}`);
  await page.mouse.click(place.x, place.y);
}

/** Goes there with Tab, and presses it; a label's own control has the focus in its place. */
async function byKeys(page, target) {
  const control = await target.evaluateHandle((element) => element.control ?? element);
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await control.evaluate((element) => document.activeElement === element)) {
      await page.keyboard.press(await control.evaluate((element) => element.matches("input")) ? "Space" : "Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab doesn't get to: ${await target.evaluate((element) => element.outerHTML.slice(0, 200))}`);
}

/** Makes the decision that the guide suggests. */
async function obey(page, act) {
  const before = await number(page);
  for (let click = 0; click < 40; click += 1) {
    const target = (await page.evaluateHandle(nextTarget)).asElement();
    if (!target) throw new Error(`nothing is pointed at: ${await page.textContent("#guide")}`);
    await act(page, target);
    // A click that only opens or picks something is done at once; one that posts has begun to.
    const isPosted = await page.evaluate((before) => ("posting" in document.body.dataset) || Number(document.getElementById("main").dataset.number) !== before, before);
    if (isPosted) return settled(page, before);
    if (await page.locator("#notice").count()) throw new Error(await page.textContent("#notice"));
  }
  throw new Error(`no end of clicks: ${await page.textContent("#guide")}`);
}

/** Follows the guide until so many decisions are made, or the game is over; says how many were made. */
export async function follow(page, { decisions = 400, keys = false, look = () => {} } = {}) {
  for (let made = 0; made < decisions; made += 1) {
    if (await waitForTurn(page) === "over") return made;
    await look();
    await obey(page, keys ? byKeys : byMouse);
  }
  return decisions;
}

/** Follows the guide by the JSON interface for so many decisions, or to the end; says how many were made. */
export async function skip(seat, decisions = Infinity) {
  let table = await seat.turn();
  let made = 0;
  while (table.stage === "playing" && made < decisions) {
    const { number, guide } = table;
    made += guide ? 1 : 0;
    table = await seat.turn(guide ? await seat.do("act", { number, actions: guide.steps }) : await seat.do("confirm", { number }));
  }
  return made;
}
