// Keys: digits choose, Enter confirms, Esc and U take back, A opens the list of all actions, L goes to the log, arrows go through
// it, and the buttons of the bar have letters of their own.

const press = (selector) => {
  const button = document.querySelector(selector);
  button?.click();
  return Boolean(button);
};

function inLog(target, key) {
  const lines = [...document.querySelectorAll("#log-lines a.line")];
  const next = lines.indexOf(target) + (key === "arrowdown" ? 1 : -1);
  lines[Math.max(next, 0)]?.focus();
  return true;
}

function toLog() {
  press("#tab-log");
  press("#show-log");
  document.getElementById("log-lines")?.focus();
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target.matches("input:not([type=radio]), select, textarea")) {
    if (event.key === "Escape") target.blur();
    return;
  }
  // What is open closes by itself.
  if (event.key === "Escape" && document.querySelector(":popover-open:not(.tip)")) return;
  const key = event.key.toLowerCase();
  // Looking back, the arrows go through the log.
  if (key === "arrowleft") press("#past-back");
  if (key === "arrowright") press("#past-on");
  if (!document.getElementById("main")?.dataset.stream) return;
  let done = false;
  if (/^arrow(up|down)$/.test(key) && target.closest("#log-lines")) done = inLog(target, key);
  else if (/^[1-9]$/.test(key)) done = press(`[data-digit="${key}"]`);
  else if (key === "enter" && !target.closest("button, a, summary, label")) done = press("#confirm, #picks-send:not([hidden])");
  else if (key === "escape" || key === "u") done = press("#picks-reset:not([hidden]), #undo:not([aria-disabled])");
  else if (key === "l") done = toLog();
  else if (/^[a-z]$/.test(key)) done = press(`#bar [data-key="${key}"]`);
  if (done) event.preventDefault();
});
