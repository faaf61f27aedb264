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
import { picturesMessages } from "../../core/locales/en/pictures.generated.js";
import { drawText } from "../../core/pens/text.js";
import type { Question } from "../../core/solver/question.js";
import { Slices } from "../../core/solver/slices.js";
import { tilingsAsync } from "../../core/solver/solver.js";
import type { StopSignal } from "../../core/solver/stop.js";
import type { Placement } from "../../core/tiling/placement.js";
import type { Caller } from "../caller.js";
import { type Note, remark } from "../note.js";
import { found, noneFound, type Outcome } from "../outcome.js";
import { type AskedQuestion, findFittingQuestion, whyNoSolution } from "../question.js";
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
  const slices = new Slices({ signal });
  let steps = 0;
  while (run.solutions === 0 && !run.isFinished && steps < maxSteps && performance.now() < end) {
    await slices.rest();
    steps += run.advanceToSolution(stepsBetweenLooks);
  }
  return run.solutions > 0 ? { steps, again } : undefined;
}

/** Follows a search for this many steps on the board. */
async function followRun(run: Run, count: number, placed: Placement[], slices: Slices): Promise<void> {
  const next: Step[] = [];
  for (let done = 0; done < count; ) {
    await slices.rest();
    const steps = run.advance(Math.min(count - done, stepsBetweenLooks), next);
    for (const step of next.slice(0, steps)) follow(placed, step);
    done += steps;
  }
}

/** What is on the board after some of the steps, evenly spread, the last of which is the solution. */
async function* arrangements(
  { again, steps }: Measured,
  start: readonly Placement[],
  frames: number,
  slices: Slices,
): AsyncGenerator<readonly Placement[]> {
  const placed: Placement[] = [...start];
  const run = again();
  // Where there are fewer steps than frames, each step is shown once.
  const shown = Math.min(frames - 1, steps);
  const stepsAt = (frame: number): number => Math.round((frame * steps) / shown);
  yield [...placed];
  for (let frame = 1; frame <= shown; frame++) {
    await followRun(run, stepsAt(frame) - stepsAt(frame - 1), placed, slices);
    yield [...placed];
  }
}

export interface Film {
  readonly pictures: readonly Picture[];
  /** What is on the board in the last of them. */
  readonly placements: readonly Placement[];
  readonly notes: readonly Note[];
}

async function isSolvable(question: Question, { signal }: Caller): Promise<boolean> {
  for await (const _ of tilingsAsync(question, { signal })) return true;
  return false;
}

async function noFilm(question: AskedQuestion, { id }: Algorithm, caller: Caller): Promise<Outcome<never>> {
  if (!(await isSolvable(question, caller))) return noneFound(whyNoSolution(question));
  return noneFound(picturesMessages.tooLong({ algorithm: id, title: question.title, steps: maxSteps }));
}

export async function filmOf(question: AskedQuestion, asked: DrawingAsked, caller: Caller): Promise<Outcome<Film>> {
  const { puzzle, uncovered, language, title, obstacle } = question;
  if (obstacle !== undefined) return noneFound(whyNoSolution(question));
  const algorithm = algorithmAsked(asked);
  const search = await measured(algorithm, question, caller);
  if (search === undefined) return noFilm(question, algorithm, caller);
  const options = { language, title, letters: wantsLetters(asked) };
  const slices = new Slices(caller);
  const pictures: Picture[] = [];
  let last: readonly Placement[] = [];
  for await (const placements of arrangements(search, question.placed, asked.frames ?? defaultFrames, slices)) {
    pictures.push(boardPicture(puzzle, { placements, uncovered }, options));
    last = placements;
  }
  const told = picturesMessages.steps({ algorithm: algorithm.name, steps: search.steps, frames: pictures.length });
  return found({ pictures, placements: last, notes: [...question.notes, remark(told)] });
}

export const drawSearch: Draw = async (asked, caller) => {
  const question = await findFittingQuestion(asked, caller);
  if (!question.ok) return question;
  const film = await filmOf(question.value, asked, caller);
  if (!film.ok) return film;
  const { pictures, placements, notes } = film.value;
  const { puzzle, uncovered, language } = question.value;
  const lines = (): string[] => drawText(puzzle, { placements, uncovered }, { language });
  const picture = pictures.at(-1) ?? boardPicture(puzzle, { placements, uncovered });
  return found({ picture, pictures, notes, lines });
};
