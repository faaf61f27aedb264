/** From a design to the puzzle of its board alone: labels that wait are put onto blank cells, and pieces may be missing. */

import type { DateFieldName } from "../puzzle/date-fields.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import type { Design } from "./design.js";
import { puzzleOfDesign } from "./design-puzzle.js";
import type { DesignEdit } from "./edit.js";
import { editDesign } from "./edit.js";
import { areaMeter } from "./meter.js";

/** The edit that puts all labels that wait onto blank cells, as far as there are any. */
export const restPlaced = ({ fields }: Pick<Design, "fields">): DesignEdit => ({
  edit: "all",
  edits: fields.map(({ name }) => ({ edit: "lay-out", field: name as DateFieldName })),
});

/** The puzzle of a design after labels that wait have been placed; undefined where more is wrong with it. */
export function puzzleWithLabels(design: Design): Puzzle | undefined {
  const checked = puzzleOfDesign(editDesign(design, restPlaced(design)));
  return checked.ok ? checked.value : undefined;
}

/**
 * A puzzle to find pieces for: the design's own where nothing is wrong with it, else one without pieces. Undefined where
 * something is wrong with board or labels too.
 */
export function boardToFill(design: Design): Puzzle | undefined {
  const whole = puzzleWithLabels(design);
  if (whole !== undefined) return whole;
  // Single cells cover whatever there is, so all that can be wrong then is the board.
  const copies = areaMeter(design).wanted;
  const bare = puzzleWithLabels({
    ...design,
    pieces: [{ id: "1", shape: [{ x: 0, y: 0 }], copies, mayFlip: true }],
  });
  return bare && { ...bare, pieces: [] };
}
