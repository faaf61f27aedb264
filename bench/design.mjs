/** Measures what a maker waits for: the year after an edit, and the ranking of all single swaps of the classic board. */

import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { designOf, puzzleOfDesign } from "../dist/core/design/design-puzzle.js";
import { editDesign } from "../dist/core/design/edit.js";
import { figuresOfPuzzle, rankIdeas } from "../dist/core/design/ideas.js";
import { cataloguePuzzle } from "../dist/formats/catalogue.js";

const puzzle = cataloguePuzzle("classic");
const threads = 2;

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
  return checked.ok ? figuresOfPuzzle(checked.value, "works") : undefined;
}

async function main() {
  await refresh();
  const times = [];
  for (let i = 0; i < 9; i++) times.push((await milliseconds(refresh)).took);
  times.sort((a, b) => a - b);
  console.log(`refresh after an edit, classic board: ${times[4].toFixed(0)} ms (median of 9; at most 200 wanted)`);
  const ranked = await milliseconds(() => Promise.all(Array.from({ length: threads }, (_, i) => inThread(i))));
  const swaps = ranked.result.reduce((sum, count) => sum + count, 0);
  console.log(`all ${swaps} single swaps, ${threads} threads: ${(ranked.took / 1000).toFixed(2)} s (at most 3 wanted)`);
}

if (isMainThread) await main();
else parentPort.postMessage((await swapsOf(workerData)).ideas.length);
