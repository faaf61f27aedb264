/** From a question to all its tilings at once, in the order of solutions. */

import type { Tiling } from "../tiling/placement.js";
import { copyCount } from "./cover.js";
import { doJob } from "./do-job.js";
import type { WorkOptions } from "./job.js";
import { type Compiled, compileQuestion, type Question, tilingFrom } from "./question.js";
import type { Rows } from "./runner.js";
import { inSolutionOrder } from "./solution-order.js";

function tilingsOf(compiled: Compiled, batches: readonly Rows[], found: number): Tiling[] {
  const rowLength = batches.reduce((sum, rows) => sum + rows.length, 0) / Math.max(1, found);
  // Pieces that all lie already leave a row of nothing.
  if (rowLength === 0) return Array.from({ length: found }, () => tilingFrom(compiled, []));
  const filled = copyCount(compiled.problem);
  return batches.flatMap((rows) =>
    Array.from({ length: rows.length / rowLength }, (_, i) =>
      tilingFrom(compiled, rows.subarray(i * rowLength, i * rowLength + filled)),
    ),
  );
}

/**
 * Finds all tilings of a question at once, in the order of solutions; a pool can share in the work.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * (await sortedTilings(question)).length; // → 92
 * ```
 */
export async function sortedTilings(question: Question, options: WorkOptions = {}): Promise<Tiling[]> {
  const compiled = compileQuestion(question);
  const { rows, found } = await doJob({ problem: compiled.problem, yields: { kind: "rows" } }, options);
  return inSolutionOrder(tilingsOf(compiled, rows, found));
}
