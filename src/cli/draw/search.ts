/** From a date to a film of the plainest search: how it fills the board, goes back, and arrives. */

import { firstOpenCell, type SearchSetup, type SearchStep } from "../../core/algorithms/first-open-cell.js";
import { boardPicture } from "../../core/drawing/board-picture.js";
import type { Picture } from "../../core/drawing/picture.js";
import { drawText } from "../../core/drawing/text.js";
import { throwIfStopped } from "../../core/solver/stop.js";
import type { Placement } from "../../core/tiling/placement.js";
import { type Context, failedCheck, found } from "../command.js";
import { readQuestion, whyNoSolution } from "../question.js";
import { type Draw, wantsLetters } from "./drawing.js";

const usualFrames = 120;
/** Patience: the plainest search may take very long. */
const mostSteps = 20_000_000;
const stepsBetweenLooks = 1 << 16;

/** How many steps it takes to the first solution; undefined where none comes in time. */
function stepsToSolution(setup: SearchSetup, { signal }: Context["io"]): number | undefined {
  let count = 0;
  for (const { kind } of firstOpenCell(setup)) {
    if (kind === "solution") return count;
    if (count++ >= mostSteps) return undefined;
    if (count % stepsBetweenLooks === 0) throwIfStopped(signal);
  }
  return undefined;
}

function follow(placed: Placement[], step: SearchStep): void {
  if (step.kind === "place") placed.push(step.placement);
  else if (step.kind === "remove") placed.pop();
}

/** What lies on the board after some of the steps, evenly spread, the last of which is the solution. */
function* arrangements(setup: SearchSetup, steps: number, frames: number): Generator<readonly Placement[]> {
  const placed: Placement[] = [];
  let [done, shown] = [0, 1];
  yield [];
  for (const step of firstOpenCell(setup)) {
    follow(placed, step);
    done++;
    // Where there are fewer steps than frames, each step is shown once.
    if (done < Math.round((shown * steps) / Math.min(frames - 1, steps))) continue;
    yield [...placed];
    shown++;
    if (done >= steps) return;
  }
}

export const drawSearch: Draw = async (context) => {
  const asked = await readQuestion(context);
  if (!asked.ok) return asked;
  const { puzzle, uncovered, flips, language, title, obstacle } = asked.value;
  const setup = { puzzle, uncovered, flips };
  const steps = obstacle === undefined ? stepsToSolution(setup, context.io) : undefined;
  if (obstacle !== undefined) return failedCheck(whyNoSolution(asked.value));
  if (steps === undefined)
    return failedCheck(`the plainest search finds no solution for ${title} in ${mostSteps.toLocaleString("en")} steps`);
  const options = { language, title, letters: wantsLetters(context) };
  const states = [...arrangements(setup, steps, context.values.frames ?? usualFrames)];
  const pictures = states.map((placements): Picture => boardPicture(puzzle, { placements, uncovered }, options));
  const placements = states.at(-1) ?? [];
  await context.remark(`${steps.toLocaleString("en")} steps in ${pictures.length} pictures`);
  return found({
    picture: pictures.at(-1)!,
    pictures,
    lines: () => drawText(puzzle, { placements, uncovered }, { language }),
  });
};
