// The pages of whoever runs the server, and what a guest is told of themselves: nothing serious by axe-core, readable
// in every language, in a window and on a phone.
import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { openTable, person, startBrowser, startServer } from "../helper.mjs";
import { PHONE, painted, scroll, spills, texts } from "../measure.mjs";
import { serious } from "../axe.mjs";

const TOKEN = "a-token-that-nobody-guesses";

let server, browser;
before(async () => {
  const folder = mkdtempSync(join(tmpdir(), "kaupang-"));
  const file = join(folder, "operator.token");
  writeFileSync(file, `${TOKEN}\n`);
  chmodSync(file, 0o600);
  server = await startServer({ folder, args: ["--operator-token-file", file] });
  browser = await startBrowser();
});
after(async () => { await browser?.close(); await server?.stop(); });

/** What can't be read on a page, in a window and on a phone. */
async function unreadable(page, where) {
  const found = [];
  for (const [width, height] of [[1280, 800], PHONE]) {
    await page.setViewportSize({ width, height });
    await painted(page);
    const { right } = await scroll(page);
    if (right) found.push(`${where}, ${width}: scrolls by ${right} to the right`);
    const { overlapping, clipped } = await texts(page);
    for (const [what, list] of Object.entries({ overlapping, clipped, spills: await spills(page) })) found.push(...list.map((one) => `${where}, ${width}: ${what}: ${one}`));
  }
  return found;
}

test("the operator finds a table, mutes, ends and deletes by clicks", async () => {
  const { page: guest } = await person(browser, server);
  await openTable(guest, "century", { players: 2, seats: { seat2: "random" } });
  const path = new URL(guest.url()).pathname;
  const { page } = await person(browser, server);
  await page.goto("/operator");
  await page.fill("[name=token]", TOKEN);
  await page.click("main button.primary");
  await page.fill("[name=find]", `${server.url}${path}`);
  await page.click(".find button");
  await page.click(".tables a");
  await page.click(".people .guest button");
  await page.waitForSelector("[role=status]");
  assert.equal(await page.locator(".people form[action$=unmute]").count(), 1);
  await page.click("form[action$=end] button");
  await guest.waitForFunction(() => document.body.innerText.includes("The operator of this server has ended the game."));
  await page.check("[name=sure]");
  await page.click("form[action$=delete] button");
  await guest.waitForURL("**/deleted");
});

test("nothing serious, and all of it can be read in every language", async () => {
  const { page } = await person(browser, server, { bypassCSP: true });
  await openTable(page, "century", { players: 3, seats: { seat2: "random", seat3: "random" } });
  const path = new URL(page.url()).pathname;
  await page.request.post(`${path}/chat`, { form: { line: "A line that is long enough to be broken on a phone, and then some more of it." } });
  const found = [];
  await page.goto("/operator");
  found.push(...await serious(page, "the door"));
  await page.fill("[name=token]", TOKEN);
  await page.click("main button.primary");
  for (const language of ["en", "is", "hu", "nn"]) {
    await page.context().addCookies([{ name: "kaupang_lang", value: language, url: server.url }]);
    for (const address of ["/operator", `/operator/tables${path.slice(2)}`, "/me", "/deleted"]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      found.push(...await serious(page, `${address}, ${language}`), ...await unreadable(page, `${address}, ${language}`));
    }
  }
  assert.deepEqual(found, []);
});

test("a guest is forgotten by a click", async () => {
  const { page } = await person(browser, server);
  await openTable(page, "century", { players: 2, seats: { seat2: "random" } });
  await page.goto("/me");
  await page.check("[name=sure]");
  await page.click("form[action$=erase] button");
  await page.goto("/me");
  assert.equal(await page.locator("form[action$=erase]").count(), 0);
});
