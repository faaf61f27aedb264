/** From an id to a puzzle of the catalogue, without all the others; undefined where there is none of that name. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { isCatalogueId } from "../formats/catalogue-ids.js";
import { loadCataloguePuzzle } from "../formats/load-puzzle.js";

export const loadPuzzleCalled = async (id: string): Promise<Puzzle | undefined> =>
  isCatalogueId(id) ? loadCataloguePuzzle(id) : undefined;
