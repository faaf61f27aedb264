/**
 * From a game and a move to the next game, or to the reason why there is none.
 *
 * A game holds what undo restores and nothing else: which puzzle, which cells stay uncovered, which pieces are where. A
 * move is a short text, so that fingers, keys, hints, saves and links all say the same thing:
 *
 *     L5.3@17       piece L5 in its orientation 3, its first cell in reading order on cell 17
 *     -17           lift the piece on cell 17
 *     L5.3@20-17    lift the piece on cell 17, then place L5: one move, so one undo
 */

import type { Shape } from "../lattice/shape.js";
import { expectCells, expectPuzzle } from "../puzzle/expect.js";
import type { CellList, Puzzle } from "../puzzle/puzzle.js";
import { expectLists, expectNumber, expectText } from "../text/arguments.js";
import type { Result } from "../text/fault.js";
import { frozen } from "../text/frozen.js";
import { itemAt } from "../text/list.js";
import { cellLookup, expectPlacement, type Placement, pieceOrientations } from "../tiling/placement.js";

/** A puzzle being played: exactly what undo restores. */
export interface Game {
  readonly puzzle: Puzzle;
  /** Cells that must stay uncovered, ascending. */
  readonly uncovered: readonly number[];
  /** The pieces on the board, in the order in which they were placed. */
  readonly placed: readonly Placement[];
}

/** For what a program without types passes as a game. */
export function expectGame(game: Game, name = "game"): void {
  expectLists(game, name, "a game", ["uncovered", "placed"]);
  expectPuzzle(game.puzzle, `${name}.puzzle`);
}

/** A move as a short text: `L5.3@17` places a piece, `-17` lifts one, `L5.3@20-17` does both. */
export type Move = string;

/**
 * Why a move can't be made.
 *
 * @example
 * ```ts
 * moveFaults.includes("on another piece"); // → true
 * ```
 */
export const moveFaults = frozen([
  "not a move",
  "no such piece",
  "no such orientation",
  "no such cell",
  "no copy left",
  "off the board",
  "on an uncovered cell",
  "on another piece",
  "nothing to lift",
]);
/** Why a move can't be made. */
export type MoveFault = (typeof moveFaults)[number];

/** The game after a move, or why it can't be made. */
export type MoveResult = Result<Game, MoveFault>;

/**
 * Begins a game with an empty board. Throws a RangeError for a cell that the board doesn't have, and a
 * TypeError for a target.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const christmas = unwrap(targetFromDate(puzzle, { month: 12, day: 25 }));
 * newGame(puzzle, targetCells(puzzle, christmas)).uncovered; // → [ 11, 36 ]
 * ```
 */
export function newGame(puzzle: Puzzle, uncovered: CellList): Game {
  expectPuzzle(puzzle);
  expectCells(uncovered);
  for (const cell of uncovered)
    if (puzzle.board.cells[cell] === undefined) throw new RangeError(`uncovered: no cell ${cell}`);
  return { puzzle, uncovered: [...new Set(uncovered)].sort((a, b) => a - b), placed: [] };
}

/** What every move asks of a puzzle, worked out once: a save may hold thousands of moves. */
interface Geometry {
  readonly cellAt: ReturnType<typeof cellLookup>;
  orientations(piece: number): readonly Shape[];
}

const geometries = new WeakMap<Puzzle, Geometry>();

function geometryOf(puzzle: Puzzle): Geometry {
  const known = geometries.get(puzzle);
  if (known !== undefined) return known;
  const shapes = new Map<number, readonly Shape[]>();
  const orientations = (piece: number): readonly Shape[] => {
    const owner = puzzle.pieces[piece];
    const found = shapes.get(piece) ?? (owner === undefined ? [] : pieceOrientations(puzzle, owner));
    shapes.set(piece, found);
    return found;
  };
  const geometry = { cellAt: cellLookup(puzzle.board), orientations };
  geometries.set(puzzle, geometry);
  return geometry;
}

/**
 * The placement of a piece with its first cell on `cell`; undefined where it doesn't fit on the board.
 *
 * @example
 * ```ts
 * placementAt(cataloguePuzzle("classic"), 0, 0, 0)?.cells; // → [ 0, 1, 2, 3, 6 ]
 * ```
 */
export function placementAt(puzzle: Puzzle, piece: number, orientation: number, cell: number): Placement | undefined {
  expectPuzzle(puzzle);
  const at = puzzle.board.cells[cell]?.point;
  const { cellAt, orientations } = geometryOf(puzzle);
  const shape = orientations(piece)[orientation];
  if (shape === undefined || at === undefined) return undefined;
  const cells = shape.flatMap(({ x, y }) => cellAt(at.x + x, at.y + y) ?? []);
  return cells.length === shape.length ? { piece, orientation, cells } : undefined;
}

/**
 * How many copies of each piece are still off the board.
 *
 * @example
 * ```ts
 * const start = newGame(cataloguePuzzle("classic"), [11, 36]);
 * copiesLeft(unwrap(applyMove(start, "O6.0@0"))).join(" "); // → 1 1 1 1 1 1 1 0
 * ```
 */
export function copiesLeft(game: Game): number[] {
  expectGame(game);
  const { puzzle, placed } = game;
  const left = puzzle.pieces.map(({ copies }) => copies);
  for (const { piece } of placed) left[piece] = itemAt(left, piece) - 1;
  return left;
}

/** Where in `placed` the piece on a cell is; undefined where there is none. */
export function pieceOn({ placed }: Game, cell: number): number | undefined {
  const index = placed.findIndex(({ cells }) => cells.includes(cell));
  return index < 0 ? undefined : index;
}

