// A server of its own for each test file, and Debian's Chromium.
import { spawn } from "node:child_process";
import { mkdtempSync, existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const program = process.env.KAUPANG_BIN ?? join(root, "target", "debug", "kaupang");
export const screenshots = process.env.KAUPANG_SCREENSHOTS ? join(root, "docs", "screenshots") : null;

/** Starts the program; resolves when it has printed its link. */
export async function startServer({ folder = mkdtempSync(join(tmpdir(), "kaupang-")), port = 0, pace = 30, seed = ["--seed", "1"], args = [] } = {}) {
  const all = ["serve", "--listen", `127.0.0.1:${port}`, "--data", join(folder, "t.sqlite"), "--pace", String(pace), "--posts", "500", ...seed, ...args];
  const child = spawn(program, all, { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, KAUPANG_LOG: "warn" } });
  const url = await new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const link = text.match(/http:\/\/[^\s/]+/);
      if (link) resolve(link[0]);
    });
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    child.on("error", reject);
  });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  return {
    url,
    folder,
    port: Number(new URL(url).port),
    /** Ends it at once, as a power cut would. */
    async kill() { child.kill("SIGKILL"); await ended; },
    /** Stops it where it is: its connections stay, and it says nothing. */
    pause() { child.kill("SIGSTOP"); },
    /** Lets it go on. */
    resume() { child.kill("SIGCONT"); },
    /** Asks it to end, and cleans up; resolves to its exit status. */
    async stop() {
      const began = Date.now();
      child.kill("SIGTERM");
      const code = await ended;
      if (existsSync(folder)) rmSync(folder, { recursive: true });
      return { code, milliseconds: Date.now() - began };
    },
  };
}

export function startBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
}

/** A person with a browser of their own; what the console complains of is collected in `complaints`. */
export async function person(browser, server, options = {}) {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(20000);
  // For work on style and script without building the program anew.
  if (process.env.KAUPANG_ASSETS) {
    const kinds = { css: "text/css", js: "text/javascript", svg: "image/svg+xml", png: "image/png" };
    await context.route(/\/assets\/[^/]+\//, (route) => {
      const name = new URL(route.request().url()).pathname.replace(/^\/assets\/[^/]+\//, "");
      return route.fulfill({ contentType: kinds[name.split(".").pop()], body: readFileSync(join(root, "crates/web/assets", name)) });
    });
  }
  const page = await context.newPage();
  const complaints = [];
  // A refusal (4xx) is an answer like others; everything else the console says is a fault. The sign of a tab Chromium
  // fetches for itself, and between two pages it now and then refuses itself that ("from origin 'null'").
  const isAnswer = (text) => /status of (4\d\d|503)|ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY/.test(text);
  const isOfSign = (message) => /\/icon(-turn)?\.svg\b/.test(`${message.text()} ${message.location().url}`) && /origin 'null'|ERR_FAILED/.test(message.text());
  page.on("console", (message) => { if (message.type() === "error" && !isAnswer(message.text()) && !isOfSign(message)) complaints.push(message.text()); });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { context, page, complaints };
}

/** Greedy bots on all seats but the first. */
export const greedy = (players) => Object.fromEntries(Array.from({ length: players - 1 }, (_, index) => [`seat${index + 2}`, "greedy"]));

