/** From a question about a puzzle to a cover problem, and from its options back to placements. */

import { shapeKey, shapeOf } from "../lattice/shape.js";
import { expectCells, expectPuzzle } from "../puzzle/expect.js";
import type { CellList, Puzzle } from "../puzzle/puzzle.js";
import { expectObject } from "../text/arguments.js";
import {
  expectPlacements,
  inTilingOrder,
  type Placement,
  pieceOrientations,
  placementsOf,
  type Tiling,
} from "../tiling/placement.js";
import type { CoverOption, CoverProblem, Situation } from "./cover.js";

/** A puzzle, perhaps with some pieces already in place. */
export interface Setup {
  readonly puzzle: Puzzle;
  /** Pieces already placed; they're part of every tiling. */
  readonly placed?: readonly Placement[] | undefined;
  /** False: no piece is flipped, even those that may be. */
  readonly flips?: boolean | undefined;
}

/** Which tilings leave just these cells uncovered? */
export interface Question extends Setup {
  /** Those of a target, by `targetCells`, or any others. */
  readonly uncovered: CellList;
}

/** For what a program without types passes as a setup. */
export function expectSetup(setup: Setup, name = "setup"): void {
  expectObject(setup, name);
  expectPuzzle(setup.puzzle, `${name}.puzzle`);
  if (setup.placed !== undefined) expectPlacements(setup.placed, `${name}.placed`);
}

/** The same for a question. */
export function expectQuestion(question: Question): void {
  expectSetup(question, "question");
  expectCells(question.uncovered, "question.uncovered");
}

/** A problem whose first options are placements; what stands behind those that follow is the asker's business. */
export interface Compiled {
  readonly problem: CoverProblem;
  readonly placements: readonly Placement[];
  /** The options after the placements: which of the extra stocks they take from, and which of its options they are. */
  readonly extras: readonly ExtraOption[];
  readonly placed: readonly Placement[];
}

export interface ExtraOption {
  readonly extra: number;
  readonly choice: number;
  readonly cells: readonly number[];
}

/** A kind of thing besides the pieces that takes up cells: the choices of a field, or holes. */
export interface ExtraStock {
  readonly copies: number;
  /** The cells of each of its options, as indexes into the board. */
  readonly options: readonly (readonly number[])[];
}

export function compileQuestion(question: Question): Compiled {
  expectQuestion(question);
  return compile(question, question.uncovered, []);
}

/** All targets at once: each field takes up the cells of one of its choices. */
export function compileTargets(setup: Setup): Compiled {
  expectSetup(setup);
  const fields = setup.puzzle.fields.map(({ choices }) => ({ copies: 1, options: choices.map(({ cells }) => cells) }));
  return compile(setup, [], fields);
}

/** All sets of k cells at once: k holes, each of any one cell. */
export function compileHoles(setup: Setup, k: number): Compiled {
  return compile(setup, [], [{ copies: k, options: setup.puzzle.board.cells.map(({ index }) => [index]) }]);
}

function compile(setup: Setup, uncovered: CellList, extraStocks: readonly ExtraStock[]): Compiled {
  const { puzzle, placed = [], flips } = setup;
  const closed = closedCells(setup, uncovered);
  if (closed === undefined) return impossible(placed);
  const numbers = numberOpenCells(puzzle, closed);
  const placements = placementsOf(puzzle, { flips, closed });
  const extras = extraStocks
    .flatMap(({ options }, extra) => options.map((cells, choice) => ({ extra, choice, cells })))
    .filter(({ cells }) => cells.every((cell) => numbers[cell] !== taken));
  const options = [
    ...placements.map(({ piece, cells }) => renumbered(piece, cells, numbers)),
    ...extras.map(({ extra, cells }) => renumbered(puzzle.pieces.length + extra, cells, numbers)),
  ];
  const open = puzzle.board.cells.filter(({ index }) => numbers[index] !== taken);
  const stocks = [...copiesLeft(puzzle, placed), ...extraStocks.map(({ copies }) => copies)];
  const connected = [...puzzle.pieces.map(({ shape }) => shape.length > 1), ...extraStocks.map(() => false)];
  const places = {
    lattice: puzzle.lattice,
    points: open.map(({ point }) => point),
    board: puzzle.board.cells.map(({ point }) => point),
  };
  return { problem: { cellCount: open.length, stocks, options, connected, places }, placements, extras, placed };
}

/** A cell that nothing covers: what is asked for contradicts itself. */
function impossible(placed: readonly Placement[]): Compiled {
  return { problem: { cellCount: 1, stocks: [], options: [] }, placements: [], extras: [], placed };
}

