/**
 * From a puzzle to cover problems, written apart from the solver's own way so that each can be held against the other:
 * placements are found here by laying every symmetry of a piece on every cell.
 */

import { latticeNamed, type Point } from "../../src/core/lattice/lattice.js";
import type { Piece, Puzzle } from "../../src/core/puzzle/puzzle.js";
import type { CoverOption, CoverProblem } from "../../src/core/solver/cover.js";

const key = ({ x, y }: Point) => `${x} ${y}`;

/** The sets of cells a piece can cover, each once. */
function coveredSets(puzzle: Puzzle, piece: Piece): number[][] {
  const lattice = latticeNamed(puzzle.lattice);
  const cellAt = new Map(puzzle.board.cells.map((cell) => [key(cell.point), cell.index]));
  const found = new Map<string, number[]>();
  for (const s of lattice.symmetries.filter(({ flips }) => piece.mayFlip || !flips)) {
    const turned = piece.shape.map(({ x, y }) => ({ x: s.xx * x + s.xy * y, y: s.yx * x + s.yy * y }));
    for (const { point } of puzzle.board.cells) {
      const cells = turned.map((p) =>
        cellAt.get(key({ x: p.x - turned[0]!.x + point.x, y: p.y - turned[0]!.y + point.y })),
      );
      if (cells.some((cell) => cell === undefined)) continue;
      const sorted = (cells as number[]).sort((a, b) => a - b);
      found.set(sorted.join(), sorted);
    }
  }
  return [...found.values()];
}

function pieceOptions(puzzle: Puzzle): CoverOption[] {
  return puzzle.pieces.flatMap((piece, stock) => coveredSets(puzzle, piece).map((cells) => ({ stock, cells })));
}

const copiesOf = (puzzle: Puzzle): number[] => puzzle.pieces.map(({ copies }) => copies);

/** The same problem without some cells: the others are numbered anew, and options that want a lost cell are left out. */
function withoutCells(problem: CoverProblem, lost: readonly number[]): CoverProblem {
  const kept = Array.from({ length: problem.cellCount }, (_, cell) => cell).filter((cell) => !lost.includes(cell));
  const renumbered = new Map(kept.map((cell, index) => [cell, index]));
  return {
    cellCount: kept.length,
    stocks: problem.stocks,
    options: problem.options
      .filter(({ cells }) => !cells.some((cell) => lost.includes(cell)))
      .map(({ stock, cells }) => ({ stock, cells: cells.map((cell) => renumbered.get(cell)!) })),
  };
}

/** Where the cells are, but for some of them. */
const placesOf = ({ lattice, board }: Puzzle, lost: readonly number[] = []) => ({
  lattice,
  points: board.cells.filter(({ index }) => !lost.includes(index)).map(({ point }) => point),
  board: board.cells.map(({ point }) => point),
});

/** The pieces on the board with nothing left uncovered. */
export function boardProblem(puzzle: Puzzle): CoverProblem {
  const cellCount = puzzle.board.cells.length;
  const problem = { cellCount, stocks: copiesOf(puzzle), options: pieceOptions(puzzle), places: placesOf(puzzle) };
  return problem;
}

/** The pieces on the board less the cells of a target. */
export function targetProblem(puzzle: Puzzle, target: readonly number[]): CoverProblem {
  const uncovered = puzzle.fields.flatMap((field, i) => field.choices[target[i]!]!.cells);
  const problem = { ...withoutCells(boardProblem(puzzle), uncovered), places: placesOf(puzzle, uncovered) };
  return problem;
}

/** All targets at once: field f is the stock after the pieces' stocks and f others, with an option for every choice. */
export function jointProblem(puzzle: Puzzle): CoverProblem {
  const board = boardProblem(puzzle);
  const choices = puzzle.fields.flatMap((field, f) =>
    field.choices.map(({ cells }) => ({ stock: puzzle.pieces.length + f, cells: cells.toSorted((a, b) => a - b) })),
  );
  return {
    ...board,
    stocks: [...board.stocks, ...puzzle.fields.map(() => 1)],
    options: [...board.options, ...choices],
  };
}

/** Any `k` cells uncovered: the last stock holds k holes of one cell each. */
export function holesProblem(puzzle: Puzzle, k: number): CoverProblem {
  const board = boardProblem(puzzle);
  const holes = puzzle.board.cells.map(({ index }) => ({ stock: puzzle.pieces.length, cells: [index] }));
  return { ...board, stocks: [...board.stocks, k], options: [...board.options, ...holes] };
}
