// A piece that goes from one part of the page to another flies above both: a copy of it, since each part shows nothing
// beyond its edges. The piece itself is there already, and is not seen until the copy has come.

const SVG = "http://www.w3.org/2000/svg";
/** What would make the copy more than a picture: found by an id, of a group of radio buttons, opened by a click. */
const MEANING = /^(id|name|form|for|popover|popovertarget|role|tabindex|(data|aria)-.*)$/;
/** How much smaller or larger than it is a copy sets out at most. */
const [LEAST, MOST] = [0.5, 2];

function pictureOf(piece) {
  const copy = piece.cloneNode(true);
  for (const unseen of copy.querySelectorAll(".unseen, [popover]")) unseen.remove();
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of part.getAttributeNames()) if (MEANING.test(name)) part.removeAttribute(name);
  }
  return copy;
}

/** An element that styles what is in it as `around` does, and is no box itself. */
function shellOf(around) {
  const isDrawn = around.namespaceURI === SVG;
  const shell = isDrawn ? document.createElementNS(SVG, "g") : document.createElement(around.localName);
  shell.setAttribute("class", around.getAttribute("class") ?? "");
  shell.style.cssText = around.style.cssText;
  const { containerType } = getComputedStyle(around);
  // Lengths in it are measured by its size.
  const isMeasure = !isDrawn && containerType && containerType !== "normal";
  shell.classList.add(isDrawn ? "flying-drawn" : isMeasure ? "flying-measure" : "flying-around");
  if (isMeasure) {
    const [width, height] = [around.clientWidth, around.clientHeight].map((length) => `${length}px`);
    Object.assign(shell.style, { containerType, width, height });
  }
  return shell;
}

/** Puts a copy into shells of all that the piece lies in; a drawing's part into a drawing of the window's size. */
function styled(piece, copy, root) {
  let [inner, drawing] = [copy, null];
  const draw = () => {
    drawing = document.createElementNS(SVG, "svg");
    drawing.classList.add("flying-drawing");
    drawing.append(inner);
    inner = drawing;
  };
  for (let around = piece.parentElement; around && around !== document.body; around = around.parentElement) {
    if (root && !drawing && around.namespaceURI !== SVG) draw();
    const shell = shellOf(around);
    shell.append(inner);
    inner = shell;
  }
  return [inner, drawing ?? copy];
}

const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

/** Lets a piece that is at `now` come from `old`. */
export function fly(piece, old, now, duration) {
  const [x, y] = middle(now);
  const [fromX, fromY] = middle(old);
  const copy = pictureOf(piece);
  let placed = copy;
  if (piece.ownerSVGElement) {
    const { a, b, c, d, e, f } = piece.parentElement.getScreenCTM();
    placed = document.createElementNS(SVG, "g");
    placed.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    placed.append(copy);
  }
  const [whole, flyer] = styled(piece, placed, piece.ownerSVGElement);
  flyer.classList.add("flyer");
  if (piece.ownerSVGElement) flyer.style.transformOrigin = `${x}px ${y}px`;
  else {
    // What lies askew is smaller than the box around it.
    const [width, height] = [piece.offsetWidth ?? now.width, piece.offsetHeight ?? now.height];
    const place = { left: x - width / 2, top: y - height / 2, width, height };
    for (const [name, length] of Object.entries(place)) flyer.style[name] = `${length}px`;
  }
  const layer = document.createElement("div");
  layer.className = "flying";
  layer.inert = true;
  layer.setAttribute("aria-hidden", "true");
  layer.dataset.flies = piece.id;
  layer.append(whole);
  document.body.append(layer);
  const size = Math.min(MOST, Math.max(LEAST, Math.min(old.width / now.width, old.height / now.height)));
  const start = { translate: `${fromX - x}px ${fromY - y}px`, scale: `${size}` };
  const flight = flyer.animate([start, { translate: "none", scale: "1" }], { duration, easing: "ease-out" });
  flight.onfinish = flight.oncancel = () => layer.remove();
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}
