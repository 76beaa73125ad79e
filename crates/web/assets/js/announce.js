// Says new lines of the log to who can't see them, politely and the oldest first.

/** No more lines are said at once: who was away a while reads the log. */
const MOST = 6;
let region = null;

/** The lines that are shown, with their numbers; several may stand in one entry. */
const lines = () => [...document.querySelectorAll("#log-lines [id^=line-]:not(.later)")]
  .map((line) => ({ line, number: Number(line.id.slice(5)) }));

/** The number of the last line that is shown. */
export const lastLine = () => Math.max(-1, ...lines().map(({ number }) => number));

/** Says the lines that came after that number. */
export function say(last) {
  const fresh = lines().filter(({ number }) => number > last).sort((one, other) => one.number - other.number);
  if (!fresh.length) return;
  if (!region) {
    region = document.createElement("div");
    region.id = "announcements";
    region.className = "unseen";
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  region.replaceChildren(...fresh.slice(-MOST).map(({ line }) => {
    const sentence = document.createElement("p");
    sentence.textContent = (line.matches("a") ? line : line.querySelector("a.line")).textContent;
    return sentence;
  }));
}
