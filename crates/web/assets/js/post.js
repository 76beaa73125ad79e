// Posts the forms of a table without a new page.
import { resync, screen } from "./stream.js";
import { receive, replace } from "./update.js";

let posting = false;
/** The last post, while no answer has come to it: what it asked for, and its key. */
let unanswered;

/** The key of a post. One that asks again for what no answer came to is the same post, whatever was drawn since. */
function keyOf(path, fields) {
  fields.delete("key");
  const wanted = `${path}?${fields}`;
  if (unanswered?.wanted !== wanted) {
    unanswered = { wanted, key: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` };
  }
  return unanswered.key;
}

/** Posts, and shows the answer; resolves to whether it was accepted. */
export async function post(path, fields) {
  if (posting) return false;
  posting = true;
  fields.set("key", keyOf(path, fields));
  // No style goes by this. Most answers come at once: only who has to wait is shown that.
  document.body.dataset.posting = "";
  const isSlow = setTimeout(() => document.body.classList.add("waiting"), 150);
  try {
    const headers = { "X-Kaupang-Fragment": "1", ...(screen && { "X-Kaupang-Screen": screen }) };
    const answer = await fetch(path, { method: "POST", body: fields, headers });
    const text = await answer.text();
    // Whoever stands between browser and server may have answered for it: then it isn't known what was done.
    if (answer.status < 500) unanswered = undefined;
    // A proxy says that no server answers.
    if (answer.status === 502 || answer.status === 504) throw new Error(`${answer.status}`);
    const go = answer.headers.get("X-Kaupang-Go");
    if (go) {
      location.assign(go);
      return true;
    }
    const number = answer.headers.get("X-Kaupang-Message");
    if (number) receive(Number(number), text, false);
    else if (text) {
      // An answer without a screen: what the stream believes to be shown isn't, so it tells all again.
      replace(text);
      resync();
    }
    return answer.ok;
  } catch {
    document.getElementById("lost").hidden = false;
    resync();
    return false;
  } finally {
    posting = false;
    clearTimeout(isSlow);
    delete document.body.dataset.posting;
    document.body.classList.remove("waiting");
  }
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!document.getElementById("main")?.dataset.stream || form.method !== "post" || form.matches(".languages")) return;
  event.preventDefault();
  // What can't be taken back is asked once.
  const question = event.submitter?.dataset.sure;
  if (question && !window.confirm(question)) return;
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  const path = event.submitter?.getAttribute("formaction") || form.getAttribute("action");
  event.submitter?.closest("[popover]")?.hidePopover();
  const done = await post(path, fields);
  if (done && form.id === "say") form.reset();
});

// Counters: more and less.
document.addEventListener("click", (event) => {
  const step = event.target.closest?.("[data-step]");
  if (step) document.getElementById(step.dataset.for)[step.dataset.step === "1" ? "stepUp" : "stepDown"]();
});
