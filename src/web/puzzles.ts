/** From the name of a puzzle, or a link to one, to the puzzle: the usual one is at hand, the catalogue is fetched. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { defaultPuzzle, puzzleNames } from "../formats/default-puzzle.js";

export { puzzleNames };

/** Undefined for a link that carries no puzzle, or a faulty one. */
export async function puzzleNamed(name: string): Promise<Puzzle | undefined> {
  if (name === defaultPuzzle.id) return defaultPuzzle;
  if (name.includes(".")) return (await import("./linked-puzzle.js")).linkedPuzzle(name);
  const { cataloguePuzzle, isCatalogueId } = await import("../formats/catalogue.js");
  return isCatalogueId(name) ? cataloguePuzzle(name) : defaultPuzzle;
}
