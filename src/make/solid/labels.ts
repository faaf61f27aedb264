/** From the labels of a board to rings in their cells: as large as they fit, and alike where they belong together. */

import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { alikeSizes, boardLabels, roomFor } from "../board-labels.js";
import { movedBy, type Ring } from "../plane.js";
import type { Letters } from "./letters.js";

/** In sizes of a cell: of the font. */
const maxSize = 0.46;
/** A label that is five sizes of the font wide; a field has no smaller size in common. */
const leastAlike = 0.136;

/** From texts by cell to the rings of each label, in millimetres on the board. */
export function labelRings(puzzle: Puzzle, texts: readonly string[], letters: Letters, cellSize: number): Ring[][] {
  const labels = boardLabels(puzzle, texts);
  const own = labels.map((label) => Math.min(maxSize, roomFor(label) / letters.widthOf(label.text)));
  const sizes = alikeSizes(labels, own, leastAlike);
  const rings = labels.map(({ text, at }, i) =>
    movedBy(letters.ringsOf(text, sizes[i]! * cellSize), at.x * cellSize, at.y * cellSize),
  );
  return rings.filter(({ length }) => length > 0);
}
