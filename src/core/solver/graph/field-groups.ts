/**
 * From a field to groups of its choices: two graphs of half the choices each are smaller together than one of all.
 *
 * A path of options says what a solution begins with. Here it may have several options of one field: then it stands for
 * all solutions with any of these. Where the choices of a group are, far back or near the front, decides how the board
 * is best read. So every group has its own problem, without the other choices.
 */

import type { CoverProblem } from "../cover.js";
import type { Yield } from "../runner.js";

/** Neighbours stay together. */
export function groupsOf(options: readonly number[], count: number): number[][] {
  const begin = (group: number): number => Math.round((group * options.length) / count);
  return Array.from({ length: count }, (_, group) => options.slice(begin(group), begin(group + 1)));
}

export interface GroupPath {
  /** Any one of these. */
  readonly group: readonly number[];
  /** All of these. */
  readonly path: readonly number[];
}

/** The options of a path that belong to a field of which it has several, and the others. */
export function groupIn({ options, stocks }: CoverProblem, path: readonly number[]): GroupPath {
  const countOf = (stock: number): number => path.filter((option) => options[option]!.stock === stock).length;
  const isGrouped = (option: number): boolean => countOf(options[option]!.stock) > stocks[options[option]!.stock]!;
  return { group: path.filter(isGrouped), path: path.filter((option) => !isGrouped(option)) };
}

/** What a path stands for, as paths without a group. */
export function plainPaths(problem: CoverProblem, path: readonly number[]): (readonly number[])[] {
  const { group, path: others } = groupIn(problem, path);
  return group.length === 0 ? [path] : group.map((option) => [...others, option]);
}

export interface Restricted {
  readonly problem: CoverProblem;
  readonly yields: Yield;
  /** By option of the problem: its number here, undefined where it is left out. */
  readonly numbers: readonly (number | undefined)[];
}

/** The same problem where a field has no other options than those of a group; all options where that is empty. */
export function restrictedTo(problem: CoverProblem, yields: Yield, group: readonly number[]): Restricted {
  const field = group.map((option) => problem.options[option]!.stock)[0];
  const kept = problem.options.flatMap(({ stock }, i) => (stock !== field || group.includes(i) ? [i] : []));
  const numbers: (number | undefined)[] = problem.options.map(() => undefined);
  kept.forEach((option, number) => {
    numbers[option] = number;
  });
  return {
    problem: { ...problem, options: kept.map((option) => problem.options[option]!) },
    yields:
      yields.kind === "targets"
        ? { ...yields, weights: yields.weights.filter((_, i) => numbers[i] !== undefined) }
        : yields,
    numbers,
  };
}
