/**
 * From what a census has found out about a board to sets of pieces to begin with: on a board that somebody has surveyed,
 * nobody has to search by chance.
 */

import { familyOf, type PieceDrawings, setPieces } from "../census/family.js";
import { freeShapeKey } from "../census/free-pieces.js";
import { readQuotas } from "../census/quotas.js";
import type { DesignGoal } from "../names.js";
import type { Piece, Puzzle } from "../puzzle/puzzle.js";
import { palette, pieceSizesOf, withPiece } from "./piece-sets.js";

/** A family of sets that a census has finished, by the numbers of sets that work. */
export interface KnownFamily {
  /** Such as "7 pentominoes + 1 hexomino". */
  readonly pieces: string;
  /** Sets that work, the one with the fewest solutions first: the hardest, the easiest, and some between. */
  readonly working: readonly number[];
  /** Those of them whose dates differ the least. */
  readonly even: readonly number[];
}

/** What a census knows about a board. */
export interface KnownSets {
  /** The puzzle whose board was surveyed, with pieces drawn as it draws them. */
  readonly board: Puzzle;
  readonly families: readonly KnownFamily[];
  /** The same where pieces stay as drawn. */
  readonly withoutFlips: readonly KnownFamily[];
}

/** The same for boards on which the same sets work: which cells there are, and which ones the choices uncover. */
function boardKey({ lattice, board, fields }: Puzzle): string {
  const cells = board.cells.map(({ point }) => point);
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  const choices = fields.map((field) =>
    field.choices.map((choice) => [...choice.cells].sort((a, b) => a - b).join("+")),
  );
  const uncovered = choices.map((each) => each.sort().join(" ")).sort();
  return JSON.stringify([lattice, cells.map(({ x, y }) => [x - left, y - top]), uncovered]);
}

const sizesKey = (sizes: readonly number[]): string => [...sizes].sort((a, b) => a - b).join(" ");

const sizesOf = (pieces: string): number[] =>
  (readQuotas("square", pieces) ?? []).flatMap(({ size, count }) => Array<number>(count).fill(size));

/** The families with a puzzle's sizes of pieces, if its board has been surveyed. */
function familiesFor(puzzle: Puzzle, goal: DesignGoal, { board, families, withoutFlips }: KnownSets): KnownFamily[] {
  if (boardKey(puzzle) !== boardKey(board)) return [];
  const key = sizesKey(pieceSizesOf(puzzle));
  const known = goal === "no-flips" ? withoutFlips : families;
  const own = known.filter(({ pieces }) => sizesKey(sizesOf(pieces)) === key);
  const isHopeless = own.length > 0 && own.every(({ working }) => working.length === 0);
  // Where no set of these sizes works, others may.
  return (isHopeless ? known : own).filter(({ working }) => working.length > 0);
}

/** Another seed begins with another of this many sets. */
const choice = 10;

function numbersFor({ working, even }: KnownFamily, goal: DesignGoal, seed: number, random: () => number): number[] {
  const place = Math.max(0, seed - 1) % choice;
  const nth = (list: readonly number[]): number[] => list.slice(Math.min(place, list.length - 1)).slice(0, 1);
  if (goal === "harder") return nth(working);
  if (goal === "easier" || goal === "no-flips") return nth(working.toReversed());
  if (goal === "even") return [...even];
  return working.slice(Math.floor(random() * working.length)).slice(0, 1);
}

/** The free pieces of a size, drawn as a puzzle draws them where it has them: without flips, the side matters. */
function drawnAs({ pieces }: Puzzle): PieceDrawings {
  return (lattice, size) =>
    palette(lattice, size).map((free) => {
      const key = freeShapeKey(lattice, free.shape);
      const own = pieces.find(({ shape }) => shape.length === size && freeShapeKey(lattice, shape) === key);
      return own === undefined ? free : { ...free, shape: own.shape };
    });
}

/** Sets to begin with, for a board and sizes of pieces that a census has surveyed; none for others. */
export function knownBeginnings(
  puzzle: Puzzle,
  goal: DesignGoal,
  known: KnownSets,
  { seed, random }: { readonly seed: number; readonly random: () => number },
): Piece[][] {
  const none: Piece[] = [];
  return familiesFor(puzzle, goal, known).flatMap((each) => {
    const family = familyOf(puzzle.lattice, readQuotas(puzzle.lattice, each.pieces) ?? [], drawnAs(known.board));
    return numbersFor(each, goal, seed, random).map((number) =>
      setPieces(family, number).reduce((pieces, piece) => withPiece(puzzle.lattice, pieces, piece, true), none),
    );
  });
}
