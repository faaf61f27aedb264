/** From a scene on the square lattice to outlines of box-drawing characters. */

import type { Scene, SceneCell, SceneInk } from "../drawing/scene.js";
import { centred } from "../drawing/width.js";
import type { Cell, Puzzle } from "../puzzle/puzzle.js";
import { cellRows } from "../tiling/cell-rows.js";
import { Canvas } from "./canvas.js";

/** By the arms that meet: 1 up, 2 right, 4 down, 8 left. */
const joints = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

type Look = (row: number, column: number) => SceneCell | undefined;

const differs = (a: SceneCell | undefined, b: SceneCell | undefined): boolean => a?.region !== b?.region;

function jointAt(look: Look, row: number, column: number): string {
  const [upLeft, up] = [look(row - 1, column - 1), look(row - 1, column)];
  const [left, here] = [look(row, column - 1), look(row, column)];
  const arms = [differs(upLeft, up), differs(up, here), differs(left, here), differs(upLeft, left)];
  return joints[arms.reduce((sum, isThere, i) => sum + (isThere ? 1 << i : 0), 0)] ?? " ";
}

/** A line where two regions meet, else more of the region. */
function inkBetween(isLine: boolean, spot: SceneCell | undefined): SceneInk {
  return isLine ? "line" : (spot?.ink ?? "nothing");
}

function lookup(puzzle: Puzzle, scene: Scene): Look {
  const rows: (Cell | undefined)[][] = cellRows(puzzle);
  return (row, column) => scene[rows[row]?.[column]?.index ?? -1];
}

export function squareOutlines(puzzle: Puzzle, scene: Scene, cellWidth: number): Canvas {
  const { rows, columns } = puzzle.board;
  const look = lookup(puzzle, scene);
  const canvas = new Canvas(columns * (cellWidth + 1) + 1, rows * 2 + 1);
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      drawCorner(canvas, look, row, column, cellWidth);
    }
  }
  return canvas;
}

/** The cell and the sides above and left of it. */
function drawCorner(canvas: Canvas, look: Look, row: number, column: number, cellWidth: number): void {
  const [x, y] = [column * (cellWidth + 1), row * 2];
  const here = look(row, column);
  const joint = jointAt(look, row, column);
  canvas.put(x, y, joint, inkBetween(joint !== " ", here));
  const above = differs(look(row - 1, column), here);
  for (let i = 1; i <= cellWidth; i++) canvas.put(x + i, y, above ? "─" : " ", inkBetween(above, here));
  const left = differs(look(row, column - 1), here);
  canvas.put(x, y + 1, left ? "│" : " ", inkBetween(left, here));
  if (here === undefined) return;
  canvas.fill(x + 1, y + 1, cellWidth, here.ink);
  if (here.letter === "") drawLabel(canvas, x + 1, y + 1, here, cellWidth);
}

export function drawLabel(canvas: Canvas, x: number, y: number, { label, ink }: SceneCell, width: number): void {
  const { before, text } = centred(label, width);
  if (text !== "") canvas.put(x + before, y, text, ink);
}
