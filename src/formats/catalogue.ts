/** The puzzles that come with the program: from an id to a checked puzzle, without reading a file. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { quoted } from "../core/text/sentences.js";
import { catalogueJson } from "./catalogue.generated.js";
import { defaultPuzzle } from "./default-puzzle.js";

export type CatalogueId = keyof typeof catalogueJson;

export const catalogueIds = Object.keys(catalogueJson) as readonly CatalogueId[];

export function isCatalogueId(id: string): id is CatalogueId {
  return Object.hasOwn(catalogueJson, id);
}

const parsed = new Map<CatalogueId, Puzzle>([["classic", defaultPuzzle]]);

/** Everybody gets the same puzzle, since nobody may change one. An id that is none is a slip of the program's. */
export function cataloguePuzzle(id: CatalogueId): Puzzle {
  if (!isCatalogueId(id)) throw new Error(`there is no puzzle ${quoted(id)}; there is ${catalogueIds.join(", ")}`);
  const puzzle = parsed.get(id) ?? (JSON.parse(catalogueJson[id]) as Puzzle);
  parsed.set(id, puzzle);
  return puzzle;
}
