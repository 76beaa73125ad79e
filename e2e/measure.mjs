// What a table must hold, measured in the browser: one screen, everything in sight, nothing jumps, little is sent,
// quickly painted.
import { get } from "node:http";

/** The sizes of windows at which a running game never scrolls. */
export const SIZES = [[1024, 700], [1280, 800], [1440, 900], [1920, 1080]];
/** A tablet held upright. */
export const UPRIGHT = [768, 1024];
/** A phone. */
export const PHONE = [360, 740];

/** How far the page is taller or wider than its window, in pixels. */
export const scroll = (page) => page.evaluate(() => {
  const root = document.documentElement;
  return { down: Math.max(0, root.scrollHeight - innerHeight), right: Math.max(0, root.scrollWidth - innerWidth) };
});

/**
 * What can be clicked but can't be reached by a mouse: outside the window, or below something else. With `scrolls`, on
 * a phone, what a part of the board can be scrolled to, or the map moved to, is within reach.
 */
export const hiddenTargets = (page, { scrolls = false } = {}) => page.evaluate((scrolls) => {
  const faults = [];
  const isReached = (target, box) => {
    const isInside = box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    // A card of a fan may lie below its neighbor as long as a strip of it can be clicked.
    const spots = [0.06, 0.25, 0.5, 0.75, 0.94].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y]));
    return isInside && spots.some(([x, y]) => { const hit = document.elementFromPoint(x, y); return hit && (target.contains(hit) || hit.contains(target) && hit.closest(".hot") === target); });
  };
  /** Scrolls to a target, looks at it, and scrolls back. */
  const isReachedByScrolling = (target) => {
    const around = [];
    for (let part = target.parentElement; part; part = part.parentElement) if (/auto|scroll/.test(getComputedStyle(part).overflowY)) around.push([part, part.scrollTop]);
    target.scrollIntoView({ block: "nearest" });
    const isInSight = isReached(target, target.getBoundingClientRect());
    for (const [part, top] of around) part.scrollTop = top;
    return isInSight;
  };
  for (const target of document.querySelectorAll("#board .hot, #board button, .bar-actions button")) {
    const box = target.getBoundingClientRect();
    if (!box.width || getComputedStyle(target).visibility === "hidden" || isReached(target, box)) continue;
    if (scrolls && (target.closest("[data-pan]") || isReachedByScrolling(target))) continue;
    const name = target.id || target.getAttribute("aria-label") || target.textContent.trim();
    faults.push(`${name}: ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)} is covered or outside`);
  }
  return faults;
}, scrolls);

/** What of the bar is not in sight: its sentence, its actions, the tabs. */
export const hiddenInBar = (page) => page.evaluate(() => [...document.querySelectorAll("#status, .bar-actions button, #tabs label")].filter((part) => {
  const box = part.getBoundingClientRect();
  return box.width && (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5);
}).map((part) => part.id || part.textContent.trim()));

/**
 * What a thumb would miss, smaller than 32 pixels: places on the board and all that is pressed. Links within a sentence
 * are as high as its lines.
 */
export const smallTargets = (page, least = 32) => page.evaluate((least) => {
  const pressed = "#board .hot, button, a.button, summary, select, label:has(input), input:is([type=checkbox], [type=radio]), .step-of, .eyes";
  const faults = [];
  for (const target of document.querySelectorAll(pressed)) {
    // A box beside its words is pressed by them, too.
    if (!target.checkVisibility({ visibilityProperty: true }) || target.localName === "input" && target.labels?.length && getComputedStyle(target).opacity === "0") continue;
    const [{ width, height }, ...words] = [target, ...target.labels ?? []].map((part) => part.getBoundingClientRect());
    const isLarge = (box) => box.width >= least - 0.5 && box.height >= least - 0.5;
    if (!width || isLarge({ width, height }) || target.localName === "input" && words.some(isLarge)) continue;
    faults.push(`${target.id || target.getAttribute("aria-label") || target.textContent.trim() || target.className}: ${width.toFixed(0)}×${height.toFixed(0)}`);
  }
  return faults;
}, least);

/**
 * What has to be scrolled for although it belongs into sight: everybody's panels, the desk, the columns. The log, the
 * talk and what lies over the board may be longer than their room.
 */
export const scrolling = (page) => page.evaluate(() => [...document.querySelectorAll("#main, #main *")].filter((part) => {
  if (!/auto|scroll/.test(getComputedStyle(part).overflow) || part.closest("#log-lines, #chat-lines, #hints, [popover]")) return false;
  return part.clientHeight && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
}).map((part) => `${part.id || part.className}: ${part.scrollWidth}×${part.scrollHeight} in ${part.clientWidth}×${part.clientHeight}`));

/**
 * Pairs of texts that lie on each other, texts that something on their own card covers, and texts that are cut off or
 * smaller than 11 pixels.
 */
