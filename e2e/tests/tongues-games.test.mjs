// A game of each kind in a language that is not English, by mouse: whatever it says from the lobby to the end, no name
// of a text, no placeholder and no English is left. A language a game, and its last decisions, are enough for every
// day; all of them from the first click on: KAUPANG_LANGUAGES=is,hu,nn node --test tests/tongues-games.test.mjs
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { greedy, openTable, person, playToEnd, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { quickSeat, steady } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

const wanted = process.env.KAUPANG_LANGUAGES?.split(",");
/** With how many, the language of every day, and how many decisions are left to the program then. */
const games = {
  century: { players: 2, language: "hu", skipped: 40 },
  "century-solo": { players: 1, language: "nn", skipped: 90 },
  "puerto-rico": { players: 3, language: "is", skipped: 40 },
  merchants: { players: 3, language: "hu", skipped: 30 },
  landnam: { players: 3, language: "is", skipped: 60 },
};

/** Words that are English and nothing else, and what a text that is missing, or half said, would look like. */
const ENGLISH = /(?<!\p{L})(the|your|you|this|that|with|from|takes|gets|plays|builds|moves|pays|card|cards|player|players|points|round|board|nothing|there|where)(?!\p{L})/iu;
const UNSAID = /\b(century|pr|moe|ln|option|game|status|table|seat|front|site|log|note|end|bot|dice|ask|list|illegal)(-[a-z0-9]+)+\b|[{}]|\$[a-z]|\?\?\?/;

/** Everything that the page says, seen or heard. */
const said = (page) => page.evaluate(() => {
  const texts = new Set([document.title]);
  for (const element of document.body.querySelectorAll("[aria-label], [data-tip], [title], [placeholder]")) {
    for (const name of ["aria-label", "data-tip", "title", "placeholder"]) texts.add(element.getAttribute(name) ?? "");
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // The languages call themselves by their own names, and what is typed into a terminal is the same in all of them.
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest("script, code, pre, .languages")) texts.add(walk.currentNode.nodeValue);
  return [...texts];
});

for (const [game, { players, language: usual, skipped }] of Object.entries(games)) {
  for (const language of wanted ?? [usual]) {
    test(`a game of ${game} in ${language}, to its end`, async (context) => {
      const { context: visit, page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
      await visit.addCookies([{ name: "kaupang_lang", value: language, url: server.url }]);
      const faults = new Set();
      const look = async () => {
        for (const text of await said(page)) {
          if (ENGLISH.test(text)) faults.add(`English: ${text.trim()}`);
          if (UNSAID.test(text)) faults.add(`not said: ${text.trim()}`);
        }
        // Somebody else may have been quicker, where several are asked at once; but no rule is broken by what is
        // offered.
        assert.equal(await page.locator("#notice .clause").count(), 0, "nothing that is offered is against the rules");
      };
      await openTable(page, game, { players: players > 1 ? players : undefined, seats: greedy(players), options: { pace: "fast", confirm: "skip" }, begin: false });
      await look();
      await page.click("form[action$='/begin'] button");
      await waitForTurn(page);
      if (!wanted) await (await quickSeat(server, page)).play({ decisions: skipped });
      const clicks = await playToEnd(page, { choose: ({ values }, pick) => values.indexOf(steady(values, pick)), board: 3, look });
      context.diagnostic(`${clicks.all} clicks, ${clicks.board} of them on the board`);
      assert.equal(await page.getAttribute("html", "lang"), language);
      assert.ok(await page.locator("#scores").isVisible());
      await page.goto(`${page.url()}/dice`);
      await look();
      assert.deepEqual([...faults, ...complaints], []);
    });
  }
}
