/** From a board without a solution to a page that shows why, step by step. */

import { type ProofStep, proofSteps } from "../../core/coach/coach.js";
import { type PictureStep, stepsPicture } from "../../core/drawing/steps-picture.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { counted } from "../../core/text/sentences.js";
import type { Placement } from "../../core/tiling/placement.js";
import { type ExplanationAnswer, findExplanation } from "../explanation.js";
import { choicesWords, contradictionWords, explanationLines, placementWords } from "../explanation-words.js";
import { found } from "../outcome.js";
import type { Draw } from "./drawing.js";

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Begins with the piece that was placed last. */
function captionOf(puzzle: Puzzle, { path, proof }: ProofStep): string {
  const says =
    proof.kind === "contradiction" ? contradictionWords(puzzle, proof.contradiction) : choicesWords(puzzle, proof);
  const last = path[path.length - 1];
  return `${capital(last === undefined ? says : `with ${placementWords(puzzle, last)}, ${says}`)}.`;
}

const pictureStep = (puzzle: Puzzle, placed: readonly Placement[], step: ProofStep, number: number): PictureStep => ({
  placements: [...placed, ...step.path],
  marked: step.cells,
  caption: `${number}. ${captionOf(puzzle, step)}`,
});

/** Where there is no short argument, the board and a sentence about that. */
function stepsOf({ question, explanation }: ExplanationAnswer): PictureStep[] {
  const { puzzle, placed } = question;
  if (explanation?.kind === "proof")
    return proofSteps(explanation.proof).map((step, i) => pictureStep(puzzle, placed, step, i + 1));
  return [{ placements: placed, marked: [], caption: explanationLines({ question, explanation }).join(" ") }];
}

export const drawProof: Draw = async (asked, caller) => {
  const answer = await findExplanation(asked, caller);
  if (!answer.ok) return answer;
  const { question, explanation } = answer.value;
  const { puzzle, uncovered, title, language, notes } = question;
  const steps = stepsOf(answer.value);
  const note = explanation?.kind === "proof" ? `Why there’s no solution, in ${counted(steps.length, "step")}` : "";
  return found({
    picture: stepsPicture(puzzle, steps, { title, note, uncovered, language }),
    notes,
    lines: () => explanationLines(answer.value),
  });
};
