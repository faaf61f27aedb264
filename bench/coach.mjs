/**
 * How long the coach thinks: solutions left, pieces to lift, dates in reach and a nudge, on boards with any number of
 * pieces, placed rightly or at random. And how long a lazy year takes.
 */

import {
  cataloguePuzzle,
  explain,
  firstTilings,
  hint,
  lazyYear,
  placementsOf,
  reachOf,
  solutionsLeft,
  targetAt,
  targetCells,
  targetCount,
  targetFromDate,
  unwrap,
  wrongPieces,
} from "../dist/index.js";
import { inWords, median, table } from "./measure.mjs";

const boards = /** @type {const} */ (["classic", "weekday", "hex-lake", "classic-year"]);
const rounds = 40;
/** What takes longest is asked less often. */
const fewRounds = 3;

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
 * Some pieces of a solution: this many, or any number of them.
 * @param {Question} question
 * @param {(below: number) => number} roll
 */
function right(question, roll, pieces = roll(question.puzzle.pieces.length)) {
  const found = firstTilings(question, 50);
  const solution = found[roll(Math.max(1, found.length))] ?? [];
  const from = roll(Math.max(1, solution.length));
  const turned = [...solution.slice(from), ...solution.slice(0, from)];
  return turned.slice(0, pieces);
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
  "solutions left, right pieces": (question, roll) => ({ placed: right(question, roll), ask: solutionsLeft }),
  "solutions left, empty board": () => ({ placed: [], ask: solutionsLeft }),
  "pieces to lift, random pieces": (question, roll) => ({ placed: thrown(question, roll), ask: wrongPieces }),
  "dates in reach, right pieces": (question, roll) => ({
    placed: right(question, roll),
    ask: ({ puzzle, placed }) => reachOf({ puzzle, placed }),
  }),
  "dates in reach, one piece": (question, roll) => ({
    placed: right(question, roll, 1),
    ask: ({ puzzle, placed }) => reachOf({ puzzle, placed }),
  }),
  "dates in reach, empty board, first time": ({ puzzle }) => ({
    placed: [],
    ask: () => reachOf({ puzzle: { ...puzzle } }),
  }),
  "dates in reach, empty board, again": ({ puzzle }) => ({ placed: [], ask: () => reachOf({ puzzle }) }),
  "why it can't work, random pieces": (question, roll) => ({ placed: thrown(question, roll), ask: explain }),
  "a nudge, right pieces": (question, roll) => ({
    placed: right(question, roll),
    ask: (asked) => hint(asked, "nudge"),
  }),
};

/** @param {number[]} times */
const ninthDecile = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0;

const rows = [["the coach", "board", "median", "ninth decile", "longest", "runs"]];
for (const [name, prepare] of Object.entries(questions)) {
  for (const id of boards) {
    const puzzle = cataloguePuzzle(id);
    const roll = dice(7);
    const times = [];
    const runs = name.includes("first time") ? fewRounds : rounds;
    for (let round = 0; round < runs; round++) {
      const question = { puzzle, uncovered: targetCells(puzzle, targetAt(puzzle, roll(targetCount(puzzle)))) };
      const { placed, ask } = prepare(question, roll);
      const start = performance.now();
      await ask({ ...question, placed });
      times.push(performance.now() - start);
    }
    rows.push([
      name,
      id,
      inWords(median(times)),
      inWords(ninthDecile(times)),
      inWords(Math.max(...times)),
      String(runs),
    ]);
  }
}
console.log(`\n${table(rows)}`);

const year = 2026;
const lazy = [["the lazy year", "time", "moves"]];
for (const id of /** @type {const} */ (["classic", "weekday"])) {
  const puzzle = cataloguePuzzle(id);
  const days = Array.from({ length: 365 }, (_, i) => {
    const date = new Date(Date.UTC(year, 0, 1 + i));
    return unwrap(targetFromDate(puzzle, { year, month: date.getUTCMonth() + 1, day: date.getUTCDate() }));
  });
  const start = performance.now();
  const { moves } = await lazyYear({ puzzle }, days);
  lazy.push([id, inWords(performance.now() - start), String(moves)]);
}
console.log(`\n${table(lazy)}`);
