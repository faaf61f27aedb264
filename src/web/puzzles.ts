/** From the name of a puzzle to the puzzle: the usual one is at hand, the catalogue is fetched. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { defaultPuzzle, puzzleNames } from "../formats/default-puzzle.js";

export { puzzleNames };

export async function puzzleNamed(name: string): Promise<Puzzle> {
  if (name === defaultPuzzle.id) return defaultPuzzle;
  const { cataloguePuzzle, isCatalogueId } = await import("../formats/catalogue.js");
  return isCatalogueId(name) ? cataloguePuzzle(name) : defaultPuzzle;
}
