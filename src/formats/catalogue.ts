/** The puzzles that come with the program: from an id to a checked puzzle, without reading a file. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { expectOneOf } from "../core/text/arguments.js";
import { catalogueJson } from "./catalogue.generated.js";
import { type CatalogueId, catalogueIds, isCatalogueId } from "./catalogue-ids.js";
import { puzzleFrom } from "./frozen.js";

export { type CatalogueId, catalogueIds, isCatalogueId };

/**
 * A puzzle that comes with Daytile. Everybody gets the same object, and nobody can change it. Throws a TypeError for
 * an unknown id. It brings the whole catalogue along. A page that needs one puzzle imports `puzzle` from
 * `daytile/puzzles/classic`, or whatever its id is.
 *
 * @example
 * ```ts
 * cataloguePuzzle("classic").pieces.map(({ id }) => id).join(" "); // → L5 N5 P5 U5 V5 Y5 Z5 O6
 * ```
 */
export function cataloguePuzzle(id: CatalogueId): Puzzle {
  expectOneOf(id, "id", catalogueIds);
  return puzzleFrom(catalogueJson[id]);
}
