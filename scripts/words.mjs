/**
 * Turns a language into a list of what it lacks: `npm run words -- nl`. It reads the sources as they are, so it works
 * on a translation that doesn't compile yet.
 */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { parse } from "yaml";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const textOf = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");

/** @typedef {(path: string) => Promise<Record<string, any>>} Load a module of src/ by its path in the repository */
/** @typedef {Map<string, unknown>} Entries values by key, such as `play.levels.nudge` */

/**
 * @param {object} words
 * @param {string} path
 * @returns {[string, unknown][]}
 */
function entriesOf(words, path = "") {
  return Object.entries(words).flatMap(([name, value]) => {
    const key = path === "" ? name : `${path}.${name}`;
    return typeof value === "object" && value !== null ? entriesOf(value, key) : [[key, value]];
  });
}

/**
 * What English has and another language doesn't, and what is the same in both.
 * @param {object} english
 * @param {object} others
 * @returns {{ missing: string[], same: string[] }}
 */
function compared(english, others) {
  /** @type {Entries} */
  const translated = new Map(entriesOf(others));
  const keys = entriesOf(english);
  const isSame = (/** @type {string} */ key, /** @type {unknown} */ value) =>
    typeof value === "string" && translated.get(key) === value;
  return {
    missing: keys.flatMap(([key]) => (translated.has(key) ? [] : [key])),
    same: keys.flatMap(([key, value]) => (isSame(key, value) ? [`${key}: ${value}`] : [])),
  };
}

/**
 * What was copied from another language and still says the same, apart from single words, which two languages may share.
 * @param {object} words
 * @param {object} others
 */
function copied(words, others) {
  const theirs = new Map(entriesOf(others).map(([key, value]) => [key, String(value)]));
  return entriesOf(words).flatMap(([key, value]) =>
    theirs.get(key) === String(value) && /\p{L}{3,} \p{L}{3,}/u.test(String(value)) ? [key] : [],
  );
}

/**
 * The recipe has people copy the German words.
 * @param {Load} load @param {string} tag @param {string} folder @param {string} suffix
 */
async function stillGerman(load, tag, folder, suffix = "") {
  const path = `${folder}/${tag}.ts`;
  if (tag === "de" || !existsSync(join(root, path))) return { path, keys: [] };
  const [own, german] = [await load(path), await load(`${folder}/de.ts`)];
  return { path, keys: copied(own[`${tag}${suffix}`] ?? {}, german[`de${suffix}`]) };
}

/** Words of a table, where the language may have none yet. @param {() => object | undefined} words */
function orNone(words) {
  try {
    return words() ?? {};
  } catch {
    return {};
  }
}

/** @param {Load} load @param {string} tag */
async function ofTheApp(load, tag) {
  const path = `src/web/words/${tag}.ts`;
  const { en } = await load("src/web/words/en.ts");
  const { enLater, enHints } = await load("src/web/words/en-later.ts");
  const words = existsSync(join(root, path)) ? (await load(path))[tag] : {};
  return { path, ...compared({ ...en, ...enLater, play: { ...en.play, ...enHints } }, words ?? {}) };
}

/** @param {Load} load @param {string} tag */
async function ofPages(load, tag) {
  const { pageWords } = await load("src/make/words.ts");
  const { languages } = await load("src/core/calendar/languages.ts");
  const words = languages.includes(tag) ? orNone(() => pageWords(tag)) : {};
  return { path: "src/make/words.ts", ...compared(pageWords("en"), words) };
}

/** @param {Load} load @param {string} tag */
async function ofGifts(load, tag) {
  const { giftWords } = await load("src/make/gift/words.ts");
  const { languages } = await load("src/core/calendar/languages.ts");
  const words = languages.includes(tag) ? orNone(() => giftWords(tag)) : {};
  return { path: "src/make/gift/words.ts", ...compared(giftWords("en"), words) };
}

/** Forms for kinds of numbers that the language doesn't tell apart aren't missing. @param {Load} load @param {string} tag */
async function ofPictures(load, tag) {
  const { pictureStrings } = await load("src/core/drawing/words.ts");
  const { numberKinds } = await load("src/core/calendar/numbers.ts");
  const needless = numberKinds.en.filter((/** @type {string} */ kind) => !(numberKinds[tag] ?? [kind]).includes(kind));
  const { missing, same } = compared(pictureStrings.en, pictureStrings[tag] ?? {});
  const isNeedless = (/** @type {string} */ key) => needless.includes(key.split(".").at(-1));
  return { path: "src/core/drawing/words.ts", missing: missing.filter((key) => !isNeedless(key)), same };
}

/** @param {Load} load @param {string} tag */
async function ofCharts(load, tag) {
  const { chartStrings } = await load("src/core/drawing/chart-words.ts");
  return { path: "src/core/drawing/chart-words.ts", ...compared(chartStrings.en, chartStrings[tag] ?? {}) };
}

