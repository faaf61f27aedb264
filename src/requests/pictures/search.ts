/** From a date to a film of a search: how it fills the board, goes back, and arrives. */

import {
  type Algorithm,
  type AlgorithmId,
  algorithmNamed,
  follow,
  Run,
  type Step,
} from "../../core/algorithms/algorithms.js";
import { boardPicture } from "../../core/drawing/board-picture.js";
import type { Picture } from "../../core/drawing/picture.js";
import { drawText } from "../../core/pens/text.js";
import type { Question } from "../../core/solver/question.js";
import { firstTiling } from "../../core/solver/solver.js";
import { type StopSignal, throwIfStopped } from "../../core/solver/stop.js";
import type { Placement } from "../../core/tiling/placement.js";
import type { Caller } from "../caller.js";
import { type Note, remark } from "../note.js";
import { found, noneFound, type Outcome } from "../outcome.js";
import { type AskedQuestion, readFittingQuestion, whyNoSolution } from "../question.js";
import { type Draw, type DrawingAsked, wantsLetters } from "./drawing.js";

const defaultAlgorithm: AlgorithmId = "positions";
const defaultFrames = 120;
/** Patience: some searches take very long. */
const maxSteps = 20_000_000;
const stepsBetweenLooks = 1 << 12;

export const algorithmAsked = ({ algorithm = defaultAlgorithm }: DrawingAsked): Algorithm => algorithmNamed(algorithm);

/** A search for the first solution that has been run once, to know how long it takes. */
interface Measured {
  readonly steps: number;
  /** The same search from its start. */
  again(): Run;
}

export interface Patience {
  readonly signal?: StopSignal | undefined;
  readonly milliseconds?: number;
}

/** Undefined where there is no solution, or none so soon. */
export async function measured(
  algorithm: Algorithm,
  question: Question,
  { signal, milliseconds = Number.POSITIVE_INFINITY }: Patience,
): Promise<Measured | undefined> {
  const lesson = await algorithm.load();
  const again = (): Run => new Run(lesson, question);
  const run = again();
  const end = performance.now() + milliseconds;
  let steps = 0;
  while (run.solutions === 0 && !run.isFinished && steps < maxSteps && performance.now() < end) {
    throwIfStopped(signal);
    steps += run.advanceToSolution(stepsBetweenLooks);
  }
  return run.solutions > 0 ? { steps, again } : undefined;
}

/** What is on the board after some of the steps, evenly spread, the last of which is the solution. */
function* arrangements({ again, steps }: Measured, start: readonly Placement[], frames: number) {
  const placed: Placement[] = [...start];
  const run = again();
  const next: Step[] = [];
  // Where there are fewer steps than frames, each step is shown once.
  const shown = Math.min(frames - 1, steps);
  yield [...placed];
  for (let frame = 1, done = 0; frame <= shown; frame++) {
    const count = run.advance(Math.round((frame * steps) / shown) - done, next);
    for (const step of next.slice(0, count)) follow(placed, step);
    done += count;
    yield [...placed];
  }
}

export interface Film {
  readonly pictures: readonly Picture[];
  /** What is on the board in the last of them. */
  readonly placements: readonly Placement[];
  readonly notes: readonly Note[];
}

function noFilm(question: AskedQuestion, { id }: Algorithm): Outcome<never> {
  if (firstTiling(question) === undefined) return noneFound(whyNoSolution(question));
  return noneFound(`${id} finds no solution for ${question.title} in ${maxSteps.toLocaleString("en")} steps`);
}

export async function filmOf(question: AskedQuestion, asked: DrawingAsked, caller: Caller): Promise<Outcome<Film>> {
  const { puzzle, uncovered, language, title, obstacle } = question;
  if (obstacle !== undefined) return noneFound(whyNoSolution(question));
  const algorithm = algorithmAsked(asked);
  const search = await measured(algorithm, question, caller);
  if (search === undefined) return noFilm(question, algorithm);
  const options = { language, title, letters: wantsLetters(asked) };
  const states = [...arrangements(search, question.placed, asked.frames ?? defaultFrames)];
  const pictures = states.map((placements) => boardPicture(puzzle, { placements, uncovered }, options));
  const told = `${algorithm.name}: ${search.steps.toLocaleString("en")} steps in ${pictures.length} pictures`;
  return found({ pictures, placements: states.at(-1) ?? [], notes: [...question.notes, remark(told)] });
}

export const drawSearch: Draw = async (asked, caller) => {
  const question = await readFittingQuestion(asked, caller);
  if (!question.ok) return question;
  const film = await filmOf(question.value, asked, caller);
  if (!film.ok) return film;
  const { pictures, placements, notes } = film.value;
  const { puzzle, uncovered, language } = question.value;
  const lines = (): string[] => drawText(puzzle, { placements, uncovered }, { language });
  const picture = pictures.at(-1) ?? boardPicture(puzzle, { placements, uncovered });
  return found({ picture, pictures, notes, lines });
};
