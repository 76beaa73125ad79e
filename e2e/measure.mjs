// What a table must hold, measured in the browser: one screen, everything in sight, nothing jumps, little is sent,
// quickly painted.
import { get } from "node:http";

/** The sizes of windows at which a running game never scrolls. */
export const SIZES = [[1024, 700], [1280, 800], [1920, 1080]];
/** A phone. */
export const PHONE = [360, 740];

/** How far the page is taller or wider than its window, in pixels. */
export const scroll = (page) => page.evaluate(() => {
  const root = document.documentElement;
  return { down: Math.max(0, root.scrollHeight - innerHeight), right: Math.max(0, root.scrollWidth - innerWidth) };
});

/** What can be clicked but can't be reached by a mouse: outside the window, or below something else. */
export const hiddenTargets = (page) => page.evaluate(() => {
  const faults = [];
  for (const target of document.querySelectorAll("#board .hot, #board button, .bar-actions button")) {
    const box = target.getBoundingClientRect();
    if (!box.width || getComputedStyle(target).visibility === "hidden") continue;
    const name = target.id || target.getAttribute("aria-label") || target.textContent.trim();
    const isInside = box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    // A card of a fan may lie below its neighbor as long as a strip of it can be clicked.
    const spots = [0.06, 0.25, 0.5, 0.75, 0.94].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y]));
    const canBeHit = spots.some(([x, y]) => { const hit = document.elementFromPoint(x, y); return hit && (target.contains(hit) || hit.contains(target) && hit.closest(".hot") === target); });
    if (!isInside || !canBeHit) faults.push(`${name}: ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}${isInside ? " is covered" : " is outside"}`);
  }
  return faults;
});

/** What of the bar is not in sight: its sentence, its actions, the tabs. */
export const hiddenInBar = (page) => page.evaluate(() => [...document.querySelectorAll("#status, .bar-actions button, #tabs label")].filter((part) => {
  const box = part.getBoundingClientRect();
  return box.width && (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5);
}).map((part) => part.id || part.textContent.trim()));

/** Targets that a thumb would miss: smaller than 32 pixels. */
export const smallTargets = (page, least = 32) => page.evaluate((least) => {
  const faults = [];
  for (const target of document.querySelectorAll("#board .hot, .bar-actions button, #tabs label")) {
    const box = target.getBoundingClientRect();
    if (!box.width) continue;
    if (box.width < least - 0.5 || box.height < least - 0.5) faults.push(`${target.id || target.textContent.trim()}: ${box.width.toFixed(0)}×${box.height.toFixed(0)}`);
  }
  return faults;
}, least);

