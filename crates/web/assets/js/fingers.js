// The map of Merchants, moved and zoomed by wheel, mouse, fingers and buttons.
import { goHome, moveBy, zoom } from "./europe.js";

let drag = null;
const fingers = new Map();

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
  if (!before || !drag) return;
  const now = [event.clientX, event.clientY];
  if (fingers.size === 2) {
    const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
    const apart = (one) => Math.hypot(one[0] - other[0], one[1] - other[1]);
    zoom(apart(before) / Math.max(apart(now), 1), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    drag.moved += 10;
  } else {
    drag.moved += Math.abs(now[0] - before[0]) + Math.abs(now[1] - before[1]);
    if (drag.moved > 5) moveBy(before[0] - now[0], before[1] - now[1]);
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
