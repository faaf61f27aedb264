/**
 * From what is possible to the plainest reason why the board cannot be filled, if one can be seen without trying.
 *
 * The reasons are data: whoever speaks to the player finds the words, in any language.
 */

import type { Possibilities } from "../tiling/possibilities.js";
import { reachableSizes } from "./sizes.js";

/** Why the pieces on the board leave no solution, as data: you find the words. */
export type DeadEnd =
  /** Cells cut off from the others, and no pieces left that have as many cells together. */
  | { readonly kind: "cut-off"; readonly cells: readonly number[] }
  /** None of the pieces left can cover this cell. */
  | { readonly kind: "uncoverable"; readonly cell: number }
  /** This piece fits nowhere any more. */
  | { readonly kind: "no-room"; readonly piece: number }
  /** Hard to spot: only trying everything shows it. */
  | { readonly kind: "hidden" };

function cutOff(possible: Possibilities): DeadEnd | undefined {
  const regions = possible.regions();
  const reachable = reachableSizes(possible);
  const wrong = regions.filter((region) => reachable[region.length] !== 1);
  // The smallest is the plainest to see.
  const [cells] = wrong.sort((a, b) => a.length - b.length);
  return cells && { kind: "cut-off", cells };
}

function uncoverable(possible: Possibilities): DeadEnd | undefined {
  const cell = possible.puzzle.board.cells.findIndex((_, each) => possible.isOpen(each) && possible.ways(each) === 0);
  return cell < 0 ? undefined : { kind: "uncoverable", cell };
}

function noRoom(possible: Possibilities): DeadEnd | undefined {
  const piece = possible.puzzle.pieces.findIndex((_, each) => possible.left(each) > 0 && possible.places(each) === 0);
  return piece < 0 ? undefined : { kind: "no-room", piece };
}

/** A dead end that anybody can see; undefined where there is none, or none so plain. */
const plainDeadEnd = (possible: Possibilities): DeadEnd | undefined =>
  cutOff(possible) ?? uncoverable(possible) ?? noRoom(possible);

/** Whether anybody can see that the board cannot be filled; what is quickest to see is looked at first. */
export const isPlainlyDead = (possible: Possibilities): boolean =>
  (uncoverable(possible) ?? noRoom(possible) ?? cutOff(possible)) !== undefined;

/** Why an arrangement without solutions has none. */
export const deadEndOf = (possible: Possibilities): DeadEnd => plainDeadEnd(possible) ?? { kind: "hidden" };
