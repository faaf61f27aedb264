/** How long it takes to rate all dates, and whether the rating is sound: from seed to seed, and against other measures. */

import { algorithmNamed, Run } from "../dist/core/algorithms/algorithms.js";
import { cataloguePuzzle, countTargets, difficultyOfTargets, targetAt, targetCells } from "../dist/index.js";
import { startPool } from "../dist/rpc/node.js";
import { inWords, table } from "./measure.mjs";

const boards = /** @type {const} */ (["classic", "hex-lake"]);
/** Backtracking takes long, so it's compared on one date in six. */
const everyDates = 6;

/** @param {readonly number[]} a @param {readonly number[]} b */
function correlation(a, b) {
  const mean = (/** @type {readonly number[]} */ list) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [middleA, middleB] = [mean(a), mean(b)];
  let [both, onlyA, onlyB] = [0, 0, 0];
  for (const [i, each] of a.entries()) {
    const [x, y] = [each - middleA, (b[i] ?? 0) - middleB];
    both += x * y;
    onlyA += x * x;
    onlyB += y * y;
  }
  return (both / Math.sqrt(onlyA * onlyB)).toFixed(2);
}

/** @typedef {import("../dist/index.js").Puzzle} Puzzle */

/**
 * Nodes of a whole search by dancing links, for each solution that it finds.
 * @param {Puzzle} puzzle
 * @param {number} index
 */
async function backtracking(puzzle, index) {
  const question = { puzzle, uncovered: targetCells(puzzle, targetAt(puzzle, index)) };
  const run = new Run(await algorithmNamed("dancing-links").load(), question);
  while (!run.isFinished) run.advance(10_000);
  return run.nodes / Math.max(1, run.solutions);
}

/** How many milliseconds it may take, and how much two seeds must agree at least. */
const limits = { classic: 5000, weekday: 60_000, seeds: 0.95 };

/** @param {boolean} isMet */
const verdict = (isMet) => (isMet ? "met" : "missed");

const rows = [
  [
    "difficulty",
    "time",
    "limit",
    "",
    "seed to seed",
    "at least",
    "",
    "with solutions",
    "with backtracking",
    "dates by rating",
  ],
];
for (const id of boards) {
  const puzzle = cataloguePuzzle(id);
  const counts = await countTargets({ puzzle });
  const start = performance.now();
  const one = await difficultyOfTargets({ puzzle });
  const took = performance.now() - start;
  const other = await difficultyOfTargets({ puzzle }, { seed: 2 });
  const rated = [...one.keys()].filter((index) => one[index] !== undefined);
  const some = rated.filter((_, i) => i % everyDates === 0);
  const plays = (/** @type {typeof one} */ list, /** @type {number[]} */ indexes) =>
    indexes.map((index) => Math.log2(list[index]?.plays ?? 1));
  const nodes = [];
  for (const index of some) nodes.push(Math.log2(await backtracking(puzzle, index)));
  const seeds = correlation(plays(one, rated), plays(other, rated));
  const byRating = [1, 2, 3, 4, 5].map((rating) => one.filter((each) => each?.rating === rating).length);
  rows.push([
    id,
    inWords(took),
    ...(id === "classic" ? [inWords(limits.classic), verdict(took <= limits.classic)] : ["", ""]),
    seeds,
    String(limits.seeds),
    verdict(Number(seeds) >= limits.seeds),
    correlation(
      plays(one, rated),
      rated.map((index) => Math.log2(counts[index] ?? 1)),
    ),
    correlation(plays(one, some), nodes),
    byRating.join(" "),
  ]);
}
console.log(`\n${table(rows)}`);

const weekday = cataloguePuzzle("weekday");
const start = performance.now();
const pool = startPool(2);
const ratedDates = (await difficultyOfTargets({ puzzle: weekday }, { pool })).filter((each) => each !== undefined);
await pool.close();
const took = performance.now() - start;
const { weekday: limit } = limits;
console.log(
  `\nweekday: ${ratedDates.length} dates rated by 2 threads in ${inWords(took)}, limit ${inWords(limit)}: ${verdict(took <= limit)}`,
);
