// How far a review is made; when it is whole, the page shows it.
import { replace } from "./update.js";

const path = document.querySelector("main.review")?.dataset.progress;
if (path) {
  const stream = new EventSource(path);
  stream.addEventListener("progress", (event) => { document.getElementById("progress").value = Number(event.data); });
  stream.addEventListener("done", async () => {
    stream.close();
    const answer = await fetch(location.href);
    if (answer.ok) replace(await answer.text());
  });
}
