/** From the atlas to the sets of pieces that are known to work, on the board that it is about. */

import type { KnownSets } from "../core/design/known-sets.js";
import { atlasJson } from "./atlas.generated.js";
import { isCatalogueId } from "./catalogue-ids.js";
import { loadCataloguePuzzle } from "./load-puzzle.js";

interface Atlas extends Omit<KnownSets, "board"> {
  readonly board: string;
}

/** Undefined where nothing has been surveyed. */
export async function loadKnownSets(): Promise<KnownSets | undefined> {
  const { board, ...sets } = JSON.parse(atlasJson) as Atlas;
  return isCatalogueId(board) ? { ...sets, board: await loadCataloguePuzzle(board) } : undefined;
}
