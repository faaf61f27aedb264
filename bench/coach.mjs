/** How long the coach thinks: solutions left, pieces to lift and a nudge, on boards half filled, rightly and wrongly. */

import {
  cataloguePuzzle,
  explain,
  firstTilings,
  hint,
  placementsOf,
  reachOf,
  solutionsLeft,
  targetAt,
  targetCells,
  targetCount,
  wrongPieces,
} from "../dist/index.js";
import { inWords, median, table } from "./measure.mjs";

const boards = /** @type {const} */ (["classic", "weekday", "hex-lake", "classic-year"]);
const rounds = 40;

/** The same numbers every time. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** @typedef {import("../dist/index.js").Question} Question */
/** @typedef {import("../dist/index.js").Placement} Placement */

/**
 * Some pieces of a solution.
 * @param {Question} question
 * @param {(below: number) => number} roll
 */
function right(question, roll) {
  const found = firstTilings(question, 50);
  const solution = found[roll(Math.max(1, found.length))] ?? [];
  const from = roll(Math.max(1, solution.length));
  const turned = [...solution.slice(from), ...solution.slice(0, from)];
  return turned.slice(0, roll(Math.max(1, solution.length)));
}

/**
 * Pieces thrown onto the board wherever they fit.
 * @param {Question} question
 * @param {(below: number) => number} roll
 */
function thrown({ puzzle, uncovered }, roll) {
  const all = placementsOf(puzzle);
  const taken = new Set(uncovered);
  const left = puzzle.pieces.map(({ copies }) => copies);
  /** @type {Placement[]} */
  const placed = [];
  for (let tries = 0; tries < 300; tries++) {
    const placement = all[roll(all.length)];
    if (placement === undefined || !left[placement.piece] || placement.cells.some((cell) => taken.has(cell))) continue;
    left[placement.piece]--;
    for (const cell of placement.cells) taken.add(cell);
    placed.push(placement);
  }
  return placed;
}

/** @type {Record<string, (question: Question, roll: (below: number) => number) => { placed: Placement[], ask: (question: Question) => Promise<unknown> }>} */
const questions = {
  "solutions left, pieces right": (question, roll) => ({ placed: right(question, roll), ask: solutionsLeft }),
  "solutions left, empty board": () => ({ placed: [], ask: solutionsLeft }),
  "pieces to lift, thrown at random": (question, roll) => ({ placed: thrown(question, roll), ask: wrongPieces }),
  "dates in reach, pieces right": (question, roll) => ({
    placed: right(question, roll),
    ask: ({ puzzle, placed }) => reachOf({ puzzle, placed }),
  }),
  "why there is no solution, thrown at random": (question, roll) => ({ placed: thrown(question, roll), ask: explain }),
  "a nudge, pieces right": (question, roll) => ({
    placed: right(question, roll),
    ask: (asked) => hint(asked, "nudge"),
  }),
};

/** @param {number[]} times */
const ninthDecile = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0;

const rows = [["the coach", "board", "median", "ninth decile", "runs"]];
for (const [name, prepare] of Object.entries(questions)) {
  for (const id of boards) {
    const puzzle = cataloguePuzzle(id);
    const roll = dice(7);
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const question = { puzzle, uncovered: targetCells(puzzle, targetAt(puzzle, roll(targetCount(puzzle)))) };
      const { placed, ask } = prepare(question, roll);
      const start = performance.now();
      await ask({ ...question, placed });
      times.push(performance.now() - start);
    }
    rows.push([name, id, inWords(median(times)), inWords(ninthDecile(times)), String(rounds)]);
  }
}
console.log(`\n${table(rows)}`);
