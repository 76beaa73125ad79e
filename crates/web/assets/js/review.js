// A review: how far it is made, until the page shows the whole of it; and one decision after the other without a new
// page.
import { replace } from "./update.js";

const main = () => document.querySelector("main.review");
let wanted = "";

/** Shows a page of the review, unless another one was asked for meanwhile. */
async function show(address) {
  wanted = address;
  const answer = await fetch(address);
  if (wanted !== address) return false;
  if (!answer.ok) throw new Error(`${answer.status}`);
  replace(await answer.text());
  return true;
}

/** Says how far the review is made, and shows it when it is. */
function listen(path) {
  const stream = new EventSource(path);
  const fail = () => {
    stream.close();
    const said = document.getElementById("review-failed");
    if (said) said.hidden = false;
  };
  stream.addEventListener("progress", (event) => {
    const bar = document.getElementById("progress");
    if (bar) bar.value = Number(event.data);
  });
  stream.addEventListener("done", () => {
    stream.close();
    show(location.href).catch(fail);
  });
  stream.addEventListener("failed", fail);
  // A line that breaks off is taken up again by the browser, but not one that was refused.
  stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) fail(); });
}

if (main()) {
  if (main().dataset.progress) listen(main().dataset.progress);
  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("main.review a[href*='/review?']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    try {
      if (!await show(link.href)) return;
      history.pushState(null, "", link.href);
      // On a narrow screen it may stand elsewhere.
      document.querySelector(".review .decision")?.scrollIntoView({ block: "nearest" });
    } catch {
      // The browser says what is wrong.
      location.assign(link.href);
    }
  });
  addEventListener("popstate", () => { show(location.href).catch(() => location.reload()); });
}
