/** From a scene to letters, one per cell, with the labels of open cells in brackets: a form that can be read back. */

import type { Scene, SceneCell, SceneInk } from "../drawing/scene.js";
import { anchored, clipped, displayWidth } from "../drawing/width.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { cellRows, noCellMark, openMark } from "../tiling/cell-rows.js";
import { Canvas } from "./canvas.js";

export interface LetterOptions {
  /** Columns a label may take; 0: open cells are dots. */
  readonly labelWidth: number;
  /** Columns between one cell and the next. */
  readonly gap: number;
}

const noSpot = { token: noCellMark, ink: "line" } as const;

interface Token {
  readonly token: string;
  readonly ink: SceneInk;
}

function tokenOf(spot: SceneCell | undefined, labelWidth: number): Token {
  if (spot === undefined) return noSpot;
  if (spot.letter !== "") return { token: spot.letter, ink: spot.ink };
  const token = labelWidth === 0 || spot.label === "" ? openMark : `[${clipped(spot.label, labelWidth)}]`;
  return { token, ink: spot.ink };
}

const isLabel = (token: Token | undefined): boolean => token !== undefined && token.token.length > 1;

/** Brackets are in the gaps between cells, where there is room for one. */
function gapFor(rows: readonly Token[][], gap: number): number {
  const labelsTouch = rows.some((row) => row.some((token, i) => isLabel(token) && isLabel(row[i + 1])));
  return labelsTouch ? Math.max(2, gap) : gap;
}

/** Where the cells are, all in columns. */
interface Layout {
  readonly inner: number;
  /** From one cell to the next. */
  readonly step: number;
  readonly margin: number;
  /** How far every second row of the hex lattice is moved to the right. */
  readonly indent: number;
}

/** Half a step must be a whole number of columns on the hex lattice. */
function layoutOf(puzzle: Puzzle, rows: readonly Token[][], { labelWidth, gap }: LetterOptions): Layout {
  const inner = Math.max(1, labelWidth);
  const pitch = inner + gapFor(rows, gap);
  const isHex = puzzle.lattice === "hex";
  const step = isHex ? pitch + (pitch % 2) : pitch;
  return { inner, step, margin: labelWidth > 0 ? 1 : 0, indent: isHex ? step / 2 : 0 };
}

/** Puts the letters of a row, with the colour of a piece running on between two of its cells. */
function drawRow(canvas: Canvas, row: readonly Token[], y: number, { inner, step, margin, indent }: Layout): void {
  const start = margin + (y % 2) * indent;
  row.forEach(({ token, ink }, column) => {
    const runsOn = row[column + 1]?.token === token && typeof ink === "number";
    if (typeof ink === "number") canvas.fill(start + column * step, y, runsOn ? step : inner, ink);
  });
  row.forEach(({ token, ink }, column) => {
    const before = Math.ceil((inner - displayWidth(token)) / 2);
    canvas.put(start + column * step + before, y, anchored(token), ink);
  });
}

export function letterRows(puzzle: Puzzle, scene: Scene, options: LetterOptions): Canvas {
  const rows = cellRows(puzzle).map((row) => row.map((cell) => tokenOf(scene[cell?.index ?? -1], options.labelWidth)));
  const layout = layoutOf(puzzle, rows, options);
  const { inner, step, margin, indent } = layout;
  const canvas = new Canvas(2 * margin + step * (puzzle.board.columns - 1) + inner + indent, rows.length);
  for (const [y, row] of rows.entries()) drawRow(canvas, row, y, layout);
  return canvas;
}
