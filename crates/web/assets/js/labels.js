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

/** Puts every name where it covers nothing; `scale` is how many units of the drawing a pixel has. */
export function placeNames(svg, scale) {
  const names = [...svg.querySelectorAll(".moe-label")];
  const boxes = (what) => [...svg.querySelectorAll(what)]
    .filter((piece) => piece.getClientRects().length).map((piece) => piece.getBoundingClientRect());
  // A land that can be chosen glows as a whole: its button can't be seen.
  const taken = boxes(".moe-gain rect, .target:not(.on-land)");
  const pieces = boxes(".moe-piece");
  const sites = boxes(".moe-site");
  // The overview and the buttons beside it, each on its own: between them one sees the map.
  const over = [...document.querySelectorAll(".moe-over > *")].map((part) => part.getBoundingClientRect());
  taken.push(...over);
  // Cities with a post come first.
  names.sort((a, b) => b.classList.contains("busy") - a.classList.contains("busy"));
  const pane = svg.parentElement.getBoundingClientRect();
  const { left, top } = pane;
  const isInside = (box) => box.left > left + 4 && box.right < pane.right - 4 && box.top > top + 4 && box.bottom < pane.bottom - 4;
  const [boxX, boxY] = svg.getAttribute("viewBox").split(" ").map(Number);
  // A number of which the rim or the overview would cut a part is none.
  const [, , boxWide, boxHigh] = svg.getAttribute("viewBox").split(" ").map(Number);
  for (const number of svg.querySelectorAll(".moe-number")) {
    const [x, y] = number.dataset.at.split(" ").map(Number);
    const isWhole = x - 24 > boxX && y - 24 > boxY && x + 24 < boxX + boxWide && y + 24 < boxY + boxHigh;
    number.classList.toggle("at-rim", !isWhole || over.some((part) => overlaps(around(left + (x - boxX) / scale, top + (y - boxY) / scale, 26, 26), part)));
  }
  const numbers = [...svg.querySelectorAll(".moe-number:not(.at-rim)")].map((number) => number.getBoundingClientRect());
  // The rim of a number or of a piece may be touched, what is written on it not.
  const core = (part) => ({ left, top, width, height }) => around(left + width / 2, top + height / 2, width * part, height * part);
  const [cores, hearts] = [numbers.map(core(0.62)), pieces.map(core(0.7))];
  for (const name of names) {
    const [x, y] = name.dataset.at.split(" ").map(Number);
    const [px, py] = [left + (x - boxX) / scale, top + (y - boxY) / scale];
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
    const all = name.classList.contains("busy") ? [...places, ...farther] : [];
    const free = places.find(isFree([...taken, ...pieces, ...sites, ...numbers])) ?? places.find(isFree([...taken, ...pieces, ...sites, ...cores]))
      ?? all.find(isFree([...taken, ...pieces, ...cores])) ?? all.find(isFree([...taken, ...hearts, ...cores]));
    name.classList.toggle("crowded", !free);
    const [dx, dy] = free ?? places[0];
    put(name, "x", dx);
    put(name, "y", dy);
    if (free) taken.push(around(px + dx, py + dy - 4, wide, 14));
  }
}
