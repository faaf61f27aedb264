/**
 * From a region of open cells to every way in which the pieces left can fill it, where a person could still try them all.
 *
 * Whatever covers a cell of the region is within it, so the rest of the board plays no part.
 */

import { itemAt } from "../text/list.js";
import type { Possibilities } from "../tiling/possibilities.js";

/** The placements that fill a region together, by their numbers. */
export type RegionFilling = readonly number[];

/** With more pieces, nobody tries all the ways. */
const maxPiecesInRegion = 2;

const largestLeft = (possible: Possibilities): number =>
  possible.puzzle.pieces.reduce(
    (largest, { shape }, piece) => (possible.left(piece) > 0 ? Math.max(largest, shape.length) : largest),
    0,
  );

/** The open cell of a region that the fewest placements can cover; undefined where none is open. */
function narrowest(possible: Possibilities, region: readonly number[]): number | undefined {
  let best: number | undefined;
  for (const cell of region) {
    if (!possible.isOpen(cell)) continue;
    if (best === undefined || possible.ways(cell) < possible.ways(best)) best = cell;
  }
  return best;
}

/** Adds to `found` every way to fill what is open; false where that takes more pieces than a person tries. */
function fill(possible: Possibilities, region: readonly number[], used: number[], found: RegionFilling[]): boolean {
  const cell = narrowest(possible, region);
  if (cell === undefined) {
    found.push([...used]);
    return true;
  }
  const ways = possible.waysTo(cell);
  if (ways.length > 0 && used.length === maxPiecesInRegion) return false;
  return ways.every((number) => {
    possible.place(number);
    const isKnown = fill(possible, region, [...used, number], found);
    possible.lift(number);
    return isKnown;
  });
}

/** Every filling of a region; undefined where it takes more than a few pieces. */
export function fillingsOf(possible: Possibilities, region: readonly number[]): RegionFilling[] | undefined {
  if (region.length > maxPiecesInRegion * largestLeft(possible)) return undefined;
  const found: RegionFilling[] = [];
  return fill(possible, region, [], found) ? found : undefined;
}

/** The placements that all fillings have in common. */
export function commonTo(fillings: readonly RegionFilling[]): number[] {
  const [first = [], ...others] = fillings;
  return first.filter((number) => others.every((filling) => filling.includes(number)));
}

/** By piece: how many copies every filling needs. */
export function neededBy({ puzzle, placements }: Possibilities, fillings: readonly RegionFilling[]): number[] {
  const usesOf = (filling: RegionFilling, piece: number): number =>
    filling.filter((number) => itemAt(placements, number).piece === piece).length;
  return puzzle.pieces.map((_, piece) => Math.min(...fillings.map((filling) => usesOf(filling, piece))));
}
