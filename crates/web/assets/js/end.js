// The end of a game: a button among the others folds it away. Without the script the one above the scene does. What a
// review knows of the turning point is fetched, and made in place if somebody wants it; without the script the review's
// own page shows it.

const place = () => document.getElementById("turning");
/** What the server said of it; nothing before it was asked. */
let told = null;

/** Whatever else of the page comes anew, what was told stays there. */
function show() {
  const parsed = new DOMParser().parseFromString(told ?? "", "text/html");
  if (place() && !place().hasChildNodes()) place().append(...parsed.body.childNodes);
}

async function ask() {
  const answer = await fetch(place().dataset.from);
  if (!answer.ok) return;
  told = await answer.text();
  place()?.replaceChildren();
  show();
}

/** Once the scene is there. */
function meet() {
  if (!place()) return;
  if (told !== null) return show();
  told = "";
  ask();
}

/** Says how far the review is made, and shows what it has found. */
function make(link) {
  const stream = new EventSource(link.dataset.stream);
  const fail = () => {
    stream.close();
    location.assign(link.href);
  };
  stream.addEventListener("progress", (event) => {
    const bar = document.querySelector("#turning-making progress");
    if (!bar) return;
    bar.value = Number(event.data);
    bar.parentElement.hidden = false;
  });
  stream.addEventListener("done", () => {
    stream.close();
    ask();
  });
  stream.addEventListener("failed", fail);
  // A line that breaks off is taken up again by the browser, but not one that was refused.
  stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) fail(); });
}

document.addEventListener("click", (event) => {
  const find = event.target.closest?.("#turning-find");
  if (find && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    make(find);
  }
  if (!event.target.closest?.("#look")) return;
  document.getElementById("end-more").hidePopover();
  const end = document.getElementById("end");
  end.open = false;
  end.querySelector("summary").focus();
});
document.addEventListener("updated", meet);
meet();
