// Replay: positions come without a new page, by the slider, by links (one step, a round, a player's step, a line of the
// log), by keys, or by themselves at a pace. Looking back at a table that goes on is sticky: the way back counts what
// is new, and the next position can be reached as soon as it is there.
import { replace } from "./update.js";

/** No more often the page is asked anew, however quick bots are. */
const PAUSE = 1000;
/** So many pages are kept, for going back and forth. */
const KEPT = 80;
const kept = new Map();
const main = () => document.querySelector("main.past");
const at = (id) => document.getElementById(id);
let wanted = null;
let isGoing = false;
let isPlaying = false;
let timer = 0;

/** A page, as it was before or from the server; one that is asked for too fast comes a little later. */
async function page(address) {
  if (kept.has(address)) return kept.get(address);
  const answer = await fetch(address);
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get("Retry-After") ?? 1)));
    return wanted ? null : page(address);
  }
  if (!answer.ok) throw new Error(`${answer.status}`);
  const text = await answer.text();
  kept.set(address, text);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value);
  return text;
}

/** Goes to a position. Of several wishes that come while one is fulfilled, the last one counts. */
async function go(address) {
  wanted = address;
  if (isGoing) return;
  isGoing = true;
  try {
    while (wanted) {
      const next = wanted;
      wanted = null;
      const text = await page(next);
      if (text && !wanted) show(text);
    }
  } catch {
    // The browser says what is wrong.
    location.assign(wanted ?? address);
  } finally {
    isGoing = false;
  }
}

function show(text) {
  replace(text);
  history.replaceState(null, "", main().dataset.at);
  dress();
  if (isPlaying) wait();
}

/** What only the script can do, and what the reader's hand has changed. */
function dress() {
  const [play, slider] = [at("past-play"), at("past-slider")];
  if (!play) return;
  play.hidden = at("past-pace").hidden = false;
  slider.value = slider.getAttribute("value");
  const label = isPlaying ? play.dataset.pause : play.dataset.play;
  play.setAttribute("aria-pressed", String(isPlaying));
  play.dataset.tip = play.querySelector(".unseen").textContent = label;
  // Only the log itself is scrolled.
  const [log, line] = [at("log-lines"), document.querySelector("#log-lines .here")];
  if (line) log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 2;
}

/** The next step of a replay by itself, until there is none. */
function wait() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const next = at("past-on");
    if (isPlaying && next) go(next.href);
    else pause();
  }, Number(at("past-pace").value));
}

function pause() {
  isPlaying = false;
  clearTimeout(timer);
  dress();
}

function playOrPause() {
  if (isPlaying) return pause();
  isPlaying = true;
  dress();
  // From the end it begins anew.
  const from = at("past-on") ?? at("past-first");
  if (from) go(from.href);
}

function seek(slider) {
  const address = new URL(slider.form.action);
  for (const [name, value] of new FormData(slider.form)) address.searchParams.set(name, value);
  go(address.href);
}

/** Says again and again, but not too often, that the table has gone on. */
function listen(path) {
  let [isFirst, isResting, isDue] = [true, false, false];
  const tell = () => {
    if (isResting) {
      isDue = true;
      return;
    }
    isResting = true;
    kept.clear();
    // Who is on the way somewhere sees what is new there.
    if (!isGoing) go(new URL(main().dataset.at, location.href).href);
    setTimeout(() => {
      isResting = false;
      if (isDue) tell();
      isDue = false;
    }, PAUSE);
  };
  new EventSource(path).addEventListener("table", () => {
    if (!isFirst) tell();
    isFirst = false;
  });
}

if (main()) {
  if (main().dataset.news) listen(main().dataset.news);
  dress();
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#past-play")) playOrPause();
    const link = event.target.closest?.("a[href*='/at/']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    if (isPlaying) pause();
    go(link.href);
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "past-slider") return;
    if (isPlaying) pause();
    seek(event.target);
  });
  document.addEventListener("submit", (event) => {
    if (event.target.id === "past-seek") event.preventDefault();
  });
}