/** Pairs of texts that lie on each other, and texts that are cut off or smaller than 11 pixels. */
export const texts = (page) => page.evaluate(() => {
  const found = [];
  /** What of a box is in sight: something around it may cut it off. */
  const seen = (element, { left, top, right, bottom }) => {
    for (let around = element; around && around.id !== "main"; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const covers = (element) => {
    const style = getComputedStyle(element);
    return element.closest("svg, img") !== null || style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none";
  };
  const walk = document.createTreeWalker(document.getElementById("main"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    // A name that is only heard at this width is cut away altogether.
    if (getComputedStyle(parent).clipPath === "inset(50%)") continue;
    if (!node.nodeValue.trim() || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest(".unseen, [popover]:not(:popover-open), noscript, #log-lines, #chat-lines, #end")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height || box.bottom < 0 || box.top > innerHeight) continue;
    // What is covered by a card on purpose isn't read; another text covers nothing, it only lies on it.
    const above = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const depth = above.findIndex((element) => element.contains(parent) || parent.contains(element));
    if (depth < 0 || above.slice(0, depth).some(covers)) continue;
    const scale = parent.ownerSVGElement ? parent.ownerSVGElement.getScreenCTM()?.a ?? 1 : 1;
    found.push({ parent, box, seen: seen(parent, box), text: node.nodeValue.trim(), lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size, size: parseFloat(getComputedStyle(parent).fontSize) * scale });
  }
  const overlapping = [];
  for (const [index, one] of found.entries()) {
    for (const two of found.slice(index + 1)) {
      const width = Math.min(one.seen.right, two.seen.right) - Math.max(one.seen.left, two.seen.left);
      const height = Math.min(one.seen.bottom, two.seen.bottom) - Math.max(one.seen.top, two.seen.top);
      if (width > 2 && height > 3 && !one.parent.contains(two.parent) && !two.parent.contains(one.parent)) overlapping.push(`“${one.text}” and “${two.text}”`);
    }
  }
  const clipped = found.filter(({ parent, box }) => {
    // A map is seen through a window, which has its edges somewhere.
    if (parent.closest("[data-pan]")) return false;
    for (let element = parent; element && element.id !== "main"; element = element.parentElement) {
      const style = getComputedStyle(element);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
      // A long name that ends with dots is told in full by its tip.
      if (style.textOverflow === "ellipsis" && parent.closest("[data-tip]")?.dataset.tip.includes(parent.textContent.trim())) return false;
      const edge = element.getBoundingClientRect();
      if (element.localName === "h1" && element.scrollHeight > element.clientHeight + 2) return true;
      return box.right > edge.right + 1.5 || box.bottom > edge.bottom + 2.5 || box.left < edge.left - 1.5;
    }
    return false;
  }).map(({ text, parent }) => `${text} (${parent.className || parent.localName} in ${parent.parentElement.className})`);
  const small = found.filter(({ size, parent }) => size < 10.9 && !parent.closest("svg")).map(({ text, size }) => `${text} (${size.toFixed(1)} px)`);
  // A word that goes on in the next line without a hyphen.
  const broken = found.filter(({ parent, lines, text }) => !parent.closest("svg") && lines > text.split(/[\s\u00AD–-]+/).length).map(({ text, lines }) => `${text} (${lines} lines)`);
  return { overlapping, clipped, small, broken };
});

/**
 * Lines of text that stick out of what they are written on (a button, a chip, a cell, the window), and words broken
 * where no hyphen can stand.
 */
export const spills = (page) => page.evaluate(() => {
  const faults = [];
  const named = (element) => [element.localName, element.getAttribute("class")].filter(Boolean).join(".");
  const isBox = (element) => {
    const style = getComputedStyle(element);
    const hasBorder = parseFloat(style.borderLeftWidth) > 0 && style.borderLeftStyle !== "none";
    return hasBorder || style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none" || element.localName === "body";
  };
  /** What a text is written on; nothing if it can be scrolled into sight, or is seen through the window of a map. */
  const sheet = (element) => {
    for (let around = element; around; around = around.parentElement) {
      if (around.matches("[data-pan]") || /auto|scroll/.test(getComputedStyle(around).overflowX)) return null;
      if (!around.ownerSVGElement && isBox(around)) return around.localName === "body" ? { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity } : around.getBoundingClientRect();
    }
    return null;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (getComputedStyle(parent).clipPath === "inset(50%)") continue;
    if (!node.nodeValue.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || parent.closest(".unseen, .skip, noscript, script, option, code")) continue;
    const range = document.createRange();
    for (const word of node.nodeValue.matchAll(/[\p{L}\p{N}]+/gu)) {
      // The letter after a soft hyphen has the box of the hyphen before its own.
      const line = (index) => {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return [...range.getClientRects()].at(-1)?.top;
      };
      if (Math.abs(line(word.index) - line(word.index + word[0].length - 1)) > 3) faults.push(`“${word[0]}” goes over two lines (${named(parent)})`);
    }
    const edge = sheet(parent);
    if (!edge) continue;
    // The moment wraps out of sight, as a whole, where the sentence above it needs the room.
    const moment = parent.closest("#moment");
    if (moment && moment.getBoundingClientRect().left >= moment.parentElement.getBoundingClientRect().right - 50) continue;
    // What ends with dots is told in full by its tip.
    if (getComputedStyle(parent).textOverflow === "ellipsis" && parent.closest("[data-tip]")?.dataset.tip.includes(parent.textContent.trim())) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const by = Math.max(edge.left - line.left, line.right - edge.right, (edge.top - line.top) / 2, (line.bottom - edge.bottom) / 2);
      if (by > 1.5) { faults.push(`“${node.nodeValue.trim()}” by ${by.toFixed(0)} (${named(parent)} in ${named(parent.parentElement)})`); break; }
    }
  }
  return faults;
});

/** All that a position lacks at the sizes of screens, each with its place and size: of windows, and of a phone. */
export async function faults(page, name) {
  const found = [];
  const note = (where, what, list) => list.forEach((one) => found.push(`${name}, ${where}: ${what}: ${one}`));
  const usual = page.viewportSize();
  for (const [width, height] of [...SIZES, PHONE]) {
    await page.setViewportSize({ width, height });
    // What the script lays out anew, such as the map, it does when the browser says so: before the next frame.
    await painted(page);
    const where = `${width}×${height}`;
    const { down, right } = await scroll(page);
    if (down || right) found.push(`${name}, ${where}: scrolls by ${down} down, ${right} to the right`);
    if (width === PHONE[0]) {
      note(where, "too small for a thumb", await smallTargets(page));
      note(where, "out of sight", await hiddenInBar(page));
      continue;
    }
    note(where, "out of reach", await hiddenTargets(page));
    const { overlapping, clipped, small, broken } = await texts(page);
    note(where, "overlapping", overlapping);
    note(where, "clipped", clipped);
    note(where, "too small", small);
    note(where, "broken", broken);
  }
  await page.setViewportSize(usual);
  return found;
}

/** Begins to count how much the page jumps by itself, not right after a click or a key; `shift` tells. */
export const watchShift = (page) => page.evaluate(() => {
  window.shifted = 0;
  window.shiftedBy = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput)) {
      window.shifted += entry.value;
      window.shiftedBy.push(...entry.sources.map(({ node }) => node?.id || node?.className || node?.nodeName));
    }
  }).observe({ type: "layout-shift", buffered: false });
});

