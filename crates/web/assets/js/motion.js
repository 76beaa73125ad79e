// Pieces that keep their id move to their new place; decoration, under 300 ms, and none for who wants none.

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** What may move. In a drawing all has a place of its own: only what is `changed` moves. Elsewhere, what is pushed. */
const pieces = (changed) => [...document.querySelectorAll("#board [id], .player [id]")]
  .filter((piece) => !piece.ownerSVGElement || changed(piece.id));

/** Where all pieces are now, by id; `changed` tells whether what has an id is about to be drawn anew. */
export function places(changed) {
  const map = new Map();
  if (still.matches || document.documentElement.dataset.motion === "off") return map;
  for (const piece of pieces(changed)) map.set(piece.id, piece.getBoundingClientRect());
  return map;
}

/** Moves what is elsewhere now from where it was. */
export function move(before, changed) {
  if (!before.size) return;
  const moved = [];
  for (const piece of pieces(changed)) {
    const old = before.get(piece.id);
    if (!old || !old.width) continue;
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    // In a drawing, or where letters are large, a pixel of the page is not one of the piece.
    const scale = piece.ownerSVGElement?.getScreenCTM()?.a || piece.currentCSSZoom || 1;
    const [x, y] = [(old.left - now.left) / scale, (old.top - now.top) / scale];
    if (Math.abs(x) + Math.abs(y) > 2) moved.push([piece, x, y]);
  }
  for (const [piece, x, y] of moved) {
    // What lies in something that moves goes with it.
    if (moved.some(([other]) => other !== piece && other.contains(piece))) continue;
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "none" }], { duration: 240, easing: "ease-out" });
  }
}
