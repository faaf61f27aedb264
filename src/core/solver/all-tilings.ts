/** From a question to all its tilings at once, in an order that depends on the puzzle alone and not on who searched. */

import type { Tiling } from "../tiling/placement.js";
import { copyCount } from "./cover.js";
import { doJob } from "./do-job.js";
import type { WorkOptions } from "./job.js";
import { type Compiled, compileQuestion, type Question, tilingFrom } from "./question.js";
import type { Rows } from "./runner.js";

/** By the first piece that lies differently: by its orientation, then by its place. */
function inFixedOrder(a: Tiling, b: Tiling): number {
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i]!, b[i]!];
    const order = one.orientation - other.orientation || one.cells[0]! - other.cells[0]!;
    if (order !== 0) return order;
  }
  return 0;
}

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

/** The n-th of them stays the n-th, so that one can refer to it. */
export async function allTilings(question: Question, options: WorkOptions = {}): Promise<Tiling[]> {
  const compiled = compileQuestion(question);
  const { rows, found } = await doJob({ problem: compiled.problem, yields: { kind: "rows" } }, options);
  return tilingsOf(compiled, rows, found).sort(inFixedOrder);
}
