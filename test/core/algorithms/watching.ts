/** Turns a search into what a watcher sees of it: the steps in short, and what lay on the board at every solution. */

import { expect } from "vitest";
import { type Algorithm, follow, Run, type Step } from "../../../src/core/algorithms/algorithms.js";
import type { Question } from "../../../src/core/solver/question.js";
import { inTilingOrder, type Placement, type Tiling } from "../../../src/core/tiling/placement.js";

const stretch = 64;

export async function stepsOf(algorithm: Algorithm, question: Question): Promise<Step[]> {
  const run = new Run(await algorithm.load(), question);
  const all: Step[] = [];
  const next: Step[] = [];
  while (!run.isFinished) all.push(...next.slice(0, run.advance(stretch, next)));
  return all;
}

/** `+0 0,1`: piece 0 is placed on cells 0 and 1. */
export function inShort(step: Step): string {
  if (step.kind === "solution") return "solution";
  if (step.kind === "dead end") return `dead end: ${Object.values(step.reason).join(" ")}`;
  const { piece, cells } = step.placement;
  return `${step.kind === "place" ? "+" : "-"}${piece} ${cells.join()}`;
}

/** Follows the steps; whatever is removed must be what was placed last. */
export function solutionsIn(steps: readonly Step[], start: readonly Placement[] = []): Tiling[] {
  const placed: Placement[] = [...start];
  const solutions: Tiling[] = [];
  for (const step of steps) {
    if (step.kind === "remove" && placed.at(-1) !== step.placement) expect.fail(`removed what does not lie on top`);
    follow(placed, step);
    if (step.kind === "solution") solutions.push([...placed].sort(inTilingOrder));
  }
  expect(placed).toEqual(start);
  return solutions;
}

export const keysOf = (tilings: readonly Tiling[]): string[] =>
  tilings.map((tiling) => tiling.map(({ piece, cells }) => `${piece}:${cells.join()}`).join(" ")).sort();
