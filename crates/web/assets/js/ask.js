// Asking by keys: after "?" the arrows go from thing to thing, also to those that can't be pressed, and the card beside
// each says its rule, or why it is of no use now. Esc, or "?" again, ends it.

const THINGS = ":is(#bar, #board, #players) :is([data-rule], [data-why], [data-place])";
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** What is asked about. */
let thing = null;
/** What had the focus before. */
let before = null;

const isSeen = (element) => {
  const { width, height, left, top } = element.getBoundingClientRect();
  return width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest thing that way; what lies aside is further away than what lies straight ahead. */
function next([dx, dy]) {
  const [x, y] = middle(thing);
  let [best, far] = [null, Infinity];
  for (const other of document.querySelectorAll(THINGS)) {
    if (other === thing || !isSeen(other)) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (ahead > 1 && ahead + 2 * aside < far) [best, far] = [other, ahead + 2 * aside];
  }
  return best;
}

function ask(about) {
  if (!about) return;
  thing?.removeAttribute("data-asked");
  thing = about;
  thing.setAttribute("data-asked", "");
  if (thing.tabIndex < 0 && !thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
  thing.focus({ preventScroll: true });
}

function begin() {
  before = document.activeElement;
  document.body.classList.add("asking");
  ask([...document.querySelectorAll("#board :is([data-rule], [data-why], [data-place])")].find(isSeen) ?? [...document.querySelectorAll(THINGS)].find(isSeen));
}

function end() {
  document.body.classList.remove("asking");
  thing?.removeAttribute("data-asked");
  thing?.blur();
  thing = null;
  before?.focus?.({ preventScroll: true });
}

// Before all others: the arrows have other meanings on a map and in a replay, and Esc takes back.
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not([type=radio], [type=checkbox]), select, textarea")) return;
  const isAsking = document.body.classList.contains("asking");
  if (event.key === "?" && document.getElementById("board")) (isAsking ? end : begin)();
  else if (isAsking && event.key === "Escape") end();
  else if (isAsking && WAYS[event.key]) {
    if (thing?.isConnected) ask(next(WAYS[event.key]));
    else begin();
  } else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
