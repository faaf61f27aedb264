/**
 * Solves a cover problem by the plainest search there is: something must cover the first open cell, so try every option
 * that contains it, overlaps nothing and is still in stock. Fit for a dozen cells, and simple enough to be believed.
 */

import type { CoverProblem } from "../../src/core/solver/cover.js";

/** How many of a stock are left when these options have been taken. */
function leftInStock({ stocks, options }: CoverProblem, stock: number, chosen: readonly number[]): number {
  return stocks[stock]! - chosen.filter((o) => options[o]!.stock === stock).length;
}

const allUsedUp = (problem: CoverProblem, chosen: readonly number[]) =>
  problem.stocks.every((_, stock) => leftInStock(problem, stock, chosen) === 0);

/** Every solution, each as ascending indexes into `problem.options`. */
export function bruteForce(problem: CoverProblem): number[][] {
  const solutions: number[][] = [];
  const extend = (chosen: number[], covered: ReadonlySet<number>): void => {
    if (covered.size === problem.cellCount) {
      if (allUsedUp(problem, chosen)) solutions.push(chosen.toSorted((a, b) => a - b));
      return;
    }
    let open = 0;
    while (covered.has(open)) open++;
    problem.options.forEach(({ stock, cells }, o) => {
      if (!cells.includes(open) || cells.some((cell) => covered.has(cell))) return;
      if (leftInStock(problem, stock, chosen) === 0) return;
      extend([...chosen, o], new Set([...covered, ...cells]));
    });
  };
  extend([], new Set());
  return solutions;
}
