/** The names of the puzzles that come with the program, without the puzzles. */

import { frozen } from "../core/text/frozen.js";
import { ids } from "./catalogue-ids.generated.js";

/** The id of a puzzle that comes with Daytile. */
export type CatalogueId = (typeof ids)[number];

/**
 * The ids of the puzzles that come with Daytile.
 *
 * @example
 * ```ts
 * catalogueIds.includes("hex-lake"); // → true
 * ```
 */
export const catalogueIds: readonly CatalogueId[] = frozen(ids);

/**
 * Whether a text is the id of a puzzle that comes with Daytile.
 *
 * @example
 * ```ts
 * isCatalogueId("classic"); // → true
 * ```
 */
export function isCatalogueId(id: string): id is CatalogueId {
  return (catalogueIds as readonly string[]).includes(id);
}
