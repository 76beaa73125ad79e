// After an action of somebody who goes by keys the focus stays where it was: on the same element, or, if that is gone,
// on what lies in its place now, or else on what sends the turn off. Whoever clicks keeps no focus on what was clicked:
// then Enter confirms and Space hurries the bots.

const AREAS = "#board, #bar, #choices";
// Nobody who pressed something else wants to take it back by the next press.
const PLACES = "#board .hot, #board a, #bar button:not([disabled], #undo), #choices button";
const SENDS = "#bar :is(#confirm, #picks-send, #muster-done):not([disabled])";

const areaOf = (element) => element?.closest(AREAS)?.id;
const places = (area) => [...document.querySelectorAll(PLACES)].filter((element) => areaOf(element) === area);

/** What has the focus, where among its like, and whether by keys. */
export function keep() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const area = areaOf(element);
  return { id: element.id, element, area, nth: area ? places(area).indexOf(element) : -1, byKeys: element.matches(":focus-visible") };
}

/** Gives the focus back; `isSame` says whether nothing was done meanwhile. */
export function giveBack(kept, isSame) {
  if (!kept) return;
  if (kept.area && !kept.byKeys) {
    if (!isSame && areaOf(document.activeElement)) document.activeElement.blur();
    return;
  }
  const isThere = kept.element.isConnected && !kept.element.disabled;
  if (document.activeElement === kept.element && isThere) return;
  const same = kept.id ? document.getElementById(kept.id) : null;
  if (same) same.focus({ preventScroll: true });
  // Something else has it already.
  const holder = document.activeElement;
  if (holder !== document.body && !holder.disabled || !kept.area) return;
  const others = kept.nth < 0 || kept.area === "bar" ? [] : places(kept.area).filter((element) => element.checkVisibility());
  const send = [...document.querySelectorAll(SENDS)].find((element) => element.checkVisibility());
  const next = others[Math.min(kept.nth, others.length - 1)] ?? send ?? document.getElementById("board");
  next?.focus({ preventScroll: true });
}