/** The English tables of the command line, by area: where each is, and what it is called there. */
const sentences = {
  text: ["src/core/text/messages.ts", "textSentences"],
  dates: ["src/core/calendar/messages.ts", "dateSentences"],
  fields: ["src/core/puzzle/messages.ts", "fieldSentences"],
  check: ["src/core/puzzle/check/messages.ts", "checkSentences"],
  limited: ["src/core/puzzle/check/messages.ts", "limitedSentences"],
  formats: ["src/formats/messages.ts", "formatSentences"],
  grid: ["src/core/tiling/messages.ts", "gridSentences"],
  steps: ["src/core/algorithms/messages.ts", "stepSentences"],
  requests: ["src/requests/messages.ts", "requestSentences"],
  coach: ["src/requests/coach-messages.ts", "coachSentences"],
  pictures: ["src/requests/pictures/messages.ts", "pictureSentences"],
  products: ["src/requests/products/messages.ts", "productSentences"],
  make: ["src/make/messages.ts", "makeSentences"],
  line: ["src/cli/line/messages.ts", "lineSentences"],
  files: ["src/cli/terminal/file-messages.ts", "fileSentences"],
  results: ["src/cli/terminal/messages.ts", "resultSentences"],
  queue: ["src/cli/terminal/queue-messages.ts", "queueSentences"],
  watch: ["src/cli/terminal/watch-messages.ts", "watchSentences"],
  server: ["src/server/messages.ts", "serverSentences"],
  parts: ["src/requests/part-messages.ts", "partSentences"],
};

/**
 * What the command line would say in English: that's a hint, and no fault.
 * @param {Load} load @param {string} tag
 */
async function ofTheCommands(load, tag) {
  const path = `src/cli/words/${tag}.ts`;
  const tables = Object.entries(sentences).map(async ([area, [file = "", name = ""]]) => [
    area,
    (await load(file))[name],
  ]);
  const words = existsSync(join(root, path)) ? (await load(path))[`${tag}Commands`] : {};
  return { path, ...compared(Object.fromEntries(await Promise.all(tables)), words ?? {}) };
}

/** @param {Load} load @param {string} tag */
async function ofTheCatalogue(load, tag) {
  const path = `puzzles/translations/${tag}.yaml`;
  const { catalogueIds } = await load("src/formats/catalogue-ids.ts");
  const texts = existsSync(join(root, path)) ? parse(textOf(path)) : {};
  const english = Object.fromEntries(catalogueIds.map((/** @type {string} */ id) => [id, { title: "", note: "" }]));
  return { path, ...compared(english, texts) };
}

/** @param {Load} load @param {string} tag */
async function ofTables(load, tag) {
  const { languages } = await load("src/core/calendar/languages.ts");
  const { numberKinds } = await load("src/core/calendar/numbers.ts");
  const kinds = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.join(", ");
  const isThere = {
    "src/core/calendar/languages.ts": [languages.includes(tag), `words for dates, and ${tag} in the list`],
    "src/core/calendar/numbers.ts": [Object.hasOwn(numberKinds, tag), `the kinds of numbers: ${kinds}`],
    "src/web/words/words.ts": [
      textOf("src/web/words/words.ts").includes(`"./${tag}.js"`),
      "a line that loads the words",
    ],
    "test/web/words/typography.ts": [
      new RegExp(`^ {2}${tag}: `, "m").test(textOf("test/web/words/typography.ts")),
      "how it is printed",
    ],
    "GLOSSARY.md": [textOf("GLOSSARY.md").includes(`| \`${tag}\` |`), "a row of terms"],
  };
  return Object.entries(isThere).map(([path, [is, what]]) => ({ path, missing: is ? [] : [String(what)], same: [] }));
}

/** @param {{ path: string, missing: string[], same: string[] }} part */
function tell({ path, missing, same }) {
  if (missing.length > 0) console.log(`${path} lacks\n${missing.map((each) => `  ${each}\n`).join("")}`);
  if (same.length > 0) console.log(`${path} has the English words\n${same.map((each) => `  ${each}\n`).join("")}`);
}

/** @param {Load} load @param {string} tag */
async function report(load, tag) {
  const [tables, commands, ...others] = await Promise.all([
    ofTables(load, tag),
    ofTheCommands(load, tag),
    ofTheApp(load, tag),
    ofPages(load, tag),
    ofGifts(load, tag),
    ofPictures(load, tag),
    ofCharts(load, tag),
    ofTheCatalogue(load, tag),
  ]);
  const parts = [...tables, ...others];
  for (const part of [...parts, commands]) tell(part);
  const shared = new Set([...others, commands].flatMap(({ same }) => same.map((each) => each.split(": ")[0])));
  const german = await Promise.all([
    stillGerman(load, tag, "src/web/words"),
    stillGerman(load, tag, "src/cli/words", "Commands"),
  ]);
  const left = german.map(({ path, keys }) => ({ path, keys: keys.filter((key) => !shared.has(key)) }));
  for (const { path, keys } of left) {
    if (keys.length > 0) console.log(`${path} still has the German words\n${keys.map((key) => `  ${key}\n`).join("")}`);
  }
  if (commands.missing.length > 0)
    console.log(`sentences that the command line says in English: ${commands.missing.length}`);
  const count = parts.reduce((sum, { missing }) => sum + missing.length, left[0]?.keys.length ?? 0);
  console.log(count === 0 ? `${tag} is complete` : `${tag} lacks ${count} of what English has`);
  process.exitCode = count === 0 ? 0 : 1;
}

/** Its base: `pt-BR` is kept as `pt`, and `zh-Hans` as `zh`. */
const [tag = ""] = (process.argv[2] ?? "").split("-");
if (/^[a-z]{2,3}$/.test(tag)) {
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await report((path) => server.ssrLoadModule(`/${path}`), tag);
  await server.close();
} else {
  console.error("name a language by its code, as in npm run words -- nl");
  process.exitCode = 2;
}
