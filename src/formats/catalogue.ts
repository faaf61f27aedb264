/** The puzzles that come with the program: from an id to a checked puzzle, without reading a file. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { quoted } from "../core/text/sentences.js";
import { catalogueJson } from "./catalogue.generated.js";
import { type CatalogueId, catalogueIds, isCatalogueId } from "./catalogue-ids.js";
import { puzzleFrom } from "./frozen.js";

export { type CatalogueId, catalogueIds, isCatalogueId };

/**
 * Everybody gets the same puzzle, since nobody can change one. An id that is none is a slip of the program's. It brings the
 * whole catalogue along; `daytile/puzzles/classic` is one puzzle alone.
 */
export function cataloguePuzzle(id: CatalogueId): Puzzle {
  if (!isCatalogueId(id)) throw new Error(`there is no puzzle ${quoted(id)}; there is ${catalogueIds.join(", ")}`);
  return puzzleFrom(catalogueJson[id]);
}
