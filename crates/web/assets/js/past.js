// Looking back at a table that goes on: the way back counts what is new, and the next position can be reached as soon
// as it is there.
import { morph } from "./morph.js";

/** No more often the page is asked anew, however quick bots are. */
const PAUSE = 1000;
let isAsking = false;
let isNews = false;

async function ask() {
  if (isAsking) return;
  isAsking = true;
  isNews = false;
  try {
    const answer = await fetch(location.href);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("bar");
    if (answer.ok && fresh) morph(document.getElementById("bar"), fresh);
  } catch {
    // Without a connection nothing is new; the stream begins again by itself.
  }
  setTimeout(() => {
    isAsking = false;
    if (isNews) ask();
  }, PAUSE);
}

const news = document.querySelector("main.past")?.dataset.news;
if (news) {
  let first = true;
  new EventSource(news).addEventListener("table", () => {
    isNews = !first;
    first = false;
    if (isNews) ask();
  });
}