/**
 * The cells that are not to be covered any more; undefined where pieces lie on each other, on an uncovered cell, or not
 * as they can lie. What is no cell or no piece of the puzzle is a mistake of the caller's.
 */
function closedCells({ puzzle, placed = [], flips }: Setup, uncovered: CellList): number[] | undefined {
  const covered = placed.flatMap(({ cells }) => cells);
  expectAmong(uncovered, puzzle.board.cells, "uncovered", "cell");
  expectAmong(covered, puzzle.board.cells, "placed", "cell");
  expectAmong(
    placed.map(({ piece }) => piece),
    puzzle.pieces,
    "placed",
    "piece",
  );
  if (hasTwice(uncovered)) throw new RangeError("uncovered: a cell is named twice");
  const closed = [...uncovered, ...covered];
  const sound = !hasTwice(closed) && placed.every((placement) => canLie(puzzle, placement, flips));
  return sound ? closed : undefined;
}

function expectAmong(numbers: readonly number[], list: readonly unknown[], name: string, noun: string): void {
  const stray = numbers.find((number) => list[number] === undefined);
  if (stray !== undefined) throw new RangeError(`${name}: there is no ${noun} ${stray} among ${list.length}`);
}

const hasTwice = (cells: readonly number[]): boolean => cells.some((cell, i) => cells.indexOf(cell) < i);

function canLie(puzzle: Puzzle, { piece, cells }: Placement, flips: boolean | undefined): boolean {
  const shape = shapeKey(shapeOf(cells.map((cell) => puzzle.board.cells[cell]!.point)));
  return pieceOrientations(puzzle, puzzle.pieces[piece]!, { flips }).some(
    (orientation) => shapeKey(orientation) === shape,
  );
}

const taken = -1;

/** By cell of the board: its number among the open cells. */
function numberOpenCells({ board }: Puzzle, closed: readonly number[]): Int16Array {
  const numbers = new Int16Array(board.cells.length);
  for (const cell of closed) numbers[cell] = taken;
  let next = 0;
  return numbers.map((number) => (number === taken ? taken : next++));
}

function renumbered(stock: number, cells: readonly number[], numbers: Int16Array): CoverOption {
  const open: number[] = [];
  for (let i = 0; i < cells.length; i++) open.push(numbers[cells[i]!]!);
  return { stock, cells: open };
}

function copiesLeft({ pieces }: Puzzle, placed: readonly Placement[]): number[] {
  const left = pieces.map(({ copies }) => copies);
  for (const { piece } of placed) left[piece]!--;
  return left;
}

/** Which cells are closed and which pieces are left; undefined where that leaves nothing to search. */
export function situationOf(question: Question): Situation | undefined {
  const situation = situationWith(question, question.uncovered);
  return situation?.missing === 0 ? situation : undefined;
}

/** A situation, and how many more cells must be uncovered for the pieces to cover the others. */
export interface EarlySituation extends Situation {
  readonly missing: number;
}

/** The same before it is known what stays uncovered; undefined where nothing could be searched whatever that is. */
export const earlySituation = (setup: Setup): EarlySituation | undefined => situationWith(setup, []);

function situationWith(setup: Setup, uncovered: CellList): EarlySituation | undefined {
  const { puzzle, placed = [] } = setup;
  const closed = closedCells(setup, uncovered);
  const left = copiesLeft(puzzle, placed);
  const area = puzzle.pieces.reduce((sum, { shape }, piece) => sum + shape.length * left[piece]!, 0);
  const usual = left.every((copies) => copies >= 0) && left.reduce((sum, copies) => sum + copies, 0) >= 2;
  if (closed === undefined || !usual) return undefined;
  return { closed, left, missing: puzzle.board.cells.length - closed.length - area };
}

/** The placements among the options of a solution, and those placed before, in the order every tiling has. */
export function tilingFrom({ placements, placed }: Compiled, options: ArrayLike<number>): Tiling {
  const tiling = [...placed];
  let sorted = placed.length === 0;
  for (let i = 0; i < options.length; i++) {
    const placement = placements[options[i]!];
    if (placement === undefined) continue;
    const before = tiling[tiling.length - 1];
    // Rows mostly come in order as they are.
    if (sorted && before !== undefined && inTilingOrder(before, placement) > 0) sorted = false;
    tiling.push(placement);
  }
  return sorted ? tiling : tiling.sort(inTilingOrder);
}
