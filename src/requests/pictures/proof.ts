/** From a board without a solution to a page that shows why, step by step. */

import { type ProofStep, proofSteps } from "../../core/coach/coach.js";
import { explanationLines, proofStepMessage } from "../../core/coach/messages.js";
import { type PictureStep, stepsPicture } from "../../core/drawing/steps-picture.js";
import { loadTranslate, type Translate } from "../../core/i18n/translate.js";
import { coachMessages } from "../../core/locales/en/coach.generated.js";
import type { Placement } from "../../core/tiling/placement.js";
import { type ExplanationAnswer, findExplanation } from "../explanation.js";
import { found } from "../outcome.js";
import type { Draw } from "./drawing.js";

/** The sentences of an explanation, indented where a choice has been made. */
const linesOf = ({ question, explanation }: ExplanationAnswer, translate: Translate): string[] =>
  explanationLines(question, explanation).map(({ indent, message }) => `${indent}${translate(message)}`);

const pictureStep = (placed: readonly Placement[], step: ProofStep, caption: string): PictureStep => ({
  placements: [...placed, ...step.path],
  marked: step.cells,
  caption,
});

/** Where there is no short argument, the board and a sentence about that. */
function stepsOf(answer: ExplanationAnswer, translate: Translate): PictureStep[] {
  const { question, explanation } = answer;
  const { placed } = question;
  if (explanation?.kind === "proof")
    return proofSteps(explanation.proof).map((step, i) =>
      pictureStep(placed, step, `${i + 1}. ${translate(proofStepMessage(question, step))}`),
    );
  const caption = linesOf(answer, translate).join(" ");
  return [{ placements: placed, marked: [], caption }];
}

export const drawProof: Draw = async (asked, caller) => {
  const answer = await findExplanation(asked, caller);
  if (!answer.ok) return answer;
  const { question, explanation } = answer.value;
  const { puzzle, uncovered, title, language, notes } = question;
  const translate = await loadTranslate(language);
  const steps = stepsOf(answer.value, translate);
  const note = explanation?.kind === "proof" ? translate(coachMessages.whyNone({ steps: steps.length })) : "";
  return found({
    picture: stepsPicture(puzzle, steps, { title, note, uncovered, language }),
    notes,
    lines: () => linesOf(answer.value, translate),
  });
};
