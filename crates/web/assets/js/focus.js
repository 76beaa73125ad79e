// The focus stays where it was after an action: on the same element, or, if that is gone, on what lies in its place
// now.

const PLACES = "#board .hot, #board a, #bar button:not([disabled]), #choices button";

const places = (element) => [...document.querySelectorAll(PLACES)].filter((other) => other.closest("#board, #bar, #choices") === element.closest("#board, #bar, #choices"));

/** What has the focus, and where among its like. */
export function keep() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  return { id: element.id, element, nth: element.matches(PLACES) ? places(element).indexOf(element) : -1, area: element.closest("#board, #bar, #choices")?.id };
}

/** Gives the focus back. */
export function giveBack(kept) {
  if (!kept || document.activeElement === kept.element && kept.element.isConnected) return;
  const same = kept.id ? document.getElementById(kept.id) : null;
  if (same) same.focus({ preventScroll: true });
  // Something else has it already.
  if (document.activeElement !== document.body || kept.nth < 0) return;
  const others = [...document.querySelectorAll(PLACES)].filter((other) => other.closest("#board, #bar, #choices")?.id === kept.area && other.checkVisibility());
  const next = others[Math.min(kept.nth, others.length - 1)] ?? document.querySelector("#bar button:not([disabled])");
  next?.focus({ preventScroll: true });
}
