// What lies on the map of Merchants is not to be hidden: neither by its window nor by the overview.
import { pane } from "./europe.js";
import { put } from "./labels.js";

/** Whether something that is asked for can't be seen. */
export function isAskedElsewhere() {
  const box = pane()?.getBoundingClientRect();
  const asked = [...document.querySelectorAll(".moe-window .for-asked")].map((target) => target.getBoundingClientRect());
  return asked.some((target) => target.left < box.left || target.right > box.right || target.top < box.top || target.bottom > box.bottom);
}

/** The overview leaves the corner in which something can be clicked. */
export function makeRoom() {
  const over = document.querySelector(".moe-over");
  if (!over) return;
  const targets = [...document.querySelectorAll(".moe-window .target")].filter((target) => target.checkVisibility()).map((target) => target.getBoundingClientRect());
  const [box, { width, height }] = [pane().getBoundingClientRect(), over.getBoundingClientRect()];
  const corners = ["", "at-right", "at-top", "at-top at-right"].map((corner) => {
    const left = corner.includes("right") ? box.right - 16 - width : box.left + 16;
    const top = corner.includes("top") ? box.top + 16 : box.bottom - 16 - height;
    const below = targets.filter((one) => one.left < left + width && left < one.right && one.top < top + height && top < one.bottom);
    return [below.length, corner];
  });
  put(over, "class", `moe-over ${corners.reduce((best, one) => (one[0] < best[0] ? one : best))[1]}`.trim());
}
