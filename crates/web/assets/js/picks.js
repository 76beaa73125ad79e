// Sets are chosen in any order: what has `data-pick` is picked and unpicked by a click, and one button posts the whole choice. An
// element whose `data-pick` names several steps, with "|" between them, goes one further at each click. Without the script
// each click is a step of its own.
import { post } from "./post.js";

const box = () => document.getElementById("picks");
const all = () => [...document.querySelectorAll("[data-pick]")];
const level = (element) => Number(element.dataset.read ?? 0);
const steps = () => all().flatMap((element) => element.dataset.pick.split("|").slice(0, level(element)));

function mark(element, count) {
  element.dataset.read = count;
  element.classList.toggle("picked", count > 0);
  element.setAttribute("aria-pressed", count > 0);
  const number = element.dataset.pick.split("|").length;
  for (let one = 1; one <= number; one += 1) element.classList.toggle(`picked-${one}`, one === count);
}

function show() {
  const picks = box();
  if (!picks) return;
  const { least, most, more, send } = picks.dataset;
  const count = steps().length;
  const isEnough = count >= Number(least) || "done" in picks.dataset;
  const missing = Number(count < Number(least) ? least : most) - count;
  document.getElementById("picks-count").textContent = missing > 0 ? more.replace("#", missing) : "";
  const button = document.getElementById("picks-send");
  button.hidden = false;
  button.disabled = !isEnough || count === 0 && !("done" in picks.dataset);
  button.textContent = send.replace("#", count);
  document.getElementById("picks-reset").hidden = count === 0;
  document.dispatchEvent(new CustomEvent("picked", { detail: steps() }));
}

/** After the page has changed: what was picked stays only if the question is the same. */
export function settle(isSame) {
  for (const element of all()) mark(element, isSame ? level(element) : 0);
  show();
}

function toggle(element) {
  const number = element.dataset.pick.split("|").length;
  const room = Number(box().dataset.most) - steps().length;
  const next = level(element) < number && room > 0 ? level(element) + 1 : 0;
  mark(element, next);
  show();
}

async function send() {
  const { most, done, number, path } = box().dataset;
  const fields = new URLSearchParams({ number });
  const chosen = steps();
  for (const step of chosen) fields.append("action", step);
  // Who takes less than everything says that this is all.
  if (done && chosen.length < Number(most)) fields.append("action", done);
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

settle(true);
