/**
 * Adds the results of finished censuses to the atlas: `npm run atlas -- 071.jsonl 450.jsonl …`. Each file comes from
 *
 *     daytile census -p classic --pieces "7 pentominoes + 1 hexomino" --works --totals -o 071.jsonl
 *
 * Files after `--without-flips` come from a census with `--flips none`. Where no set works, the file is empty and doesn't
 * say which family it is of: then write `"7 pentominoes + 1 hexomino=071.jsonl"`.
 *
 * docs/atlas.bin keeps, for every family, the sets that work with their figures, as `src/core/census/atlas-file.ts` writes
 * them. The tables of docs/atlas.md that depend on which families are finished are written anew.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { atlasFamilies, writeAtlas } from "../dist/core/census/atlas-file.js";
import { familyOf, setNumberOf, setPieces } from "../dist/core/census/family.js";
import { quotasText, readQuotas } from "../dist/core/census/quotas.js";

/** @typedef {{ pieces: string[], total: number, impossible: number, single: number, fewest: number, most: number }} Line */
/** @typedef {import("../dist/core/census/atlas-file.js").AtlasFamily} WrittenFamily */
/** @typedef {{ number: number, total: number, fewest: number, most: number }} NumberedSet */

/** @param {string} id such as "L5" or "6-17" */
const sizeOf = (id) => Number(/^(\d)-|(\d)$/.exec(id)?.slice(1).find(Boolean));

/** @param {string[]} pieces */
function quotasOf(pieces) {
  const sizes = pieces.map(sizeOf);
  return [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
}

/** How uneven a set is. @param {{ fewest: number, most: number }} set */
const ratioOf = ({ fewest, most }) => (most > 0 ? most / fewest : Number.POSITIVE_INFINITY);

/**
 * Of a larger family, only some sets keep the most solutions of a date: those that are most even, and those that people see
 * first, the hardest and the easiest. The file must stay small.
 */
const mostKept = { even: 6000, ends: 240 };

/** @param {readonly (NumberedSet & { single: number })[]} found in the order of their numbers */
function listsOf(found) {
  const ratio = found.map(ratioOf).sort((a, b) => a - b)[mostKept.even] ?? Number.POSITIVE_INFINITY;
  const totals = found.map(({ total }) => total).sort((a, b) => a - b);
  const [hard = 0, easy = 0] = [totals[mostKept.ends], totals.at(-mostKept.ends)];
  /** @param {NumberedSet} set */
  const isKept = (set) => ratioOf(set) < ratio || set.total < hard || set.total > easy;
  /** @param {(set: NumberedSet & { single: number }) => number} figure */
  const list = (figure) => Uint32Array.from(found, figure);
  return {
    numbers: list(({ number }) => number),
    total: list(({ total }) => total),
    single: list(({ single }) => single),
    fewest: list(({ fewest }) => fewest),
    most: list((set) => (isKept(set) ? set.most : 0)),
  };
}

/** @param {string} argument a file, maybe with its family before it @param {boolean} flips @returns {WrittenFamily} */
function familyIn(argument, flips) {
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
  return { family, flips, sets: listsOf(found) };
}

/** So many of a family are kept as those whose dates differ the least. */
const evenSets = 24;
/** How many of the hardest and of the easiest are kept, and about how many between. Nobody asks for more. */
const kept = { ends: 10, between: 50 };

/** The ends of a list, and some between. @param {number[]} list */
function thinned(list) {
  const step = Math.max(1, Math.ceil((list.length - 2 * kept.ends) / kept.between));
  return list.filter((_, i) => i < kept.ends || i >= list.length - kept.ends || i % step === 0);
}

/** For the head of the file: how many sets there are, and the numbers of some that work. @param {WrittenFamily} family */
function headOf({ family, sets }) {
  const all = Array.from(sets.numbers, (number, i) => ({
    number,
    total: sets.total[i] ?? 0,
    fewest: sets.fewest[i] ?? 0,
    most: sets.most[i] ?? 0,
  }));
  /** @param {(set: NumberedSet) => number} figure */
  const sorted = (figure) =>
    [...all].sort((a, b) => compared(figure(a), figure(b)) || a.number - b.number).map((set) => set.number);
  const known = { working: thinned(sorted(({ total }) => total)), even: sorted(ratioOf).slice(0, evenSets) };
  return { sets: family.sets, known };
}

/** @param {number} a @param {number} b */
const compared = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

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

/** A family as the page needs it. @typedef {{ pieces: string, sets: number, working: number, found: AtlasSet[] }} AtlasFamily */
/** @typedef {NumberedSet & { pieces: string }} AtlasSet */

const grouped = (/** @type {number} */ number) => number.toLocaleString("en");
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, each) => all + each, 0);

