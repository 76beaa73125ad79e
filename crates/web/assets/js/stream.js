// Listens to the table's stream.
import { update } from "./update.js";

let stream = null;

export function listen() {
  const path = document.getElementById("main")?.dataset.stream;
  if (!path || stream) return;
  stream = new EventSource(path);
  const lost = document.getElementById("lost");
  stream.addEventListener("table", (event) => {
    lost.hidden = true;
    update(event.data, true);
  });
  stream.onopen = () => { lost.hidden = true; };
  stream.onerror = () => {
    lost.hidden = false;
    if (stream.readyState === EventSource.CLOSED) {
      stream = null;
      setTimeout(listen, 2000);
    }
  };
}
