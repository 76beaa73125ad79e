// Keys: numbers choose, Enter confirms, Esc closes what is open and else takes back as U does, A opens the list of all
// actions, L goes to the log, arrows go through both, Space makes bots quick, and the buttons of the bar have letters
// of their own.
import { hurry } from "./pace.js";

/** So long a number waits for its next digit, where there are that many choices. */
const NEXT_DIGIT = 600;
let typed = "";
let waiting = 0;

const press = (selector) => {
  const button = document.querySelector(selector);
  button?.click();
  return Boolean(button);
};

/** Looking back, these keys go through the game. */
const REPLAY = {
  arrowleft: "#past-back",
  arrowright: "#past-on",
  pageup: "#past-round-back",
  pagedown: "#past-round-on",
  home: "#past-first",
  end: "#past-last",
  " ": "#past-play",
};

/** Takes the choice whose number was typed. */
function choose() {
  clearTimeout(waiting);
  const number = typed;
  typed = "";
  return number !== "" && press(`[data-digit="${number}"]`);
}

/** A digit of a number: it is taken at once where no longer number is listed. */
function digit(key) {
  clearTimeout(waiting);
  typed += key;
  const isLast = !document.querySelector(`[data-digit^="${typed}"]:not([data-digit="${typed}"])`);
  if (isLast) choose();
  else waiting = setTimeout(choose, NEXT_DIGIT);
  return true;
}

/** Goes one further among links or buttons that lie in a list. */
function go(list, selector, target, key) {
  const all = [...list.querySelectorAll(selector)];
  const next = all.indexOf(target.closest(selector)) + (key === "arrowdown" || key === "arrowright" ? 1 : -1);
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus();
  return true;
}

const takeBack = () => press("#picks-reset:not([hidden]), #undo:not([aria-disabled])");

/** Puts a chosen tool or unit away. */
function putAway() {
  // The only unit that there is was never chosen.
  const tool = document.querySelector("#board :is([data-asks], [data-tool]):checked:not([checked])");
  if (!tool) return false;
  tool.checked = false;
  tool.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** Closes what lies on top, then puts away what was chosen; only where neither is anything taken back. */
function escape() {
  // A tip is closed by its own script, which hears the key after this one.
  if (document.querySelector(".tip:popover-open")) return true;
  return press("#no-hint") || putAway() || takeBack();
}

function toLog() {
  press("#tab-log");
  press("#show-log");
  document.getElementById("log-lines")?.focus();
  return true;
}

/** While others act, Space makes them quick. */
function space() {
  if (document.querySelector("main.my-turn, #end")) return false;
  hurry();
  return true;
}

function arrow(target, key) {
  const list = target.closest("#log-lines, #choices");
  if (!list) return false;
  if (list.id === "choices") return go(list, "button", target, key);
  return /up|down/.test(key) && go(list, "a.line", target, key);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target.matches("input:not([type=radio], [type=checkbox]), select, textarea")) {
    if (event.key === "Escape") target.blur();
    return;
  }
  // What is open closes by itself.
  if (event.key === "Escape" && document.querySelector(":popover-open:not(.tip)")) return;
  const key = event.key.toLowerCase();
  const isOnControl = Boolean(target.closest("button, a, summary, label, [type=checkbox]"));
  if (REPLAY[key] && document.querySelector("main.past") && !(key === " " && isOnControl)) {
    press(REPLAY[key]);
    event.preventDefault();
    return;
  }
  if (!document.getElementById("main")?.dataset.stream) return;
  let done = false;
  if (key.startsWith("arrow")) done = arrow(target, key);
  else if (/^[0-9]$/.test(key) && typed + key !== "0") done = digit(key);
  else if (key === "enter" && typed) done = choose();
  else if (key === "enter" && !isOnControl) done = press("#confirm, #picks-send:not([hidden])");
  else if (key === "escape") done = escape();
  else if (key === "u") done = takeBack();
  else if (key === " " && !isOnControl) done = space();
  else if (key === "l") done = toLog();
  else if (/^[a-z]$/.test(key)) done = press(`#bar [data-key="${key}"]`);
  if (done) event.preventDefault();
});

// Who opens the list by its key is in it at once.
document.addEventListener("toggle", (event) => {
  if (event.target.id === "choices" && event.newState === "open") event.target.querySelector("button")?.focus();
}, true);
