// Finds on a page what nobody translated: English sentences, names of texts, places for values that stayed empty.
import { readFileSync, readdirSync } from "node:fs";

const CRATES = new URL("../crates/", import.meta.url);
const LOCALES = new URL("words/locales/", CRATES);

/** English words that none of the other languages has. "To", "for", "of", "is" and "and" are words of theirs, too. */
const ENGLISH = new Set((
  "the with you your yours this that these those have been were would could should from which their they there nobody somebody nothing each every when what who " +
  "whose how must can't don't doesn't isn't than only because before after already without again please card cards player players game games turn turns table tables " +
  "seat seats round rounds points choose chosen build built buy bought sell sold trade trades offer offers undo back here where yet never always other others any"
).split(" "));

/** Words of English that are names in what every language shows, or that a language has taken over. */
const KEPT = { is: [], hu: [], nn: [] };

const words = (text) => text.toLowerCase().replaceAll("’", "'").match(/\p{L}[\p{L}']*/gu) ?? [];

/** Every three words in a row. */
function* rows(text) {
  const all = words(text);
  for (let at = 0; at + 3 <= all.length; at++) {
    const row = all.slice(at, at + 3);
    // Short words alone are the same in many languages.
    if (row.filter((word) => word.length >= 3).length >= 2) yield row.join(" ");
  }
}

/** The keys of a Fluent text, and its texts without what is put in. */
function read(text) {
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
  const said = text.replace(/^#.*$/gm, "").replace(/^[a-z-][\w-]* =|^\s+(\.[\w-]+ =|\*?\[\w+\])/gm, "\n");
  return { keys, texts: said.replace(/\{[^{}]*\}/g, "\n").split("\n") };
}

function language(code) {
  const folder = new URL(`${code}/`, LOCALES);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const found = files.map((name) => read(readFileSync(new URL(name, folder), "utf8")));
  const rules = readdirSync(CRATES).map((crate) => new URL(`${crate}/data/rules.${code}.txt`, CRATES));
  const clauses = rules.flatMap((file) => { try { return readFileSync(file, "utf8").split("\n"); } catch { return []; } });
  const texts = [...found.flatMap(({ texts }) => texts), ...clauses];
  return { keys: new Set(found.flatMap(({ keys }) => keys).filter((key) => key.includes("-"))), rows: new Set(texts.flatMap((text) => [...rows(text)])) };
}

const known = new Map();
const of = (code) => { if (!known.has(code)) known.set(code, language(code)); return known.get(code); };

/** Every text of the page in its language, shown or not, with those of attributes that are read out. */
const said = (page) => page.evaluate(() => {
  // What is in another language says so, and what has to be typed is code.
  const isOurs = (element) => element.closest("[lang]") === document.documentElement && !element.closest("code, pre, kbd, script, style, option[lang]");
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (isOurs(walk.currentNode.parentElement)) found.push(walk.currentNode.data);
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) if (isOurs(element)) found.push(element.getAttribute(name));
  }
  return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
});

/** What is wrong with one text in a language. */
export function leftIn(code, text) {
  const found = [];
  const keys = text.match(/[a-z][a-z0-9]*(-[a-z0-9]+)+/g) ?? [];
  for (const key of keys) if (of("en").keys.has(key)) found.push(`the name of a text: ${key}`);
  if (/\{\s*\$|\$\w+\s*\}|\bundefined\b|\[object |\bNaN\b/.test(text)) found.push(`an empty place: ${text}`);
  if (code === "en") return found;
  const english = words(text).filter((word) => ENGLISH.has(word) && !KEPT[code].includes(word));
  const same = [...rows(text)].filter((row) => of("en").rows.has(row) && !of(code).rows.has(row));
  if (english.length || same.length) found.push(`English (${[...english, ...same].join(", ")}): ${text}`);
  return found;
}

/** What of a page is not in its language. */
export async function untranslated(page) {
  const code = await page.getAttribute("html", "lang");
  return (await said(page)).flatMap((text) => leftIn(code, text));
}
