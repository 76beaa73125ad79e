// Names of cities on the map: below their city, or above, right, left of it; those for which there is no room wait for
// a closer look.
/** Sets an attribute that is another one: a drawing is laid out anew even where nothing changes. */
export function put(element, name, value) {
  if (element && element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const around = (x, y, wide, high) => ({ left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 });

/** How wide names are, in pixels: they keep their size. */
const widths = new Map();
function widthOf(name) {
  const text = name.textContent;
  if (!widths.has(text)) widths.set(text, name.getComputedTextLength() + 6);
  return widths.get(text);
}

const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * The place at which a name covers the least, and rather a piece than a number, which could not be read any more; none
 * if all of them are out of sight.
 */
function leastCovering(places, boxAt, isInside, others, numbers) {
  const sum = (place, boxes) => boxes.reduce((sum, other) => sum + common(boxAt(place), other), 0);
  const covered = (place) => sum(place, others) + 6 * sum(place, numbers);
  return places.filter((place) => isInside(boxAt(place))).reduce((best, place) => (!best || covered(place) < covered(best) ? place : best), null);
}

/** Puts every name where it covers nothing; `scale` is how many units of the drawing a pixel has. */
export function placeNames(svg, scale) {
  const names = [...svg.querySelectorAll(".moe-label")];
  const boxes = (what) => [...svg.querySelectorAll(what)]
    .filter((piece) => piece.getClientRects().length).map((piece) => piece.getBoundingClientRect());
  // A land that can be chosen glows as a whole: its button can't be seen.
  const targets = boxes(".target:not(.on-land)");
  const taken = [...boxes(".moe-gain rect"), ...targets];
  const pieces = boxes(".moe-piece");
  const sites = boxes(".moe-site, .moe-prey .badge");
  // The overview and the buttons beside it, each on its own: between them one sees the map.
  const over = [...document.querySelectorAll(".moe-over > *")].map((part) => part.getBoundingClientRect());
  taken.push(...over);
  const pane = svg.parentElement.getBoundingClientRect();
  const { left, top } = pane;
  const isInside = (box) => box.left > left + 4 && box.right < pane.right - 4 && box.top > top + 4 && box.bottom < pane.bottom - 4;
  const [boxX, boxY, boxWide, boxHigh] = svg.getAttribute("viewBox").split(" ").map(Number);
  const pixel = (element) => {
    const [x, y] = element.dataset.at.split(" ").map(Number);
    return [left + (x - boxX) / scale, top + (y - boxY) / scale];
  };
  // The viewer's own cities come first, then those that can be clicked, then those with a post.
  const centers = targets.map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]);
  const isTarget = ([px, py]) => centers.some(([x, y]) => Math.hypot(x - px, y - py) < 5);
  const rank = (name) => (name.classList.contains("own") ? 0 : isTarget(pixel(name)) ? 1 : name.classList.contains("busy") ? 2 : 3);
  const ranks = new Map(names.map((name) => [name, rank(name)]));
  names.sort((a, b) => ranks.get(a) - ranks.get(b));
  // A number of which the rim or the overview would cut a part is none.
  for (const number of svg.querySelectorAll(".moe-number")) {
    const [x, y] = number.dataset.at.split(" ").map(Number);
    const isWhole = x - 24 > boxX && y - 24 > boxY && x + 24 < boxX + boxWide && y + 24 < boxY + boxHigh;
    number.classList.toggle("at-rim", !isWhole || over.some((part) => overlaps(around(...pixel(number), 26, 26), part)));
  }
  const numbers = [...svg.querySelectorAll(".moe-number:not(.at-rim)")].map((number) => number.getBoundingClientRect());
  // The rim of a number or of a piece may be touched, what is written on it not.
  const core = (part) => ({ left, top, width, height }) => around(left + width / 2, top + height / 2, width * part, height * part);
  const [cores, hearts] = [numbers.map(core(0.62)), pieces.map(core(0.7))];
  for (const name of names) {
    const [px, py] = pixel(name);
    const wide = widthOf(name);
    const places = [
      [0, 27], [0, -20], [wide / 2 + 17, 4], [-wide / 2 - 17, 4], [wide / 2 + 8, 24], [-wide / 2 - 8, 24],
      [wide / 2 + 8, -16], [-wide / 2 - 8, -16], [wide / 4, 27], [-wide / 4, 27], [wide / 4, -20], [-wide / 4, -20],
    ];
    const isFree = (others) => ([dx, dy]) => {
      const box = around(px + dx, py + dy - 4, wide, 14);
      return isInside(box) && !others.some((other) => overlaps(box, other));
    };
    // Rather on the rim of a number than nowhere. Where there is a post, rather a little farther away, on a place where
    // there is none, or on the rim of a piece.
    const farther = [[wide / 2 + 17, -8], [-wide / 2 - 17, -8], [wide / 2 + 17, 14], [-wide / 2 - 17, 14], [0, 33], [0, -27]];
    const all = ranks.get(name) < 3 ? [...places, ...farther] : [];
    let free = places.find(isFree([...taken, ...pieces, ...sites, ...numbers])) ?? places.find(isFree([...taken, ...pieces, ...sites, ...cores]))
      ?? all.find(isFree([...taken, ...pieces, ...cores])) ?? all.find(isFree([...taken, ...hearts, ...cores]));
    // The name of an own city is there, be it farther away or on the rim of something; on what can be clicked and on
    // what the dice have brought only where nothing else is left. Beyond the rim there is nothing to be named.
    const isInSight = px > left && px < pane.right && py > top && py < pane.bottom;
    if (!free && isInSight && ranks.get(name) === 0) {
      const wider = [...all, [wide / 2 + 26, 4], [-wide / 2 - 26, 4], [0, 42], [0, -36], [wide / 2 + 14, 36], [-wide / 2 - 14, 36], [wide / 2 + 14, -30], [-wide / 2 - 14, -30]];
      const boxAt = ([dx, dy]) => around(px + dx, py + dy - 4, wide, 14);
      free = wider.find(isFree([...taken, ...hearts, ...cores]))
        ?? leastCovering(wider.filter(isFree(taken)), boxAt, isInside, pieces, cores) ?? leastCovering(wider, boxAt, isInside, [...taken, ...hearts], cores);
    }
    name.classList.toggle("crowded", !free);
    const [dx, dy] = free ?? places[0];
    put(name, "x", dx);
    put(name, "y", dy);
    if (free) taken.push(around(px + dx, py + dy - 4, wide, 14));
  }
}
