// What lies on the map of Merchants is not to be hidden: neither by its window nor by the overview.
import { pane } from "./europe.js";
import { put } from "./labels.js";

/** Whether something that is asked for can't be seen. */
export function isAskedElsewhere() {
  const box = pane()?.getBoundingClientRect();
  const asked = [...document.querySelectorAll(".moe-window .for-asked")].map((target) => target.getBoundingClientRect());
  return asked.some((target) => target.left < box.left || target.right > box.right || target.top < box.top || target.bottom > box.bottom);
}

/** For which part of the map the overview has looked for a corner without pieces. */
let lookedAt = null;

/** Who wants the map as it opens gets the overview so, too, whatever was looked at before. */
export function lookAnew() {
  lookedAt = null;
}

/**
 * The overview leaves the corner in which something can be clicked; where the map comes to show another part by itself,
 * it rather takes the one in which the fewest pieces lie. While somebody moves the map, it stays.
 */
export function makeRoom() {
  const over = document.querySelector(".moe-over");
  if (!over) return;
  const targets = [...document.querySelectorAll(".moe-window .target")].filter((target) => target.checkVisibility()).map((target) => target.getBoundingClientRect());
  const box = pane().getBoundingClientRect();
  // On a phone its two parts lie in two corners, so each of them is looked at by itself. In another corner they lie as
  // in a mirror.
  const parts = [...over.children].map((part) => part.getBoundingClientRect());
  const [isRight, isTop] = ["right", "top"].map((side) => over.dataset.corner?.includes(side) ?? false);
  const partsAt = (corner) => parts.map(({ left, right, top, bottom }) => {
    const [x, y] = [box.left + box.right, box.top + box.bottom];
    const [across, along] = [corner.includes("right") === isRight ? [left, right] : [x - right, x - left], corner.includes("top") === isTop ? [top, bottom] : [y - bottom, y - top]];
    return { left: across[0], right: across[1], top: along[0], bottom: along[1] };
  });
  const hides = (part, one) => one.left < part.right && part.left < one.right && one.top < part.bottom && part.top < one.bottom;
  const hidden = (corner, things) => things.filter((one) => partsAt(corner).some((part) => hides(part, one))).length;
  const home = `${document.querySelector("svg[data-pan]").dataset.home} ${box.width} ${box.height}`;
  const isAnother = home !== lookedAt;
  lookedAt = home;
  const pieces = isAnother ? [...document.querySelectorAll(".moe-window .moe-piece")].map((piece) => piece.getBoundingClientRect()) : [];
  const now = ["", "right", "top", "top right"].find((corner) => corner.includes("right") === isRight && corner.includes("top") === isTop);
  // Where two are as good, it stays where it is, or at the left below.
  const corners = [...new Set([isAnother ? "" : now, "", "right", "top", "top right"])]
    .map((corner) => [100 * hidden(corner, targets) + hidden(corner, pieces), corner]);
  put(over, "data-corner", corners.reduce((best, one) => (one[0] < best[0] ? one : best))[1]);
}

/** So far apart are two places that a thumb can tell from each other, and no target goes farther from its place. */
const [APART, MOST] = [33, 17];

/** Pushes two targets away from each other that lie on each other. */
function push(one, other) {
  const apart = Math.hypot(other.x - one.x, other.y - one.y);
  const missing = (APART - apart) / 2;
  if (missing <= 0) return;
  // Those of one place, such as a caravan to build and one to drive, come to lie side by side.
  const [dx, dy] = apart < 1 ? [1, 0] : [(other.x - one.x) / apart, (other.y - one.y) / apart];
  for (const [target, sign] of [[one, -1], [other, 1]]) {
    target.x += sign * missing * dx;
    target.y += sign * missing * dy;
  }
}

/** Pushes a target away from a piece that doesn't stand at its place but would be covered by it. */
function keepOff(target, piece, least) {
  const [px, py] = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2];
  const apart = Math.hypot(target.from[0] - px, target.from[1] - py);
  const missing = least - Math.hypot(target.x - px, target.y - py);
  if (apart < 12 || missing <= 0) return;
  target.x += missing * (target.from[0] - px) / apart;
  target.y += missing * (target.from[1] - py) / apart;
}

/**
 * On the small map of a phone a route lies so near to the city at its end that their targets would overlap, and a
 * traveler so near that a target beside it would cover it.
 */
export function spread() {
  const places = [...document.querySelectorAll(".moe-window .target:not(.on-land)")]
    .filter((target) => target.checkVisibility()).map((target) => target.closest("foreignObject"));
  for (const place of places) place.style.removeProperty("translate");
  const isSmall = pane().getBoundingClientRect().width < 500;
  const targets = places.map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return { place, x, y, from: [x, y] };
  });
  const travelers = [...document.querySelectorAll(":is([id^='merchant-'], [id^='caravan-']) > .moe-piece")].map((piece) => piece.getBoundingClientRect());
  for (let round = 0; round < 4; round += 1) {
    for (const target of targets.filter(({ place }) => place.firstElementChild.matches(".way"))) travelers.forEach((piece) => keepOff(target, piece, isSmall ? APART : 27));
    if (isSmall) targets.forEach((one, nth) => targets.slice(nth + 1).forEach((other) => push(one, other)));
  }
  for (const { place, x, y, from } of targets) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const part = Math.min(1, MOST / Math.max(Math.hypot(dx, dy), 1));
    if (dx || dy) place.style.translate = `${(dx * part).toFixed(1)}px ${(dy * part).toFixed(1)}px`;
  }
}
