/** From the cells of a board to the grooves between them on the floor of a tray, as rings in millimetres. */

import { latticeNamed } from "../../core/lattice/lattice.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { joinByLabels } from "../board-labels.js";
import { findGridLines } from "../laser/grid.js";
import { bandsAlong, findRings, intersection, offsetBy, type Ring } from "../plane.js";
import type { SolidSettings } from "./parameters.js";

/** Wide enough for any common nozzle; in a small cell, this share of it. */
const widest = 0.6;
const widestShare = 0.05;
/** Grooves end before they come to the frame, this share of a cell from it. */
const beforeFrame = 0.06;

/** None where they have no depth. A word across two cells has no groove below it. */
export function grooveRings(puzzle: Puzzle, texts: readonly string[], settings: SolidSettings): Ring[] {
  const { cell, "grid-depth": depth } = settings;
  if (depth === 0) return [];
  const lines = findGridLines(puzzle, cell, joinByLabels(puzzle, texts));
  const points = puzzle.board.cells.map(({ point }) => point);
  const inside = offsetBy(findRings(latticeNamed(puzzle.lattice), points, cell), -beforeFrame * cell, {
    corner: "mitre",
  });
  return intersection(bandsAlong(lines, Math.min(widest, widestShare * cell)), inside);
}
