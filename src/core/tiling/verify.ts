/**
 * From a tiling to the first thing that is wrong with it, or to nothing: the judge of every solver.
 *
 * It shares no code with the solvers nor with what makes placements. Geometry in the plane shows that a piece
 * has its drawn shape: some motion must take the centres of its drawn cells to the centres of the cells it is on. Orientation
 * numbers mean something only to those who make placements, so only the pieces' places count.
 */

import { type Lattice, latticeNamed, type Point } from "../lattice/lattice.js";
import { expectCells, expectPuzzle } from "../puzzle/expect.js";
import type { CellList, Piece, Puzzle } from "../puzzle/puzzle.js";
import { expectList, expectLists, expectObject } from "../text/arguments.js";
import type { Placement, Tiling } from "./placement.js";

/** How strict the verifier is. */
export interface VerifyOptions {
  /** False: every piece stays face up, even those that may be flipped. */
  readonly flips?: boolean;
}

/** A place in the plane read as a complex number, so that turning is multiplying. */
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const times = (a: Point, b: Point): Point => ({ x: a.x * b.x - a.y * b.y, y: a.x * b.y + a.y * b.x });
const mirrored = ({ x, y }: Point): Point => ({ x, y: -y });

function divided(a: Point, b: Point): Point {
  const { x, y } = times(a, mirrored(b));
  const square = b.x * b.x + b.y * b.y;
  return { x: x / square, y: y / square };
}

/** Centres are at least 1 apart, so anything far below that and far above rounding tells them apart. */
const tolerance = 1e-6;

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
const isNear = (a: Point, b: Point): boolean => distance(a, b) < tolerance;

/** A turn that takes cells to cells: done as often as a cell has sides, it comes back to where it was. */
function keepsCells(turn: Point, sides: number): boolean {
  let power: Point = { x: 1, y: 0 };
  for (let i = 0; i < sides; i++) power = times(power, turn);
  return isNear(power, { x: 1, y: 0 });
}

/** Whether turning by `turn` about `from` and moving `from` to `to` takes every drawn point to a placed one. */
function covers(drawn: readonly Point[], placed: readonly Point[], from: Point, to: Point, turn: Point): boolean {
  return drawn.every((point) => {
    const moved = plus(to, times(minus(point, from), turn));
    return placed.some((other) => isNear(moved, other));
  });
}

/** Whether the points can be moved onto each other without flipping: two points fix a motion, so all pairs are tried. */
function coincide(drawn: readonly Point[], placed: readonly Point[], sides: number): boolean {
  const [a, b] = drawn;
  if (a === undefined || b === undefined) return true;
  const apart = distance(a, b);
  return placed.some((to) =>
    placed.some((end) => {
      if (Math.abs(distance(to, end) - apart) > tolerance) return false;
      const turn = divided(minus(end, to), minus(b, a));
      return keepsCells(turn, sides) && covers(drawn, placed, a, to, turn);
    }),
  );
}

function shapeFault(puzzle: Puzzle, piece: Piece, cells: readonly number[], mayFlip: boolean): string | undefined {
  const lattice: Lattice = latticeNamed(puzzle.lattice);
  const placed = cells
    .flatMap((cell) => puzzle.board.cells[cell] ?? [])
    .map(({ point }) => lattice.centreInPlane(point));
  const drawn = piece.shape.map((point) => lattice.centreInPlane(point));
  const sides = lattice.neighbours.length;
  if (coincide(drawn, placed, sides)) return undefined;
  if (!coincide(drawn.map(mirrored), placed, sides)) return `doesn't have its shape`;
  return mayFlip ? undefined : `is flipped, but can't be`;
}

function cellName(puzzle: Puzzle, index: number): string {
  const cell = puzzle.board.cells[index];
  if (cell === undefined) return `cell ${index}`;
  const { row, column } = latticeNamed(puzzle.lattice).toGrid(cell.point);
  return cell.id ?? `the blank cell in row ${row + 1}, column ${column + 1}`;
}

/** Marks each cell with what's on it, and complains about the second thing on one cell. */
class Sheet {
  private readonly marks = new Map<number, string>();

  constructor(private readonly puzzle: Puzzle) {}

  mark(cell: number, what: string): string | undefined {
    if (this.puzzle.board.cells[cell]?.index !== cell) return `${what} is on cell ${cell}, which isn't on the board`;
    const before = this.marks.get(cell);
    this.marks.set(cell, what);
    if (before === undefined) return undefined;
    return `${cellName(this.puzzle, cell)} is taken twice: by ${before} and by ${what}`;
  }

  open(): string | undefined {
    const open = this.puzzle.board.cells.find(({ index }) => !this.marks.has(index));
    return open === undefined ? undefined : `${cellName(this.puzzle, open.index)} isn't covered`;
  }
}

function firstOf<Item>(items: readonly Item[], fault: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = fault(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function placementFault(puzzle: Puzzle, sheet: Sheet, placement: Placement, flips: boolean): string | undefined {
  const piece = puzzle.pieces[placement.piece];
  if (piece === undefined) return `there is no piece number ${placement.piece}`;
  const { cells } = placement;
  const named = `piece ${piece.id}`;
  if (cells.length !== piece.shape.length) return `${named} has ${piece.shape.length} cells, not ${cells.length}`;
  const overlap = firstOf(cells, (cell) => sheet.mark(cell, named));
  if (overlap !== undefined) return overlap;
  const shape = shapeFault(puzzle, piece, cells, piece.mayFlip && flips);
  return shape && `${named} on ${cells.map((cell) => cellName(puzzle, cell)).join(" ")} ${shape}`;
}

function copiesFault(piece: Piece, index: number, tiling: Tiling): string | undefined {
  const used = tiling.filter((placement) => placement.piece === index).length;
  return used === piece.copies ? undefined : `piece ${piece.id} is used ${used} times, not ${piece.copies}`;
}

/**
 * Says what is wrong with a tiling; undefined where it is right in every way. It shares no code with the solver.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * const tiling = firstTiling(question) ?? [];
 * verifyTiling(question.puzzle, question.uncovered, tiling); // → undefined
 * verifyTiling(question.puzzle, question.uncovered, tiling.slice(1)); // → piece L5 is used 0 times, not 1
 * ```
 */
export function verifyTiling(
  puzzle: Puzzle,
  uncovered: CellList,
  tiling: Tiling,
  options: VerifyOptions = {},
): string | undefined {
  expectPuzzle(puzzle);
  expectObject(options, "options");
  const { flips = true } = options;
  expectCells(uncovered);
  expectList(tiling, "tiling");
  for (const [i, each] of tiling.entries()) expectLists(each, `tiling[${i}]`, "a placement", ["cells"]);
  const sheet = new Sheet(puzzle);
  return (
    firstOf(uncovered, (cell) => sheet.mark(cell, "the uncovered date")) ??
    firstOf(tiling, (placement) => placementFault(puzzle, sheet, placement, flips)) ??
    firstOf([...puzzle.pieces.entries()], ([index, piece]) => copiesFault(piece, index, tiling)) ??
    sheet.open()
  );
}
