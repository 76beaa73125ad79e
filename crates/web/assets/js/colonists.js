// The mayor of Puerto Rico: circles are filled and emptied by a click, in any order; Fill and Reset do it at once, and Done posts the
// whole choice, a number for each site. Which circles are filled is nowhere but in the page until then.
import { post } from "./post.js";

const muster = () => document.getElementById("muster");
const circles = () => [...document.querySelectorAll(".pr-post input")];
const left = () => Number(muster().dataset.hand) - circles().filter((circle) => circle.checked).length;

function show() {
  if (!muster()) return;
  const rest = left();
  const text = document.getElementById("muster-left");
  text.textContent = text.dataset.text.replace("#", rest);
  for (const circle of circles()) circle.disabled = rest === 0 && !circle.checked;
  document.getElementById("muster-done").disabled = rest !== 0;
}

/** Fills what is still empty, the most useful circles first. */
function fill() {
  const empty = circles().filter((circle) => !circle.checked).sort((a, b) => a.dataset.rank - b.dataset.rank);
  for (const circle of empty.slice(0, left())) circle.checked = true;
}

function send() {
  const form = document.getElementById("play");
  const counts = new Map();
  for (const circle of circles()) {
    const { site } = circle.dataset;
    counts.set(site, (counts.get(site) ?? 0) + Number(circle.checked));
  }
  const fields = new URLSearchParams({ number: form.elements.number.value, what: "colonists" });
  for (const [site, count] of counts) fields.append(site, count);
  return post(form.getAttribute("action").replace(/act$/, "compose"), fields);
}

document.addEventListener("change", (event) => { if (event.target.closest?.(".pr-post")) show(); });
document.addEventListener("click", (event) => {
  const what = event.target.closest?.("[data-muster]")?.dataset.muster;
  if (!what) return;
  event.preventDefault();
  if (what === "fill") fill();
  if (what === "reset") for (const circle of circles()) circle.checked = false;
  if (what === "done") send();
  else show();
});
document.addEventListener("updated", show);
show();
