/** From a word nobody knows to the known one that was probably meant. */

import { itemAt, lastOf } from "./list.js";

/** Before the first letter there is nothing, and nothing isn't a letter. */
const swappedAt = (a: string, b: string, i: number, j: number): boolean => a[i] === b[j - 1] && a[i - 1] === b[j];

/** How many letters must be changed, added, left out or swapped with the next one. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = itemAt(last, j) + (a[i] === b[j] ? 0 : 1);
      const swapped = swappedAt(a, b, i, j) ? itemAt(before, j - 1) + 1 : changed;
      row.push(Math.min(changed, swapped, itemAt(last, j + 1) + 1, lastOf(row) + 1));
    }
    before = last;
    last = row;
  }
  return lastOf(last);
}

/** Comparing takes time by the product of the lengths, and nobody misspells words as long as this. */
const maxWordLength = 40;

/** The known word nearest to this one, of equally near ones the first. About every third letter may be wrong. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > maxWordLength) return undefined;
  let best: string | undefined;
  let limit = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    // As many letters as one word has more than the other are certainly wrong.
    if (Math.abs(word.length - candidate.length) >= limit) continue;
    const slips = distance(word.toLowerCase(), candidate.toLowerCase());
    if (slips >= limit || slips >= Math.max(word.length, candidate.length)) continue;
    best = candidate;
    limit = slips;
  }
  return best;
}
