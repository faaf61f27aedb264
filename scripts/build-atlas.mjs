/**
 * Adds the results of finished censuses to the atlas: `npm run atlas -- 071.jsonl 450.jsonl …`. Each file comes from
 *
 *     daytile census -p classic --pieces "7 pentominoes + 1 hexomino" --works --totals -o 071.jsonl
 *
 * Files after `--without-flips` come from a census with `--flips none`. Where no set works, the file is empty and doesn't
 * say which family it is of: then write `"7 pentominoes + 1 hexomino=071.jsonl"`.
 *
 * docs/atlas.json.gz keeps, for every family, the sets that work: their numbers as gaps, and a list for each figure. The
 * tables of docs/atlas.md that depend on which families are finished are written anew.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { familyOf, setNumberOf, setPieces } from "../dist/core/census/family.js";
import { quotasText, readQuotas } from "../dist/core/census/quotas.js";

/** @typedef {{ pieces: string[], total: number, impossible: number, single: number, fewest: number, most: number }} Line */

/** @param {string} id such as "L5" or "6-17" */
const sizeOf = (id) => Number(/^(\d)-|(\d)$/.exec(id)?.slice(1).find(Boolean));

/** @param {string[]} pieces */
function quotasOf(pieces) {
  const sizes = pieces.map(sizeOf);
  return [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
}

/** @param {string} argument a file, maybe with its family before it */
function familyIn(argument) {
  const [, named, file = ""] = /^(?:(.*)=)?(.*)$/.exec(argument) ?? [];
  if (existsSync(`${file}.units`)) throw new Error(`${file} isn't finished: run its census again`);
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const sets = lines.map((line) => /** @type {Line} */ (JSON.parse(line)));
  const quotas = named === undefined ? quotasOf(sets[0]?.pieces ?? []) : (readQuotas("square", named) ?? []);
  if (quotas.length === 0) throw new Error(`which family is ${file} of? Write "7 pentominoes + 1 hexomino=${file}"`);
  const family = familyOf("square", quotas);
  const found = sets
    .map((set) => ({ ...set, number: setNumberOf(family, set.pieces) ?? Number.NaN }))
    .filter(({ impossible }) => impossible === 0)
    .sort((a, b) => a.number - b.number);
  return {
    pieces: quotasText("square", quotas),
    sets: family.sets,
    working: found.length,
    gaps: found.map(({ number }, i) => number - (found[i - 1]?.number ?? 0)),
    total: found.map(({ total }) => total),
    single: found.map(({ single }) => single),
    fewest: found.map(({ fewest }) => fewest),
    most: found.map(({ most }) => most),
  };
}

/** The six families of the page, small ones first. */
const allFamilies = [
  "4 tetrominoes + 5 pentominoes",
  "5 tetrominoes + 3 pentominoes + 1 hexomino",
  "7 pentominoes + 1 hexomino",
  "1 tetromino + 5 pentominoes + 2 hexominoes",
  "3 tetrominoes + 1 pentomino + 4 hexominoes",
  "2 tetrominoes + 3 pentominoes + 3 hexominoes",
];
const numerals = ["none", "one", "two", "three", "four", "five", "all"];

/** @typedef {ReturnType<typeof familyIn>} AtlasFamily */
/** @typedef {{ pieces: string, total: number, fewest: number, most: number }} AtlasSet */

const grouped = (/** @type {number} */ number) => number.toLocaleString("en");
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, each) => all + each, 0);

/** @param {AtlasFamily} family @returns {AtlasSet[]} */
function setsOf({ pieces, gaps, total, fewest, most }) {
  const family = familyOf("square", readQuotas("square", pieces) ?? []);
  let number = 0;
  return gaps.map((gap, i) => {
    number += gap;
    const ids = setPieces(family, number).map(({ id }) => id);
    return { pieces: ids.join(" "), total: total[i] ?? 0, fewest: fewest[i] ?? 0, most: most[i] ?? 0 };
  });
}

/** @param {AtlasFamily} family */
function familyRow({ pieces, sets, working, total }) {
  const [least, most] = [total.reduce((a, b) => Math.min(a, b)), total.reduce((a, b) => Math.max(a, b))];
  const share = ((100 * working) / sets).toFixed(2);
  return `| ${pieces} | ${grouped(sets)} | ${grouped(working)} | ${share}% | ${grouped(least)} | ${grouped(most)} |`;
}

