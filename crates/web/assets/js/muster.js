// Sets of Puerto Rico that are numbers by kind: the mayor's colonists by site, and the barrels that are kept by good.
// They are chosen in any order by clicks on circles and numbers; Fill and Reset do it at once, and Done posts the whole
// choice. What is chosen is nowhere but in the page until then.
import { come } from "./motion.js";
import { post } from "./post.js";

const muster = () => document.getElementById("muster");
const marks = () => [...document.querySelectorAll("#board input[data-site]")];
const chosen = () => marks().filter((mark) => mark.checked);
/** How many are still to be placed; no number where there may be fewer. */
const left = () => Number(muster().dataset.hand) - chosen().length;

/** A colonist goes from those that are left to its circle. */
function settle(mark) {
  const man = mark.parentElement.querySelector(".pr-man");
  if (man) come(man, document.getElementById("muster-left"));
}

function show() {
  if (!muster()) return;
  const text = document.getElementById("muster-left");
  const rest = left();
  if (text) {
    text.textContent = text.dataset.text.replace("#", rest);
    for (const mark of marks()) mark.disabled = rest === 0 && !mark.checked;
  }
  const empty = document.getElementById("circles-empty");
  if (empty) {
    const texts = empty.dataset.texts.split("|");
    empty.textContent = texts[texts.length - 1 - document.querySelectorAll("#city input[data-site]:checked").length];
  }
  document.getElementById("muster-done").disabled = text ? rest !== 0 : chosen().length === 0;
}

/** Fills what is still empty, the most useful circles first. */
function fill() {
  const empty = marks().filter((mark) => !mark.checked).sort((a, b) => a.dataset.rank - b.dataset.rank);
  const filled = empty.slice(0, left());
  for (const mark of filled) mark.checked = true;
  filled.forEach(settle);
}

function send() {
  const form = document.getElementById("play");
  const counts = new Map();
  for (const { dataset } of chosen()) counts.set(dataset.site, (counts.get(dataset.site) ?? 0) + Number(dataset.count ?? 1));
  const fields = new URLSearchParams({ number: form.elements.number.value, what: muster().dataset.what });
  for (const [site, count] of counts) fields.append(site, count);
  return post(form.getAttribute("action").replace(/act$/, "compose"), fields);
}

document.addEventListener("change", (event) => {
  const mark = event.target;
  if (!mark.matches?.("input[data-site]")) return;
  // Of a kind one number is chosen.
  if (mark.dataset.count) for (const other of marks()) if (other !== mark && other.dataset.site === mark.dataset.site) other.checked = false;
  if (mark.checked) settle(mark);
  show();
});
document.addEventListener("click", (event) => {
  const what = event.target.closest?.("[data-muster]")?.dataset.muster;
  if (!what) return;
  event.preventDefault();
  if (what === "fill") fill();
  if (what === "reset") for (const mark of marks()) mark.checked = false;
  if (what === "done") send();
  else show();
});

/**
 * On a phone the circles lie in a tab of their own: it is shown when they are to be filled, and left again then.
 */
let isPlacing = false;
function turnToCircles() {
  const isAsked = muster()?.dataset.what === "colonists";
  const tab = document.getElementById(isAsked ? "tab-mine" : "tab-board");
  const other = document.getElementById(isAsked ? "tab-board" : "tab-mine");
  if (isAsked !== isPlacing && other?.checked) tab.checked = true;
  isPlacing = isAsked;
}

document.addEventListener("updated", () => { turnToCircles(); show(); });
turnToCircles();
show();
