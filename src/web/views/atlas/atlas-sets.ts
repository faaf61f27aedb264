/**
 * The atlas as the app holds it: from the families of docs/atlas.bin to a list for each figure, and from what somebody wants
 * to see to the sets in their order.
 *
 * There are very many sets. So a set is a place in the lists, and its pieces are made out only when it's drawn.
 */

import type { AtlasFamily } from "../../../core/census/atlas-file.js";
import { type Family, type FamilySize, setPieces } from "../../../core/census/family.js";
import type { FreePiece } from "../../../core/census/free-pieces.js";
import { itemAt } from "../../../core/text/list.js";

/** The sets of a family that work, by one rule about flips: those from one place to another. */
export interface AtlasChapter {
  readonly family: Family;
  readonly flips: boolean;
  readonly from: number;
  readonly to: number;
}

/** The lists have an entry for each set. */
export interface Atlas {
  readonly chapters: readonly AtlasChapter[];
  /** The number of each set in its family. */
  readonly numbers: Uint32Array;
  /** Solutions of all dates. */
  readonly total: Uint32Array;
  /** Dates with exactly one solution. */
  readonly single: Uint32Array;
  readonly fewest: Uint32Array;
  /** 0 where the atlas doesn't say. */
  readonly most: Uint32Array;
}

function joined(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const list of lists) {
    all.set(list, from);
    from += list.length;
  }
  return all;
}

/** All families in one list. */
export function atlasOf(families: readonly AtlasFamily[]): Atlas {
  let from = 0;
  const chapters = families.map(({ family, flips, sets }): AtlasChapter => {
    const chapter = { family, flips, from, to: from + sets.numbers.length };
    from = chapter.to;
    return chapter;
  });
  const sets = families.map((each) => each.sets);
  return {
    chapters,
    numbers: joined(sets.map(({ numbers }) => numbers)),
    total: joined(sets.map(({ total }) => total)),
    single: joined(sets.map(({ single }) => single)),
    fewest: joined(sets.map(({ fewest }) => fewest)),
    most: joined(sets.map(({ most }) => most)),
  };
}

/** The orders that the sets can have. */
export const atlasSorts = ["hardest", "easiest", "even", "single"] as const;
export type AtlasSort = (typeof atlasSorts)[number];

/** What somebody wants to see. */
export interface AtlasWish {
  readonly flips: boolean;
  /** How many pieces of each size, as `sizesText` writes it; undefined for all families. */
  readonly sizes: string | undefined;
  /** Names of pieces that a set must have. */
  readonly pieces: readonly string[];
  readonly sort: AtlasSort;
}

/** Such as "7 × 5 + 1 × 6", which is how the area adds up. */
export const sizesText = ({ sizes }: Family): string =>
  [...sizes]
    .sort((a, b) => a.size - b.size)
    .map(({ size, count }) => `${count} × ${size}`)
    .join(" + ");

/** What comes first has the least of it. */
const keys: Readonly<Record<AtlasSort, (atlas: Atlas, place: number) => number>> = {
  hardest: ({ total }, place) => total[place] ?? 0,
  easiest: ({ total }, place) => -(total[place] ?? 0),
  // Where the most isn't known, it's far more than the fewest.
  even: ({ fewest, most }, place) => (most[place] || Number.POSITIVE_INFINITY) / (fewest[place] ?? 1),
  single: ({ single }, place) => -(single[place] ?? 0),
};

/** By rank: whether a subset has all of these places. Ranks go through the subsets in the order of their last places. */
function subsetsWith({ count, subsets }: FamilySize, wanted: readonly number[]): Uint8Array {
  const found = new Uint8Array(subsets);
  const places = Array.from({ length: count }, (_, i) => i);
  for (let rank = 0; rank < subsets; rank++) {
    found[rank] = wanted.every((place) => places.includes(place)) ? 1 : 0;
    let i = 0;
    while (i + 1 < count && itemAt(places, i) + 1 === places[i + 1]) {
      places[i] = i;
      i++;
    }
    places[i] = itemAt(places, i) + 1;
  }
  return found;
}

/** The places of a chapter's sets that have all of these pieces. */
function placesWith({ numbers }: Atlas, { family, from, to }: AtlasChapter, ids: readonly string[]): number[] {
  const all = Array.from({ length: to - from }, (_, i) => from + i);
  const asked = family.sizes
    .map((size) => ({ size, wanted: ids.map((id) => size.pieces.findIndex((piece) => piece.id === id)) }))
    .map(({ size, wanted }) => ({ size, wanted: wanted.filter((place) => place >= 0) }))
    .filter(({ wanted }) => wanted.length > 0);
  if (asked.reduce((sum, { wanted }) => sum + wanted.length, 0) < ids.length) return [];
  const tests = asked.map(({ size, wanted }) => ({ size, has: subsetsWith(size, wanted) }));
  return all.filter((place) =>
    tests.every(({ size, has }) => has[Math.floor((numbers[place] ?? 0) / size.stride) % size.subsets] === 1),
  );
}

/** The sets that somebody wants to see, in the order they want. */
export function setsWanted(atlas: Atlas, { flips, sizes, pieces, sort }: AtlasWish): Uint32Array {
  const chapters = atlas.chapters.filter(
    (chapter) => chapter.flips === flips && (sizes === undefined || sizesText(chapter.family) === sizes),
  );
  const places = Uint32Array.from(chapters.flatMap((chapter) => placesWith(atlas, chapter, pieces)));
  const key = new Float64Array(atlas.numbers.length);
  for (const place of places) key[place] = keys[sort](atlas, place);
  const { total } = atlas;
  return places.sort((a, b) => compared(key[a] ?? 0, key[b] ?? 0) || (total[a] ?? 0) - (total[b] ?? 0));
}

/** Infinite ones are alike. */
const compared = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

export function atlasChapterOf({ chapters }: Atlas, place: number): AtlasChapter {
  const found = chapters.find(({ from, to }) => from <= place && place < to);
  if (found === undefined) throw new Error(`the atlas has no set ${place}`);
  return found;
}

/** The pieces of the set at a place, small ones first. */
export const piecesAt = (atlas: Atlas, place: number): FreePiece[] =>
  setPieces(atlasChapterOf(atlas, place).family, atlas.numbers[place] ?? 0);
