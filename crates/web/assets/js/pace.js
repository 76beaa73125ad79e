// What a person prefers holds at once, at any table: bots that don't wait for people to follow, and turns that confirm
// themselves.
import { preference } from "./prefs.js";

let isHurried = false;

/**
 * Bots don't wait for people to follow until it is one's own turn again. Nobody waits for the answer: the stream tells
 * what comes of it.
 */
export function hurry() {
  if (isHurried) return;
  isHurried = true;
  const path = document.getElementById("main").dataset.stream.replace(/stream$/, "hurry");
  fetch(path, { method: "POST", body: new URLSearchParams(), headers: { "X-Kaupang-Fragment": "1" } }).catch(() => { isHurried = false; });
}

function follow() {
  const main = document.getElementById("main");
  if (!main?.dataset.stream) return;
  if (main.classList.contains("my-turn")) isHurried = false;
  else if (preference("pace") === "fast" && document.querySelector(".player.to-act .presence.bot")) hurry();
  if (preference("confirm") === "skip") document.getElementById("confirm")?.click();
}

// Once what was posted before is done with.
const soon = () => setTimeout(follow);
document.addEventListener("updated", soon);
document.addEventListener("preferred", soon);
soon();