/** @param {readonly AtlasFamily[]} families */
function familiesText(families) {
  const missing = allFamilies.filter((name) => !families.some(({ pieces }) => pieces === name));
  const [sets, working] = [sum(families.map((each) => each.sets)), sum(families.map((each) => each.working))];
  const begun = missing.length === 0 ? "All six families" : `So far, ${numerals[families.length]} of the six families`;
  return [
    `${begun} are complete: ${grouped(sets)} sets. ${grouped(working)} of them work.`,
    "The last two columns say how many solutions the hardest and the easiest set of a family have, for all 372 combinations\ntogether.",
    `| family | sets | sets that work | share | hardest | easiest |\n| --- | ---: | ---: | ---: | ---: | ---: |\n${families.map(familyRow).join("\n")}`,
    ...(missing.length === 0
      ? []
      : [
          "We haven't finished these families yet, and this page says nothing about them:",
          missing.map((name) => `- ${name}`).join("\n"),
        ]),
  ].join("\n\n");
}

/** @param {AtlasSet[]} sets @param {(set: AtlasSet) => number} key */
const first = (sets, key) => sets.reduce((best, set) => (key(set) < key(best) ? set : best));

/** @param {string} family @param {string} name @param {AtlasSet} set */
const setRow = (family, name, { pieces, total, fewest, most }) =>
  `| ${family} | ${name} | ${pieces} | ${grouped(total)} | ${grouped(fewest)} to ${grouped(most)} |`;

/** @param {readonly AtlasFamily[]} families */
function extremesText(families) {
  const rows = families.flatMap((family) => {
    const sets = setsOf(family);
    return [
      setRow(
        family.pieces,
        "hardest",
        first(sets, ({ total }) => total),
      ),
      setRow(
        "",
        "easiest",
        first(sets, ({ total }) => -total),
      ).replace("|  |", "| |"),
      setRow(
        "",
        "most even",
        first(sets, ({ fewest, most }) => most / fewest),
      ).replace("|  |", "| |"),
    ];
  });
  const { pieces, total } = first(families.flatMap(setsOf), (set) => set.total);
  return [
    `| family | | pieces | solutions | for each date |\n| --- | --- | --- | ---: | ---: |\n${rows.join("\n")}`,
    `With ${grouped(total)} solutions, the hardest of all these sets is ${pieces}.`,
  ].join("\n\n");
}

/** @param {readonly AtlasFamily[]} families */
function flipsText(families) {
  const missing = allFamilies.filter((name) => !families.some(({ pieces }) => pieces === name));
  const rows = families.map(({ pieces, sets, working, total }) => {
    const [least, most] = [Math.min(...total), Math.max(...total)].map((each) => (working > 0 ? grouped(each) : ""));
    return `| ${pieces} | ${grouped(sets)} | ${grouped(working)} | ${least} | ${most} |`;
  });
  return [
    `| family | sets | sets that work | hardest | easiest |\n| --- | ---: | ---: | ---: | ---: |\n${rows.join("\n")}`,
    ...(missing.length === 0
      ? []
      : ["These aren't finished yet:", missing.map((name) => `- ${name}, without flips`).join("\n")]),
  ].join("\n\n");
}

/** The page with what is between two marks written anew. @param {string} page @param {string} name @param {string} text */
function rewritten(page, name, text) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  return `${page.slice(0, page.indexOf(begin))}${begin}\n\n${text}\n\n${page.slice(page.indexOf(end))}`;
}

const pathOf = (/** @type {string} */ name) => fileURLToPath(new URL(`../docs/${name}`, import.meta.url));

/** What is known already, with these families in the place of what was known of them. @param {AtlasFamily[]} before @param {AtlasFamily[]} found */
const joined = (before, found) =>
  [...before.filter(({ pieces }) => !found.some((other) => other.pieces === pieces)), ...found].sort(
    (a, b) => a.sets - b.sets,
  );

const words = process.argv.slice(2);
const split = words.includes("--without-flips") ? words.indexOf("--without-flips") : words.length;
/** @type {{ families: AtlasFamily[], withoutFlips?: AtlasFamily[] }} */
const before = JSON.parse(gunzipSync(readFileSync(pathOf("atlas.json.gz"))).toString());
const families = joined(before.families, words.slice(0, split).map(familyIn));
const withoutFlips = joined(before.withoutFlips ?? [], words.slice(split + 1).map(familyIn));
const bytes = gzipSync(JSON.stringify({ board: "classic", families, withoutFlips }), { level: 9 });
writeFileSync(pathOf("atlas.json.gz"), bytes);
const texts = { families: familiesText(families), extremes: extremesText(families), flips: flipsText(withoutFlips) };
const page = Object.entries(texts).reduce(
  (text, [name, own]) => rewritten(text, name, own),
  readFileSync(pathOf("atlas.md"), "utf8"),
);
writeFileSync(pathOf("atlas.md"), page);
for (const { pieces, sets, working } of [...families, ...withoutFlips])
  console.log(`${pieces}: ${working} of ${sets} sets work`);
console.log(`${bytes.length} bytes`);
