/** From labels to lines in their cells, as large as they can be read best and never beyond the cell. */

import { clipped } from "../../core/drawing/width.js";
import { latticeNamed } from "../../core/lattice/lattice.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { boxOf } from "../plane.js";
import type { Line } from "./part.js";

/** What is engraved on each cell, and how a text becomes lines: capitals are 1 high and stand on y = 0, y downwards. */
export interface Lettering {
  /** By cell. */
  readonly labels: readonly string[];
  lines(text: string): readonly Line[];
}

/** More than this many columns would be too small to read. */
const widestLabel = 12;
/** In sizes of a cell: of capitals, of the whole width, and of the whole height. */
const largest = 0.3;
const room = { width: 0.68, height: 0.6 } as const;

function scaleOf({ left, right, top, bottom }: ReturnType<typeof boxOf>, cell: number): number {
  return cell * Math.min(largest, room.width / (right - left || 1), room.height / (bottom - top || 1));
}

/** The middle of capitals, so that labels of a row stand on one line; letters much higher or lower are centred. */
function middleOf({ top, bottom }: ReturnType<typeof boxOf>): number {
  return top < -1.5 || bottom > 0.31 ? (top + bottom) / 2 : -0.5;
}

export function labelLines(puzzle: Puzzle, cell: number, { labels, lines }: Lettering): Line[] {
  const lattice = latticeNamed(puzzle.lattice);
  return puzzle.board.cells.flatMap(({ index, point }) => {
    const strokes = lines(clipped(labels[index] ?? "", widestLabel));
    if (strokes.length === 0) return [];
    const box = boxOf(strokes);
    const [scale, at] = [scaleOf(box, cell), lattice.centreInPlane(point)];
    const middle = { x: (box.left + box.right) / 2, y: middleOf(box) };
    const place = ({ x, y }: Line[number]) => ({
      x: at.x * cell + (x - middle.x) * scale,
      y: at.y * cell + (y - middle.y) * scale,
    });
    return strokes.map((line) => line.map(place));
  });
}
