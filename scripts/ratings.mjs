/** Writes the book of ratings: how hard all targets are of the boards that take longest to rate. */

import { writeFileSync } from "node:fs";
import { scaleAmong } from "../dist/core/coach/difficulty.js";
import { openingKey, placesInBook } from "../dist/core/coach/openings.js";
import { cataloguePuzzle, difficultyOfTargets } from "../dist/index.js";
import { startPool } from "../dist/rpc/node.js";

/** One of each board: what is printed on it makes no difference. */
const ids = /** @type {const} */ (["weekday"]);
const file = new URL("../src/core/coach/rating-book.ts", import.meta.url);

/** Three to a byte. @param {readonly number[]} digits */
function packed(digits) {
  const at = (/** @type {number} */ i) => digits[i] ?? 0;
  const bytes = Array.from(
    { length: Math.ceil(digits.length / 3) },
    (_, i) => 36 * at(3 * i) + 6 * at(3 * i + 1) + at(3 * i + 2),
  );
  return Buffer.from(bytes).toString("base64");
}

/** @param {import("../dist/index.js").Puzzle} puzzle @param {ReturnType<typeof startPool>} pool */
async function entry(puzzle, pool) {
  const all = await difficultyOfTargets({ puzzle }, { pool });
  const plays = all.map((each) => each?.plays);
  const scale = scaleAmong({ puzzle }, plays);
  const ratingOf = (/** @type {number | undefined} */ each) =>
    each === undefined ? 0 : 1 + scale.filter((limit) => each >= limit).length;
  const digits = plays.map(() => 0);
  for (const [target, place] of placesInBook(puzzle).entries()) digits[place] = ratingOf(plays[target]);
  return `  // ${puzzle.id}\n  "${openingKey(puzzle)}": {\n    scale: [${scale.join(", ")}],\n    ratings:\n      "${packed(digits)}",\n  },\n`;
}

const pool = startPool();
const entries = [];
for (const id of ids) entries.push(await entry(cataloguePuzzle(id), pool));
await pool.close();
writeFileSync(
  file,
  `/** Boards by their key, with the ratings of their targets: three to a byte, as base64. \`npm run ratings\` writes it. */

export const ratingBook: Readonly<Record<string, { readonly scale: readonly number[]; readonly ratings: string }>> = {
${entries.join("")}};
`,
);
