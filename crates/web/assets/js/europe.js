// The map of Merchants: moved and zoomed by wheel, fingers and buttons. Where it stands is kept by the drawing itself,
// so that nothing is lost when the page changes.
import { placeNames, put } from "./labels.js";
import { afterPaint } from "./painted.js";
import { isAskedElsewhere, makeRoom } from "./room.js";

export const map = () => document.querySelector("svg[data-pan]");
export const pane = () => map()?.parentElement;
export const numbers = (text) => text.split(" ").map(Number);

// The middle of what is shown, and how many units of the drawing a pixel has.
let view = null;
let drag = null;
const fingers = new Map();

/** Moves the map by so many pixels; says whether there is one. */
export function moveBy(dx, dy) {
  if (!view) return false;
  view.x += dx * view.scale;
  view.y += dy * view.scale;
  show();
  return true;
}

function limits(svg) {
  const [, , width, height] = numbers(svg.dataset.pan);
  const { width: wide, height: high } = pane().getBoundingClientRect();
  return { most: Math.max(width / wide, height / high), least: 0.45 };
}

function clamp(svg) {
  const [left, top, width, height] = numbers(svg.dataset.pan);
  const { least, most } = limits(svg);
  view.scale = Math.min(Math.max(view.scale, least), Math.max(most, least));
  view.x = Math.min(Math.max(view.x, left), left + width);
  view.y = Math.min(Math.max(view.y, top), top + height);
}

/** Shows what `view` says. */
export function show() {
  const svg = map();
  if (!svg || !view) return;
  clamp(svg);
  const { width, height } = pane().getBoundingClientRect();
  const box = [view.x - width * view.scale / 2, view.y - height * view.scale / 2, width * view.scale, height * view.scale];
  put(svg, "viewBox", box.map((number) => number.toFixed(1)).join(" "));
  if (svg.style.getPropertyValue("--fixed") !== view.scale.toFixed(4)) svg.style.setProperty("--fixed", view.scale.toFixed(4));
  const here = document.getElementById("moe-here");
  ["x", "y", "width", "height"].forEach((name, index) => put(here, name, box[index].toFixed(0)));
  nameSoon();
}

let isNaming = false;
/** Names go round what lies on the map once that is painted: to find their places, all of it has to be measured. */
function nameSoon() {
  if (isNaming) return;
  isNaming = true;
  afterPaint(() => {
    isNaming = false;
    // Names and numbers keep clear of the overview, so it takes its corner first.
    makeRoom();
    if (map() && view) placeNames(map(), view.scale);
  });
}

/** The size of the window for which the map was laid out. */
let size = "";
const sizeOf = ({ width, height }) => `${Math.round(width)} ${Math.round(height)}`;

/** Puts the viewer's own part of the map into the window. */
export function goHome() {
  const svg = map();
  if (!svg) return;
  const [left, top, wide, high] = numbers(svg.dataset.home);
  const { width, height } = pane().getBoundingClientRect();
  size = sizeOf({ width, height });
  // Pieces keep their size, so on a small map they would lie on each other: a phone shows a part of it.
  const most = Math.min(limits(svg).most, width < 500 ? 1.1 : 3);
  view = { x: left + wide / 2, y: top + high / 2, scale: Math.min(Math.max(wide / width, high / height, 0.75), most) };
  show();
}

export function zoom(factor, x = null, y = null) {
  if (!view) return;
  const svg = map();
  const { left, top, width, height } = pane().getBoundingClientRect();
  const [dx, dy] = [(x ?? left + width / 2) - left - width / 2, (y ?? top + height / 2) - top - height / 2];
  const before = view.scale;
  view.scale *= factor;
  clamp(svg);
  view.x += dx * (before - view.scale);
  view.y += dy * (before - view.scale);
  show();
}

// --- Wheel, mouse and fingers.
document.addEventListener("wheel", (event) => {
  if (!event.target.closest?.(".moe-window")) return;
  event.preventDefault();
  zoom(event.deltaY > 0 ? 1.18 : 1 / 1.18, event.clientX, event.clientY);
}, { passive: false });

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.(".moe-window") || event.button > 0) return;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  drag = { moved: 0 };
});

document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before || !view || !drag) return;
  const now = [event.clientX, event.clientY];
  if (fingers.size === 2) {
    const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
    const apart = (one) => Math.hypot(one[0] - other[0], one[1] - other[1]);
    zoom(apart(before) / Math.max(apart(now), 1), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    drag.moved += 10;
  } else {
    drag.moved += Math.abs(now[0] - before[0]) + Math.abs(now[1] - before[1]);
    if (drag.moved > 5) {
      view.x -= (now[0] - before[0]) * view.scale;
      view.y -= (now[1] - before[1]) * view.scale;
      show();
    }
  }
  fingers.set(event.pointerId, now);
});

for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => fingers.delete(event.pointerId));
}

// Who has moved the map didn't mean to click.
document.addEventListener("click", (event) => {
  if (drag?.moved > 5 && event.target.closest?.(".moe-window")) {
    event.preventDefault();
    event.stopPropagation();
  }
  drag = null;
  const way = event.target.closest?.("[data-zoom]")?.dataset.zoom;
  if (way === "home") goHome();
  else if (way) zoom(way === "in" ? 1 / 1.3 : 1.3);
}, { capture: true });

/**
 * Moves the map so far that what is asked for is in sight, as large as it was; only where it doesn't fit, all of it is
 * shown until something else is asked.
 */
let usual = null;
function bringIn() {
  const [left, top, wide, high] = numbers(map().dataset.home);
  const { width, height } = pane().getBoundingClientRect();
  const [halfWide, halfHigh] = [width * view.scale / 2, height * view.scale / 2];
  if (wide > 2 * halfWide || high > 2 * halfHigh) {
    usual ??= { ...view };
    goHome();
    return;
  }
  view.x = Math.min(Math.max(view.x, left + wide - halfWide), left + halfWide);
  view.y = Math.min(Math.max(view.y, top + high - halfHigh), top + halfHigh);
  show();
}

let home = null;
let isWhole = false;
/** After the page has changed the map stays where it is, unless what is asked for lies elsewhere. */
function settle() {
  observe();
  const wanted = map()?.dataset.home;
  const isAnother = wanted !== home;
  home = wanted;
  // While nothing of the viewer's own is there, all of the map is shown: the first question is looked at closely.
  if (!view || isAnother && isWhole) {
    isWhole = wanted === map()?.dataset.pan;
    goHome();
    return;
  }
  if (isAnother && usual) [view, usual] = [usual, null];
  show();
  if (isAnother && isAskedElsewhere()) bringIn();
}

document.addEventListener("updated", settle);
addEventListener("resize", () => { usual = null; goHome(); });
// The window of the map changes with what stands beside it, too, and has its size only when all of it is laid out.
let observed = null;
let isLaidOut = false;
const observer = new ResizeObserver(([{ target }]) => {
  const now = target.getBoundingClientRect();
  if (!now.width) return;
  const [isFirst, isSame] = [!isLaidOut, sizeOf(now) === size];
  isLaidOut = true;
  if (isSame) return;
  if (isFirst) goHome();
  else {
    size = sizeOf(now);
    show();
    if (isAskedElsewhere()) bringIn();
  }
});

/** The map comes when the game begins, maybe long after the page. */
function observe() {
  if (pane() === observed) return;
  observed = pane();
  isLaidOut = false;
  observer.disconnect();
  if (observed) observer.observe(observed);
}
document.documentElement.classList.add("scripted");
settle();
