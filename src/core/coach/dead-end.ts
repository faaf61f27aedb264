/**
 * From what is open to the plainest reason why it cannot be filled, if one can be seen without trying.
 *
 * The reasons are data: whoever speaks to the player finds the words, in any language.
 */

import { touchingCells } from "../tiling/placement.js";
import { type OpenBoard, reachableSizes, regionsOf } from "./open-board.js";

/** Why the pieces on the board leave no solution, as data: you find the words. */
export type DeadEnd =
  /** Cells cut off from the others, and no pieces left that have as many cells together. */
  | { readonly kind: "cut-off"; readonly cells: readonly number[] }
  /** None of the pieces left can cover this cell. */
  | { readonly kind: "uncoverable"; readonly cell: number }
  /** This piece fits nowhere any more. */
  | { readonly kind: "no-room"; readonly piece: number }
  /** Nothing to be seen at a glance: only trying everything shows it. */
  | { readonly kind: "hidden" };

export type DeadEndFinder = (open: OpenBoard) => DeadEnd | undefined;

function cutOff(open: OpenBoard, neighbours: readonly (readonly number[])[]): DeadEnd | undefined {
  const reachable = reachableSizes(open);
  const cells = regionsOf(open.cells, neighbours).find((region) => !reachable[region.length]);
  return cells && { kind: "cut-off", cells };
}

function uncoverable({ cells, placements }: OpenBoard): DeadEnd | undefined {
  const coverable = new Set(placements.flatMap((placement) => placement.cells));
  const cell = cells.find((each) => !coverable.has(each));
  return cell === undefined ? undefined : { kind: "uncoverable", cell };
}

function noRoom({ left, placements }: OpenBoard): DeadEnd | undefined {
  const movable = new Set(placements.map(({ piece }) => piece));
  const piece = left.findIndex((copies, each) => copies > 0 && !movable.has(each));
  return piece < 0 ? undefined : { kind: "no-room", piece };
}

/** Finds dead ends on one board again and again, knowing which of its cells touch. */
export function deadEndFinder({ puzzle }: OpenBoard): DeadEndFinder {
  const neighbours = touchingCells(puzzle);
  return (open) => cutOff(open, neighbours) ?? uncoverable(open) ?? noRoom(open);
}

/** Why an arrangement without solutions has none. */
export function deadEndOf(open: OpenBoard): DeadEnd {
  return deadEndFinder(open)(open) ?? { kind: "hidden" };
}
