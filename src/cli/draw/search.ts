/** From a date to a film of a search: how it fills the board, goes back, and arrives. */

import { type Algorithm, algorithmNamed, follow, Run, type Step } from "../../core/algorithms/algorithms.js";
import { boardPicture } from "../../core/drawing/board-picture.js";
import type { Picture } from "../../core/drawing/picture.js";
import { drawText } from "../../core/pens/text.js";
import type { Question } from "../../core/solver/question.js";
import { firstTiling } from "../../core/solver/solver.js";
import { throwIfStopped } from "../../core/solver/stop.js";
import type { Placement } from "../../core/tiling/placement.js";
import { type Context, failedCheck, found, type Outcome } from "../command.js";
import { type AskedQuestion, readFittingQuestion, whyNoSolution } from "../question.js";
import { type Draw, wantsLetters } from "./drawing.js";

const defaultAlgorithm = "positions";
const defaultFrames = 120;
/** Patience: some searches take very long. */
const maxSteps = 20_000_000;
const stepsBetweenLooks = 1 << 12;

export const algorithmAsked = ({ values }: Context): Algorithm => algorithmNamed(values.algorithm ?? defaultAlgorithm);

/** A search for the first solution that has been run once, to know how long it takes. */
interface Measured {
  readonly steps: number;
  /** The same search from its start. */
  again(): Run;
}

/** Undefined where there is no solution, or none so soon. */
export async function measured(
  { io }: Context,
  algorithm: Algorithm,
  question: Question,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<Measured | undefined> {
  const lesson = await algorithm.load();
  const again = (): Run => new Run(lesson, question);
  const run = again();
  const end = performance.now() + milliseconds;
  let steps = 0;
  while (run.solutions === 0 && !run.isFinished && steps < maxSteps && performance.now() < end) {
    throwIfStopped(io.signal);
    steps += run.toSolution(stepsBetweenLooks);
  }
  return run.solutions > 0 ? { steps, again } : undefined;
}

/** What lies on the board after some of the steps, evenly spread, the last of which is the solution. */
function* arrangements({ again, steps }: Measured, start: readonly Placement[], frames: number) {
  const placed: Placement[] = [...start];
  const run = again();
  const next: Step[] = [];
  // Where there are fewer steps than frames, each step is shown once.
  const shown = Math.min(frames - 1, steps);
  yield [...placed];
  for (let frame = 1, done = 0; frame <= shown; frame++) {
    const count = run.advance(Math.round((frame * steps) / shown) - done, next);
    for (let i = 0; i < count; i++) follow(placed, next[i]!);
    done += count;
    yield [...placed];
  }
}

export interface Film {
  readonly pictures: readonly Picture[];
  /** What lies on the board in the last of them. */
  readonly placements: readonly Placement[];
  readonly steps: number;
}

export async function filmOf(context: Context, asked: AskedQuestion): Promise<Outcome<Film>> {
  const { puzzle, uncovered, language, title, obstacle } = asked;
  if (obstacle !== undefined) return failedCheck(whyNoSolution(asked));
  const algorithm = algorithmAsked(context);
  const search = await measured(context, algorithm, asked);
  if (search === undefined && firstTiling(asked) === undefined) return failedCheck(whyNoSolution(asked));
  if (search === undefined) {
    const most = maxSteps.toLocaleString("en");
    return failedCheck(`${algorithm.id} finds no solution for ${title} in ${most} steps`);
  }
  const options = { language, title, letters: wantsLetters(context) };
  const states = [...arrangements(search, asked.placed, context.values.frames ?? defaultFrames)];
  const pictures = states.map((placements) => boardPicture(puzzle, { placements, uncovered }, options));
  await context.remark(`${algorithm.name}: ${search.steps.toLocaleString("en")} steps in ${pictures.length} pictures`);
  return found({ pictures, placements: states.at(-1) ?? [], steps: search.steps });
}

export const drawSearch: Draw = async (context) => {
  const asked = await readFittingQuestion(context);
  if (!asked.ok) return asked;
  const film = await filmOf(context, asked.value);
  if (!film.ok) return film;
  const { pictures, placements } = film.value;
  const { puzzle, uncovered, language } = asked.value;
  const lines = (): string[] => drawText(puzzle, { placements, uncovered }, { language });
  return found({ picture: pictures.at(-1)!, pictures, lines });
};
