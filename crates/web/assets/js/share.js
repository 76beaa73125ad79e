// What this browser adds to the dice: a number of its own, which it promises while people sit down, and tells when
// nobody can promise any more. It remembers both, and what it was shown, to compare when the game is over.
import { digits, promiseOf } from "./sha256.js";

const KEY = "kaupang-dice";
/** So many numbers and tables are remembered. */
const MOST = 100;
/** So long after a post that couldn't be taken it is sent again, in milliseconds: the table waits for ten seconds. */
const BREATH = 1000;

/** What is remembered: numbers by their promises, and what was shown by tables. */
function read() {
  try {
    return { nonces: {}, tables: {}, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { nonces: {}, tables: {} };
  }
}

const latest = (entries) => Object.fromEntries(Object.entries(entries).slice(-MOST));

/** Says whether it is kept: what can't be isn't promised. */
function write({ nonces, tables }) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ nonces: latest(nonces), tables: latest(tables) }));
    return true;
  } catch {
    return false;
  }
}

/** A new number, kept by this browser; gives its promise, or nothing. */
function promise() {
  const nonce = digits(crypto.getRandomValues(new Uint8Array(32)));
  const [given, kept] = [promiseOf(nonce), read()];
  kept.nonces[given] = nonce;
  return write(kept) ? given : undefined;
}

/** Whether the table has said yes (by a redirection) or no, rather than that it couldn't say anything now. */
const isAnswered = (sent) =>
  sent && sent.status < 500 && ![408, 409].includes(sent.status) && !sent.headers.has("Retry-After");

/** Posts it, again and again as long as the table wants it. What it changes comes by the stream. */
async function send(table, deed, value) {
  const body = new URLSearchParams({ [deed]: value });
  const sent = await fetch(`/t/${table}/${deed}`, { method: "POST", body, redirect: "manual" }).catch(() => null);
  if (isAnswered(sent)) return;
  setTimeout(() => {
    const place = document.getElementById("share");
    if (place?.dataset.table === table && place.dataset.wanted === deed) send(table, deed, value);
    else done.delete(`${deed} ${table}`);
  }, BREATH);
}

/** What this page has done already, so that two devices at one seat don't promise in turns. */
const done = new Set();

function once(what, work) {
  if (done.has(what)) return;
  done.add(what);
  work();
}

function answer() {
  const place = document.getElementById("share");
  if (!place) return;
  const { table, wanted, mine, commitment, promises } = place.dataset;
  const nonce = read().nonces[mine];
  if (wanted === "promise" && !nonce) {
    once(`promise ${table}`, () => {
      const given = promise();
      if (given) send(table, "promise", given);
    });
  }
  if (wanted === "nonce" && nonce) {
    once(`nonce ${table}`, () => {
      const kept = read();
      kept.tables[table] = { commitment, promises, mine };
      write(kept);
      send(table, "nonce", nonce);
    });
  }
}

/** On the page about the dice: whether what stands there is what this browser was shown. */
function compare() {
  const place = document.getElementById("remembered");
  const seen = place && read().tables[place.dataset.table];
  if (!seen) return;
  const { commitment, promises, nonces } = place.dataset;
  const told = nonces.split(" ").some((nonce) => nonce.endsWith(`:${read().nonces[seen.mine]}`));
  const fits = seen.commitment === commitment && seen.promises === promises && told;
  place.hidden = false;
  place.querySelector(fits ? ".kept" : ".broken").hidden = false;
}

// A form that opens a table takes a promise along; sent again, it takes the same one.
document.addEventListener("submit", ({ target: form }) => {
  if (!form.matches?.("[data-shares]") || form.elements.promise) return;
  const given = promise();
  if (!given) return;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "promise", value: given });
  form.append(field);
}, true);

document.addEventListener("updated", answer);
answer();
compare();
