/** From the JSON of a checked puzzle to the puzzle: the same one every time, which nobody can change. */

import type { Puzzle } from "../core/puzzle/puzzle.js";

function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

const known = new Map<string, Puzzle>();

export function puzzleFrom(json: string): Puzzle {
  const puzzle = known.get(json) ?? frozen(JSON.parse(json) as Puzzle);
  known.set(json, puzzle);
  return puzzle;
}
