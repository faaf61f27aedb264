/** From the number of a set to its pieces, as bits of a pool: two words of 32 bits. One table for each size, of all its subsets. */

import { itemAt } from "../text/list.js";
import type { PoolPiece } from "./census-image.js";
import type { Family, FamilySize } from "./family.js";

interface SizeMasks extends FamilySize {
  /** By rank of a subset: its low word, then its high one. */
  readonly words: Uint32Array;
}

/** All subsets of a size in the order of their ranks. Subsets with a piece that isn't in the pool have no bit for it. */
function sizeMasks(size: FamilySize, bitOf: ReadonlyMap<number, number>): SizeMasks {
  const words = new Uint32Array(size.subsets * 2);
  const places = Array.from({ length: size.count }, (_, i) => i);
  for (let rank = 0; rank < size.subsets; rank++) {
    for (const place of places) {
      const bit = bitOf.get(place);
      if (bit !== undefined) words[rank * 2 + (bit >> 5)] = (words[rank * 2 + (bit >> 5)] ?? 0) | (1 << (bit & 31));
    }
    toNextSubset(places);
  }
  return { ...size, words };
}

/** The subset with the next rank: the first place that can moves on, and those before it go back to the beginning. */
function toNextSubset(places: number[]): void {
  let i = 0;
  while (i + 1 < places.length && itemAt(places, i) + 1 === places[i + 1]) i++;
  if (i < places.length) places[i] = itemAt(places, i) + 1;
  for (let before = 0; before < i; before++) places[before] = before;
}

/** Writes the pieces of a set into two words of a list, from a place on. */
export type MaskWriter = (set: number, to: Uint32Array, at: number) => void;

export function setMasks(family: Family, pool: readonly PoolPiece[]): MaskWriter {
  const sizes = family.sizes.map((size, i) =>
    sizeMasks(size, new Map(pool.flatMap((each, bit) => (each.size === i ? [[each.place, bit]] : [])))),
  );
  return (set, to, at) => {
    let [low, high] = [0, 0];
    for (const { stride, subsets, words } of sizes) {
      const rank = Math.floor(set / stride) % subsets;
      low |= words[rank * 2] ?? 0;
      high |= words[rank * 2 + 1] ?? 0;
    }
    to[at] = low;
    to[at + 1] = high;
  };
}
