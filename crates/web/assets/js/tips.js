// Tips of our own on hover, focus and a long press: `data-tip` has the text (its first line is the name), `data-rule`
// the clause, whose sentence comes from the game's rule reference, and `data-why` an action that can't be done now: the
// table says why not. A place of a map has its kind and its name (`data-place`); what would be done there says the tool
// or the unit that is chosen, or else the phase (`data-asks`). Why nothing can be done at a place is told to whoever
// clicks it, presses it long or has the focus there, not where a mouse only rests. `ask.js` gives the focus to whatever
// is asked about. A long press only asks: the click that comes of it does nothing.

const WAIT = 350;
let tip = null;
let shown = null;
let waiting = 0;
// Whether the finger that is down has lain there so long that it asks.
let isAsking = false;
// What lies below the mouse, and what the mouse was moved to.
let reached = null;
let pointed = null;
let rules = null;

async function sentence(clause) {
  const path = document.getElementById("main")?.dataset.rules;
  if (!path) return "";
  rules ??= fetch(path).then((answer) => answer.json()).catch(() => ({}));
  return (await rules)[clause] ?? "";
}

/** The action that would be done at a place; nothing where nothing is asked for at places of its kind. */
function actionAt(place) {
  const [kind, name] = place.split(" ");
  const { asks = "" } = (document.querySelector("[data-asks]:checked") ?? document.querySelector("svg[data-asks]"))?.dataset ?? {};
  return asks.split("|").find((one) => one.startsWith(`${kind} `))?.slice(kind.length + 1).replace("*", name);
}

/** Why the action can't be done now, as the table says it; nothing if it can, or nobody knows. */
async function reason(action) {
  const table = document.getElementById("main")?.dataset.stream?.replace(/\/stream$/, "");
  if (!table) return null;
  return fetch(`${table}/why?${new URLSearchParams({ action })}`).then((answer) => answer.json()).catch(() => null);
}

function lay(target) {
  const [at, size] = [target.getBoundingClientRect(), tip.getBoundingClientRect()];
  const left = Math.min(Math.max(at.left + at.width / 2 - size.width / 2, 6), innerWidth - size.width - 6);
  const above = at.top - size.height - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 4 ? above : Math.min(at.bottom + 8, innerHeight - size.height - 6)}px`;
}

/** The sentence of a clause; its name stays in one line. */
function addClause(text, clause) {
  const part = document.createElement("span");
  part.className = "rule";
  const name = document.createElement("span");
  name.style.whiteSpace = "nowrap";
  name.textContent = `(${clause})`;
  part.append(`${text} `, name);
  tip.append(part);
}

/** Shows the tip; at a place of a map `isAsked` says whether somebody wants to know why nothing can be done there. */
async function show(target, isAsked = true) {
  shown = target;
  if (!tip) {
    tip = document.createElement("div");
    tip.className = "tip";
    tip.popover = "manual";
    tip.setAttribute("role", "status");
    document.body.append(tip);
  }
  // Buttons have names that are read aloud; who asks by keys hears the card, too.
  tip.ariaHidden = String(!document.body.classList.contains("asking"));
  const [name, ...lines] = (target.dataset.tip ?? "").split("\n");
  tip.replaceChildren();
  const add = (kind, text, className) => {
    const part = document.createElement(kind);
    part.textContent = text;
    if (className) part.className = className;
    tip.append(part);
  };
  if (name) add("strong", name);
  for (const line of lines) add("div", line);
  const { place } = target.dataset;
  // What has no clause of its own has that of what it is a part of.
  const rule = target.closest("[data-rule]")?.dataset.rule;
  const why = isAsked || !place ? target.dataset.why ?? (place && actionAt(place)) : null;
  const [text, no] = await Promise.all([rule ? sentence(rule) : "", why ? reason(why) : null]);
  if (shown !== target) return;
  if (no) add("div", no.sentence, "no");
  // The clause that forbids it says more than the one that is about the thing.
  if (no?.clause) addClause(no.text, no.clause);
  else if (rule) addClause(text, rule);
  // What can be done by now needs no reason, and an empty tip tells nothing.
  if (!tip.hasChildNodes()) return;
  tip.showPopover();
  lay(target);
}

function hide() {
  clearTimeout(waiting);
  [reached, pointed, shown] = [null, null, null];
  if (tip?.matches(":popover-open")) tip.hidePopover();
}

const owner = (event) => event.target.closest?.("[data-tip], [data-rule], [data-why], [data-place]");

// A tip comes to who moves the mouse there, not where the page has changed below a mouse that rests.
document.addEventListener("pointerover", (event) => {
  const target = owner(event);
  if (target && (target === shown || target === pointed)) return;
  hide();
  reached = event.pointerType === "touch" ? null : target;
});
document.addEventListener("pointermove", () => {
  if (!reached) return;
  pointed = reached;
  reached = null;
  waiting = setTimeout(show, WAIT, pointed, false);
});
document.addEventListener("pointerdown", (event) => {
  hide();
  isAsking = false;
  const target = owner(event);
  if (!target || event.pointerType !== "touch") return;
  waiting = setTimeout(() => { isAsking = true; show(target); }, WAIT);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(waiting));
// Before all others: whoever has asked by a long press has chosen nothing, and wants no menu of the browser either.
addEventListener("click", (event) => {
  if (!isAsking) return;
  isAsking = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
addEventListener("contextmenu", (event) => { if (isAsking) event.preventDefault(); });
document.addEventListener("click", (event) => {
  const target = owner(event);
  // What is grayed can't be done, so a click on it asks.
  if ((target?.dataset.place || target?.ariaDisabled === "true") && event.detail) show(target);
});
document.addEventListener("focusin", (event) => {
  // The finger that asks gives the focus, too.
  if (isAsking) return;
  const target = owner(event);
  hide();
  // What has the focus because a menu opens gets its tip when the menu is open.
  if (target?.matches(":focus-visible")) waiting = setTimeout(show, 0, target);
});
document.addEventListener("focusout", () => { if (!isAsking) hide(); });
document.addEventListener("scroll", hide, true);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
