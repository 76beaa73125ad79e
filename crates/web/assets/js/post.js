// Posts the forms of a table without a new page.
import { resync, screen } from "./stream.js";
import { receive, replace } from "./update.js";

let posting = false;

/** Posts, and shows the answer; resolves to whether it was accepted. */
export async function post(path, fields) {
  if (posting) return false;
  posting = true;
  document.body.classList.add("posting");
  try {
    const headers = { "X-Kaupang-Fragment": "1", ...(screen && { "X-Kaupang-Screen": screen }) };
    const answer = await fetch(path, { method: "POST", body: fields, headers });
    const go = answer.headers.get("X-Kaupang-Go");
    if (go) {
      location.assign(go);
      return true;
    }
    const [number, text] = [answer.headers.get("X-Kaupang-Message"), await answer.text()];
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
    document.body.classList.remove("posting");
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
  // A post that is repeated is done once.
  fields.set("key", crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`);
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
