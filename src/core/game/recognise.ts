/**
 * From the places that somebody has drawn over to the piece that is there, however it's turned and flipped, or to the
 * reason why it is none.
 *
 * A hand is forgiven what a board of wood rules out: two pieces never share a cell, and none is beside the board. So
 * whatever a stroke takes of other pieces and of the table around is left out, unless nothing makes sense then.
 */

import { latticeNamed, type Point } from "../lattice/lattice.js";
import { orientationsOf, type Shape, shapeKey, shapeOf } from "../lattice/shape.js";
import { cellPoint } from "../puzzle/cells.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import type { Result } from "../text/fault.js";
import { frozen } from "../text/frozen.js";
import type { Placement } from "../tiling/placement.js";
import { copiesLeft, type Game, pieceOn } from "./game.js";

/** Why a drawing is not taken for a piece. */
export const drawingFaults = frozen([
  "nothing drawn",
  "no such shape",
  "wrong way up",
  "no copy left",
  "off the board",
  "on an uncovered cell",
  "on another piece",
]);
export type DrawingFault = (typeof drawingFaults)[number];

export type Recognition = Result<Placement, DrawingFault>;

interface Known {
  readonly piece: number;
  readonly orientation: number;
  /** False for the mirror image of a piece that can't be flipped. */
  readonly isAllowed: boolean;
}

type KnownShapes = ReadonlyMap<string, readonly Known[]>;

const knownShapes = new WeakMap<Puzzle, KnownShapes>();

/** Every way in which any piece can look; a mirror image that isn't allowed comes after those that are. */
function shapesOf(puzzle: Puzzle): KnownShapes {
  const known = knownShapes.get(puzzle);
  if (known !== undefined) return known;
  const shapes = new Map<string, Known[]>();
  const add = (shape: Shape, entry: Known): void => {
    const key = shapeKey(shape);
    shapes.set(key, [...(shapes.get(key) ?? []), entry]);
  };
  const lattice = latticeNamed(puzzle.lattice);
  for (const [piece, { shape, mayFlip }] of puzzle.pieces.entries()) {
    const allowed = orientationsOf(lattice, shape, mayFlip);
    for (const [orientation, each] of allowed.entries()) add(each, { piece, orientation, isAllowed: true });
    const keys = new Set(allowed.map(shapeKey));
    for (const each of orientationsOf(lattice, shape, true))
      if (!keys.has(shapeKey(each))) add(each, { piece, orientation: 0, isAllowed: false });
  }
  knownShapes.set(puzzle, shapes);
  return shapes;
}

const knownAs = ({ puzzle }: Game, cells: readonly number[]): readonly Known[] =>
  shapesOf(puzzle).get(shapeKey(shapeOf(cells.map((cell) => cellPoint(puzzle, cell))))) ?? [];

/** The piece that these cells have the shape of, if a copy is left and nothing is in its way. */
function judged(game: Game, cells: readonly number[]): Recognition {
  const refused = (fault: DrawingFault): Recognition => ({ ok: false, faults: [fault] });
  const known = knownAs(game, cells);
  if (known.length === 0) return refused("no such shape");
  const allowed = known.filter(({ isAllowed }) => isAllowed);
  if (allowed.length === 0) return refused("wrong way up");
  const left = copiesLeft(game);
  const free = allowed.find(({ piece }) => (left[piece] ?? 0) > 0);
  if (free === undefined) return refused("no copy left");
  if (cells.some((cell) => game.uncovered.includes(cell))) return refused("on an uncovered cell");
  const { piece, orientation } = free;
  return { ok: true, value: { piece, orientation, cells: [...cells].sort((a, b) => a - b) } };
}

/** What is told of a drawing that is none, where part of it had to be left out. */
function toldOf(whole: Recognition, isOff: boolean, isOver: boolean): Recognition {
  if (isOver) return { ok: false, faults: ["on another piece"] };
  return isOff ? { ok: false, faults: ["off the board"] } : whole;
}

/** Recognises a piece by the places drawn over, in any order, each any number of times. */
export function recognised(game: Game, drawn: readonly Point[]): Recognition {
  const { cells } = game.puzzle.board;
  const found = drawn.map(({ x, y }) => cells.find(({ point }) => point.x === x && point.y === y)?.index);
  const onBoard = [...new Set(found.filter((cell) => cell !== undefined))];
  const open = onBoard.filter((cell) => pieceOn(game, cell) === undefined);
  if (drawn.length === 0) return { ok: false, faults: ["nothing drawn"] };
  const whole = judged(game, open);
  if (whole.ok || whole.faults[0] !== "no such shape") return whole;
  // A finger on its way to the next cell brushes the date.
  const beside = judged(
    game,
    open.filter((cell) => !game.uncovered.includes(cell)),
  );
  return beside.ok ? beside : toldOf(whole, found.includes(undefined), open.length < onBoard.length);
}
