/**
 * How long the coach thinks, and how long it may: state, reach, next step and proof on boards with any number of pieces,
 * placed rightly or at random, and on every board with a single piece. And how long a lazy year takes.
 *
 * A busy machine isn't the coach's fault, so there's the CPU time of the longest answer, too, which is what is judged.
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

/** How many milliseconds state, reach and next step may take for any position; a proof or an honest no; a lazy year. */
const limits = { classic: 50, weekday: 300, proof: 1000, lazyYear: 2000 };
const boards = /** @type {const} */ (["classic", "weekday", "hex-lake", "domino-months", "classic-year"]);
/** Of each number of pieces. */
const rounds = 6;

/** The same numbers every time. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** @typedef {import("../dist/index.js").Question & { placed: readonly import("../dist/index.js").Placement[] }} Position */
/** @typedef {import("../dist/index.js").Placement} Placement */
/** @typedef {import("../dist/index.js").Puzzle} Puzzle */
/** @typedef {(below: number) => number} Dice */

/** Pieces of a solution. @param {Position} board @param {Dice} roll @param {number} pieces */
function right(board, roll, pieces) {
  const found = firstTilings(board, 50);
  const solution = found[roll(Math.max(1, found.length))] ?? [];
  const from = roll(Math.max(1, solution.length));
  return [...solution.slice(from), ...solution.slice(0, from)].slice(0, pieces);
}

/** Pieces thrown onto the board wherever they fit. @param {Position} board @param {Dice} roll @param {number} pieces */
function thrown({ puzzle, uncovered }, roll, pieces) {
  const all = placementsOf(puzzle);
  const taken = new Set(uncovered);
  const left = puzzle.pieces.map(({ copies }) => copies);
  /** @type {Placement[]} */
  const placed = [];
  for (let tries = 0; tries < 300 && placed.length < pieces; tries++) {
    const placement = all[roll(all.length)];
    if (placement === undefined || !left[placement.piece] || placement.cells.some((cell) => taken.has(cell))) continue;
    left[placement.piece]--;
    for (const cell of placement.cells) taken.add(cell);
    placed.push(placement);
  }
  return placed;
}

/** Positions with any number of pieces, from none to all but one. @param {Puzzle} puzzle @returns {Position[]} */
function anyPositions(puzzle) {
  const copies = puzzle.pieces.reduce((sum, piece) => sum + piece.copies, 0);
  const roll = dice(7);
  return Array.from({ length: copies * rounds * 2 }, (_, i) => {
    const uncovered = targetCells(puzzle, targetAt(puzzle, roll(targetCount(puzzle))));
    const board = { puzzle, uncovered, placed: [] };
    return { ...board, placed: (i % 2 === 0 ? right : thrown)(board, roll, Math.floor(i / 2) % copies) };
  });
}

/** Every place of every piece, or some hundreds of them. @param {Puzzle} puzzle @returns {Position[]} */
function singlePieces(puzzle) {
  const all = placementsOf(puzzle);
  const every = puzzle.id === "classic" ? 1 : 5;
  return all.filter((_, i) => i % every === 0).map((placement) => ({ puzzle, uncovered: [], placed: [placement] }));
}

/** As if it had never been asked before: what is kept is kept by puzzle. @param {Position} position */
const reach = ({ puzzle, placed }) => reachOf({ puzzle: { ...puzzle }, placed });

/** @param {Puzzle} puzzle @returns {Position[]} */
const emptyBoards = (puzzle) => [1, 2, 3].map(() => ({ puzzle, uncovered: [], placed: [] }));

/** @type {readonly { name: string, positions: (puzzle: Puzzle) => Position[], ask: (position: Position) => Promise<unknown>, limit?: number }[]} */
const questions = [
  {
    name: "state: solutions left, or pieces to lift",
    positions: anyPositions,
    ask: async (position) => [await solutionsLeft(position), await wrongPieces(position)],
  },
  {
    name: "reach, any number of pieces but none",
    positions: (puzzle) => anyPositions(puzzle).filter(({ placed }) => placed.length > 0),
    ask: reach,
  },
  { name: "reach, one piece anywhere", positions: singlePieces, ask: reach },
  { name: "reach, empty board", positions: emptyBoards, ask: reach },
  { name: "next step", positions: anyPositions, ask: (position) => hint(position, "next") },
  { name: "a proof, or an honest no", positions: anyPositions, ask: explain, limit: limits.proof },
];

const cpuNow = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const [start, before] = [performance.now(), cpuNow()];
  await work();
  return { wall: performance.now() - start, cpu: cpuNow() - before };
}

/** @param {number} milliseconds @param {number | undefined} limit */
const judged = (milliseconds, limit) =>
  limit === undefined ? ["", ""] : [inWords(limit), milliseconds <= limit ? "met" : "missed"];

const rows = [["the coach", "board", "runs", "median", "longest", "longest, CPU", "limit", ""]];
for (const { name, positions, ask, limit } of questions) {
  for (const id of boards) {
    // The whole year of this board takes seconds, whatever is asked.
    if (id === "classic-year" && name.startsWith("reach, ")) continue;
    const puzzle = cataloguePuzzle(id);
    await ask({ puzzle, uncovered: targetCells(puzzle, targetAt(puzzle, 0)), placed: [] });
    const times = [];
    for (const position of positions(puzzle)) times.push(await timed(() => ask(position)));
    const longest = Math.max(...times.map(({ cpu }) => cpu));
    const own = limit ?? (id === "classic" || id === "weekday" ? limits[id] : undefined);
    rows.push([
      name,
      id,
      String(times.length),
      inWords(median(times.map(({ wall }) => wall))),
      inWords(Math.max(...times.map(({ wall }) => wall))),
      inWords(longest),
      ...judged(longest, own),
    ]);
  }
}
console.log(`\n${table(rows)}`);

const year = 2026;
const lazy = [["the lazy year", "time", "CPU", "moves", "limit", ""]];
for (const id of /** @type {const} */ (["classic", "weekday"])) {
  const puzzle = cataloguePuzzle(id);
  const days = Array.from({ length: 365 }, (_, i) => {
    const date = new Date(Date.UTC(year, 0, 1 + i));
    return unwrap(targetFromDate(puzzle, { year, month: date.getUTCMonth() + 1, day: date.getUTCDate() }));
  });
  let moves = 0;
  const { wall, cpu } = await timed(async () => {
    moves = (await lazyYear({ puzzle }, days)).moves;
  });
  const limit = id === "classic" ? limits.lazyYear : undefined;
  lazy.push([id, inWords(wall), inWords(cpu), String(moves), ...judged(cpu, limit)]);
}
console.log(`\n${table(lazy)}`);
