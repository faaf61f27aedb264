/** From a puzzle of the catalogue to how hard it is, worked out as the app does it for a design. */

import { difficultyOfBoard } from "../../src/core/coach/difficulty.js";
import { judgedTargets } from "../../src/core/design/goals.js";
import { countTargets } from "../../src/core/solver/solver.js";
import { type CatalogueId, cataloguePuzzle } from "../../src/formats/catalogue.js";

/** As many dates as the app's last word about a design is from. */
const sample = 61;

export async function ratingOf(id: CatalogueId): Promise<number | undefined> {
  const puzzle = cataloguePuzzle(id);
  const counts = await countTargets({ puzzle });
  const targets = judgedTargets(puzzle).filter((target) => (counts[target] ?? 0) > 0);
  return (await difficultyOfBoard({ puzzle }, targets, sample))?.rating;
}
