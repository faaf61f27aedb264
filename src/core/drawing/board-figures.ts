/** From what's on a board to figures: a wooden tray, one rounded outline per piece, a bright date. */

import { type Lattice, latticeNamed, type Point } from "../lattice/lattice.js";
import { outlineOf } from "../lattice/outline.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { itemAt } from "../text/list.js";
import { inset, roundedPath } from "./path.js";
import { type Box, type Figure, moved, type PathFigure, type TextFigure } from "./picture.js";
import { joinedLabel, type Scene, type SceneCell } from "./scene.js";
import { clipped, emWidth } from "./width.js";

/** Lengths in the units of a picture. */
export const cellSize = 64;
export const thickness = 4;
export const pieceGap = 1.5;
export const pieceRound = 13;
const frameWidth = 16;
const wellWidth = 4;
const edgeWidth = 1.5;

/** From the plane of a lattice to the plane of a picture. */
export const scaled = ({ x, y }: Point): Point => ({ x: x * cellSize, y: y * cellSize });

function loopsAround(lattice: Lattice, cells: readonly Point[]): Point[][] {
  return outlineOf(lattice, cells).map((loop) => loop.map((corner) => scaled(lattice.cornerInPlane(corner))));
}

/** One rounded outline per group of touching cells, set in by a distance. */
export function pathAround(lattice: Lattice, cells: readonly Point[], distance: number, radius: number): string {
  return loopsAround(lattice, cells)
    .map((loop) => roundedPath(inset(loop, distance), radius))
    .join("");
}

