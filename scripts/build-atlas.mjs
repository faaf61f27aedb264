/**
 * Turns the results of finished censuses into the atlas: `npm run atlas -- 071.jsonl 450.jsonl …`. Each file comes from
 *
 *     daytile census -p classic --pieces "7 pentominoes + 1 hexomino" --works --totals -o 071.jsonl
 *
 * docs/atlas.json.gz keeps, for every family, the sets that work: their numbers as gaps, and a list for each figure.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { familyOf, setNumberOf } from "../dist/core/census/family.js";
import { quotasText } from "../dist/core/census/quotas.js";

/** @typedef {{ pieces: string[], total: number, impossible: number, single: number, fewest: number, most: number }} Line */

/** @param {string} id such as "L5" or "6-17" */
const sizeOf = (id) => Number(/^(\d)-|(\d)$/.exec(id)?.slice(1).find(Boolean));

/** @param {string[]} pieces */
function quotasOf(pieces) {
  const sizes = pieces.map(sizeOf);
  return [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
}

/** @param {string} file */
function familyIn(file) {
  if (existsSync(`${file}.units`)) throw new Error(`${file} isn't finished: run its census again`);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const sets = lines.map((line) => /** @type {Line} */ (JSON.parse(line)));
  const quotas = quotasOf(sets[0]?.pieces ?? []);
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

const families = process.argv.slice(2).map(familyIn);
families.sort((a, b) => a.sets - b.sets);
const atlas = JSON.stringify({ board: "classic", flips: true, families });
const bytes = gzipSync(atlas, { level: 9 });
writeFileSync(fileURLToPath(new URL("../docs/atlas.json.gz", import.meta.url)), bytes);
for (const { pieces, sets, working } of families) console.log(`${pieces}: ${working} of ${sets} sets work`);
console.log(`${bytes.length} bytes`);
