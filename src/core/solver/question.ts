/** From a question about a puzzle to a cover problem, and from its options back to placements. */

import type { Puzzle } from "../puzzle/puzzle.js";
import { type Placement, placementsOf, type Tiling } from "../tiling/placement.js";
import type { CoverOption, CoverProblem } from "./cover.js";
import type { Situation } from "./kernel/memory.js";

/** A puzzle, perhaps with some pieces in place. */
export interface Setup {
  readonly puzzle: Puzzle;
  /** Pieces that lie already; they are part of every tiling. */
  readonly placed?: readonly Placement[] | undefined;
  /** False: no piece is flipped, also those that may be. */
  readonly flips?: boolean | undefined;
}

/** Which tilings leave just these cells uncovered? */
export interface Question extends Setup {
  /** Those of a target, by `targetCells`, or any others. */
  readonly uncovered: readonly number[];
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
  return compile(question, question.uncovered, []);
}

/** All targets at once: each field takes up the cells of one of its choices. */
export function compileTargets(setup: Setup): Compiled {
  const fields = setup.puzzle.fields.map(({ choices }) => ({ copies: 1, options: choices.map(({ cells }) => cells) }));
  return compile(setup, [], fields);
}

/** All sets of k cells at once: k holes, each of any one cell. */
export function compileHoles(setup: Setup, k: number): Compiled {
  return compile(setup, [], [{ copies: k, options: setup.puzzle.board.cells.map(({ index }) => [index]) }]);
}

function compile(setup: Setup, uncovered: readonly number[], extraStocks: readonly ExtraStock[]): Compiled {
  const { puzzle, placed = [], flips } = setup;
  const closed = [...uncovered, ...placed.flatMap(({ cells }) => cells)];
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
  const places = {
    lattice: puzzle.lattice,
    points: open.map(({ point }) => point),
    board: puzzle.board.cells.map(({ point }) => point),
  };
  return { problem: { cellCount: open.length, stocks, options, places }, placements, extras, placed };
}

const taken = -1;

/** By cell of the board: its number among the open cells. A cell that is closed twice makes the area come out wrong. */
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

/** Which cells are closed and which pieces are left; undefined where that leaves nothing to search or makes no sense. */
export function situationOf({ puzzle, uncovered, placed = [] }: Question): Situation | undefined {
  const closed = [...new Set([...uncovered, ...placed.flatMap(({ cells }) => cells)])];
  const left = copiesLeft(puzzle, placed);
  const area = puzzle.pieces.reduce((sum, { shape }, piece) => sum + shape.length * left[piece]!, 0);
  const usual = left.every((copies) => copies >= 0) && left.reduce((sum, copies) => sum + copies, 0) >= 2;
  return usual && area === puzzle.board.cells.length - closed.length ? { closed, left } : undefined;
}

const inOrder = (a: Placement, b: Placement): number => a.piece - b.piece || a.cells[0]! - b.cells[0]!;

/** The placements among the options of a solution, and those placed before, in the order every tiling has. */
export function tilingFrom({ placements, placed }: Compiled, options: ArrayLike<number>): Tiling {
  const tiling = [...placed];
  for (let i = 0; i < options.length; i++) {
    const placement = placements[options[i]!];
    if (placement !== undefined) tiling.push(placement);
  }
  return tiling.sort(inOrder);
}
