/** Targets: one choice per field, as numbers, as names, and as the cells that stay uncovered. */

import type { Puzzle, Target } from "./puzzle.js";

export function targetCount(puzzle: Puzzle): number {
  return puzzle.fields.reduce((product, field) => product * field.choices.length, 1);
}

/** Targets in order, the last field running fastest: the inverse of `targetIndex`. */
export function targetAt(puzzle: Puzzle, index: number): Target {
  const target: number[] = [];
  let rest = index;
  for (const field of [...puzzle.fields].reverse()) {
    target.unshift(rest % field.choices.length);
    rest = Math.floor(rest / field.choices.length);
  }
  return target;
}

export function targetIndex(puzzle: Puzzle, target: Target): number {
  return puzzle.fields.reduce((index, field, i) => index * field.choices.length + (target[i] ?? 0), 0);
}

/** The cells a target leaves uncovered, in reading order. */
export function targetCells(puzzle: Puzzle, target: Target): number[] {
  return puzzle.fields.flatMap((field, i) => field.choices[target[i] ?? 0]?.cells ?? []).sort((a, b) => a - b);
}

/** The target by name, such as { month: "Dec", day: "25" }. */
export function targetNames(puzzle: Puzzle, target: Target): Record<string, string> {
  return Object.fromEntries(puzzle.fields.map((field, i) => [field.name, field.choices[target[i] ?? 0]?.id ?? ""]));
}
