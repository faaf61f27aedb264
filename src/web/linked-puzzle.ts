/** From a word of a link to the puzzle that it carries, the same object for the same word. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { readPuzzleLink } from "../formats/link.js";

const known = new Map<string, Promise<Puzzle | undefined>>();

/** Undefined where the link is damaged, or its puzzle is wrong. */
export function linkedPuzzle(link: string): Promise<Puzzle | undefined> {
  const reading = known.get(link) ?? readPuzzleLink(link).then((result) => (result.ok ? result.value : undefined));
  known.set(link, reading);
  return reading;
}
