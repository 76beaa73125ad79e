// Puts a new page, or what changed of it, in place of the old one.
import { decorate } from "./links.js";
import { morph } from "./morph.js";
import { move, places } from "./motion.js";
import { settle } from "./picks.js";

// A refusal stays until the table changes, even if somebody comes or goes.
function keepNotice(page, parsed) {
  const [notice, home] = [page.querySelector("#notice"), parsed.querySelector("#said")];
  if (notice && home && !home.firstChild) home.append(notice.cloneNode(true));
}

/** Makes the page equal to `html`, a main part; `isNews` says that it wasn't asked for. */
export function update(html, isNews) {
  const parsed = new DOMParser().parseFromString(html, "text/html").getElementById("main");
  const page = document.getElementById("main");
  if (!parsed || !page) return;
  // An older page never overwrites a newer one: streams and answers may cross.
  if (Number(parsed.dataset.number) < Number(page.dataset.number)) return;
  if (isNews && parsed.dataset.number === page.dataset.number) keepNotice(page, parsed);
  const before = places();
  const focused = document.activeElement?.id;
  const isSame = parsed.dataset.number === page.dataset.number;
  morph(page, parsed);
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
  decorate();
  settle(isSame);
  document.dispatchEvent(new Event("updated"));
  move(before);
}
