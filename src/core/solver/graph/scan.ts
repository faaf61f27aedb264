/**
 * From cells to positions: in which order the frontier graph covers the board.
 *
 * Every symmetry of the lattice is a way to read the board, row by row. A cell keeps its place in the rectangle round
 * the board, so a shape is the same set of positions, counted from its first one, wherever it lies. The rectangle may be
 * as large as it likes: only what a shape can reach has to fit into a word.
 */

import { lattices, type Point, type Symmetry } from "../../lattice/lattice.js";
import type { CoverProblem, Places } from "../cover.js";

export interface Scan {
  /** How many positions there are; the last one may be followed by nothing. */
  readonly size: number;
  /** The position of each cell. */
  readonly positions: Uint16Array;
  /** To the neighbours further on: how many positions away they are, and by cell whether there is one. */
  readonly steps: readonly ScanStep[];
}

export interface ScanStep {
  readonly shift: number;
  readonly cells: readonly boolean[];
}

/** Every way to read the board that the lattice offers; only the order of the numbers where cells lie nowhere. */
export function scansOf({ places, cellCount }: CoverProblem): Scan[] {
  if (places === undefined || cellCount === 0) return [asNumbered(cellCount)];
  return lattices[places.lattice].symmetries.map((symmetry) => scanBy(places, symmetry));
}

function asNumbered(cellCount: number): Scan {
  return { size: cellCount, positions: Uint16Array.from({ length: cellCount }, (_, cell) => cell), steps: [] };
}

function scanBy({ points, board, lattice }: Places, s: Symmetry): Scan {
  const across = board.map(({ x, y }) => s.xx * x + s.xy * y);
  const width = Math.max(...across) - Math.min(...across) + 1;
  const spotOf = ({ x, y }: Point): number => (s.yx * x + s.yy * y) * width + s.xx * x + s.xy * y;
  const spots = points.map(spotOf);
  const first = Math.min(...spots);
  const positions = Uint16Array.from(spots, (spot) => spot - first);
  const key = ({ x, y }: Point): string => `${x} ${y}`;
  const known = new Set(points.map(key));
  const steps = lattices[lattice].neighbours
    .map((step) => ({
      shift: spotOf(step),
      cells: points.map(({ x, y }) => known.has(key({ x: x + step.x, y: y + step.y }))),
    }))
    .filter(({ shift }) => shift > 0);
  return { size: Math.max(...spots) - first + 1, positions, steps };
}
