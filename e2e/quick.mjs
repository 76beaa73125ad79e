// A seat played by the JSON interface: reaches the middle or the end of a game in a second or two, so that the browser
// only has to look at what is there. The same seed and the same choices lead to the same position.
import { dice, greedy, openTable, waitForTurn } from "./helper.mjs";

/** Whether games are played from the first click to the last by the browser, and no part of them by a program. */
export const whole = Boolean(process.env.KAUPANG_WHOLE);

/** A program in somebody's seat: it has their cookie, and sees what they see. */
export async function quickSeat(server, page) {
  const id = page.url().match(/\/t\/([0-9a-f]+)/)[1];
  const cookie = (await page.context().cookies()).find(({ name }) => name === "kaupang_guest");
  const headers = { authorization: `Bearer ${cookie.value}`, "content-type": "application/json" };
  const path = `${server.url}/api/v1/tables/${id}`;
  return new QuickSeat(path, headers);
}

class QuickSeat {
  #path;
  #headers;

  constructor(path, headers) {
    this.#path = path;
    this.#headers = headers;
  }

  /** The table as the stream tells it, as soon as `wanted` says so. */
  async until(wanted) {
    const stop = new AbortController();
    const answer = await fetch(`${this.#path}/stream`, { headers: this.#headers, signal: stop.signal });
    let text = "";
    const decoder = new TextDecoder();
    try {
      for await (const bytes of answer.body) {
        text += decoder.decode(bytes, { stream: true });
        const events = text.split("\n\n");
        text = events.pop();
        for (const event of events) {
          const data = event.split("\n").filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trimStart());
          const table = data.length && event.includes("event: table") ? JSON.parse(data.join("\n")) : null;
          if (table && wanted(table)) return table;
        }
      }
    } finally {
      stop.abort();
    }
    throw new Error("the stream ended");
  }

  /** Does something at the table; resolves to the table after it. */
  async do(deed, fields = {}) {
    const answer = await fetch(`${this.#path}/${deed}`, { method: "POST", headers: this.#headers, body: JSON.stringify(fields) });
    const table = await answer.json();
    // Where several may act at once, a bot may have been quicker: then the answer has the table as it is now.
    if (answer.status === 409) return table.table;
    if (!answer.ok) throw new Error(`${deed} ${JSON.stringify(fields)}: ${JSON.stringify(table.error)}`);
    return table;
  }

  /** The table once this seat is to act, to confirm, or once all is over. */
  async turn(table) {
    const isDue = ({ stage, legal, to_confirm: toConfirm, viewer }) => stage !== "playing" || legal.length > 0 || toConfirm === viewer;
    return table && isDue(table) ? table : this.until(isDue);
  }

  /** Makes so many decisions, or as many as it takes for `enough`; `choose` takes one of the legal actions. */
  async play({ decisions = 2000, choose = steady, enough = () => false, seed = 7 } = {}) {
    const pick = dice(seed);
    let table = await this.turn();
    let made = 0;
    while (made < decisions && table.stage === "playing" && !enough(table)) {
      const { number, legal } = table;
      if (legal.length) made += 1;
      table = await this.turn(legal.length ? await this.do("act", { number, action: choose(legal, pick, table) }) : await this.do("confirm", { number }));
    }
    return { made, table };
  }
}

/** How many games are looked through at most for a position: not every one comes by it. */
const LOOKED_THROUGH = 20;

/** A page at the first position for which `enough` holds, of the games that some numbers lead to; the table then. */
export async function reach(server, page, game, { players, enough, choose = steady }) {
  for (let seed = 1; seed <= LOOKED_THROUGH; seed += 1) {
    await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" } });
    const { table } = await (await quickSeat(server, page)).play({ enough, seed, choose });
    if (!enough(table)) continue;
    await page.reload();
    await waitForTurn(page);
    return table;
  }
  throw new Error(`no game of ${game} has come by the position`);
}

/**
 * Whether the game is late. How many decisions a game takes depends on who was quicker, where several may act at once,
 * and on what bots think; the points on the board don't. In Landnám twelve end it, and no turn of a bot brings four
 * (LN-80); in Merchants five or six do, and no turn brings more than two (MOE-80). The tenth card ends the solo game,
 * and a round takes two at most (SOLO-20).
 */
export function isLate({ game, view }) {
  if (game === "century-solo") return (view.table ?? view).pyramid.filter((place) => place === "gone").length >= 7;
  const points = {
    landnam: ({ white = 0, red = 0, black = 0, farms = [], villages = [] }) =>
      white + red + black + farms.length + 2 * villages.length,
    merchants: ({ commodities = [] }) => commodities.length,
  }[game];
  const late = { landnam: 8, merchants: 3 }[game];
  return points ? view.seats.some((seat) => points(seat) >= late) : false;
}

/**
 * What gets a game on, by the first words of actions, the best first; what stands in no line is taken only now and
 * then.
 */
const ORDER = [
  /^(claim|deliver|village|farm)\b/,
  /^(build .|settler|ship|harbor|recruit|caravan|route|settle|load|wharf|sell|place|extra|produce|upgrade|enter|choose)\b/,
  /^(play|pick|card|move|step|walk|drive|raise|sue|keep|colonist|take|set-)/,
  /^(acquire|rest|lay|return|done|pass|end|stop|build|reap|roll|yield|refuse|decline|no-deal|stay|cast)\b/,
];

/** Mostly what gets the game on, now and then anything but haggling. */
export function steady(legal, pick) {
  const quiet = legal.filter((action) => !/^(offer|counter|ask|trade|listen|swap|exchange)\b/.test(action));
  const all = quiet.length ? quiet : legal;
  if (pick(4) === 0) return all[pick(all.length)];
  for (const words of ORDER) {
    const found = all.filter((action) => words.test(action));
    if (found.length) return found[pick(found.length)];
  }
  return all[pick(all.length)];
}
