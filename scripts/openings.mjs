/** Writes the book of openings: the counts of all targets of the bare boards that take longest to count. */

import { writeFileSync } from "node:fs";
import { openingKey, placesInBook } from "../dist/core/coach/openings.js";
import { cataloguePuzzle, countTargets } from "../dist/index.js";

/** One of each board: what is printed on it makes no difference. */
const ids = /** @type {const} */ (["weekday"]);
const file = new URL("../src/core/coach/opening-book.ts", import.meta.url);

/** @param {(typeof ids)[number]} id */
async function entry(id) {
  const puzzle = cataloguePuzzle(id);
  const counts = await countTargets({ puzzle });
  const bytes = Buffer.alloc(2 * counts.length);
  for (const [target, place] of placesInBook(puzzle).entries()) bytes.writeUInt16BE(counts[target] ?? 0, 2 * place);
  return `  // ${id}\n  "${openingKey(puzzle)}":\n    "${bytes.toString("base64")}",\n`;
}

const entries = [];
for (const id of ids) entries.push(await entry(id));
writeFileSync(
  file,
  `/** Bare boards by their key, with the counts of their targets: two bytes each, as base64. \`npm run openings\` writes it. */

export const openingBook: Readonly<Record<string, string>> = {
${entries.join("")}};
`,
);
