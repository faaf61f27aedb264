/** Targets: one choice per field, as numbers, as names, and as the cells that stay uncovered. */

import { expectNumber } from "../text/arguments.js";
import { expectChoices, expectPuzzle, expectTarget } from "./expect.js";
import { type Puzzle, type Target, targetMark } from "./puzzle.js";

/** Makes a target of a list of choices, which is nobody else's. The mark is not seen when the list is looked at. */
export function markedTarget(choices: number[]): Target {
  return Object.defineProperty(choices, targetMark, { value: true }) as number[] & { readonly [targetMark]: true };
}

/**
 * The target of one choice per field, as indexes. Throws a RangeError where a field has no such choice.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * targetNames(puzzle, targetFromChoices(puzzle, [11, 24])); // → { month: 'Dec', day: '25' }
 * ```
 */
export function targetFromChoices(puzzle: Puzzle, choices: readonly number[]): Target {
  expectChoices(puzzle, choices, "choices");
  puzzle.fields.forEach((field, i) => {
    const choice = choices[i];
    if (choice === undefined || field.choices[choice] === undefined)
      throw new RangeError(`choices: ${field.name} has no choice ${choice} among ${field.choices.length}`);
  });
  return markedTarget([...choices]);
}

/**
 * How many targets a puzzle has: every choice of one field with every choice of the others.
 *
 * @example
 * ```ts
 * targetCount(cataloguePuzzle("classic")); // → 372
 * ```
 */
export function targetCount(puzzle: Puzzle): number {
  expectPuzzle(puzzle);
  return puzzle.fields.reduce((product, field) => product * field.choices.length, 1);
}

/**
 * The target with an index, counting from 0, with the last field running fastest. Undoes `targetIndex`.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * targetNames(puzzle, targetAt(puzzle, 0)); // → { month: 'Jan', day: '1' }
 * ```
 */
export function targetAt(puzzle: Puzzle, index: number): Target {
  expectPuzzle(puzzle);
  expectNumber(index, "index");
  const target: number[] = [];
  let rest = index;
  for (const field of [...puzzle.fields].reverse()) {
    target.unshift(rest % field.choices.length);
    rest = Math.floor(rest / field.choices.length);
  }
  return markedTarget(target);
}

/**
 * The index of a target among all of a puzzle, as in what `countTargets` gives; any list of choices will do.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * targetIndex(puzzle, unwrap(targetFromDate(puzzle, { month: 12, day: 25 }))); // → 365
 * ```
 */
export function targetIndex(puzzle: Puzzle, target: readonly number[]): number {
  expectTarget(puzzle, target);
  return puzzle.fields.reduce((index, field, i) => index * field.choices.length + (target[i] ?? 0), 0);
}

/**
 * The cells that a target leaves uncovered, in reading order; any list of choices will do.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * targetCells(puzzle, unwrap(targetFromDate(puzzle, { month: 12, day: 25 }))); // → [ 11, 36 ]
 * ```
 */
export function targetCells(puzzle: Puzzle, target: readonly number[]): number[] {
  expectTarget(puzzle, target);
  const cells: number[] = [];
  for (const [i, field] of puzzle.fields.entries()) cells.push(...(field.choices[target[i] ?? 0]?.cells ?? []));
  return cells.sort((a, b) => a - b);
}

/** The same for all targets, by `targetIndex`: in one go, where there are many. */
export function cellsOfAllTargets({ fields }: Puzzle): number[][] {
  let lists: number[][] = [[]];
  for (const { choices } of fields)
    lists = lists.flatMap((cells) => choices.map((choice) => [...cells, ...choice.cells]));
  for (const cells of lists) cells.sort((a, b) => a - b);
  return lists;
}

/**
 * The choices of a target by the name of their field.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * targetNames(puzzle, unwrap(targetFromDate(puzzle, { month: 12, day: 25 }))); // → { month: 'Dec', day: '25' }
 * ```
 */
export function targetNames(puzzle: Puzzle, target: readonly number[]): Record<string, string> {
  expectTarget(puzzle, target);
  return Object.fromEntries(puzzle.fields.map((field, i) => [field.name, field.choices[target[i] ?? 0]?.id ?? ""]));
}
