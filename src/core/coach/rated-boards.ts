/** From a board to how hard its dates are, where that takes a minute to work out and has been done before. */

import { bytesFromBase64 } from "../solver/kernel/webassembly.js";
import type { Setup } from "../solver/question.js";
import { openingKey, placesInBook } from "./openings.js";
import { ratingBook } from "./rating-book.js";

/** In plays: where one rating ends and the next begins. */
export type Scale = readonly number[];

export interface RatedBoard {
  readonly scale: Scale;
  /** By target: from 1 to 5; 0 for one without a rating. */
  readonly ratings: readonly number[];
}

/** Six ratings, so a byte has room for three. */
const places = [36, 6, 1] as const;

const unpackedRatings = (text: string): number[] =>
  [...bytesFromBase64(text)].flatMap((byte) => places.map((place) => Math.floor(byte / place) % 6));

/** Undefined for a board that isn't in the book. */
export function ratedBoard({ puzzle, flips }: Setup): RatedBoard | undefined {
  const entry = flips === false ? undefined : ratingBook[openingKey(puzzle)];
  if (entry === undefined) return undefined;
  const ratings = unpackedRatings(entry.ratings);
  return { scale: entry.scale, ratings: placesInBook(puzzle).map((place) => ratings[place] ?? 0) };
}
