// Journeys on the map of Merchants: choose a tool or a traveler, and every place that it can get to is a button; the
// way there is drawn before one clicks, and walked with one post. The server has said which journeys there are; without
// the script they are walked step by step.
import { map, show } from "./europe.js";
import { post } from "./post.js";
import { makeRoom } from "./room.js";

const SVG = "http://www.w3.org/2000/svg";
const tool = () => document.querySelector("[data-tool]:checked");
const travels = () => JSON.parse(document.getElementById("moe-journeys")?.dataset.journeys ?? "[]");
/** The traveler that was clicked: its tool and its place. */
let chosen = null;

function element(name, attributes, parent) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

/**
 * Whose journeys are shown: of who is on the way, of the traveler that was clicked, or of the only one that the tool
 * has.
 */
function shown() {
  const all = travels();
  const asked = all.filter((one) => one.tool === "asked");
  const wanted = asked.length ? asked : all.filter((one) => one.tool === tool()?.value);
  return wanted.find((one) => one.from === chosen) ?? (wanted.length === 1 ? wanted[0] : null);
}

function button(way, tool, layer, nth) {
  const [x, y] = way.line.split(" ").at(-1).split(",");
  const fixed = element("g", { class: "fixed" }, element("g", { transform: `translate(${x} ${y})` }, layer));
  const place = element("foreignObject", { x: -17, y: -17, width: 34, height: 34 }, fixed);
  const made = document.createElement("button");
  made.type = "button";
  made.id = `way-${nth}`;
  const isSuggested = document.getElementById("guide")?.dataset.steps === way.steps;
  made.className = `target hot way for-${tool}${isSuggested ? " pointed" : ""}`;
  made.dataset.line = way.line;
  made.dataset.steps = way.steps;
  made.dataset.tip = way.text;
  // Caravans go along paths, merchants from corner to corner.
  const isCaravan = way.steps.startsWith("drive") || map().dataset.asks?.includes("path step");
  made.dataset.rule = isCaravan ? "MOE-55" : "MOE-45";
  made.setAttribute("aria-label", way.text);
  // How many steps it is away.
  made.textContent = way.steps.split("|").filter((step) => step.startsWith("step ")).length;
  place.append(made);
}

function draw() {
  const svg = map();
  if (!svg) return;
  const old = document.getElementById("journeys-layer");
  const travel = shown();
  const key = JSON.stringify([travel, document.getElementById("guide")?.dataset.steps]);
  // The same journeys stay, and with them what is pointed at.
  if (old ? old.dataset.key === key : !travel) return;
  old?.remove();
  // Where no whole way leads anywhere, the single steps stay.
  svg.classList.toggle("with-journeys", Boolean(travel?.journeys.length));
  if (travel) {
    const layer = element("g", { id: "journeys-layer", "data-key": key }, svg);
    element("polyline", { id: "way-line", class: "moe-way", points: "" }, layer);
    travel.journeys.forEach((way, nth) => button(way, travel.tool, layer, nth));
  }
  show();
  makeRoom();
}

/** Draws the way to the place that is pointed at, or else to the one that has the focus. */
function point() {
  const way = document.querySelector(".way:hover") ?? document.activeElement?.closest(".way");
  document.getElementById("way-line")?.setAttribute("points", way?.dataset.line ?? "");
}

async function walk(way) {
  const form = way.closest("form");
  const fields = new URLSearchParams(new FormData(form));
  for (const step of way.dataset.steps.split("|")) fields.append("action", step);
  chosen = null;
  await post(form.getAttribute("action"), fields);
}

document.addEventListener("click", (event) => {
  const way = event.target.closest?.(".moe-window .way");
  const mover = event.target.closest?.(".moe-window [data-mover]");
  const land = event.target.closest?.(".moe-window [data-stands-for]");
  if (way) walk(way);
  else if (land) document.getElementById(land.dataset.standsFor)?.click();
  else if (mover) {
    chosen = mover.dataset.mover;
    const wanted = document.getElementById(mover.matches(".for-drive") ? "tool-drive" : "tool-walk");
    if (wanted && !wanted.checked) {
      wanted.checked = true;
      wanted.dispatchEvent(new Event("change", { bubbles: true }));
    } else draw();
    document.querySelector(".way")?.focus();
  } else return;
  event.preventDefault();
});
document.addEventListener("pointerover", point);
document.addEventListener("focusin", point);
document.addEventListener("change", (event) => { if (event.target.matches?.("[data-tool]")) draw(); });
document.addEventListener("updated", draw);
// Pieces have no size before their drawings are there, and names would lie on them.
addEventListener("load", show);
draw();
