// The map of Merchants: which part of it is shown, and how large. Where it stands is kept by the drawing itself: so
// nothing is lost when the page changes. How it is moved is in fingers.js, what it shows by itself in framing.js.
import { placeNames, put } from "./labels.js";
import { afterPaint } from "./painted.js";
import { lookAnew, makeRoom, spread } from "./room.js";

export const map = () => document.querySelector("svg[data-pan]");
export const pane = () => map()?.parentElement;
export const numbers = (text) => text.split(" ").map(Number);

/**
 * `view`: the middle of what is shown, and how many units of the drawing a pixel has; nothing before it was laid out.
 * `size`: that of the window for which it was laid out.
 */
export const eye = { view: null, size: "" };

/** Moves the map by so many pixels; says whether there is one. */
export function moveBy(dx, dy) {
  if (!eye.view) return false;
  eye.view.x += dx * eye.view.scale;
  eye.view.y += dy * eye.view.scale;
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
  eye.view.scale = Math.min(Math.max(eye.view.scale, least), Math.max(most, least));
  eye.view.x = Math.min(Math.max(eye.view.x, left), left + width);
  eye.view.y = Math.min(Math.max(eye.view.y, top), top + height);
}

/** Shows what the eye has in view. */
export function show() {
  const svg = map();
  if (!svg || !eye.view) return;
  clamp(svg);
  const { width, height } = pane().getBoundingClientRect();
  const box = [eye.view.x - width * eye.view.scale / 2, eye.view.y - height * eye.view.scale / 2, width * eye.view.scale, height * eye.view.scale];
  put(svg, "viewBox", box.map((number) => number.toFixed(1)).join(" "));
  if (svg.style.getPropertyValue("--fixed") !== eye.view.scale.toFixed(4)) svg.style.setProperty("--fixed", eye.view.scale.toFixed(4));
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
    nameNow();
  });
}

/** Puts names at once: where the window has another size, all of it is laid out anyway. */
export function nameNow() {
  if (!map()) return;
  spread();
  // Names and numbers keep clear of the overview, so it takes its corner first.
  makeRoom();
  if (eye.view) placeNames(map(), eye.view.scale);
}

export const sizeOf = ({ width, height }) => `${Math.round(width)} ${Math.round(height)}`;

/** Puts the viewer's own part of the map into the window. */
export function goHome() {
  const svg = map();
  if (!svg) return;
  lookAnew();
  const [left, top, wide, high] = numbers(svg.dataset.home);
  const { width, height } = pane().getBoundingClientRect();
  eye.size = sizeOf({ width, height });
  // Pieces keep their size, so on a small map they would lie on each other: a phone shows a part of it.
  const most = Math.min(limits(svg).most, width < 500 ? 1.1 : 3);
  eye.view = { x: left + wide / 2, y: top + high / 2, scale: Math.min(Math.max(wide / width, high / height, 0.92), most) };
  show();
}

export function zoom(factor, x = null, y = null) {
  if (!eye.view) return;
  const svg = map();
  const { left, top, width, height } = pane().getBoundingClientRect();
  const [dx, dy] = [(x ?? left + width / 2) - left - width / 2, (y ?? top + height / 2) - top - height / 2];
  const before = eye.view.scale;
  eye.view.scale *= factor;
  clamp(svg);
  eye.view.x += dx * (before - eye.view.scale);
  eye.view.y += dy * (before - eye.view.scale);
  show();
}