/** The smallest box around cells, with a margin: it reaches as far as their corners do. */
export function boxAround(lattice: Lattice, cells: readonly Point[], margin: number): Box {
  const points = cells.flatMap((cell) => lattice.corners(cell).map((corner) => scaled(lattice.cornerInPlane(corner))));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

export const trayMargin = frameWidth + thickness;
export const flatTrayMargin = frameWidth + 1;

/** A tray seen from above, as on paper: without its side. */
export function flatTrayFigures({ lattice: name, board }: Puzzle): [PathFigure, PathFigure] {
  const lattice = latticeNamed(name);
  const cells = board.cells.map(({ point }) => point);
  const frame = pathAround(lattice, cells, -frameWidth, pieceRound + frameWidth / 2);
  const well = pathAround(lattice, cells, -wellWidth, pieceRound);
  return [
    { kind: "path", path: frame, fill: "frame", stroke: "rim", lineWidth: 1 },
    { kind: "path", path: well, fill: "well" },
  ];
}

export function trayFigures(puzzle: Puzzle): Figure[] {
  const [frame, well] = flatTrayFigures(puzzle);
  return [moved(0, thickness, [{ kind: "path", path: frame.path, fill: "rim" }]), frame, well];
}

/** A piece of paper: a top alone. */
export function flatPieceFigure(lattice: Lattice, cells: readonly Point[], copy: number): PathFigure {
  const path = pathAround(lattice, cells, pieceGap, pieceRound);
  return { kind: "path", path, fill: `top${copy}`, stroke: `edge${copy}`, lineWidth: edgeWidth };
}

/** A piece that lies flat: a top, and a side below it. */
export function pieceFigures(lattice: Lattice, cells: readonly Point[], copy: number): Figure[] {
  const top = flatPieceFigure(lattice, cells, copy);
  return [moved(0, thickness, [{ kind: "path", path: top.path, fill: `side${copy}` }]), top];
}

/** Which cell is nearest to the middle of a shape, where a letter looks best. */
export function middleCell(lattice: Lattice, cells: readonly Point[]): number {
  const centres = cells.map(lattice.centreInPlane);
  const mean = (pick: (point: Point) => number): number =>
    centres.reduce((sum, centre) => sum + pick(centre), 0) / centres.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const distances = centres.map((centre) => Math.hypot(centre.x - x, centre.y - y));
  return distances.indexOf(Math.min(...distances));
}

const letterSize = 0.3 * cellSize;
const discRadius = 0.24 * cellSize;
/** From the middle of a line of text down to its baseline, in sizes of the font. */
const halfHeight = 0.36;

/** On a disc, so that it can be read on any pattern. */
export function letterFigures(lattice: Lattice, cells: readonly Point[], text: string): Figure[] {
  const { x, y } = scaled(lattice.centreInPlane(itemAt(cells, middleCell(lattice, cells))));
  const box = { left: x - discRadius, top: y - discRadius, width: 2 * discRadius, height: 2 * discRadius };
  const at = { x, y: y + letterSize * halfHeight };
  return [
    { kind: "rect", box, radius: discRadius, fill: "disc" },
    { kind: "text", text, at, size: letterSize, ink: "letter", bold: true },
  ];
}

/** More than this many columns would be too small to read. */
const maxLabelWidth = 12;
/** A field whose widest label is wider on each cell, in sizes of the font, has no size in common: the others would be tiny. */
const maxLabelEms = 5;
const maxLabelSize = 0.4;
const roomForLabel = 0.62;
/** Words are less wide than their letters: what is longer than this, in sizes of the font, gets more room. */
const [longLabel, roomForLong] = [2, 0.68] as const;

/** What is printed on a cell, or once across the cells that one choice uncovers together. */
export interface SpotLabel {
  /** The first of its cells. */
  readonly spot: SceneCell;
  readonly text: string;
  /** Its middle, in the units of a picture. */
  readonly at: Point;
  /** How many cells it may spread over. */
  readonly cells: number;
}

/** Side by side, from left to right. */
function isInARow({ toGrid }: Lattice, spots: Scene): boolean {
  const places = spots.map(({ cell }) => toGrid(cell.point));
  return places.every(({ row, column }, i) => row === places[0]?.row && column === (places[0]?.column ?? 0) + i);
}

function acrossLabel(lattice: Lattice, spots: Scene): SpotLabel {
  const centres = spots.map(({ cell }) => scaled(lattice.centreInPlane(cell.point)));
  const [first, last] = [itemAt(centres, 0), itemAt(centres, centres.length - 1)];
  const text = joinedLabel(spots.map(({ label }) => label));
  return { spot: itemAt(spots, 0), text, at: { x: (first.x + last.x) / 2, y: first.y }, cells: spots.length };
}

/** A month on two cells is one word, and is read as one. */
export function spotLabels(lattice: Lattice, spots: Scene): SpotLabel[] {
  const labels = isInARow(lattice, spots)
    ? [acrossLabel(lattice, spots)]
    : spots.map((spot) => acrossLabel(lattice, [spot]));
  return labels.filter(({ text }) => text !== "");
}

/** Long labels are set smaller, so that they stay inside their cells, and with them all of their field. */
export function labelSize(text: string, { spot, cells }: SpotLabel): number {
  const common = cells === 1 ? spot.widest : spot.widestAcross;
  const width = common <= maxLabelEms * cells ? Math.max(common, emWidth(text)) : emWidth(text);
  const room = cells === 1 && width > longLabel ? roomForLong : roomForLabel;
  return Math.min(maxLabelSize, (room + cells - 1) / Math.max(1, width)) * cellSize;
}

function labelFigure({ spot, at: { x, y } }: SpotLabel, text: string, size: number): TextFigure {
  const at = { x, y: y + size * halfHeight };
  return spot.ink === "uncovered"
    ? { kind: "text", text, at, size, ink: "bright", bold: true }
    : { kind: "text", text, at, size, ink: "quiet" };
}

/** The cells that one choice uncovers together, or a single one, with their labels. */
export function openFigures(lattice: Lattice, spots: Scene): Figure[] {
  const cells = spots.map(({ cell }) => cell.point);
  const path = pathAround(lattice, cells, pieceGap, pieceRound);
  const labels = spotLabels(lattice, spots).map((label) => ({ label, text: clipped(label.text, maxLabelWidth) }));
  const size = Math.min(...labels.map(({ label, text }) => labelSize(text, label)));
  const texts = labels.map(({ label, text }) => labelFigure(label, text, size));
  return [{ kind: "path", path, fill: spots[0]?.ink === "uncovered" ? "date" : "open" }, ...texts];
}

const markWidth = 4;

/** A ring at the edge of a cell, whatever is on it: further in, it would hide letters of a long label. */
export function markFigure(lattice: Lattice, cell: Point): PathFigure {
  const path = pathAround(lattice, [cell], pieceGap + markWidth / 2, pieceRound - markWidth / 2);
  return { kind: "path", path, stroke: "mark", lineWidth: markWidth };
}
