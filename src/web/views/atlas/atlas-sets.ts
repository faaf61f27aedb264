/**
 * The atlas as the app holds it: from the text of docs/atlas.json.gz to a list for each figure, and from what somebody
 * wants to see to the sets in their order.
 *
 *     {"families":[{"pieces":"7 pentominoes + 1 hexomino","gaps":[121,40],"total":[4745,7685],…}]}
 *
 * There are very many sets. So a set is a place in the lists, and its pieces are made out only when it's drawn.
 */

import { type Family, type FamilySize, familyOf, setPieces } from "../../../core/census/family.js";
import type { FreePiece } from "../../../core/census/free-pieces.js";
import { readQuotas } from "../../../core/census/quotas.js";
import { itemAt } from "../../../core/text/list.js";

/** What the file has of a family; `gaps` are those between the numbers of the sets. */
interface WrittenFamily {
  readonly pieces: string;
  readonly gaps: readonly number[];
  readonly total: readonly number[];
  readonly single: readonly number[];
  readonly fewest: readonly number[];
  readonly most: readonly number[];
}

interface WrittenAtlas {
  readonly families: readonly WrittenFamily[];
  /** The same families where no piece is flipped, as far as they're known. */
  readonly withoutFlips?: readonly WrittenFamily[];
}

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
  readonly total: Float64Array;
  /** Dates with exactly one solution. */
  readonly single: Uint32Array;
  readonly fewest: Uint32Array;
  readonly most: Uint32Array;
}

const familyWritten = ({ pieces }: WrittenFamily): Family => familyOf("square", readQuotas("square", pieces) ?? []);

function summedUp(gaps: readonly number[]): number[] {
  let number = 0;
  return gaps.map((gap) => {
    number += gap;
    return number;
  });
}

/** The text is our own, and a test reads it: nothing about it is checked here. */
export function readAtlas(text: string): Atlas {
  const { families, withoutFlips = [] } = JSON.parse(text) as WrittenAtlas;
  const written = [
    ...families.map((family) => ({ ...family, flips: true })),
    ...withoutFlips.map((family) => ({ ...family, flips: false })),
  ];
  let from = 0;
  const chapters = written.map((each): AtlasChapter => {
    const chapter = { family: familyWritten(each), flips: each.flips, from, to: from + each.gaps.length };
    from = chapter.to;
    return chapter;
  });
  return {
    chapters,
    numbers: Uint32Array.from(written.flatMap(({ gaps }) => summedUp(gaps))),
    total: Float64Array.from(written.flatMap(({ total }) => total)),
    single: Uint32Array.from(written.flatMap(({ single }) => single)),
    fewest: Uint32Array.from(written.flatMap(({ fewest }) => fewest)),
    most: Uint32Array.from(written.flatMap(({ most }) => most)),
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
  even: ({ fewest, most }, place) => (most[place] ?? 0) / (fewest[place] ?? 1),
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
  const key = Float64Array.from(atlas.numbers, (_, place) => keys[sort](atlas, place));
  return places.sort((a, b) => itemAt(key, a) - itemAt(key, b) || itemAt(atlas.total, a) - itemAt(atlas.total, b));
}

export function atlasChapterOf({ chapters }: Atlas, place: number): AtlasChapter {
  const found = chapters.find(({ from, to }) => from <= place && place < to);
  if (found === undefined) throw new Error(`the atlas has no set ${place}`);
  return found;
}

/** The pieces of the set at a place, small ones first. */
export const piecesAt = (atlas: Atlas, place: number): FreePiece[] =>
  setPieces(atlasChapterOf(atlas, place).family, atlas.numbers[place] ?? 0);
