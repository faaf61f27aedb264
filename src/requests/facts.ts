/** From a puzzle to its facts in numbers. */

import type { Piece, Puzzle } from "../core/puzzle/puzzle.js";
import { targetCount } from "../core/puzzle/target.js";
import { counted } from "../core/text/sentences.js";
import { pieceOrientations, placementsOf } from "../core/tiling/placement.js";

interface PieceFacts {
  readonly id: string;
  readonly cells: number;
  readonly copies: number;
  readonly mayFlip: boolean;
  readonly orientations: number;
  readonly placements: number;
}

export interface PuzzleFacts {
  readonly cells: number;
  readonly blankCells: number;
  readonly targets: number;
  readonly pieces: readonly PieceFacts[];
}

function pieceFacts(puzzle: Puzzle, flips: boolean): PieceFacts[] {
  const placements = placementsOf(puzzle, { flips });
  return puzzle.pieces.map((piece: Piece, index) => ({
    id: piece.id,
    cells: piece.shape.length,
    copies: piece.copies,
    mayFlip: piece.mayFlip && flips,
    orientations: pieceOrientations(puzzle, piece, { flips }).length,
    placements: placements.filter((placement) => placement.piece === index).length,
  }));
}

export function factsOf(puzzle: Puzzle, flips: boolean): PuzzleFacts {
  const { cells } = puzzle.board;
  const blankCells = cells.filter(({ id }) => id === null).length;
  return { cells: cells.length, blankCells, targets: targetCount(puzzle), pieces: pieceFacts(puzzle, flips) };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

export function factLines(puzzle: Puzzle, { cells, blankCells, targets, pieces }: PuzzleFacts): string[] {
  const fields = puzzle.fields.map(({ name, choices }) => `${name} (${choices.length})`).join(", ");
  const stock = [
    counted(sumOf(pieces.map(({ copies }) => copies)), "piece"),
    counted(sumOf(pieces.map(({ orientations }) => orientations)), "orientation"),
    counted(sumOf(pieces.map(({ placements }) => placements)), "placement"),
  ];
  return [
    `${counted(cells, `${puzzle.lattice} cell`)}${blankCells > 0 ? `, ${blankCells} of them blank` : ""}`,
    fields === "" ? "everything is covered" : `uncovered: ${fields}; ${counted(targets, "target")}`,
    stock.join(", "),
  ];
}
