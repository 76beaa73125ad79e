// Sounds, made by the browser's own synthesizer, and a notification where somebody looks elsewhere: one's turn, dice,
// an offer, the end.
import { preference, wantsSound } from "./prefs.js";

const TUNES = {
  turn: [[659, 0, 0.12], [880, 0.1, 0.2]],
  dice: [[180, 0, 0.04], [140, 0.06, 0.04], [200, 0.12, 0.05]],
  offer: [[523, 0, 0.1], [523, 0.14, 0.14]],
  end: [[523, 0, 0.16], [659, 0.14, 0.16], [784, 0.28, 0.4]],
};
let synthesizer = null;

function play(name) {
  if (!wantsSound()) return;
  synthesizer ??= new AudioContext();
  // Before the first click of the person a browser plays nothing.
  if (synthesizer.state !== "running") return void synthesizer.resume();
  for (const [pitch, start, length] of TUNES[name]) {
    const [tone, volume] = [synthesizer.createOscillator(), synthesizer.createGain()];
    const begin = synthesizer.currentTime + start;
    tone.type = name === "dice" ? "square" : "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(synthesizer.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

/** What can be heard now: whether it is one's turn, whether all is over, and the cues on the page by their keys. */
export const cues = () => ({
  turn: Boolean(document.querySelector("main.my-turn")),
  end: Boolean(document.getElementById("end")),
  others: new Set([...document.querySelectorAll("[data-cue]")].map((element) => `${element.dataset.cue} ${element.dataset.cueKey ?? element.id}`)),
});

/** Plays what is new since `before`. */
export function sound(before) {
  const now = cues();
  if (now.end && !before.end) return play("end");
  const news = new Set([...now.others].filter((cue) => !before.others.has(cue)).map((cue) => cue.split(" ")[0]));
  news.forEach(play);
  if (!now.turn || before.turn) return;
  // Who is asked about an offer hears that; two tunes at once would be noise.
  if (!news.has("offer")) play("turn");
  if (document.hidden && preference("notify") === "on" && Notification.permission === "granted") {
    new Notification(document.getElementById("status").textContent);
  }
}
