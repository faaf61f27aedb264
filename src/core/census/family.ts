/**
 * A family: all sets with a given number of different pieces of each size, and a number for each set.
 *
 *     7 pentominoes + 1 hexomino   792 · 35 = 27,720 sets
 *
 * A set has a subset of the pieces of each size, and each subset a rank: that of its places in the list of pieces, as in
 * the combinatorial number system. The number of a set is made of these ranks like a number of digits, with the size that
 * has the fewest subsets in front. So sets with neighbouring numbers share pieces, and a range of numbers, a part of the
 * family, needs a smaller pool.
 */

import type { LatticeName } from "../lattice/lattice.js";
import { itemAt } from "../text/list.js";
import { type FreePiece, freePieces } from "./free-pieces.js";

/** How many different pieces of a size a set has. */
export interface Quota {
  readonly size: number;
  readonly count: number;
}

/** The pieces of one size, and how many of them a set has. */
export interface FamilySize extends Quota {
  readonly pieces: readonly FreePiece[];
  /** How many subsets there are, and how far apart the numbers of sets with neighbouring ones are. */
  readonly subsets: number;
  readonly stride: number;
}

/** All sets with a given number of different pieces of each size. */
export interface Family {
  readonly lattice: LatticeName;
  /** Those with the fewest subsets first. */
  readonly sizes: readonly FamilySize[];
  readonly sets: number;
  /** How many cells the pieces of a set cover. */
  readonly area: number;
}

/** How many pieces a set has. */
export const setSize = ({ sizes }: Family): number => sizes.reduce((sum, { count }) => sum + count, 0);

/** How many ways there are to choose k of n. */
export function waysToPick(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
}

/** The pieces of a size, drawn as somebody draws them. */
export type PieceDrawings = (lattice: LatticeName, size: number) => readonly FreePiece[];

export function familyOf(lattice: LatticeName, quotas: readonly Quota[], drawings: PieceDrawings = freePieces): Family {
  const sizes = quotas
    .map(({ size, count }) => ({ size, count, pieces: drawings(lattice, size) }))
    .map((each) => ({ ...each, subsets: waysToPick(each.pieces.length, each.count) }))
    .sort((a, b) => a.subsets - b.subsets || a.size - b.size);
  const strideAfter = (place: number): number =>
    sizes.slice(place + 1).reduce((product, { subsets }) => product * subsets, 1);
  return {
    lattice,
    sizes: sizes.map((each, place) => ({ ...each, stride: strideAfter(place) })),
    sets: sizes.reduce((product, { subsets }) => product * subsets, 1),
    area: quotas.reduce((sum, { size, count }) => sum + size * count, 0),
  };
}

/** The places of the subset with a rank, ascending. */
export function subsetAt(rank: number, count: number): number[] {
  const places: number[] = [];
  let rest = rank;
  for (let k = count; k > 0; k--) {
    let place = k - 1;
    while (waysToPick(place + 1, k) <= rest) place++;
    rest -= waysToPick(place, k);
    places.unshift(place);
  }
  return places;
}

/** The rank of a subset, given by its places, ascending. */
const subsetRank = (places: readonly number[]): number =>
  places.reduce((sum, place, i) => sum + waysToPick(place, i + 1), 0);

const rankIn = ({ stride, subsets }: FamilySize, number: number): number => Math.floor(number / stride) % subsets;

/** The pieces of a set, small ones first. */
export function setPieces(family: Family, number: number): FreePiece[] {
  return [...family.sizes]
    .sort((a, b) => a.size - b.size)
    .flatMap((size) => subsetAt(rankIn(size, number), size.count).map((place) => itemAt(size.pieces, place)));
}

/** The number of the set that has these pieces, by their names; undefined where the family has no such set. */
export function setNumberOf(family: Family, ids: readonly string[]): number | undefined {
  let number = 0;
  let found = 0;
  for (const { pieces, count, stride } of family.sizes) {
    const places = pieces.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []));
    if (places.length !== count) return undefined;
    number += subsetRank(places) * stride;
    found += count;
  }
  return found === ids.length ? number : undefined;
}

/** A range of sets by their numbers. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

export const wholeFamily = (family: Family): Part => ({ from: 0, to: family.sets });

export function halvesOf({ from, to }: Part): Part[] {
  const middle = Math.floor((from + to) / 2);
  return [
    { from, to: middle },
    { from: middle, to },
  ];
}

/** By size of the family: the places of the pieces that some set of the part has. */
export function partPool(family: Family, { from, to }: Part): number[][] {
  let isFixed = true;
  return family.sizes.map((size) => {
    const [first, last] = [Math.floor(from / size.stride), Math.floor((to - 1) / size.stride)];
    if (!isFixed || last - first + 1 >= size.subsets) {
      isFixed = false;
      return [...size.pieces.keys()];
    }
    isFixed = first === last;
    return unionOf(first % size.subsets, last % size.subsets, size);
  });
}

/** The places of all subsets from one rank to another, round the end if need be. */
function unionOf(first: number, last: number, { count, subsets }: FamilySize): number[] {
  const places = new Set<number>();
  for (let rank = first; ; rank = (rank + 1) % subsets) {
    for (const place of subsetAt(rank, count)) places.add(place);
    if (rank === last) break;
  }
  return [...places].sort((a, b) => a - b);
}