export const texts = (page) => page.evaluate(() => {
  const found = [];
  const covered = [];
  // What lets clicks through covers as much as anything else.
  const solid = new CSSStyleSheet();
  solid.replaceSync("#main * { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(solid);
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
  const CARDS = "li, button, .hot, [class*=card], .merchant, .point, .player, .moe-dev, .moe-tool, .pr-lot, .pr-role, .pr-ware, .ln-fate, .ln-cost";
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
    const cover = above.slice(0, Math.max(depth, 0)).find(covers);
    // A neighbor in a fan covers a card on purpose, and so does what opens over it; what lies on the card itself
    // doesn't.
    if (cover?.closest(CARDS)?.contains(parent) && !cover.closest(":popover-open")) covered.push(`“${node.nodeValue.trim()}” by ${cover.id || cover.getAttribute("class") || cover.localName}`);
    if (depth < 0 || cover) continue;
    const matrix = parent.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
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
  document.adoptedStyleSheets.pop();
  const small = found.filter(({ size }) => size < 10.9).map(({ text, size }) => `${text} (${size.toFixed(1)} px)`);
  // A word that goes on in the next line without a hyphen.
  const broken = found.filter(({ parent, lines, text }) => !parent.closest("svg") && lines > text.split(/[\s\u00AD–-]+/).length).map(({ text, lines }) => `${text} (${lines} lines)`);
  return { overlapping, covered, clipped, small, broken };
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

/** What is wrong with what is in sight now, each with what it is. */
async function faultsInSight(page, { width, height }) {
  const { overlapping, clipped, small, broken, covered } = await texts(page);
  const isWide = width >= SIZES[0][0];
  const { down, right } = await scroll(page);
  return {
    "scrolls, in pixels": [down && `${down} down`, right && `${right} to the right`].filter(Boolean),
    "out of reach": await hiddenTargets(page, { scrolls: width === PHONE[0] }),
    "out of sight": await hiddenInBar(page),
    "has to be scrolled": isWide ? await scrolling(page) : [],
    "too small for a thumb": width === PHONE[0] ? await smallTargets(page) : [],
    overlapping, covered, clipped, "too small": small, broken,
  };
}

/** All that a position lacks at the sizes of screens, each with its place and size: of windows, a tablet, a phone. */
export async function faults(page, name, sizes = [...SIZES, UPRIGHT, PHONE]) {
  const found = [];
  const usual = page.viewportSize();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const shown = await page.evaluate(() => document.querySelector("#tabs input:checked")?.id);
    const tabs = width === PHONE[0] ? await page.$$eval("#tabs input", (all) => all.map(({ id }) => id)) : [];
    for (const tab of tabs.length ? tabs : [null]) {
      if (tab) await page.check(`#${tab}`, { force: true });
      // What the script lays out anew, such as the map, it does when the browser says so: before the next frame.
      await painted(page);
      for (const [what, list] of Object.entries(await faultsInSight(page, { width, height }))) {
        for (const one of list) found.push(`${name}, ${width}×${height}${tab ? ` ${tab}` : ""}: ${what}: ${one}`);
      }
    }
    if (tabs.length) await page.check(`#${shown}`, { force: true });
  }
  await page.setViewportSize(usual);
  await painted(page);
  return found;
}

/**
 * Begins to count how much the page jumps by itself; `shift` tells. What a browser calls recent input is half a second
 * after a key or a click, and in that time bots make a dozen steps: only the two frames in which the answer to the
 * viewer's own post is painted are told apart, whatever it was posted by.
 */
export const watchShift = (page) => page.evaluate(() => {
  window.shifts = [];
  window.answers = [];
  let posted = null;
  new MutationObserver(() => {
    if ("posting" in document.body.dataset) posted ??= performance.now();
    else if (posted !== null) {
      const began = posted;
      posted = null;
      requestAnimationFrame(() => requestAnimationFrame(() => window.answers.push([began, performance.now()])));
    }
  }).observe(document.body, { attributes: true, attributeFilter: ["data-posting"] });
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      window.shifts.push({ value, startTime, by: sources.map(({ node }) => node?.id || node?.getAttribute?.("class") || node?.nodeName) });
    }
  }).observe({ type: "layout-shift", buffered: false });
});

/** How much the page has jumped: by itself, and by what; and by the viewer's own moves. */
export const shift = (page) => page.evaluate(() => {
  const isAnswer = ({ startTime }) => window.answers.some(([from, to]) => startTime >= from && startTime <= to);
  const sum = (shifts) => shifts.reduce((sum, { value }) => sum + value, 0);
  const others = window.shifts.filter((one) => !isAnswer(one));
  const largest = [...others].sort((one, two) => two.value - one.value).slice(0, 5);
  return { sum: sum(others), by: largest.map(({ value, by }) => `${value.toFixed(4)} ${by.join(" ")}`).join(", "), own: sum(window.shifts.filter(isAnswer)) };
});

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