function placingFault(game: Game, { piece, cells }: Placement): MoveFault | undefined {
  if (copiesLeft(game)[piece] === 0) return "no copy left";
  if (cells.some((cell) => game.uncovered.includes(cell))) return "on an uncovered cell";
  if (cells.some((cell) => pieceOn(game, cell) !== undefined)) return "on another piece";
  return undefined;
}

/**
 * Whether a placement can be made now: a copy is left, and nothing is in its way.
 *
 * @example
 * ```ts
 * const game = newGame(cataloguePuzzle("classic"), [11, 36]);
 * placementsOf(game.puzzle).filter((placement) => fits(game, placement)).length; // → 782
 * ```
 */
export function fits(game: Game, placement: Placement): boolean {
  expectPlacement(placement);
  return placingFault(game, placement) === undefined;
}

/**
 * Whether every cell that must be covered is, and every piece is on the board.
 *
 * @example
 * ```ts
 * isSolved(newGame(cataloguePuzzle("classic"), [11, 36])); // → false
 * ```
 */
export function isSolved(game: Game): boolean {
  expectGame(game);
  const covered = game.placed.reduce((sum, { cells }) => sum + cells.length, 0);
  const allCovered = covered + game.uncovered.length === game.puzzle.board.cells.length;
  return allCovered && copiesLeft(game).every((copies) => copies === 0);
}

/**
 * Writes the move that places a piece.
 *
 * @example
 * ```ts
 * const game = newGame(cataloguePuzzle("classic"), [11, 36]);
 * placeMove(game, { piece: 7, orientation: 0, cells: [0, 1, 2, 6, 7, 8] }); // → O6.0@0
 * ```
 */
export function placeMove(game: Game, placement: Placement): Move {
  expectGame(game);
  expectPlacement(placement);
  const { piece, orientation, cells } = placement;
  const owner = game.puzzle.pieces[piece];
  if (owner === undefined) throw new RangeError(`placement.piece: no piece ${piece}`);
  return `${owner.id}.${orientation}@${cells[0]}`;
}

/**
 * Writes the move that lifts the piece on a cell.
 *
 * @example
 * ```ts
 * liftMove(17); // → -17
 * ```
 */
export function liftMove(cell: number): Move {
  expectNumber(cell, "cell");
  return `-${cell}`;
}

/**
 * Writes the move that lifts the piece on `cell` and places one, the same or another, in a single step.
 *
 * @example
 * ```ts
 * const game = newGame(cataloguePuzzle("classic"), [11, 36]);
 * shiftMove(game, 17, { piece: 7, orientation: 0, cells: [0, 1, 2, 6, 7, 8] }); // → O6.0@0-17
 * ```
 */
export function shiftMove(game: Game, cell: number, placement: Placement): Move {
  return placeMove(game, placement) + liftMove(cell);
}

/** A move taken apart: what to lift, then what to place. */
interface ReadMove {
  readonly lifted: number | undefined;
  readonly placed: { readonly id: string; readonly orientation: number; readonly cell: number } | undefined;
}

/** The numbers come after the name, so a name may hold any character and end in digits. */
const written = /^(?:(?<id>.*)\.(?<orientation>\d+)@(?<cell>\d+))?(?:-(?<lifted>\d+))?$/su;

function readMove(move: Move): ReadMove | undefined {
  const { id, orientation, cell, lifted } = written.exec(move)?.groups ?? {};
  if (id === undefined && lifted === undefined) return undefined;
  return {
    lifted: lifted === undefined ? undefined : Number(lifted),
    placed: id === undefined ? undefined : { id, orientation: Number(orientation), cell: Number(cell) },
  };
}

const moved = (game: Game): MoveResult => ({ ok: true, value: game });

const refused = (fault: MoveFault): MoveResult => ({ ok: false, faults: [fault] });

function lift(game: Game, cell: number): MoveResult {
  if (game.puzzle.board.cells[cell] === undefined) return refused("no such cell");
  const index = pieceOn(game, cell);
  if (index === undefined) return refused("nothing to lift");
  return moved({ ...game, placed: game.placed.filter((_, each) => each !== index) });
}

function place(game: Game, { id, orientation, cell }: NonNullable<ReadMove["placed"]>): MoveResult {
  const { puzzle } = game;
  const piece = puzzle.pieces.findIndex((owner) => owner.id === id);
  if (piece < 0) return refused("no such piece");
  if (geometryOf(puzzle).orientations(piece)[orientation] === undefined) return refused("no such orientation");
  if (puzzle.board.cells[cell] === undefined) return refused("no such cell");
  const placement = placementAt(puzzle, piece, orientation, cell);
  if (placement === undefined) return refused("off the board");
  const why = placingFault(game, placement);
  return why === undefined ? moved({ ...game, placed: [...game.placed, placement] }) : refused(why);
}

/**
 * Makes a move: the only way from one game to the next. A move that can't be made changes nothing.
 *
 * @example
 * ```ts
 * const start = newGame(cataloguePuzzle("classic"), [11, 36]);
 * const game = unwrap(applyMove(start, "O6.0@0"));
 * game.placed.length; // → 1
 * applyMove(game, "L5.0@0"); // → { ok: false, faults: [ 'on another piece' ] }
 * ```
 */
export function applyMove(game: Game, move: Move): MoveResult {
  expectGame(game);
  expectText(move, "move");
  const read = readMove(move);
  if (read === undefined) return refused("not a move");
  const lifted = read.lifted === undefined ? moved(game) : lift(game, read.lifted);
  return lifted.ok && read.placed !== undefined ? place(lifted.value, read.placed) : lifted;
}
