// Makes the page's tree equal to a new one, keeping elements with the same id, the focus, open details, what is being
// typed and which tab is shown.

const sameKind = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");

// Whether details are open, and what the reader has picked, is the reader's business.
const isReaders = (element, name) => name === "open" && element.localName === "details"
  || name === "data-read" || name === "checked" || name === "style"
  // How far a map is moved and zoomed, and in which corner its overview makes room for that, too.
  || name === "viewBox" && element.hasAttribute("data-pan") || name === "data-corner";

function morphAttributes(from, to) {
  let shared = 0;
  for (const { name, value } of to.attributes) {
    const now = from.getAttribute(name);
    if (now !== null) shared += 1;
    if (now === value || isReaders(from, name)) continue;
    // What is typed stays.
    if (name === "value" && from.matches("input:not([type=hidden], [type=range], [readonly]):focus")) continue;
    from.setAttribute(name, value);
    if (now === null) shared += 1;
  }
  if (from.attributes.length === shared) return;
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !isReaders(from, name)) from.removeAttribute(name);
  }
}

/** All elements with an id: what is taken away at one place may be wanted at another one later. */
export const idsOf = () => new Map([...document.querySelectorAll("[id]")].map((element) => [element.id, element]));

/** Makes the first tree equal to the second one. `known` has the elements that were there before, by their ids. */
export function morph(from, to, known = idsOf()) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  morphAttributes(from, to);
  // What lies at a place is looked up each time: an element with an id may have gone elsewhere meanwhile.
  let index = 0;
  for (const wanted of [...to.childNodes]) {
    const place = from.childNodes[index] ?? null;
    index += 1;
    // What the server knows to be here is only put in its place.
    const isKept = wanted.nodeType === Node.ELEMENT_NODE && wanted.hasAttribute("data-kept");
    let found = null;
    if (wanted.id) {
      const old = known.get(wanted.id);
      if (old && old.nodeName === wanted.nodeName && !old.contains(from)) found = old;
    } else if (place && sameKind(place, wanted)) {
      found = place;
    }
    if (!found) {
      if (isKept) throw new Error(`nothing here has the id ${wanted.id}`);
      from.insertBefore(wanted, place);
      // What is new may have something in it that was elsewhere.
      if (wanted.nodeType === Node.ELEMENT_NODE) fill(wanted, known);
      continue;
    }
    if (found !== place) from.insertBefore(found, place);
    if (!isKept) morph(found, wanted, known);
  }
  while (from.childNodes.length > index) from.lastChild.remove();
}

function fill(element, known) {
  for (const kept of element.querySelectorAll("[data-kept]")) {
    const old = known.get(kept.id);
    if (!old) throw new Error(`nothing here has the id ${kept.id}`);
    kept.replaceWith(old);
  }
}
