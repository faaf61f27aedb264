/**
 * Measures what a maker waits for: the year and the difficulty after an edit, the ranking of all single swaps of the
 * classic board, and a set of pieces for it. What is wanted is beside each figure.
 */

import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { difficultyOfBoard } from "../dist/core/coach/difficulty.js";
import { designOf, puzzleOfDesign } from "../dist/core/design/design-puzzle.js";
import { editDesign } from "../dist/core/design/edit.js";
import { fillBoard } from "../dist/core/design/fill-board.js";
import { judgedTargets } from "../dist/core/design/goals.js";
import { figuresOfPuzzle, rankIdeas } from "../dist/core/design/ideas.js";
import { palette } from "../dist/core/design/piece-sets.js";
import { cataloguePuzzle } from "../dist/formats/catalogue.js";
import { loadKnownSets } from "../dist/formats/known-sets.js";

const puzzle = cataloguePuzzle("classic");
const threads = 2;
/** What is wanted: milliseconds after an edit, and seconds for all swaps. */
const limits = { refresh: 200, swaps: 3 };

/** What one thread does of all swaps. */
const swapsOf = (index) => rankIdeas(puzzle, "harder", { kinds: ["swap"], part: { index, of: threads } });

function inThread(index) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: index });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

async function milliseconds(work) {
  const start = performance.now();
  const result = await work();
  return { result, took: performance.now() - start };
}

/** An edit, the check of the whole design, and the counts of its year. */
async function refresh() {
  const moved = editDesign(designOf(puzzle), { edit: "move-label", from: { x: 0, y: 0 }, to: { x: 3, y: 4 } });
  const checked = puzzleOfDesign(moved);
  if (!checked.ok) throw new Error("the edit has broken the puzzle");
  await figuresOfPuzzle(checked.value, "works");
  return checked.value;
}

/** The same, and how hard it is, as it is told first. */
async function refreshAndRate() {
  const moved = await refresh();
  return difficultyOfBoard({ puzzle: moved }, judgedTargets(moved), 11);
}

async function median(work) {
  await work();
  const times = [];
  for (let i = 0; i < 9; i++) times.push((await milliseconds(work)).took);
  return times.sort((a, b) => a - b)[4];
}

/** How many pieces each one of the puzzle could be swapped for; only those of the same size can cover the board. */
function swapsInWords(ranked) {
  const sizes = new Set(puzzle.pieces.map(({ shape }) => shape.length));
  const others = [...sizes].reduce((sum, size) => sum + palette("square", size).length, 0) - 1;
  const all = puzzle.pieces.length * others;
  return `all ${puzzle.pieces.length} × ${others} = ${all} single swaps, ${all - ranked} of the wrong size, ${ranked} counted`;
}

async function main() {
  const wanted = `median of 9; at most ${limits.refresh} wanted`;
  console.log(`year after an edit, classic board: ${(await median(refresh)).toFixed(0)} ms (${wanted})`);
  console.log(`year and difficulty after an edit: ${(await median(refreshAndRate)).toFixed(0)} ms (${wanted})`);
  const ranked = await milliseconds(() => Promise.all(Array.from({ length: threads }, (_, i) => inThread(i))));
  const swaps = ranked.result.reduce((sum, count) => sum + count, 0);
  const took = (ranked.took / 1000).toFixed(2);
  console.log(`${swapsInWords(swaps)}, ${threads} threads: ${took} s (at most ${limits.swaps} wanted)`);
  const known = await loadKnownSets();
  const byChance = await milliseconds(() => fillBoard(puzzle, "works"));
  const byCensus = await milliseconds(() => fillBoard(puzzle, "works", { known }));
  console.log(
    `a set that works: ${byChance.took.toFixed(0)} ms by chance, ${byCensus.took.toFixed(0)} ms where the census knows`,
  );
}

if (isMainThread) await main();
else parentPort.postMessage((await swapsOf(workerData)).ideas.length);
