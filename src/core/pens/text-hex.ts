/**
 * From a scene on the hex lattice to outlines of slanted lines.
 *
 * A cell with slopes of one line is three columns wide inside, with slopes of two lines five, and so on:
 *
 *      ╱ ╲          ╱ ╲
 *     │Dec│        ╱   ╲
 *      ╲ ╱        │ Déc │
 */

import type { Scene, SceneCell } from "../drawing/scene.js";
import { latticeNamed } from "../lattice/lattice.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { cellLookup } from "../tiling/placement.js";
import { Canvas } from "./canvas.js";
import { drawLabel } from "./text-square.js";

/** How many lines a slope takes to leave this many columns for a label. */
export const slopeFor = (width: number): number => Math.max(1, Math.ceil((width - 1) / 2));

interface Side {
  readonly line: string;
  /** Columns right of and lines below the middle of the cell, for each character of the side. */
  readonly steps: readonly (readonly [number, number])[];
}

function slanted(line: string, slope: number, right: number, down: number): Side {
  const steps = Array.from({ length: slope }, (_, i) => [right * (slope - i), down * (i + 1)] as const);
  return { line, steps };
}

/** In the order of the lattice's neighbours: right, then on round over the lower sides. */
function sidesOf(slope: number): Side[] {
  const upright = (right: number): Side => ({ line: "│", steps: [[right * (slope + 1), 0]] });
  return [
    upright(1),
    slanted("╱", slope, 1, 1),
    slanted("╲", slope, -1, 1),
    upright(-1),
    slanted("╱", slope, -1, -1),
    slanted("╲", slope, 1, -1),
  ];
}

/** A cell as it is drawn: the middle of it, and for each side whether the same region goes on beyond. */
interface HexCell {
  readonly spot: SceneCell;
  readonly x: number;
  readonly y: number;
  readonly goesOn: readonly boolean[];
}

function hexCells(puzzle: Puzzle, scene: Scene, slope: number): HexCell[] {
  const lattice = latticeNamed(puzzle.lattice);
  const lookup = cellLookup(puzzle.board);
  return scene.map((spot) => {
    const { point } = spot.cell;
    const { row, column } = lattice.toGrid(point);
    const beyond = lattice.neighbours.map((step) => scene[lookup(point.x + step.x, point.y + step.y) ?? -1]);
    const goesOn = beyond.map((other) => other?.region === spot.region);
    return { spot, x: (slope + 1) * (2 * column + 1 + (row % 2)), y: row * (slope + 1) + slope, goesOn };
  });
}

/** A tip is coloured only where the piece goes on through it: alone it would look like a tooth, not like a slope. */
function fillInside(canvas: Canvas, { spot, x, y, goesOn }: HexCell, slope: number): void {
  const [, lowerRight, lowerLeft, , upperLeft, upperRight] = goesOn;
  for (let down = -slope; down <= slope; down++) {
    const isOpen = down < 0 ? upperLeft || upperRight : lowerLeft || lowerRight;
    if (Math.abs(down) === slope && !isOpen) continue;
    const reach = down === 0 ? slope : slope - Math.abs(down);
    canvas.fill(x - reach, y + down, 2 * reach + 1, spot.ink);
  }
}

function drawCell(canvas: Canvas, cell: HexCell, slope: number): void {
  const { spot, x, y, goesOn } = cell;
  fillInside(canvas, cell, slope);
  sidesOf(slope).forEach(({ line, steps }, i) => {
    const [text, ink] = goesOn[i] ? [" ", spot.ink] : [line, "line" as const];
    for (const [right, down] of steps) canvas.put(x + right, y + down, text, ink);
  });
  if (spot.letter === "") drawLabel(canvas, x - slope, y, spot, 2 * slope + 1);
}

export function hexOutlines(puzzle: Puzzle, scene: Scene, slope: number): Canvas {
  const { rows, columns } = puzzle.board;
  const half = slope + 1;
  const canvas = new Canvas(half * (2 * columns + (rows > 1 ? 1 : 0)) + 1, rows * half + slope);
  for (const cell of hexCells(puzzle, scene, slope)) drawCell(canvas, cell, slope);
  return canvas;
}
