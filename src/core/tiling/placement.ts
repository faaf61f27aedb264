/** Placements: every way to put a piece of a puzzle on its empty board. */

import { latticeNamed, type Point } from "../lattice/lattice.js";
import { orientationsOf, type Shape } from "../lattice/shape.js";
import { expectPuzzle } from "../puzzle/expect.js";
import type { Board, Piece, Puzzle } from "../puzzle/puzzle.js";
import { expectLists, expectObject, expectThat } from "../text/arguments.js";

/** A piece on the board: which one, how it is turned, and where. */
export interface Placement {
  /** Index into `puzzle.pieces`. */
  readonly piece: number;
  /** Index into the piece's orientations. */
  readonly orientation: number;
  /** Indexes of the cells it covers, ascending. */
  readonly cells: readonly number[];
}

/** One placement per copy of every piece: in the order of `puzzle.pieces`, copies by their first cell. */
export type Tiling = readonly Placement[];

/** By piece, then by first cell: the order of a tiling. */
export const inTilingOrder = (a: Placement, b: Placement): number => a.piece - b.piece || a.cells[0]! - b.cells[0]!;

/** Which placements count. */
export interface PlacementOptions {
  /** False: every piece stays face up, even those that may be flipped. */
  readonly flips?: boolean | undefined;
  /** Cells that must stay empty. */
  readonly closed?: readonly number[] | undefined;
}

/** For what a program without types passes as a placement. */
export const expectPlacement = (placement: Placement, name = "placement"): void =>
  expectLists(placement, name, "a placement", ["cells"]);

export function expectPlacements(placements: readonly Placement[], name = "placements"): void {
  expectThat(Array.isArray(placements), name, "a list of placements", placements);
  for (const [i, placement] of placements.entries()) expectPlacement(placement, `${name}[${i}]`);
}

const noCell = -1;

/** Cell indexes by place in the rectangle round the board, with a margin where no cell is. */
interface CellTable {
  readonly cells: Int16Array;
  readonly width: number;
  /** Where the point (0, 0) would be. */
  readonly origin: number;
}

/** With a margin as wide as the largest shape, a place is a single number, and so is the way to another. */
function cellTable({ cells }: Board, margin: number): CellTable {
  const xs = cells.map(({ point }) => point.x);
  const ys = cells.map(({ point }) => point.y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  const width = Math.max(...xs) + margin - left + 1;
  const height = Math.max(...ys) + margin - top + 1;
  const table = new Int16Array(width * height).fill(noCell);
  for (const { index, point } of cells) table[(point.y - top) * width + point.x - left] = index;
  return { cells: table, width, origin: -top * width - left };
}

/** From points of the lattice to cell indexes; undefined where there is none. */
export function cellLookup(board: Board): (x: number, y: number) => number | undefined {
  const { cells, width, origin } = cellTable(board, 1);
  return (x, y) => {
    const cell = cells[origin + y * width + x];
    return cell === noCell ? undefined : cell;
  };
}

/** By cell of the board: the cells that share a side with it. */
export function touchingCells({ board, lattice }: Puzzle): number[][] {
  const cellAt = cellLookup(board);
  const steps = latticeNamed(lattice).neighbours;
  return board.cells.map(({ point }) => steps.flatMap(({ x, y }) => cellAt(point.x + x, point.y + y) ?? []));
}

/**
 * The distinct orientations of a piece. A placement's `orientation` is an index into them.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * puzzle.pieces.map((piece) => pieceOrientations(puzzle, piece).length).join(" "); // → 8 8 8 4 4 8 4 2
 * ```
 */
export function pieceOrientations(puzzle: Puzzle, piece: Piece, options: PlacementOptions = {}): Shape[] {
  expectPuzzle(puzzle);
  expectLists(piece, "piece", "a piece of the puzzle", ["shape"]);
  expectObject(options, "options");
  return orientationsOf(latticeNamed(puzzle.lattice), piece.shape, piece.mayFlip && options.flips !== false);
}

/**
 * Every placement of a piece on the empty board.
 *
 * @example
 * ```ts
 * placementsOf(cataloguePuzzle("classic")).length; // → 961
 * ```
 */
export function placementsOf(puzzle: Puzzle, options: PlacementOptions = {}): Placement[] {
  expectPuzzle(puzzle);
  expectObject(options, "options");
  const { board, pieces } = puzzle;
  const table = cellTable(board, Math.max(0, ...pieces.map(({ shape }) => shape.length)));
  const placeOf = ({ x, y }: Point): number => y * table.width + x;
  const places = board.cells.map(({ point }) => table.origin + placeOf(point));
  for (const cell of options.closed ?? []) table.cells[places[cell]!] = noCell;
  const placements: Placement[] = [];
  pieces.forEach((piece, index) => {
    pieceOrientations(puzzle, piece, options).forEach((shape, orientation) => {
      addPlacements(placements, index, orientation, shape.map(placeOf), table.cells, places);
    });
  });
  return placements;
}

/** A shape is in reading order, and so are the cells of a board: the cells of a placement come out ascending. */
function addPlacements(
  placements: Placement[],
  piece: number,
  orientation: number,
  steps: readonly number[],
  table: Int16Array,
  places: readonly number[],
): void {
  // Plain loops: this runs once, before the engine has had time to optimise anything.
  for (let p = 0; p < places.length; p++) {
    const place = places[p]!;
    const cells: number[] = [];
    for (let i = 0; i < steps.length; i++) {
      const cell = table[place + steps[i]!]!;
      if (cell === noCell) break;
      cells.push(cell);
    }
    if (cells.length === steps.length) placements.push({ piece, orientation, cells });
  }
}

/** Whether they are the same placement: an orientation with its first cell says it all. */
export const isSamePlacement = (a: Placement, b: Placement): boolean =>
  a.piece === b.piece && a.orientation === b.orientation && a.cells[0] === b.cells[0];
