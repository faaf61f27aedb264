/** From the labels of a board to rings in their cells: as large as they fit, and alike where they belong together. */

import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { markRing, matchSizes, measureRoom, placeLabels } from "../board-labels.js";
import { difference, moveBy, offsetBy, type Ring } from "../plane.js";
import type { Letters } from "./letters.js";

/** In sizes of a cell: of the font. */
const maxSize = 0.46;
/** A label that is five sizes of the font wide; a field has no smaller size in common. */
const leastAlike = 0.136;

/** How wide a ring around a label is, in sizes of a cell. */
const bandWidth = 0.04;

/** A ring as wide as a stroke. */
const bandAround = (ring: Ring, cellSize: number): Ring[] =>
  difference([ring], offsetBy([ring], -bandWidth * cellSize));

/** From texts by cell to the rings of each label, in millimetres on the board. */
export function drawLabelRings(
  puzzle: Puzzle,
  texts: readonly string[],
  letters: Letters,
  cellSize: number,
  marked: readonly number[] = [],
): Ring[][] {
  const labels = placeLabels(puzzle, texts);
  const own = labels.map((label) => {
    const width = letters.widthOf(label.text);
    return Math.min(maxSize, measureRoom(label, width / label.cells) / width);
  });
  const sizes = matchSizes(labels, own, leastAlike);
  const rings = labels.map((label, i) => [
    ...moveBy(letters.ringsOf(label.text, sizes[i]! * cellSize), label.at.x * cellSize, label.at.y * cellSize),
    ...(marked.includes(label.cell) ? bandAround(markRing(label, cellSize), cellSize) : []),
  ]);
  return rings.filter(({ length }) => length > 0);
}