export const shift = (page) => page.evaluate(() => ({ sum: window.shifted, by: window.shiftedBy }));

/** How many bytes the page has, compressed as a browser gets it. */
export async function pageWeight(page) {
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  return new Promise((resolve, reject) => {
    get(page.url(), { headers: { cookie: cookies, "accept-encoding": "gzip, deflate, br, zstd" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (part) => { bytes += part.length; });
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

/**
 * Weighs what the network brings while somebody plays: each message of the stream and each answer, compressed as it
 * comes.
 */
export async function weigh(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const weights = { messages: [], answers: [] };
  const kinds = new Map();
  // What has come when the answer begins are its headers.
  session.on("Network.responseReceived", ({ requestId, type, response }) => kinds.set(requestId, [type, response.url, response.encodedDataLength]));
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const [type] = kinds.get(requestId) ?? [];
    if (type === "EventSource" && encodedDataLength > 40) weights.messages.push(encodedDataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const [type, url, headers] = kinds.get(requestId) ?? [];
    if (type === "Fetch" && /\/(act|confirm)$/.test(url)) weights.answers.push(encodedDataLength - headers);
  });
  return weights;
}

/**
 * From a click to the paint of what came of it, in milliseconds. The task after the frame goes before all others:
 * otherwise the next step of a bot, which may have come meanwhile, would be counted, too.
 */
export const clickToPaint = (page, selector) => page.evaluate((selector) => new Promise((resolve, reject) => {
  const main = document.getElementById("main");
  const before = main.dataset.number;
  const began = performance.now();
  new MutationObserver((_, observer) => {
    if (main.dataset.number === before) return;
    observer.disconnect();
    requestAnimationFrame(() => scheduler.postTask(() => resolve(performance.now() - began), { priority: "user-blocking" }));
  }).observe(main, { attributes: true, attributeFilter: ["data-number"] });
  setTimeout(() => reject(new Error("nothing came of it")), 10000);
  document.querySelector(selector).click();
}), selector);

export const median = (numbers) => [...numbers].sort((one, two) => one - two)[Math.floor(numbers.length / 2)];

/**
 * Waits until what the script lays out anew has its place: it does so before the next frame. A browser without a screen
 * may draw none, and a run once waited for it for ever; then what is there after a second is looked at.
 */
export const painted = (page) => page.evaluate(() => new Promise((resolve) => {
  setTimeout(resolve, 1000);
  requestAnimationFrame(() => requestAnimationFrame(resolve));
}));
