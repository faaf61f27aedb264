/**
 * Writes what the app's picker says of each puzzle that it says nothing about yet: how hard it is, and how many solutions
 * its dates have. What is there already stays: the nightly tests work it out again.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { difficultyOfBoard } from "../dist/core/coach/difficulty.js";
import { judgedTargets } from "../dist/core/design/goals.js";
import { catalogueIds, cataloguePuzzle, countTargets, targetCount } from "../dist/index.js";

/** As many dates as the app's last word about a design is from. */
const sample = 61;
/** With more, nobody would wait for the counts. */
const maxTargets = 10_000;

/** @typedef {(puzzle: import("../dist/index.js").Puzzle, counts: readonly number[]) => Promise<string | undefined>} Figure */

/** @type {Record<string, Figure>} by file below src/web */
const figures = {
  "solution-ranges.ts": async (_, counts) => {
    const solved = counts.filter((count) => count > 0);
    const [fewest, most] = [Math.min(...solved), Math.max(...solved)];
    return `[${[fewest, most].map((each) => each.toLocaleString("en").replaceAll(",", "_")).join(", ")}]`;
  },
  "board-ratings.ts": async (puzzle, counts) => {
    const targets = judgedTargets(puzzle).filter((target) => (counts[target] ?? 0) > 0);
    return (await difficultyOfBoard({ puzzle }, targets, sample))?.rating.toString();
  },
};

const idIn = (/** @type {string} */ line) => /^ {2}"?([\w-]+)"?: /.exec(line)?.[1] ?? "";
const keyOf = (/** @type {string} */ id) => (/^\w+$/.test(id) ? id : JSON.stringify(id));
/** By name. */
const byId = (/** @type {string} */ a, /** @type {string} */ b) => (idIn(a) < idIn(b) ? -1 : 1);

for (const [name, figure] of Object.entries(figures)) {
  const file = new URL(`../src/web/${name}`, import.meta.url);
  const lines = readFileSync(file, "utf8").split("\n");
  const known = lines.filter((line) => idIn(line) !== "");
  const begin = lines.findIndex((line) => idIn(line) !== "");
  const entries = [...known];
  for (const id of catalogueIds.filter((each) => !known.some((line) => idIn(line) === each))) {
    const puzzle = cataloguePuzzle(id);
    if (targetCount(puzzle) > maxTargets) continue;
    const value = await figure(puzzle, [...(await countTargets({ puzzle }))]);
    if (value !== undefined) entries.push(`  ${keyOf(id)}: ${value},`);
  }
  lines.splice(begin, known.length, ...entries.sort(byId));
  writeFileSync(file, lines.join("\n"));
}
