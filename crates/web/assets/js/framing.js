// What the map of Merchants shows by itself: the viewer's own part of it, and what is asked for.
import { eye, goHome, map, nameNow, numbers, pane, show, sizeOf } from "./europe.js";
import { isAskedElsewhere } from "./room.js";

/** What was in view before something was asked that didn't fit into it. */
let usual = null;

/**
 * Moves the map so far that what is asked for is in sight, as large as it was; only where it doesn't fit, all of it is
 * shown until something else is asked.
 */
function bringIn() {
  const [left, top, wide, high] = numbers(map().dataset.home);
  const { width, height } = pane().getBoundingClientRect();
  const [halfWide, halfHigh] = [width * eye.view.scale / 2, height * eye.view.scale / 2];
  if (wide > 2 * halfWide || high > 2 * halfHigh) {
    usual ??= { ...eye.view };
    goHome();
    return;
  }
  eye.view.x = Math.min(Math.max(eye.view.x, left + wide - halfWide), left + halfWide);
  eye.view.y = Math.min(Math.max(eye.view.y, top + high - halfHigh), top + halfHigh);
  show();
}

let home = null;
let isWhole = false;
/** After the page has changed the map stays where it is, unless what is asked for lies elsewhere. */
function settle() {
  observe();
  const wanted = map()?.dataset.home;
  const isAnother = wanted !== home;
  home = wanted;
  // While nothing of the viewer's own is there, all of the map is shown: the first question is looked at closely.
  if (!eye.view || isAnother && isWhole) {
    isWhole = wanted === map()?.dataset.pan;
    goHome();
    return;
  }
  if (isAnother && usual) [eye.view, usual] = [usual, null];
  show();
  if (isAnother && isAskedElsewhere()) bringIn();
}

document.addEventListener("updated", settle);
addEventListener("resize", () => { usual = null; goHome(); nameNow(); });
// The window of the map changes with what stands beside it, too, and has its size only when all of it is laid out.
let observed = null;
let isLaidOut = false;
const observer = new ResizeObserver(([{ target }]) => {
  const now = target.getBoundingClientRect();
  if (!now.width) return;
  const [isFirst, isSame] = [!isLaidOut, sizeOf(now) === eye.size];
  isLaidOut = true;
  if (isSame) return;
  if (isFirst) goHome();
  else {
    eye.size = sizeOf(now);
    show();
    if (isAskedElsewhere()) bringIn();
  }
});

/** The map comes when the game begins, maybe long after the page. */
function observe() {
  if (pane() === observed) return;
  observed = pane();
  isLaidOut = false;
  observer.disconnect();
  if (observed) observer.observe(observed);
}
document.documentElement.classList.add("scripted");
settle();