/** Opens a table by its form and begins. */
export async function openTable(page, game, { players, seats = {}, options = {}, begin = true } = {}) {
  await page.goto(`/new/${game}`);
  if (players) await page.check(`[name=players][value="${players}"]`);
  for (const [seat, who] of Object.entries(seats)) await page.selectOption(`[name=${seat}]`, who);
  if (Object.keys(options).length) await page.click("details.options > summary");
  for (const [name, value] of Object.entries(options)) await page.selectOption(`[name=${name}]`, value);
  await page.click("main button.primary");
  await page.waitForURL(/\/t\//);
  if (begin) {
    await page.click("form[action$='/begin'] button");
    await page.waitForSelector("#board > .board");
  }
}

/** Waits until the script of a page listens: before that a key does nothing. */
export const scripted = (page) => page.waitForSelector("html.scripted");

export const number = (page) => page.getAttribute("#main", "data-number").then(Number);
export const status = (page) => page.textContent("#status");

/** Waits until the viewer is to act, to confirm, or the game is over; says which. */
export async function waitForTurn(page) {
  const state = await page.waitForFunction(() => {
    if (("posting" in document.body.dataset)) return false;
    if (document.querySelector("#end")) return "over";
    if (document.querySelector("#confirm")) return "confirm";
    return document.querySelector("#choices") ? "act" : false;
  }, null, { timeout: 60000 });
  return state.jsonValue();
}

/** Waits for the number to change after something was done. */
export async function changed(page, before) {
  await page.waitForFunction((before) => Number(document.getElementById("main").dataset.number) !== before && !("posting" in document.body.dataset), before);
}

/** A generator of choices that makes the same ones again. */
export function dice(seed) {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
}

/** Opens the list of all actions, which is folded away. */
export async function openChoices(page) {
  await page.waitForSelector("#choices", { state: "attached" });
  if (!await page.locator("#choices:popover-open").count()) await page.locator("#all-button").click();
}

/** What is listed now, with the number of the position that it belongs to. */
export const listed = (page) => page.evaluate(() => ({
  number: Number(document.getElementById("main").dataset.number),
  labels: [...document.querySelectorAll("#choices button[name=action]")].map((button) => button.textContent.trim()),
  values: [...document.querySelectorAll("#choices button[name=action]")].map((button) => button.value),
}));

/**
 * Clicks one of the listed actions, unless the table has moved on since they were read: where several may act at once,
 * others may.
 */
export const clickListed = (page, number, index) => page.evaluate(([number, index]) => {
  if (Number(document.getElementById("main").dataset.number) !== number) return false;
  document.querySelectorAll("#choices button[name=action]")[index].click();
  return true;
}, [number, index]);

/** Takes one of the listed actions, as `choose` says, and waits for what comes of it. */
export async function decide(page, choose, pick) {
  const list = await listed(page);
  if (!list.values.length || !await clickListed(page, list.number, choose(list, pick))) return;
  await settled(page, list.number);
}

/** Whether the viewer alone is to act, so that nothing moves while the mouse is on its way. */
const isAlone = (page) => page.evaluate(() => document.querySelectorAll(".player.to-act").length <= 1);

/** Clicks with the mouse on something that can be clicked on the board, if there is anything. */
async function clickBoard(page, pick) {
  const before = await number(page);
  // A traveler is chosen first and walks later: its ways are clicked in a test of their own.
  const spots = page.locator("#board .hot:not([data-pick], [data-mover]):visible");
  const count = await spots.count();
  if (!count || !await isAlone(page)) return false;
  const spot = spots.nth(pick(count));
  await spot.scrollIntoViewIfNeeded();
  // A card of a fan, or a place on a map, may lie below another one: then its rim is clicked by the keyboard's way.
  const canBeHit = await spot.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  });
  if (canBeHit) await spot.click();
  else await spot.press("Enter");
  // A place where several things can be done opens a menu.
  const menu = page.locator("#board :popover-open button[name=action]");
  const several = await menu.count();
  if (several) await menu.nth(pick(several)).click();
  await settled(page, before);
  return true;
}

/**
 * Any of the listed choices, but no offers where there is something else: who clicks at random would haggle forever.
 */
export function plain({ values }, pick) {
  const rest = values.map((value, index) => ({ value, index })).filter(({ value }) => !/^(offer|counter|ask|propose|trade|listen)/.test(value));
  return rest.length ? rest[pick(rest.length)].index : pick(values.length);
}

/**
 * Plays by mouse until the game is over or so many `clicks` are made, now on the board, now in the list: `choose` says
 * which of the list. Never leaves or resigns. Says how many clicks it took, and how many of them were on the board.
 * `look` sees the page before each of them.
 */
export async function playToEnd(page, { clicks: most, limit = 1500, seed = 1, choose = plain, board = 2, look = () => {} } = {}) {
  const pick = dice(seed);
  const clicks = { all: 0, board: 0 };
  for (let step = 1; step <= limit; step += 1) {
    const state = await waitForTurn(page);
    await look();
    if (state === "over" || clicks.all === most) return clicks;
    clicks.all += 1;
    if (state === "confirm") {
      const before = await number(page);
      await page.click("#confirm");
      await settled(page, before);
    } else if (board && step % board === 0 && await clickBoard(page, pick)) clicks.board += 1;
    else await decide(page, choose, pick);
  }
  throw new Error(`the game has not ended after ${limit} clicks`);
}

/** Waits for what comes of a click: another position, or a sentence that says why not. */
export async function settled(page, before) {
  await page.waitForFunction((before) => !("posting" in document.body.dataset) && (Number(document.getElementById("main").dataset.number) !== before || document.getElementById("notice")), before);
  const refusal = await page.evaluate((before) => Number(document.getElementById("main").dataset.number) === before && document.getElementById("notice")?.innerText, before);
  if (refusal) throw new Error(`what was clicked is refused: ${refusal}`);
}

/**
 * The index of a sensible choice among the listed ones: claims first, then what gains, then the rest. Now and then it
 * is any of them, because whoever always does what seems best may go around in circles forever.
 */
export function sensible({ labels }, pick) {
  const claims = labels.some((label) => /Claim/.test(label));
  if (!claims && pick(5) === 0) return pick(labels.length);
  const score = (label) => {
    if (/Claim/.test(label)) return 100 + Number(label.match(/Claim (\d+)/)[1]);
    if (/trade/.test(label)) return 40 + (label.match(/brown/g) ?? []).length + Number(label.match(/Play (\d)/)?.[1] ?? 1);
    if (/Raise (yellow|red|green)/.test(label)) return 35;
    if (/Play: take/.test(label)) return 30;
    if (/Play: raise/.test(label)) return 25;
    if (/Lay a yellow|Return a yellow/.test(label)) return 20;
    if (/Rest/.test(label)) return 15;
    // Landnám gets on by exploring and building, not by asking for offers.
    if (/xplore |^\d? ?(Farm|Village) between/.test(label)) return 50;
    if (/Move the|Go on to|Trade no more/.test(label)) return 10;
    if (/Acquire for free/.test(label)) return labels.some((other) => /Play/.test(other)) ? 5 : 16;
    return 1;
  };
  let best = 0;
  labels.forEach((label, index) => { if (score(label) > score(labels[best])) best = index; });
  return best;
}
