/** The peer: the same questions, put to the npm package dancing-links. */

import { DancingLinks } from "dancing-links";

/**
 * One column a cell and one a piece or field, one row an option: the usual way to put a puzzle to it.
 * @param {import("../dist/core/solver/cover.js").CoverProblem} problem
 */
export function dancingLinks({ cellCount, stocks, options }) {
  const solver = new DancingLinks().createSolver({ columns: cellCount + stocks.length });
  options.forEach(({ stock, cells }, index) => {
    solver.addSparseConstraint(index, [...cells, cellCount + stock]);
  });
  return solver;
}
