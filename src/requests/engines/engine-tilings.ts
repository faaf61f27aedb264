/** From a question to the tilings that another solver finds, each looked at by the verifier. */

import { modelOf } from "../../core/algorithms/algorithms.js";
import { itemAt } from "../../core/text/list.js";
import { inTilingOrder, type Tiling } from "../../core/tiling/placement.js";
import { verifyTiling } from "../../core/tiling/verify.js";
import { type WrittenModel, writtenModel } from "../../formats/models/models.js";
import type { CallerSignal } from "../caller.js";
import type { AskedQuestion } from "../question.js";
import type { Engine } from "./engine.js";

/** What the chosen placements make of the board, with what lay there before. */
export function tilingOf({ task }: WrittenModel, chosen: readonly number[]): Tiling {
  return [...task.placed, ...chosen.map((index) => itemAt(task.placements, index))].sort(inTilingOrder);
}

export async function* engineTilings(
  engine: Engine,
  question: AskedQuestion,
  wantsAll: boolean,
  signal: CallerSignal | undefined,
): AsyncGenerator<Tiling> {
  const { puzzle, uncovered, flips, title } = question;
  const model = writtenModel(modelOf(question), title);
  for await (const chosen of engine({ model, wantsAll, signal })) {
    const tiling = tilingOf(model, chosen);
    const fault = verifyTiling(puzzle, uncovered, tiling, { flips });
    if (fault !== undefined) throw new Error(`the other solver's solution is wrong: ${fault}`);
    yield tiling;
  }
}
