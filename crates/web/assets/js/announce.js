// Says new lines of the log to who can't see them, politely and the oldest first.

/** No more lines are said at once: who was away a while reads the log. */
const MOST = 6;
let region = null;

/** The number of the last line that is shown. */
export const lastLine = () => Number(document.querySelector("#log-lines [id^=line-]:not(.later)")?.value ?? 0);

/** Says the lines that came after that number. */
export function say(last) {
  const lines = [...document.querySelectorAll("#log-lines [id^=line-]:not(.later)")].filter((line) => line.value > last).reverse();
  if (!lines.length) return;
  if (!region) {
    region = document.createElement("div");
    region.id = "announcements";
    region.className = "unseen";
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  region.replaceChildren(...lines.slice(-MOST).map((line) => {
    const sentence = document.createElement("p");
    sentence.textContent = line.querySelector("a.line").textContent;
    return sentence;
  }));
}
