/** The names of the puzzles that come with the program, without the puzzles. */

import { ids } from "./catalogue-ids.generated.js";

export type CatalogueId = (typeof ids)[number];

export const catalogueIds: readonly CatalogueId[] = ids;

export function isCatalogueId(id: string): id is CatalogueId {
  return (catalogueIds as readonly string[]).includes(id);
}