/** @param {WrittenFamily} family @returns {AtlasFamily} */
function shown({ family, sets }) {
  const found = Array.from(sets.numbers, (number, i) => ({
    number,
    get pieces() {
      return setPieces(family, number)
        .map(({ id }) => id)
        .join(" ");
    },
    total: sets.total[i] ?? 0,
    fewest: sets.fewest[i] ?? 0,
    most: sets.most[i] ?? 0,
  }));
  const quotas = [...family.sizes].sort((a, b) => a.size - b.size);
  return { pieces: quotasText("square", quotas), sets: family.sets, working: found.length, found };
}

/** The fewest and the most solutions of a family's sets. @param {AtlasFamily} family */
const endsOf = ({ found }) => [
  found.reduce((least, { total }) => Math.min(least, total), Number.POSITIVE_INFINITY),
  found.reduce((most, { total }) => Math.max(most, total), 0),
];

/** @param {AtlasFamily} family */
function familyRow(family) {
  const { pieces, sets, working } = family;
  const [least = 0, most = 0] = endsOf(family);
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
    const sets = family.found;
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
      setRow("", "most even", first(sets, ratioOf)).replace("|  |", "| |"),
    ];
  });
  const { pieces, total } = first(
    families.flatMap(({ found }) => found),
    (set) => set.total,
  );
  return [
    `| family | | pieces | solutions | for each date |\n| --- | --- | --- | ---: | ---: |\n${rows.join("\n")}`,
    `With ${grouped(total)} solutions, the hardest of all these sets is ${pieces}.`,
  ].join("\n\n");
}

/** @param {readonly AtlasFamily[]} families */
function flipsText(families) {
  const missing = allFamilies.filter((name) => !families.some(({ pieces }) => pieces === name));
  const rows = families.map((family) => {
    const { pieces, sets, working } = family;
    const [least, most] = endsOf(family).map((each) => (working > 0 ? grouped(each) : ""));
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

/** What is known already, with these families in the place of what was known of them. @param {WrittenFamily[]} before @param {WrittenFamily[]} found */
const joined = (before, found) =>
  [...before.filter(({ family }) => !found.some((other) => nameOf(other) === nameOf({ family }))), ...found].sort(
    (a, b) => a.family.sets - b.family.sets,
  );

/** @param {{ family: WrittenFamily["family"] }} written */
const nameOf = ({ family }) => family.sizes.map(({ size, count }) => `${size}:${count}`).join(" ");

const words = process.argv.slice(2);
const split = words.includes("--without-flips") ? words.indexOf("--without-flips") : words.length;
const before = existsSync(pathOf("atlas.bin")) ? atlasFamilies(readFileSync(pathOf("atlas.bin"))) : [];
/** @param {boolean} flips @param {string[]} files */
const familiesBy = (flips, files) =>
  joined(
    before.filter((family) => family.flips === flips),
    files.map((file) => familyIn(file, flips)),
  );
const families = familiesBy(true, words.slice(0, split));
const withoutFlips = familiesBy(false, words.slice(split + 1));
// Small ones first: the app shows them while it reads the others.
const inOrder = [...families, ...withoutFlips].sort((a, b) => a.sets.numbers.length - b.sets.numbers.length);
const bytes = writeAtlas("classic", inOrder, headOf);
writeFileSync(pathOf("atlas.bin"), bytes);
const [flipped, unflipped] = [families.map(shown), withoutFlips.map(shown)];
const texts = { families: familiesText(flipped), extremes: extremesText(flipped), flips: flipsText(unflipped) };
const page = Object.entries(texts).reduce(
  (text, [name, own]) => rewritten(text, name, own),
  readFileSync(pathOf("atlas.md"), "utf8"),
);
writeFileSync(pathOf("atlas.md"), page);
for (const { pieces, sets, working } of [...flipped, ...unflipped])
  console.log(`${pieces}: ${working} of ${sets} sets work`);
console.log(`${bytes.length} bytes`);
