// The guide of a first game points at what is on the table; what it points at is to be seen. The server has marked it
// (`.pointed`); here only what lies out of sight is shown the way to.
import { moveBy, pane } from "./europe.js";

const targets = () => [...document.querySelectorAll("#board .pointed")];
const isShown = (element) => (element.closest("label") ?? element).checkVisibility();
const tab = (name) => document.getElementById(`tab-${name}`);

/** The tab of a phone under which a target lies that can't be seen. */
function hiddenUnder() {
  const all = targets();
  if (!all.length || all.some(isShown) || document.querySelector("#bar .pointed")) return null;
  // A menu that is closed hides what is in it, too: what opens it is pointed at as well.
  const place = all.find((target) => !target.closest("[popover]"));
  return place?.closest(".mine") && tab("mine") || tab("board");
}

/** Whether a box lies in another one, but for a little. */
const isWithin = (box, frame) => box.left > frame.left - 4 && box.right < frame.right + 4 && box.top > frame.top - 4 && box.bottom < frame.bottom + 4;

/** Moves a map until the target is in its window. */
function moveMap() {
  const target = targets().find((one) => isShown(one) && one.closest("[data-pan]"));
  if (!target) return;
  const [at, frame] = [target.getBoundingClientRect(), pane().getBoundingClientRect()];
  if (!isWithin(at, frame)) moveBy(at.left + at.width / 2 - frame.left - frame.width / 2, at.top + at.height / 2 - frame.top - frame.height / 2);
}

function point() {
  const wanted = hiddenUnder();
  for (const input of document.querySelectorAll("#tabs input")) input.parentElement.classList.toggle("pointed", input === wanted && !input.checked);
  moveMap();
  const first = targets().find((target) => isShown(target) && !target.closest("svg"));
  if (!first || document.querySelector(":popover-open:not(.tip)")) return;
  const [box, seen] = [first.getBoundingClientRect(), document.getElementById("board").getBoundingClientRect()];
  if (!isWithin(box, seen)) first.scrollIntoView({ block: "nearest", inline: "nearest" });
}

document.addEventListener("updated", point);
addEventListener("resize", () => requestAnimationFrame(point));
document.addEventListener("change", (event) => { if (event.target.closest?.("#tabs, [data-tool]")) point(); });
document.addEventListener("click", (event) => { if (event.target.closest?.("[data-mover]")) point(); });
point();
