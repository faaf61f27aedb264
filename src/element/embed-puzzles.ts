/** From an id to a puzzle of the catalogue: the usual one is at hand, the others come one by one. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { defaultPuzzle } from "../formats/default-puzzle.js";

export async function puzzleCalled(id: string): Promise<Puzzle | undefined> {
  if (id === defaultPuzzle.id) return defaultPuzzle;
  const { loadPuzzleCalled } = await import("./embed-catalogue.js");
  return loadPuzzleCalled(id);
}
