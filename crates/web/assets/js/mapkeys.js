// The map of Merchants by keys, what has the focus in sight, and tools that show only their own targets.
import { goHome, map, moveBy, pane, show, zoom } from "./europe.js";

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
  if (!window) return;
  const way = ways[event.key];
  if (way && event.target.matches(".target")) nextTarget(event.target, way)?.focus();
  else if (way) moveBy(60 * way[0], 60 * way[1]);
  else if (event.key === "+") zoom(1 / 1.3);
  else if (event.key === "-") zoom(1.3);
  else if (event.key === "0") goHome();
  else return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

// What has the focus by keys is in sight. What is tapped stays where it is: a click would miss it.
document.addEventListener("focusin", (event) => {
  if (!event.target.matches?.(".moe-window .target:focus-visible")) return;
  const [box, target] = [pane().getBoundingClientRect(), event.target.getBoundingClientRect()];
  const isSeen = target.left > box.left && target.right < box.right && target.top > box.top && target.bottom < box.bottom;
  if (isSeen) return;
  moveBy(target.left + target.width / 2 - box.left - box.width / 2, target.top + target.height / 2 - box.top - box.height / 2);
});

// --- Tools: one at a time.

document.addEventListener("change", (event) => {
  if (!event.target.matches?.("[data-tool]")) return;
  for (const tool of document.querySelectorAll("[data-tool]")) if (tool !== event.target) tool.checked = false;
  show();
});
