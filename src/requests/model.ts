/** From a board to its constraint model in a format of other solvers, and from their answer to a solution. */

import { modelOf } from "../core/algorithms/algorithms.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import type { Tiling } from "../core/tiling/placement.js";
import { verifyTiling } from "../core/tiling/verify.js";
import { type ModelFormat, modelFormat, type WrittenModel, writtenModel } from "../formats/models/models.js";
import { type Caller, spelled } from "./caller.js";
import { tilingOf } from "./engines/engine-tilings.js";
import { found, noneFound, type Outcome } from "./outcome.js";
import { type AskedOf, wrongParts } from "./parts.js";
import { type AskedQuestion, findFittingQuestion } from "./question.js";
import { modelParts } from "./schema.js";

/** A board, the format of another solver, and perhaps that solver's answer. */
export interface ModelAsked extends AskedOf<typeof modelParts> {}

/** A request for a model. */
export interface ModelRequest extends ModelAsked {
  readonly want: "model";
}

export const defaultModelFormat: ModelFormat = "dlx";

/** A model, and what an answer to it means. */
export interface ModelAnswer {
  readonly question: AskedQuestion;
  readonly format: ModelFormat;
  /** The model, for a solver. */
  readonly text: string;
  /** What the solver's answer means, where one was given. */
  readonly tiling: Tiling | undefined;
}

/** The solution that an answer means, checked by the verifier. */
function readBack(question: AskedQuestion, model: WrittenModel, asked: ModelAsked, caller: Caller): Outcome<Tiling> {
  const { format = defaultModelFormat, answer = "" } = asked;
  const chosen = modelFormat(format).readAnswer(model, answer);
  if (chosen.length === 0 && model.constraints.length > 0) {
    return noneFound(requestsMessages.otherModel({ format: spelled(caller, "format", format) }));
  }
  const tiling = tilingOf(model, chosen);
  const { puzzle, uncovered, flips } = question;
  const fault = verifyTiling(puzzle, uncovered, tiling, { flips });
  return fault === undefined ? found(tiling) : noneFound(requestsMessages.noAnswer({ why: fault }));
}

/**
 * Writes a board as a model for another solver. Given that solver's answer, it reads the solution back.
 *
 * @example
 * ```ts
 * unwrap(await askModel({ date: "25 Dec", format: "lp" })).text.split("\n")[0]; // → \ 25 December on classic. Placements: 782, cells to cover: 41.
 * ```
 */
export async function askModel(asked: ModelAsked, caller: Caller = {}): Promise<Outcome<ModelAnswer>> {
  const wrong = wrongParts(asked, modelParts);
  if (wrong !== undefined) return wrong;
  const question = await findFittingQuestion(asked, caller);
  if (!question.ok) return question;
  const { format = defaultModelFormat } = asked;
  const model = writtenModel(modelOf(question.value), question.value.title, question.value.language);
  const tiling = asked.answer === undefined ? found(undefined) : readBack(question.value, model, asked, caller);
  if (!tiling.ok) return tiling;
  return found({ question: question.value, format, text: modelFormat(format).write(model), tiling: tiling.value });
}
