/** From the JSON of a checked puzzle to the puzzle: the same one every time, which nobody can change. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { frozen } from "../core/text/frozen.js";

const known = new Map<string, Puzzle>();

export function puzzleFrom(json: string): Puzzle {
  const puzzle = known.get(json) ?? frozen(JSON.parse(json) as Puzzle);
  known.set(json, puzzle);
  return puzzle;
}
