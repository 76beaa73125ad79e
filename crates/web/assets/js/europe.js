// The map of Merchants: moved and zoomed by wheel, fingers, keys and buttons; names where they cover nothing; tools that show
// only their own targets. Where the map stands is kept by the drawing itself, so that nothing is lost when the page changes.
const map = () => document.querySelector("svg[data-pan]");
const pane = () => map()?.parentElement;
const numbers = (text) => text.split(" ").map(Number);

// The middle of what is shown, and how many units of the drawing a pixel has.
let view = null;
let drag = null;
const fingers = new Map();

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
function show() {
  const svg = map();
  if (!svg || !view) return;
  clamp(svg);
  const { width, height } = pane().getBoundingClientRect();
  const box = [view.x - width * view.scale / 2, view.y - height * view.scale / 2, width * view.scale, height * view.scale];
  svg.setAttribute("viewBox", box.map((number) => number.toFixed(1)).join(" "));
  svg.style.setProperty("--fixed", view.scale.toFixed(4));
  const here = document.getElementById("moe-here");
  ["x", "y", "width", "height"].forEach((name, index) => here?.setAttribute(name, box[index].toFixed(0)));
  placeNames(svg);
}

/** Puts the viewer's own part of the map into the window. */
function goHome() {
  const svg = map();
  if (!svg) return;
  const [left, top, wide, high] = numbers(svg.dataset.home);
  const { width, height } = pane().getBoundingClientRect();
  view = { x: left + wide / 2, y: top + high / 2, scale: Math.min(Math.max(wide / width, high / height, 0.75), 1.6) };
  show();
}

function zoom(factor, x = null, y = null) {
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

// --- Names: below their city, or above, right, left of it; those for which there is no room wait for a closer look.

const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const around = (x, y, wide, high) => ({ left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 });

function placeNames(svg) {
  const names = [...svg.querySelectorAll(".moe-label")];
  const taken = [...svg.querySelectorAll(".moe-piece, .moe-site, .target")]
    .filter((piece) => piece.getClientRects().length).map((piece) => piece.getBoundingClientRect());
  // Cities with a post come first.
  names.sort((a, b) => b.classList.contains("busy") - a.classList.contains("busy"));
  const { left, top } = pane().getBoundingClientRect();
  const [boxX, boxY] = numbers(svg.getAttribute("viewBox"));
  for (const name of names) {
    const [x, y] = numbers(name.dataset.at);
    const [px, py] = [left + (x - boxX) / view.scale, top + (y - boxY) / view.scale];
    const wide = name.textContent.length * 7.2 + 6;
    const places = [[0, 27], [0, -20], [wide / 2 + 17, 4], [-wide / 2 - 17, 4], [wide / 2 + 8, 24], [-wide / 2 - 8, 24]];
    const free = places.find(([dx, dy]) => !taken.some((other) => overlaps(around(px + dx, py + dy - 4, wide, 14), other)));
    name.classList.toggle("crowded", !free);
    const [dx, dy] = free ?? places[0];
    name.setAttribute("x", dx);
    name.setAttribute("y", dy);
    if (free) taken.push(around(px + dx, py + dy - 4, wide, 14));
  }
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

// --- Keys: on the map the arrows move it, from a target they go to the next one that way.

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function nextTarget(from, [dx, dy]) {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let [best, far] = [null, Infinity];
  for (const other of map().querySelectorAll(".target")) {
    if (other === from || !other.getClientRects().length) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (ahead > 1 && ahead + 2 * aside < far) [best, far] = [other, ahead + 2 * aside];
  }
  return best;
}

document.addEventListener("keydown", (event) => {
  const window = event.target.closest?.(".moe-window");
  if (!window || !view) return;
  const way = ways[event.key];
  if (way && event.target.matches(".target")) nextTarget(event.target, way)?.focus();
  else if (way) {
    view.x += way[0] * 60 * view.scale;
    view.y += way[1] * 60 * view.scale;
    show();
  } else if (event.key === "+") zoom(1 / 1.3);
  else if (event.key === "-") zoom(1.3);
  else if (event.key === "0") goHome();
  else return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

// What has the focus is in sight.
document.addEventListener("focusin", (event) => {
  if (!event.target.matches?.(".moe-window .target") || !view) return;
  const [box, target] = [pane().getBoundingClientRect(), event.target.getBoundingClientRect()];
  const isSeen = target.left > box.left && target.right < box.right && target.top > box.top && target.bottom < box.bottom;
  if (isSeen) return;
  view.x += (target.left + target.width / 2 - box.left - box.width / 2) * view.scale;
  view.y += (target.top + target.height / 2 - box.top - box.height / 2) * view.scale;
  show();
});

// --- Tools: one at a time.

document.addEventListener("change", (event) => {
  if (!event.target.matches?.("[data-tool]")) return;
  for (const tool of document.querySelectorAll("[data-tool]")) if (tool !== event.target) tool.checked = false;
  show();
});

document.addEventListener("updated", () => (view ? show() : goHome()));
addEventListener("resize", show);
document.documentElement.classList.add("scripted");
goHome();
