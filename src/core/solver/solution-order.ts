/**
 * The one order of solutions: from two tilings to which of them comes first, whoever found them.
 *
 * Every solution of a question has a number, and it is the same everywhere: in the app, at the command line, in files
 * and links, for every search and any number of threads. So the order may depend on the puzzle alone. Walk over the
 * cells in reading order. At the first cell that two tilings cover differently, the piece that the puzzle names first
 * comes first, and of one piece the orientation that is listed first. Nothing else can differ there: both pieces begin
 * at this cell, for all cells before it are covered alike.
 *
 * Example. Two rows of three cells, the pieces D and L in this order, L drawn as in the second tiling:
 *
 *      1        2        3        4
 *     DDL      LLL      LLL      LDD
 *     LLL      LDD      DDL      LLL
 *
 * At the first cell D comes before L. Of the others the second has L as it is drawn; the third has its mirror image,
 * which is listed after all turns of the drawing; the fourth has the mirror image turned.
 *
 * Pieces placed beforehand leave some of the tilings out and the others in the same order. So does not flipping pieces.
 */

import type { Placement, Tiling } from "../tiling/placement.js";
import { expectPlacements } from "../tiling/placement.js";
import type { CoverProblem, Situation } from "./cover.js";

/** Placements in the order in which one meets them, cell by cell. */
export const asMet = (tiling: Tiling): Tiling => [...tiling].sort((a, b) => a.cells[0]! - b.cells[0]!);

const byPiece = (a: Placement, b: Placement): number => a.piece - b.piece || a.orientation - b.orientation;

/** The first parts that differ decide. */
function compareParts<Part>(a: readonly Part[], b: readonly Part[], compare: (a: Part, b: Part) => number): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compare(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * Compares two tilings of a question by the order of solutions: below 0 where the first comes before the second.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * const [first = [], second = []] = firstTilings(question, 2);
 * compareTilings(first, second) < 0; // → true
 * ```
 */
export function compareTilings(a: Tiling, b: Tiling): number {
  expectPlacements(a, "a");
  expectPlacements(b, "b");
  return compareParts(asMet(a), asMet(b), byPiece);
}

/** The tilings of a question, each as often as it is given. */
export function inSolutionOrder(tilings: readonly Tiling[]): Tiling[] {
  return tilings
    .map((tiling) => ({ tiling, met: asMet(tiling) }))
    .sort((a, b) => compareParts(a.met, b.met, byPiece))
    .map(({ tiling }) => tiling);
}

/**
 * The same order for solutions of a cover problem, as lists of options: the options of a problem are listed by piece and
 * orientation, so it is their numbers that count. Each list comes out in the order in which its options are met.
 */
export function inCoverOrder({ options }: CoverProblem, solutions: readonly (readonly number[])[]): number[][] {
  const first = (option: number): number => options[option]!.cells[0]!;
  return solutions
    .map((solution) => [...solution].sort((a, b) => first(a) - first(b)))
    .sort((a, b) => compareParts(a, b, (one, other) => one - other));
}

/** What can come next in the order of solutions: the options for the first open cell. */
export class FirstOptions {
  /** By cell: the options that cover it and no cell before it. */
  private readonly starting: readonly number[][];

  constructor(
    private readonly problem: CoverProblem,
    private readonly situation: Situation,
  ) {
    this.starting = Array.from({ length: problem.cellCount }, () => []);
    problem.options.forEach(({ cells }, option) => {
      this.starting[cells[0]!]!.push(option);
    });
  }

  /** Once these options are taken; in the order of solutions. */
  after(path: readonly number[]): number[] {
    const { options, cellCount } = this.problem;
    const left = [...this.situation.left];
    const closed = new Uint8Array(cellCount);
    for (const cell of this.situation.closed) closed[cell] = 1;
    for (const option of path) {
      const { stock, cells } = options[option]!;
      left[stock]!--;
      for (const cell of cells) closed[cell] = 1;
    }
    const first = this.starting[closed.indexOf(0)] ?? [];
    return first.filter((option) => {
      const { stock, cells } = options[option]!;
      return left[stock]! > 0 && cells.every((cell) => closed[cell] === 0);
    });
  }
}
