// Listens to the table's stream.
import { begin, receive } from "./update.js";

/** So often a stream says that it is alive, in milliseconds; who misses it three times looks for another way. */
const ALIVE = 15000;
const MISSED = 3;

let stream = null;
/** When a stream that says nothing counts as lost. */
let watch;
/** The key of this screen, which posts name. */
export let screen = null;

function open() {
  const main = document.getElementById("main");
  const shown = document.body.dataset.shown;
  // The page is as it was loaded only once.
  delete document.body.dataset.shown;
  const path = shown ? `${main.dataset.stream}?shown=${shown}` : main.dataset.stream;
  stream = new EventSource(path);
  hear("hello", (event) => {
    screen = event.data;
    begin(resync);
  });
  hear("table", (event) => receive(Number(event.lastEventId), event.data, true));
  hear("alive", () => {});
  // Everybody plays again, at another table.
  hear("go", (event) => location.assign(event.data));
  stream.onerror = lose;
  expect();
}

/** Does something with an event of the stream, which is alive then. */
function hear(name, work) {
  stream.addEventListener(name, (event) => {
    document.getElementById("lost").hidden = true;
    expect();
    work(event);
  });
}

/** A server that has stopped, or is gone with its network, ends no stream: it says nothing any more. */
function expect() {
  clearTimeout(watch);
  watch = setTimeout(lose, MISSED * ALIVE);
}

/** The stream is lost; another one, which may come from another server, is opened soon. */
function lose() {
  document.getElementById("lost").hidden = false;
  close();
  setTimeout(listen, 1000);
}

/** What was loaded is old now: the next stream tells all. */
function close() {
  clearTimeout(watch);
  stream?.close();
  stream = null;
  screen = null;
}

/** Opens another stream, which tells all. */
export function resync() {
  close();
  listen();
}

export function listen() {
  if (document.getElementById("main")?.dataset.stream && !stream) open();
}
