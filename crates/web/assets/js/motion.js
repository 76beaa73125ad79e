// Pieces go from where they were to where they are: decoration, under 300 ms, and none for who wants none. Those that
// keep their id are known by it; of others the server tells what the last steps have moved (`data-moves`).
import { fly } from "./flight.js";

const DURATION = 240;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const isStill = () => still.matches || document.documentElement.dataset.motion === "off" || document.hidden;

/** What may move. In a drawing all has a place of its own: only what is `changed` moves. Elsewhere, what is pushed. */
const pieces = (changed) => [...document.querySelectorAll("#board [id], .player [id]")]
  .filter((piece) => !piece.ownerSVGElement || changed(piece.id));

/** What a piece lies in: what leaves it flies above everything, what stays is moved within. */
const homeOf = (piece) => piece.closest("section, .player, #map");

/** About as large pieces of a drawing are. */
const USUAL = 30;

/**
 * Where a piece is in the window. A symbol of another file has no size yet when it has just been drawn: pieces of
 * drawings lie around their own origin, barrels at a place.
 */
function boxOf(piece) {
  const box = piece.getBoundingClientRect();
  if (box.width || !piece.ownerSVGElement || !piece.checkVisibility()) return box;
  const { a, b, e, f } = piece.getScreenCTM();
  const [x, y, width] = ["x", "y", "width"].map((name) => Number(piece.getAttribute(name)));
  const [scale, size] = [Math.hypot(a, b), width || USUAL];
  const corner = width ? [x, y] : [-size / 2, -size / 2];
  return new DOMRect(e + scale * corner[0], f + scale * corner[1], scale * size, scale * size);
}

const standing = (piece) => ({ box: boxOf(piece), home: homeOf(piece) });

/**
 * Where the pieces come from that were moved by steps which the page doesn't show yet, by their ids. What was moved
 * several times comes from where it was first.
 */
function origins(told) {
  const from = new Map();
  const shown = Number(document.getElementById("main").dataset.moves?.split(" ")[0]);
  const [, ...moves] = told?.split(" ") ?? [];
  for (let nth = 0; nth < moves.length; nth += 3) {
    const [place, piece, origin] = moves.slice(nth, nth + 3);
    if (Number(place) >= shown) from.set(piece, from.get(origin) ?? origin);
  }
  return from;
}

/**
 * Where all pieces are now, and where those will come from that the server tells of; `changed` tells whether what has
 * an id is about to be drawn anew.
 */
export function places(changed, told) {
  if (isStill()) return null;
  const before = new Map();
  for (const piece of pieces(changed)) before.set(piece.id, standing(piece));
  const from = origins(told);
  for (const id of [...from.keys(), ...from.values()]) {
    const piece = before.has(id) ? null : document.getElementById(id);
    if (piece) before.set(id, standing(piece));
  }
  return { before, from };
}

/** What has been moved, each with where it was and where it is. */
function found({ before, from }, changed) {
  const moved = new Map();
  const add = (piece, id) => {
    const [old, now] = [before.get(id), standing(piece)];
    if (!old?.box.width || !now.box.width) return;
    const [x, y] = [old.box.left - now.box.left, old.box.top - now.box.top];
    if (Math.abs(x) + Math.abs(y) > 2) moved.set(piece, { old, now, x, y });
  };
  for (const piece of pieces(changed)) add(piece, piece.id);
  for (const [id, origin] of from) {
    const piece = document.getElementById(id);
    // What stood here in sight has not come.
    if (piece && origin !== id && !before.get(id)?.box.width) add(piece, origin);
  }
  return moved;
}

/** Moves what is elsewhere now from where it was, and turns over what shows another side. */
export function move(places, changed) {
  if (!places) return;
  const moved = found(places, changed);
  for (const [piece, { old, now, x, y }] of moved) {
    // What lies in something that moves goes with it.
    if ([...moved.keys()].some((other) => other !== piece && other.contains(piece))) continue;
    if (old.home !== now.home) {
      fly(piece, old.box, now.box, DURATION);
      continue;
    }
    // In a drawing, or where letters are large, a pixel of the page is not one of the piece.
    const scale = piece.ownerSVGElement?.getScreenCTM()?.a || piece.currentCSSZoom || 1;
    const timing = { duration: DURATION, easing: "ease-out" };
    piece.animate([{ translate: `${x / scale}px ${y / scale}px` }, { translate: "none" }], timing);
  }
  for (const [id, origin] of places.from) {
    const turned = id === origin && document.getElementById(id);
    if (turned) turned.animate([{ scale: "0 1" }, { scale: "1 1" }], { duration: DURATION, easing: "ease-out" });
  }
}

/** Lets a piece that has just been put somewhere come from what it was taken from. */
export function come(piece, origin) {
  if (isStill() || !origin) return;
  const [old, now] = [origin.getBoundingClientRect(), piece.getBoundingClientRect()];
  if (old.width && now.width) fly(piece, old, now, DURATION);
}
