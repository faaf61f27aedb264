/** From the shape of a piece to a few lines of blocks, two columns a cell. */

import { type LatticeName, latticeNamed } from "../lattice/lattice.js";
import type { Shape } from "../lattice/shape.js";
import type { TextBlock } from "./columns.js";

const columnsPerCell = 2;
const solid = "█".repeat(columnsPerCell);

/** Where rows of the lattice are shifted by half a cell, so are these: hexagons become bricks, with the same neighbours. */
function places(lattice: LatticeName, shape: Shape): { row: number; column: number }[] {
  const { toGrid, centreInPlane } = latticeNamed(lattice);
  const found = shape.map((cell) => ({ row: toGrid(cell).row, column: columnsPerCell * centreInPlane(cell).x }));
  const top = Math.min(...found.map(({ row }) => row));
  const left = Math.min(...found.map(({ column }) => column));
  return found.map(({ row, column }) => ({ row: row - top, column: column - left }));
}

/** `paint` is given blanks to colour; without it the blocks are solid. */
export function shapeBlock(lattice: LatticeName, shape: Shape, paint?: (blanks: string) => string): TextBlock {
  const lines: string[] = [];
  for (const { row, column } of places(lattice, shape)) {
    lines[row] = (lines[row] ?? "").padEnd(column) + solid;
  }
  if (paint === undefined) return lines;
  return lines.map((line) => line.replace(/█+/g, (run) => paint(" ".repeat(run.length))));
}
