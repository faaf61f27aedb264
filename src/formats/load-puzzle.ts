/** From the id of a puzzle to the puzzle, without the rest of the catalogue: for programs that are to start fast. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import type { CatalogueId } from "./catalogue-ids.js";
import { loaders } from "./catalogue-loaders.generated.js";

/** The same puzzle as `cataloguePuzzle` gives. */
export async function loadCataloguePuzzle(id: CatalogueId): Promise<Puzzle> {
  return (await loaders[id]()).puzzle;
}
