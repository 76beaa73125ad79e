// Makes the page's tree equal to a new one, keeping elements with the same id, the focus, open details, what is being typed
// and which tab is shown.

const sameKind = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");

// Whether details are open, and what the reader has picked, is the reader's business.
const isReaders = (element, name) => name === "open" && element.localName === "details"
  || name === "data-read" || name === "checked";

function morphAttributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !isReaders(from, name)) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (isReaders(from, name)) continue;
    // Links are shown in full once the script is there; what is typed stays.
    if (name === "value" && from.matches("[data-link], input:not([type=hidden]):focus")) continue;
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
}

export function morph(from, to) {
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
    let found = null;
    if (wanted.id) {
      const known = document.getElementById(wanted.id);
      if (known && known.nodeName === wanted.nodeName && !known.contains(from)) found = known;
    } else if (place && sameKind(place, wanted)) {
      found = place;
    }
    if (!found) {
      from.insertBefore(wanted, place);
      continue;
    }
    if (found !== place) from.insertBefore(found, place);
    morph(found, wanted);
  }
  while (from.childNodes.length > index) from.lastChild.remove();
}
