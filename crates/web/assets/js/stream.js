// Listens to the table's stream.
import { begin, receive } from "./update.js";

let stream = null;
/** The key of this screen, which posts name. */
export let screen = null;

function open() {
  const main = document.getElementById("main");
  const shown = document.body.dataset.shown;
  // The page is as it was loaded only once.
  delete document.body.dataset.shown;
  const path = shown ? `${main.dataset.stream}?shown=${shown}` : main.dataset.stream;
  stream = new EventSource(path);
  const lost = document.getElementById("lost");
  stream.addEventListener("hello", (event) => {
    screen = event.data;
    begin(resync);
    lost.hidden = true;
  });
  stream.addEventListener("table", (event) => {
    lost.hidden = true;
    receive(Number(event.lastEventId), event.data, true);
  });
  // Everybody plays again, at another table.
  stream.addEventListener("go", (event) => location.assign(event.data));
  stream.onerror = () => {
    lost.hidden = false;
    screen = null;
    // What was loaded is old now: the next stream tells all.
    stream.close();
    stream = null;
    setTimeout(listen, 1000);
  };
}

/** Opens another stream, which tells all. */
export function resync() {
  stream?.close();
  stream = null;
  screen = null;
  listen();
}

export function listen() {
  if (document.getElementById("main")?.dataset.stream && !stream) open();
}
