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
    if (map() && view) placeNames(map(), view.scale);
    makeRoom();
  });
}

/** Puts the viewer's own part of the map into the window. */
export function goHome() {
  const svg = map();
  if (!svg) return;
  const [left, top, wide, high] = numbers(svg.dataset.home);
  const { width, height } = pane().getBoundingClientRect();
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

let home = null;
/** After the page has changed the map stays where it is, unless what is asked for lies elsewhere. */
function settle() {
  const wanted = map()?.dataset.home;
  if (!view || wanted !== home && isAskedElsewhere()) goHome();
  else show();
  home = wanted;
}

document.addEventListener("updated", settle);
addEventListener("resize", goHome);
// The window of the map changes with what stands beside it, too.
let size = "";
new ResizeObserver(([{ contentRect: { width, height } }]) => {
  if (`${width} ${height}` === size) return;
  const isFirst = !size;
  size = `${width} ${height}`;
  if (isFirst || !width) return;
  goHome();
}).observe(pane() ?? document.body);
document.documentElement.classList.add("scripted");
settle();
