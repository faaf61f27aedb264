/** From keys on the board to where the cursor goes and what is drawn there. */

import { latticeNamed } from "../../../core/lattice/lattice.js";
import { cellPoint } from "../../../core/puzzle/cells.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { cellRows } from "../../../core/tiling/cell-rows.js";

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next cell that way, over gaps in the board; undefined where the key isn't an arrow, the same cell at the edge. */
export function cellAfter(puzzle: Puzzle, cell: number, key: string): number | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const [down, right] = step;
  const rows = cellRows(puzzle);
  const place = latticeNamed(puzzle.lattice).toGrid(cellPoint(puzzle, cell));
  for (let i = 1; i <= Math.max(puzzle.board.rows, puzzle.board.columns); i++) {
    const next = rows[place.row + down * i]?.[place.column + right * i];
    if (next !== undefined) return next.index;
  }
  return cell;
}

/** What a key does on the board, besides moving. */
export type OwnerAct = "paint" | "finish" | "remove" | "wipe" | "undo";

const acts: Readonly<Record<string, OwnerAct>> = {
  " ": "paint",
  Enter: "finish",
  Backspace: "remove",
  Delete: "remove",
  Escape: "wipe",
};

export function actOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): OwnerAct | undefined {
  if ((ctrlKey || metaKey) && key.toLowerCase() === "z") return "undo";
  return ctrlKey || metaKey || altKey ? undefined : acts[key];
}
