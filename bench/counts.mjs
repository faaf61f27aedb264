/**
 * In a fresh process: counts every target of a puzzle with some threads, or by the kernel alone if the word "kernel"
 * stands for their number. Prints milliseconds and megabytes.
 */

import { targetCount } from "../dist/core/puzzle/target.js";
import { targetWeights } from "../dist/core/solver/counts.js";
import { kernelFor } from "../dist/core/solver/long-runner.js";
import { compileTargets } from "../dist/core/solver/question.js";
import { countTargets } from "../dist/core/solver/solver.js";
import { cataloguePuzzle } from "../dist/formats/catalogue.js";
import { startPool } from "../dist/rpc/node.js";

/** @type {Record<string, number>} */
const totals = { weekday: 4_937_780, "classic-year": 1_391_023_514 };

const [id = "weekday", threads = "1"] = process.argv.slice(2);
const pool = startPool(Number(threads) || 1);
const puzzle = cataloguePuzzle(/** @type {any} */ (id));
const start = performance.now();
const counts = threads === "kernel" ? countedByKernel() : await countTargets({ puzzle }, { pool });
const milliseconds = performance.now() - start;
const tilings = counts.reduce((sum, count) => sum + count, 0);
if (tilings !== totals[id]) throw new Error(`${id}: ${tilings} tilings instead of ${totals[id]}`);
// The most memory that the process ever had, its threads included; in kilobytes.
console.log(JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
await pool.close();

function countedByKernel() {
  const compiled = compileTargets({ puzzle });
  const weights = targetWeights(compiled, puzzle);
  const yields = /** @type {const} */ ({ kind: "targets", targets: targetCount(puzzle), weights, scales: [] });
  const kernel = kernelFor(compiled.problem, { yields, capacity: 1 << 22, long: true });
  if (kernel === undefined) throw new Error(`${id} is beyond the kernel`);
  while (!kernel.finished) {
    kernel.run(1 << 20);
    if (kernel.rowCount >= kernel.capacity) kernel.dropRows();
  }
  return kernel.counts();
}
