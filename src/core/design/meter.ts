/** From a design to its figures of area: how much there is to cover, and how much the pieces cover. */

import { type Design, missingLabels } from "./design.js";

/** How the areas of board and pieces compare. */
export interface AreaMeter {
  readonly cells: number;
  /** How many cells a date leaves uncovered; where the choices of a field disagree, what its first says. */
  readonly uncovered: number;
  /** How many cells the pieces have to cover, and how many they do. */
  readonly wanted: number;
  readonly covered: number;
  /** How many labels are on no cell yet. */
  readonly missing: number;
}

export function areaMeter(design: Design): AreaMeter {
  const cells = design.cells.length;
  const uncovered = design.fields.reduce((sum, { choices }) => sum + (choices[0]?.cells.length ?? 0), 0);
  const covered = design.pieces.reduce((sum, { shape, copies }) => sum + shape.length * copies, 0);
  return { cells, uncovered, wanted: Math.max(0, cells - uncovered), covered, missing: missingLabels(design).length };
}
