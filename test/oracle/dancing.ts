/**
 * Solves a cover problem with the npm package dancing-links, which knows nothing of stocks: all its columns are taken
 * exactly once. So every copy of a piece becomes its own column and every option a row per copy.
 *
 * Then a solution with n equal copies would come out n! times. To get it once, the copies are numbered along the board:
 * copy c + 1 must be at a later first cell than copy c. For each two neighbouring copies and each cell there is a
 * secondary column, which at most one row may take: copy c takes those of the cells up to its first cell, copy c + 1
 * those from its own first cell on. The two collide unless copy c starts earlier. (Two options of one solution never
 * start at the same cell.)
 */

import { DancingLinks } from "dancing-links";
import type { CoverOption, CoverProblem } from "../../src/core/solver/cover.js";

/** The first column of every stock, when each copy has `width` columns; the number of columns is at the end. */
function columnsFrom(first: number, stocks: readonly number[], width: (copies: number) => number): number[] {
  const columns = [first];
  for (const copies of stocks) columns.push(columns.at(-1)! + width(copies));
  return columns;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** The secondary columns that keep the copies of a stock in order. `base` is the first of the stock's. */
function orderColumns(option: CoverOption, copy: number, copies: number, cellCount: number, base: number): number[] {
  const first = Math.min(...option.cells);
  const before = base + (copy - 1) * cellCount;
  const after = base + copy * cellCount;
  return [
    ...(copy > 0 ? range(before + first, before + cellCount) : []),
    ...(copy < copies - 1 ? range(after, after + first + 1) : []),
  ];
}

/** Every solution, each as ascending indexes into `problem.options`. */
export function dancingLinks(problem: CoverProblem): number[][] {
  const { cellCount, stocks, options } = problem;
  const copyColumns = columnsFrom(cellCount, stocks, (copies) => copies);
  const orderBases = columnsFrom(0, stocks, (copies) => Math.max(0, copies - 1) * cellCount);
  // The package refuses to solve without any row.
  if (options.every(({ stock }) => stocks[stock] === 0)) return copyColumns.at(-1) === 0 ? [[]] : [];
  const solver = new DancingLinks<number>().createSolver({
    primaryColumns: copyColumns.at(-1)!,
    secondaryColumns: orderBases.at(-1)!,
  });
  options.forEach((option, index) => {
    const copies = stocks[option.stock]!;
    for (const copy of range(0, copies)) {
      solver.addSparseConstraint(index, {
        primary: [...option.cells, copyColumns[option.stock]! + copy],
        secondary: orderColumns(option, copy, copies, cellCount, orderBases[option.stock]!),
      });
    }
  });
  return solver.findAll().map((rows) => rows.map(({ data }) => data).sort((a, b) => a - b));
}
