/** From a question to a solution of it by its number, found by a separate thread where the page allows one. */

import { countTilings } from "../core/solver/counts.js";
import type { Pool } from "../core/solver/job.js";
import { tilingAt } from "../core/solver/numbers.js";
import type { Question } from "../core/solver/question.js";
import { sortedTilings } from "../core/solver/sorted-tilings.js";
import type { Placement } from "../core/tiling/placement.js";
import { startPool } from "../rpc/browser.js";

/** So many are listed by the thread; to reach one of more takes turns with the page. */
const maxListed = 20_000;

let pool: Pool | undefined;

export async function solutionAt(question: Question, number: number): Promise<readonly Placement[]> {
  pool ??= startPool(1);
  const count = await countTilings(question, { pool });
  if (count > maxListed) return (await tilingAt(question, number - 1, { pool })) ?? [];
  return (await sortedTilings(question, { pool }))[number - 1] ?? [];
}
