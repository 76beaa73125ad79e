// Sets are chosen in any order: what has `data-pick` is picked and unpicked by a click, and one button posts the whole
// choice, in the order of the clicks. An element whose `data-pick` names several steps, with "|" between them, goes one
// further at each click. Without the script each click is a step of its own.
import { post } from "./post.js";

const box = () => document.getElementById("picks");
const all = () => [...document.querySelectorAll("[data-pick]")];
const stepsOf = (element) => element.dataset.pick.split("|");
/** The ids of what was picked, in the order of the clicks; what goes further is there several times. */
let order = [];

const level = (id) => order.filter((other) => other === id).length;

/** The steps that are posted. */
function steps() {
  const seen = new Map();
  return order.map((id) => {
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    return stepsOf(document.getElementById(id))[nth];
  });
}

function mark(element) {
  const count = level(element.id);
  element.classList.toggle("picked", count > 0);
  element.setAttribute("aria-pressed", count > 0);
  for (let one = 1; one <= stepsOf(element).length; one += 1) element.classList.toggle(`picked-${one}`, one === count);
  if (count) element.dataset.nth = order.indexOf(element.id) + 1;
  else delete element.dataset.nth;
}

function show() {
  all().forEach(mark);
  const picks = box();
  if (!picks) return;
  const { least, most, more, send } = picks.dataset;
  const [count, mayStop] = [order.length, "done" in picks.dataset];
  const missing = Number(count < Number(least) ? least : most) - count;
  document.getElementById("picks-count").textContent = missing > 0 ? more.replace("#", missing) : "";
  const button = document.getElementById("picks-send");
  button.hidden = false;
  button.disabled = !mayStop && count < Number(least) || count === 0 && !mayStop;
  button.textContent = send.replace("#", count);
  document.getElementById("picks-reset").hidden = count === 0;
  document.dispatchEvent(new CustomEvent("picked", { detail: steps() }));
}

/** After the page has changed: what was picked stays only if the question is the same. */
export function settle(isSame) {
  order = isSame ? order.filter((id) => document.getElementById(id)?.dataset.pick) : [];
  show();
}

function toggle(element) {
  const room = Number(box().dataset.most) - order.length;
  if (level(element.id) < stepsOf(element).length && room > 0) order.push(element.id);
  else order = order.filter((id) => id !== element.id);
  show();
}

async function send() {
  const { most, done, number, path } = box().dataset;
  const fields = new URLSearchParams({ number });
  for (const step of steps()) fields.append("action", step);
  // Who takes less than everything says that this is all.
  if (done && order.length < Number(most)) fields.append("action", done);
  await post(path, fields);
}

document.addEventListener("click", (event) => {
  if (!box()) return;
  const element = event.target.closest?.("[data-pick]");
  if (element) toggle(element);
  else if (event.target.closest?.("#picks-send")) send();
  else if (event.target.closest?.("#picks-reset")) settle(false);
  else return;
  event.preventDefault();
});

show();
