// What people answer each other at the table: offers with their time, stakes at the althing, and the log that tells it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { changed, greedy, number, openTable, person, scripted, startBrowser, startServer, waitForTurn } from "../helper.mjs";
import { hiddenTargets, PHONE } from "../measure.mjs";
import { reach } from "../quick.mjs";

let server, browser;
before(async () => { server = await startServer(); browser = await startBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

/** A page in the first position for which `enough` holds. */
async function tableWhere(game, enough, options = {}) {
  const { page, complaints } = await person(browser, server, { viewport: { width: 1280, height: 800 }, ...options });
  const table = await reach(server, page, game, { players: 4, enough });
  await scripted(page);
  return { page, complaints, table };
}

/** Whether an offer waits for an answer, which could be yes or could not. */
const isAsked = (isAble) => ({ game, legal, view }) => {
  const offer = game === "landnam" ? view.phase.trade?.talk?.offer : view.phase.answering?.want;
  return Boolean(offer) && legal.includes("decline") && legal.includes("accept") === isAble;
};

const boxes = (page, selector) => page.$$eval(selector, (all) => all.map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; }));

for (const game of ["landnam", "merchants"]) {
  test(`an offer in ${game} says how long it is one's own, and nothing moves while the time runs`, async () => {
    const { page, complaints } = await tableWhere(game, isAsked(true));
    const clock = page.locator("#offer-clock");
    await page.waitForFunction(() => /yours for \d+ s/.test(document.getElementById("offer-clock")?.textContent));
    const first = Number((await clock.textContent()).match(/\d+/)[0]);
    assert.ok(first > 0 && first <= 10, `${first} s`);
    const before = await boxes(page, "#accept, #decline, #offer-clock");
    await page.waitForFunction((first) => Number(document.getElementById("offer-clock").textContent.match(/\d+/)?.[0] ?? 0) < first, first);
    assert.deepEqual(await boxes(page, "#accept, #decline, #offer-clock"), before);
    // A page that is loaded anew goes on from there.
    await page.reload();
    await page.waitForFunction(() => document.getElementById("offer-clock")?.textContent);
    assert.ok(Number((await clock.textContent()).match(/\d+/)?.[0] ?? 0) <= first, "the time doesn't begin again");
    assert.deepEqual(complaints, []);
  });

  test(`an offer in ${game} that one can't accept says why, and can be declined`, async () => {
    const { page, complaints } = await tableWhere(game, isAsked(false));
    assert.ok(await page.isDisabled("#accept"), "there is no yes");
    assert.match(await page.textContent(".offer-lack"), /^You lack \d+ .+\.$/);
    assert.match(await page.textContent("#status"), /decline, or make/);
    for (const [width, height] of [[1280, 800], PHONE]) {
      await page.setViewportSize({ width, height });
      assert.ok(await page.locator(".offer-lack").isVisible(), `${width}: the reason is in sight`);
      assert.deepEqual(await hiddenTargets(page), [], `${width}`);
    }
    const before = await number(page);
    await page.click("#decline");
    await changed(page, before);
    assert.deepEqual(complaints, []);
  });
}

/** A stepper as the althing has it, where a case with several stakes would have to be come by first. */
const putStepper = (page, stakes) => page.evaluate((stakes) => {
  const make = (name, attributes, children = []) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const turn = (step, sign) => make("button", { class: "press turn", type: "button", "data-turn": step, "aria-label": sign }, [sign]);
  const amounts = stakes.map((stake, nth) => make("button", { class: nth ? "press" : "press now", type: "submit", name: "action", value: stake }, [stake]));
  document.getElementById("board").append(make("div", { id: "stepper", class: "stepper" }, [turn("-1", "−"), make("span", { class: "amounts" }, amounts), turn("1", "+")]));
  Object.assign(document.getElementById("stepper").style, { position: "fixed", zIndex: 9, left: "20px", top: "300px" });
  document.dispatchEvent(new Event("updated"));
}, stakes);

test("a stake is chosen by less and more, by mouse and by keyboard, and posted once", async () => {
  const { page } = await person(browser, server, { viewport: { width: 1280, height: 800 } });
  await openTable(page, "landnam", { players: 4, seats: greedy(4), options: { pace: "fast", confirm: "skip" } });
  await waitForTurn(page);
  await scripted(page);
  const stakes = ["raise 9", "raise 10", "raise 11"];
  await putStepper(page, stakes);
  const shown = () => page.$$eval("#stepper .amounts > button", (all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.value));
  assert.deepEqual(await shown(), [stakes[0]], "the least, and nothing else");
  assert.equal(await page.getAttribute("#stepper [data-turn='-1']", "aria-disabled"), "true", "there is no less");
  const before = await boxes(page, "#stepper [data-turn]");
  await page.click("#stepper [data-turn='1']");
  assert.deepEqual(await shown(), [stakes[1]]);
  await page.focus("#stepper .now");
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await shown(), [stakes[2]]);
  assert.equal(await page.evaluate(() => document.activeElement.value), stakes[2], "the focus goes along");
  await page.keyboard.press("Home");
  assert.deepEqual(await shown(), [stakes[0]]);
  await page.keyboard.press("ArrowUp");
  assert.deepEqual(await boxes(page, "#stepper [data-turn]"), before, "nothing moves");
  const posts = [];
  page.on("request", (request) => { if (request.method() === "POST") posts.push(request.postData()); });
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith("/act")), page.keyboard.press("Enter")]);
  assert.equal(posts.length, 1);
  assert.match(posts[0], /action=raise\+10&/);
});

test("the steps of a turn are one entry of the log, which can be opened, and one's own say so", async () => {
  const { page, complaints } = await tableWhere("merchants", ({ number: now, legal }) => now > 150 && legal.includes("end"));
  const runs = await page.$$eval("#log-lines .run", (all) => all.map((run) => run.querySelectorAll("a.line").length));
  assert.ok(runs.some((count) => count >= 3), `entries with so many steps: ${runs}`);
  const isLong = await page.$$eval("#log-lines .run .unfold", (all) => all.map((one) => { const steps = one.parentElement.querySelector(".steps"); return steps.scrollHeight > steps.clientHeight + 4; }));
  const nth = isLong.indexOf(true);
  assert.ok(nth >= 0, "none of them is folded");
  const fold = page.locator("#log-lines .run .unfold").nth(nth);
  const height = () => fold.evaluate((one) => one.parentElement.getBoundingClientRect().height);
  const folded = await height();
  await fold.click();
  assert.ok(await height() > folded + 10, "all of its steps are in sight");
  assert.equal(await fold.evaluate((one) => { const steps = one.parentElement.querySelector(".steps"); return steps.scrollHeight > steps.clientHeight + 4; }), false);
  const own = await page.$$eval("#log-lines li:has(.badge.seat-1) a.line", (all) => all.map((one) => one.innerText));
  const named = await page.$$eval("#log-lines .you", (all) => all.map((one) => [one.textContent, one.previousSibling.textContent]));
  assert.ok(named.length > 0 && named.every(([text, before]) => text === "(you)" && /Guest \d+ $/.test(before)), JSON.stringify({ own, named }));
  assert.deepEqual(complaints, []);
});
