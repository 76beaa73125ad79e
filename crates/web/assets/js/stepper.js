// Amounts of which one is in sight: less and more, or the arrows, change which one it is, and its button does it.
// Without the script all of them are there.

const amounts = (stepper) => [...stepper.querySelectorAll(".amounts > *")];
const isSuggested = (amount) => amount.matches(".pointed, .hint-1");
/** Which amounts were suggested last, by the guide or a hint: what is suggested anew comes in sight. */
const suggestions = new WeakMap();

/** Shows one of the amounts, and whether there are less and more. */
function show(stepper, nth) {
  const all = amounts(stepper);
  all.forEach((amount, index) => amount.classList.toggle("now", index === nth));
  for (const turn of stepper.querySelectorAll("[data-turn]")) {
    turn.ariaDisabled = all[nth + Number(turn.dataset.turn)] ? null : "true";
  }
}

/** Goes so far from the amount that is in sight; the focus goes along. */
function turn(stepper, step) {
  const all = amounts(stepper);
  const now = all.findIndex((amount) => amount.matches(".now"));
  const next = Math.min(Math.max(now + step, 0), all.length - 1);
  show(stepper, next);
  if (document.activeElement === all[now]) all[next].focus();
}

/** What is new shows its first amount, or the one that is suggested; what was chosen stays. */
function meet() {
  for (const stepper of document.querySelectorAll(".stepper")) {
    const all = amounts(stepper);
    const suggested = all.find(isSuggested);
    const isNew = suggested && suggestions.get(stepper) !== suggested.value;
    suggestions.set(stepper, suggested?.value);
    show(stepper, Math.max(isNew ? all.indexOf(suggested) : all.findIndex((amount) => amount.matches(".now")), 0));
  }
}

const STEPS = { ArrowLeft: -1, ArrowDown: -1, "-": -1, ArrowRight: 1, ArrowUp: 1, "+": 1, Home: -99, End: 99 };

document.addEventListener("click", (event) => {
  const button = event.target.closest?.(".stepper [data-turn]");
  if (button) turn(button.closest(".stepper"), Number(button.dataset.turn));
});
document.addEventListener("keydown", (event) => {
  const stepper = event.target.closest?.(".stepper");
  if (!stepper || !STEPS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  turn(stepper, STEPS[event.key]);
});
document.addEventListener("updated", meet);
meet();
