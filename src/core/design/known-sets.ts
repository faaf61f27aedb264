/**
 * From what a census has found out about a board to sets of pieces to begin with: on a board that somebody has surveyed,
 * nobody has to search by chance.
 */

import { familyOf, setPieces } from "../census/family.js";
import { readQuotas } from "../census/quotas.js";
import type { Piece, Puzzle } from "../puzzle/puzzle.js";
import type { DesignGoal } from "./goal-names.js";
import { pieceSizesOf, withPiece } from "./piece-sets.js";

/** A family of sets that a census has finished, by the numbers of the sets that work. */
export interface KnownFamily {
  /** Such as "7 pentominoes + 1 hexomino". */
  readonly pieces: string;
  /** Every set that works, the one with the fewest solutions first. */
  readonly working: readonly number[];
  /** Those of them whose dates differ the least. */
  readonly even: readonly number[];
}

/** What a census knows about a board, with flips. */
export interface KnownSets {
  /** The puzzle whose board was surveyed. */
  readonly board: Puzzle;
  readonly families: readonly KnownFamily[];
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

/** The family of a puzzle's board and sizes, if it has been surveyed. */
function familyFor(puzzle: Puzzle, { board, families }: KnownSets): KnownFamily | undefined {
  if (boardKey(puzzle) !== boardKey(board)) return undefined;
  const key = sizesKey(pieceSizesOf(puzzle));
  return families.find(({ pieces }) => sizesKey(sizesOf(pieces)) === key);
}

/** Another seed begins with another of so many sets. */
const choice = 10;

/** So many different ones, as long as there are any. */
function drawn(numbers: readonly number[], count: number, random: () => number): number[] {
  const left = [...numbers];
  const taken: number[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(random() * left.length), 1));
  return taken;
}

/** Without flips, a set that works is one of those that work with flips. So many of them are counted. */
const triesWithoutFlips = 100;

function numbersFor({ working, even }: KnownFamily, goal: DesignGoal, seed: number, random: () => number): number[] {
  const place = Math.max(0, seed - 1) % choice;
  const nth = (list: readonly number[]): number[] => list.slice(Math.min(place, list.length - 1)).slice(0, 1);
  if (goal === "harder") return nth(working);
  if (goal === "easier") return nth(working.toReversed());
  if (goal === "even") return [...even];
  return drawn(working, goal === "works" ? 1 : triesWithoutFlips, random);
}

/** Sets to begin with, for a board and sizes of pieces that a census has surveyed; none for others. */
export function knownBeginnings(
  puzzle: Puzzle,
  goal: DesignGoal,
  known: KnownSets,
  { seed, random }: { readonly seed: number; readonly random: () => number },
): Piece[][] {
  const found = familyFor(puzzle, known);
  if (found === undefined) return [];
  const family = familyOf(puzzle.lattice, readQuotas(puzzle.lattice, found.pieces) ?? []);
  const none: Piece[] = [];
  return numbersFor(found, goal, seed, random).map((number) =>
    setPieces(family, number).reduce((pieces, piece) => withPiece(puzzle.lattice, pieces, piece, true), none),
  );
}
