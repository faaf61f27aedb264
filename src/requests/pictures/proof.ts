/** From a board without a solution to a page that shows why, step by step. */

import { type ProofStep, proofSteps } from "../../core/coach/coach.js";
import { type PictureStep, stepsPicture } from "../../core/drawing/steps-picture.js";
import type { Message } from "../../core/i18n/message.js";
import { loadTranslate } from "../../core/i18n/translate.js";
import { coachMessages } from "../../core/locales/en/coach.generated.js";
import type { Placement } from "../../core/tiling/placement.js";
import type { SpokenBoard } from "../board-words.js";
import { type ExplanationAnswer, findExplanation } from "../explanation.js";
import {
  choicesWords,
  choiceWords,
  contradictionWords,
  explanationLines,
  type Translate,
} from "../explanation-words.js";
import { found } from "../outcome.js";
import type { Draw } from "./drawing.js";

/** Begins with the piece that was placed last. */
function captionOf(board: SpokenBoard, { path, proof }: ProofStep): Message {
  const says =
    proof.kind === "contradiction" ? contradictionWords(board, proof.contradiction) : choicesWords(board, proof);
  const last = path[path.length - 1];
  return coachMessages.sentence({
    text: last === undefined ? says : coachMessages.follows({ choice: choiceWords(board, last), text: says }),
  });
}

const pictureStep = (placed: readonly Placement[], step: ProofStep, caption: string): PictureStep => ({
  placements: [...placed, ...step.path],
  marked: step.cells,
  caption,
});

/** Where there is no short argument, the board and a sentence about that. */
function stepsOf({ question, explanation }: ExplanationAnswer, speaks: Translate): PictureStep[] {
  const { placed } = question;
  if (explanation?.kind === "proof")
    return proofSteps(explanation.proof).map((step, i) =>
      pictureStep(placed, step, `${i + 1}. ${speaks(captionOf(question, step))}`),
    );
  const caption = explanationLines({ question, explanation }, speaks).join(" ");
  return [{ placements: placed, marked: [], caption }];
}

export const drawProof: Draw = async (asked, caller) => {
  const answer = await findExplanation(asked, caller);
  if (!answer.ok) return answer;
  const { question, explanation } = answer.value;
  const { puzzle, uncovered, title, language, notes } = question;
  const speaks = await loadTranslate(language);
  const steps = stepsOf(answer.value, speaks);
  const note = explanation?.kind === "proof" ? speaks(coachMessages.whyNone({ steps: steps.length })) : "";
  return found({
    picture: stepsPicture(puzzle, steps, { title, note, uncovered, language }),
    notes,
    lines: () => explanationLines(answer.value, speaks),
  });
};
