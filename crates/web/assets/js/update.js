// Brings the page up to date: with a whole main part, or with those parts of it that changed. Messages of the stream
// and answers to posts are counted, because they may overtake each other.
import { giveBack, keep } from "./focus.js";
import { tellTurn, writeOut } from "./links.js";
import { idsOf, morph } from "./morph.js";
import { move, places } from "./motion.js";
import { afterPaint } from "./painted.js";
import { settle } from "./picks.js";
import { cues, sound } from "./sound.js";
import { lastLine, say } from "./announce.js";

/** No line of the log is lower than this many pixels. */
const LEAST_LINE = 16;

const page = () => document.getElementById("main");
let expected = 1;
let waiting = new Map();
let lost = () => {};

/** A new screen: its messages count from 1. `resync` opens another one when a message got lost. */
export function begin(resync) {
  expected = 1;
  waiting = new Map();
  lost = resync;
}

/** Shows the messages in their order. */
export function receive(number, html, isNews) {
  if (number < expected) return;
  waiting.set(number, [html, isNews]);
  while (waiting.has(expected)) {
    const [text, news] = waiting.get(expected);
    waiting.delete(expected);
    expected += 1;
    try {
      const parts = partsOf(text);
      change(() => showParts(parts, news), parts, parts.get("main"));
    } catch (error) {
      console.warn(error);
      lost();
      return;
    }
  }
  const gap = expected;
  if (waiting.size) setTimeout(() => { if (expected === gap && waiting.size) lost(); }, 2000);
}

/** Shows a whole main part, as it comes without a screen. */
export function replace(html) {
  const parsed = new DOMParser().parseFromString(html, "text/html").getElementById("main");
  if (parsed && page()) change(() => morph(page(), parsed), null, parsed);
}

/** The parts of a message by their ids. */
function partsOf(html) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const parts = new Map();
  for (const template of parsed.querySelectorAll("template")) {
    let part = template.content.firstElementChild;
    if (part.hasAttribute("data-around")) part = part.firstElementChild;
    parts.set(part.id, part);
  }
  return parts;
}

/** Puts parts that are inside others there; what is left is to be shown. */
function joined(parts) {
  const inner = new Set();
  for (const part of parts.values()) {
    for (const kept of part.querySelectorAll("[data-kept]")) {
      const fresh = parts.get(kept.id);
      if (!fresh) continue;
      kept.replaceWith(fresh);
      inner.add(kept.id);
    }
  }
  return [...parts.values()].filter((part) => !inner.has(part.id));
}

function showParts(parts, isNews) {
  const number = page().dataset.number;
  const known = idsOf();
  for (const part of joined(parts)) {
    // A refusal stays until the table changes, even if somebody comes or goes.
    if (isNews && part.id === "said" && page().dataset.number === number) continue;
    const old = known.get(part.id);
    if (!old) throw new Error(`nothing here has the id ${part.id}`);
    morph(old, part, known);
  }
  if (page().dataset.number !== number && isNews) document.getElementById("said")?.replaceChildren();
}

/**
 * How many lines of the log are in sight at most, all of them before the first look at its height: to ask for that at
 * every change would cost a layout.
 */
let inSight = Infinity;
let watched = null;
const watch = new ResizeObserver(([{ contentRect }]) => { inSight = Math.ceil(contentRect.height / LEAST_LINE); });

const feed = () => document.getElementById("log-lines");
const linesInSight = () => [...feed()?.children ?? []].slice(0, feed() === watched ? inSight : Infinity);

/**
 * The log is a feed, whose lines move down, and maybe out of sight, as others come: they are no pieces that keep their
 * places. `before` are those that were in sight.
 */
function layAnew(before) {
  const lines = new Set([...before.filter(({ isConnected }) => isConnected), ...linesInSight()]);
  for (const line of lines) line.replaceWith(line.cloneNode(true));
  if (feed() === watched) return;
  [watched, inSight] = [feed(), Infinity];
  watch.disconnect();
  watch.observe(watched);
}

/** Changes the page, or only these parts of it, and sees to focus, picks and motion; `main` is its main part anew. */
function change(work, parts, main) {
  const changed = (id) => !parts || parts.has(id);
  const before = places(changed, main?.dataset.moves);
  const heard = cues();
  const [focused, number, line] = [keep(), page().dataset.number, lastLine()];
  const lines = linesInSight();
  work();
  // A further step of somebody makes their entry longer.
  if (feed() && (!parts || [...parts.keys()].some((id) => id === "log-lines" || id.startsWith("run-")))) layAnew(lines);
  writeOut();
  const isSame = page().dataset.number === number;
  settle(isSame);
  giveBack(focused, isSame);
  document.dispatchEvent(new Event("updated"));
  move(before, changed);
  sound(heard);
  afterPaint(() => { say(line); tellTurn(); });
}
