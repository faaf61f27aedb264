/** From labels to lines in their cells, as large as they can be read best and never beyond the cell. */

import { clipped } from "../../core/drawing/width.js";
import { latticeNamed, type Point } from "../../core/lattice/lattice.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { itemAt } from "../../core/text/list.js";
import { type Bounds, boundsOf } from "../plane.js";
import type { Line } from "./part.js";

/** What is engraved on each cell, and how a text becomes lines: capitals are 1 high and stand on y = 0, y downwards. */
export interface EngravedLetters {
  /** By cell. */
  readonly labels: readonly string[];
  lines(text: string): readonly Line[];
}

/** More than this many columns would be too small to read. */
const maxLabelWidth = 12;
/** In sizes of a cell: of capitals, of the whole width, and of the whole height. */
const largest = 0.3;
const room = { width: 0.68, height: 0.6 } as const;

interface Label {
  readonly lines: readonly Line[];
  readonly box: Bounds;
  /** The largest height of capitals at which it fits, in sizes of a cell. */
  readonly size: number;
}

function labelOf(lines: readonly Line[]): Label {
  const box = boundsOf(lines);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return { lines, box, size: Math.min(largest, room.width / (width || 1), room.height / (height || 1)) };
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? largest;
}

/** By cell: what the labels of its field usually have room for. Labels that could be larger are not, and look alike. */
function defaultSizes({ board, fields }: Puzzle, labels: readonly Label[]): number[] {
  const sizes = board.cells.map(() => largest);
  for (const { choices } of fields) {
    const cells = choices.flatMap((choice) => choice.cells).filter((cell) => itemAt(labels, cell).lines.length > 0);
    const median = medianOf(cells.map((cell) => itemAt(labels, cell).size));
    for (const cell of cells) sizes[cell] = median;
  }
  return sizes;
}

/** The middle of capitals, so that labels of a row stand on one line; letters much higher or lower are centred. */
const middleOf = ({ top, bottom }: Bounds): number => (top < -1.5 || bottom > 0.31 ? (top + bottom) / 2 : -0.5);

/** Around the middle of a cell; `scale` is the height of capitals in millimetres. */
function placed({ lines, box }: Label, at: Point, scale: number): Line[] {
  const middle = { x: (box.left + box.right) / 2, y: middleOf(box) };
  return lines.map((line) =>
    line.map(({ x, y }) => ({ x: at.x + (x - middle.x) * scale, y: at.y + (y - middle.y) * scale })),
  );
}

export function labelLines(puzzle: Puzzle, cell: number, { labels: texts, lines }: EngravedLetters): Line[] {
  const lattice = latticeNamed(puzzle.lattice);
  const { cells } = puzzle.board;
  const labels = cells.map(({ index }) => labelOf(lines(clipped(texts[index] ?? "", maxLabelWidth))));
  const sizes = defaultSizes(puzzle, labels);
  return cells.flatMap(({ index, point }) => {
    const [label, centre] = [itemAt(labels, index), lattice.centreInPlane(point)];
    const at = { x: centre.x * cell, y: centre.y * cell };
    return placed(label, at, cell * Math.min(label.size, itemAt(sizes, index)));
  });
}
