// The script of the table page: listens to the table's stream, morphs what comes into the page, posts forms without a new page,
// and knows a few keys. Without it the page works by its forms. There is no state here that could be lost.
"use strict";

(() => {
  const main = () => document.getElementById("main");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let stream = null;
  let posting = false;

  // --- Morphing: makes the page's tree equal to the new one, keeping elements with the same id, focus, open details and what
  // --- is being typed.

  const sameKind = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");

  function morphAttributes(from, to) {
    for (const { name } of [...from.attributes]) {
      // Whether details are open is the reader's business.
      if (!to.hasAttribute(name) && !(name === "open" && from.localName === "details")) from.removeAttribute(name);
    }
    for (const { name, value } of to.attributes) {
      if (name === "open" && from.localName === "details") continue;
      // Links are shown in full once the script is there; what is typed stays.
      if (name === "value" && from.matches("[data-link], input:not([type=hidden]):focus")) continue;
      if (from.getAttribute(name) !== value) from.setAttribute(name, value);
    }
  }

  function morph(from, to) {
    if (from.nodeType !== Node.ELEMENT_NODE) {
      if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
      return;
    }
    morphAttributes(from, to);
    let place = from.firstChild;
    for (const wanted of [...to.childNodes]) {
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
      if (found === place) place = place.nextSibling;
      else from.insertBefore(found, place);
      morph(found, wanted);
    }
    while (place) {
      const next = place.nextSibling;
      place.remove();
      place = next;
    }
  }

  // --- Pieces that keep their id move to their new place; decoration, under 300 ms.

  const pieces = () => document.querySelectorAll("#board [id], .players .card[id]");

  // A refusal stays until the table changes, even if somebody comes or goes.
  function keepNotice(page, parsed) {
    const notice = page.querySelector("#notice");
    const home = notice?.parentElement.id && parsed.querySelector(`#${notice.parentElement.id}`);
    if (home) home.insertBefore(notice.cloneNode(true), home.children[[...notice.parentElement.children].indexOf(notice)] ?? null);
  }

  function update(html, isNews) {
    const parsed = new DOMParser().parseFromString(html, "text/html").getElementById("main");
    const page = main();
    if (!parsed || !page) return;
    // An older page never overwrites a newer one: streams and answers may cross.
    if (Number(parsed.dataset.number) < Number(page.dataset.number)) return;
    if (isNews && parsed.dataset.number === page.dataset.number) keepNotice(page, parsed);
    const before = new Map();
    if (!still.matches) for (const piece of pieces()) before.set(piece.id, piece.getBoundingClientRect());
    const focused = document.activeElement?.id;
    morph(page, parsed);
    if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
    decorate();
    for (const piece of before.size ? pieces() : []) {
      const old = before.get(piece.id);
      if (!old || !old.width) continue;
      const now = piece.getBoundingClientRect();
      // In a drawing a pixel of the page is not a unit of the drawing.
      const scale = piece.ownerSVGElement?.getScreenCTM()?.a || 1;
      const [x, y] = [(old.left - now.left) / scale, (old.top - now.top) / scale];
      if (Math.abs(x) + Math.abs(y) > 2) {
        piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 220, easing: "ease-out" });
      }
    }
  }

  // --- Links in full, and a title that tells whose turn it is.

  function decorate() {
    for (const field of document.querySelectorAll("input[data-link]")) {
      if (field.value.startsWith("/")) field.value = location.origin + field.value;
    }
    const status = document.getElementById("status");
    if (status) document.title = status.textContent;
  }

  // --- The stream.

  function listen() {
    const path = main()?.dataset.stream;
    if (!path || stream) return;
    stream = new EventSource(path);
    const lost = document.getElementById("lost");
    stream.addEventListener("table", (event) => {
      lost.hidden = true;
      update(event.data, true);
    });
    stream.onopen = () => { lost.hidden = true; };
    stream.onerror = () => {
      lost.hidden = false;
      if (stream.readyState === EventSource.CLOSED) {
        stream = null;
        setTimeout(listen, 2000);
      }
    };
  }

  // --- Posting.

  async function post(path, fields) {
    if (posting) return;
    posting = true;
    document.body.classList.add("posting");
    try {
      const answer = await fetch(path, { method: "POST", body: fields, headers: { "X-Kaupang-Fragment": "1" } });
      const go = answer.headers.get("X-Kaupang-Go");
      if (go) {
        location.assign(go);
        return;
      }
      update(await answer.text());
      document.getElementById("notice")?.scrollIntoView({ block: "nearest" });
      return answer.ok;
    } catch {
      document.getElementById("lost").hidden = false;
    } finally {
      posting = false;
      document.body.classList.remove("posting");
    }
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!main()?.dataset.stream || form.method !== "post") return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    const path = event.submitter?.getAttribute("formaction") || form.getAttribute("action");
    const done = await post(path, fields);
    if (done && form.id === "say") form.reset();
  });

  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("[data-step]");
    if (step) document.getElementById(step.dataset.for)[step.dataset.step === "1" ? "stepUp" : "stepDown"]();
    if (event.target.matches?.("input[data-link]")) event.target.select();
  });

  // --- Keys: digits choose, Enter confirms, Esc and U take back, L goes to the log.

  const press = (selector) => {
    const button = document.querySelector(selector);
    button?.click();
    return Boolean(button);
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target.matches("input, select, textarea")) {
      if (event.key === "Escape") target.blur();
      return;
    }
    // A menu that is open closes by itself.
    if (event.key === "Escape" && document.querySelector(":popover-open")) return;
    const key = event.key.toLowerCase();
    let done = false;
    // Looking back, the arrows go through the log.
    if (key === "arrowleft") press("#past-back");
    if (key === "arrowright") press("#past-on");
    if (!main()?.dataset.stream) return;
    // In the log, the arrows go from line to line.
    if (/^arrow(up|down)$/.test(key) && target.closest("#log-lines")) {
      const lines = [...document.querySelectorAll("#log-lines a.line")];
      const next = lines.indexOf(target) + (key === "arrowdown" ? 1 : -1);
      lines[Math.max(next, 0)]?.focus();
      done = true;
    } else if (/^[1-9]$/.test(key)) done = press(`[data-digit="${key}"]`);
    else if (key === "enter" && !target.closest("button, a, summary")) done = press("#confirm");
    else if (key === "escape" || key === "u") done = press("#undo:not([aria-disabled])");
    else if (key === "l") { document.getElementById("log-lines")?.focus(); done = true; }
    if (done) event.preventDefault();
  });

  decorate();
  listen();
})();
