/**
 * From a puzzle to a board and pieces for fingers: thick lines, large letters, Braille, and a pattern for each piece. On
 * swell paper, everything black rises; on card, dots and lines can be pressed or glued along.
 */

import type { Language } from "../../core/calendar/languages.js";
import { middleCell } from "../../core/drawing/board-figures.js";
import type { Block } from "../../core/drawing/layout.js";
import type { Figure } from "../../core/drawing/picture.js";
import { latticeNamed, type Point } from "../../core/lattice/lattice.js";
import type { Shape } from "../../core/lattice/shape.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { targetCells } from "../../core/puzzle/target.js";
import { itemAt } from "../../core/text/list.js";
import type { PieceCopy } from "../blocks.js";
import { placeLabels } from "../board-labels.js";
import { findGridLines } from "../laser/grid.js";
import { findHatchLines } from "../laser/hatch.js";
import { findBounds, findRings, offsetBy, type Ring } from "../plane.js";
import { drawBraille, measureBraille, writeBraille } from "./braille.js";

/** Three signs of Braille fit into a cell of this size, in millimetres. */
export const tactileCell = 26;

/** In millimetres. */
const [outline, line, patternLine] = [1.4, 0.8, 0.9] as const;

const writePoint = ({ x, y }: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
const traceLoop = (ring: Ring): string => `M${ring.map(writePoint).join("L")}Z`;
const tracePath = (points: readonly Point[]): string => `M${points.map(writePoint).join("L")}`;
const stroke = (path: string, lineWidth: number): Figure => ({ kind: "path", path, stroke: "letter", lineWidth });

/** From rings to a block around them, its corner at the point (0, 0). */
function makeBlock(rings: readonly Ring[], figures: readonly Figure[]): Block {
  const { left, top, right, bottom } = findBounds(rings);
  const by = outline / 2;
  return {
    width: right - left + 2 * by,
    height: bottom - top + 2 * by,
    figures: [{ kind: "group", at: { x: by - left, y: by - top }, scale: 1, figures }],
  };
}

/** Large letters above, Braille below. */
function drawLabel(text: string, middle: Point, cell: number, language: Language): Figure[] {
  const signs = writeBraille(text, language);
  const size = Math.min(cell * 0.36, (cell * 1.3) / Math.max(1, [...text].length));
  const room = signs === undefined ? 0 : measureBraille(signs).height / 2 + 1.5;
  const at = { x: middle.x, y: middle.y - room + size * 0.36 };
  const letters: Figure = { kind: "text", text, at, size, ink: "letter", bold: true };
  if (signs === undefined) return [letters];
  return [letters, ...drawBraille(signs, { x: middle.x, y: middle.y + size * 0.36 + 1.5 })];
}

/** How far inside its cell the second line around a marked day runs, in sizes of a cell: clear of its Braille. */
const markInset = 0.1;

function drawMark(puzzle: Puzzle, target: Target, cell: number): Figure[] {
  const points = targetCells(puzzle, target).map((index) => itemAt(puzzle.board.cells, index).point);
  const rings = offsetBy(findRings(latticeNamed(puzzle.lattice), points, cell), -markInset * cell, { corner: "mitre" });
  return rings.map((ring) => stroke(traceLoop(ring), line));
}

export function drawTactileBoard(puzzle: Puzzle, language: Language, cell: number, marked?: Target): Block {
  const points = puzzle.board.cells.map(({ point }) => point);
  const rings = findRings(latticeNamed(puzzle.lattice), points, cell);
  const grid = findGridLines(puzzle, cell).map(tracePath);
  const labels = placeLabels(puzzle, cellLabels(puzzle, language));
  return makeBlock(rings, [
    stroke(grid.join(""), line),
    ...rings.map((ring) => stroke(traceLoop(ring), outline)),
    ...labels.flatMap(({ text, at }) => drawLabel(text, { x: at.x * cell, y: at.y * cell }, cell, language)),
    ...(marked === undefined ? [] : drawMark(puzzle, marked, cell)),
  ]);
}

/** How far a pattern stays from the edge of its piece, in sizes of a cell. */
const aroundPattern = 0.12;
/** A white disc in a pattern, for the letter. */
const discShare = 0.4;

export function drawTactilePiece(puzzle: Puzzle, shape: Shape, { letter, number }: PieceCopy, cell: number): Block {
  const lattice = latticeNamed(puzzle.lattice);
  const rings = findRings(lattice, shape, cell);
  const pattern = findHatchLines(offsetBy(rings, -aroundPattern * cell, { corner: "mitre" }), number, cell);
  const centre = lattice.centreInPlane(itemAt(shape, middleCell(lattice, shape)));
  const middle = { x: centre.x * cell, y: centre.y * cell };
  const radius = discShare * cell;
  const disc = { left: middle.x - radius, top: middle.y - radius, width: 2 * radius, height: 2 * radius };
  return makeBlock(rings, [
    stroke(pattern.map(tracePath).join(""), patternLine),
    ...rings.map((ring) => stroke(traceLoop(ring), outline)),
    { kind: "rect", box: disc, radius, fill: "disc" },
    // Pieces have Latin letters in every language.
    ...drawLabel(letter, middle, cell * 0.9, "en"),
  ]);
}
