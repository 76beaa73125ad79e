// What axe-core finds on a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What it calls serious or critical, with the first places of each; of all rules, or of those that are named. */
async function found(page, rules) {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(axe);
  const { violations } = await page.evaluate((rules) => window.axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) }), rules);
  return violations.filter(({ impact }) => /serious|critical/.test(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target.join(" ")).join(", ")}`);
}

/** The same by day and by night, in which only the colors are others. */
export async function serious(page, where) {
  const all = [];
  for (const [colorScheme, rules] of [["light"], ["dark", ["color-contrast"]]]) {
    await page.emulateMedia({ colorScheme });
    all.push(...(await found(page, rules)).map((fault) => `${where}, ${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  return all;
}
