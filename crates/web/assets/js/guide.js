// The guide of a first game points at what is on the table; what it points at is to be seen. The server has marked it
// (`.pointed`); here only what lies out of sight is shown the way to.
import { moveBy, pane } from "./europe.js";

/** Between what is pointed at and the edge of a map. */
const ROOM = 40;

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

/** How far a stretch lies out of another one, with some room at its ends. */
const beyond = (from, to, least, most) => from < least + ROOM ? from - least - ROOM : Math.max(to - most + ROOM, 0);

/** Moves a map no farther than it takes to have every target in its window. */
function moveMap() {
  for (const target of targets().filter((one) => isShown(one) && one.closest("[data-pan]"))) {
    const [at, frame] = [target.getBoundingClientRect(), pane().getBoundingClientRect()];
    if (!isWithin(at, frame)) moveBy(beyond(at.left, at.right, frame.left, frame.right), beyond(at.top, at.bottom, frame.top, frame.bottom));
  }
}

function point() {
  const wanted = hiddenUnder();
  for (const input of document.querySelectorAll("#tabs input")) input.parentElement.classList.toggle("pointed", input === wanted && !input.checked);
  moveMap();
  const first = targets().find(isShown);
  if (!first || document.querySelector(":popover-open:not(.tip)")) return;
  // A map is moved in its window; what is brought into sight is the window. What one sees of a choice is its label.
  const place = first.closest("[data-pan]") ? pane() : first.closest("label") ?? first;
  const [box, seen] = [place.getBoundingClientRect(), document.getElementById("board").getBoundingClientRect()];
  if (!isWithin(box, seen)) place.scrollIntoView({ block: "nearest", inline: "nearest" });
}

document.addEventListener("updated", point);
addEventListener("resize", () => requestAnimationFrame(point));
// Folded, the card leaves the board its room; opened, it takes it back.
document.addEventListener("change", (event) => { if (event.target.closest?.("#tabs, #guide, [data-tool]")) point(); });
document.addEventListener("click", (event) => { if (event.target.closest?.("[data-mover]")) point(); });
point();
