/** From a puzzle to the copies of its pieces one by one, and from what's on the board to which copy is where. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { pieceLetters } from "../core/tiling/letters.js";
import { isSamePlacement, type Placement } from "../core/tiling/placement.js";

/** What a hand can take: one copy of a piece. */
export interface Copy {
  /** Index into `puzzle.pieces`. */
  readonly piece: number;
  readonly id: string;
  readonly letter: string;
  readonly mayFlip: boolean;
}

export function copiesOf(puzzle: Puzzle): Copy[] {
  const letters = pieceLetters(puzzle);
  return puzzle.pieces.flatMap(({ id, mayFlip }, piece) =>
    (letters[piece] ?? []).map((letter) => ({ piece, id, letter, mayFlip })),
  );
}

/** By the number of a copy: where it is. */
export type Lying = ReadonlyMap<number, Placement>;

/**
 * A game doesn't tell copies of a piece apart, but eyes do: a copy that was there before is still the one that is
 * there. What is new is the copy in `hand` if it can be, else the first that is free.
 */
export function lyingCopies(
  copies: readonly Copy[],
  placed: readonly Placement[],
  before: Lying,
  hand: number | undefined,
): Lying {
  const lying = new Map<number, Placement>();
  for (const [copy, placement] of before) {
    const still = placed.find((each) => isSamePlacement(each, placement));
    if (still !== undefined) lying.set(copy, still);
  }
  const known = [...lying.values()];
  for (const placement of placed.filter((each) => !known.includes(each))) {
    const free = [...copies.keys()].filter((copy) => copies[copy]?.piece === placement.piece && !lying.has(copy));
    const copy = hand !== undefined && free.includes(hand) ? hand : free[0];
    if (copy !== undefined) lying.set(copy, placement);
  }
  return lying;
}
