/** From an arrangement of a puzzle to lines for a terminal. */

import type { Language } from "../calendar/languages.js";
import { type ArrangedBoard, type Arrangement, arrangedOn, type Scene, sceneOf } from "../drawing/scene.js";
import { displayWidth } from "../drawing/width.js";
import { type TextStyle, textStyles } from "../names.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { expectObject } from "../text/arguments.js";
import { lastOf } from "../text/list.js";
import type { Placement } from "../tiling/placement.js";
import type { Canvas, Paint } from "./canvas.js";
import { hexOutlines, slopeFor } from "./text-hex.js";
import { letterRows } from "./text-letters.js";
import { squareOutlines } from "./text-square.js";

export { type TextStyle, textStyles };

/** How a board is drawn with characters. */
export interface TextOptions {
  readonly style?: TextStyle;
  readonly language?: Language;
  /** Leave it out for no colour. The plain style never uses it. */
  readonly paint?: Paint;
  /** The columns there are: what doesn't fit is drawn smaller. */
  readonly width?: number;
}

/** Labels of a puzzle's own can be long; a cell should not be. */
const maxLabelWidth = 8;
/** Three columns and two lines are about a square in most terminals. */
const narrowestCell = 3;

function labelWidth(spots: Scene): number {
  return Math.min(maxLabelWidth, Math.max(1, ...spots.map(({ label }) => displayWidth(label))));
}

/** The same size on every date, so that pictures can be compared: wide enough for all labels, seen or not. */
function outlines(puzzle: Puzzle, scene: Scene, width: number): Canvas {
  return puzzle.lattice === "hex" ? hexOutlines(puzzle, scene, slopeFor(width)) : squareOutlines(puzzle, scene, width);
}

/** From the best to the narrowest. */
function attempts(puzzle: Puzzle, scene: Scene, style: TextStyle): (() => Canvas)[] {
  const seen = labelWidth(scene.filter(({ letter }) => letter === ""));
  const letters = [
    () => letterRows(puzzle, scene, { labelWidth: seen, gap: 1 }),
    () => letterRows(puzzle, scene, { labelWidth: 0, gap: 1 }),
    () => letterRows(puzzle, scene, { labelWidth: 0, gap: 0 }),
  ];
  if (style === "letters") return letters;
  if (style === "plain") return letters.slice(puzzle.lattice === "hex" ? 1 : 2);
  const widths = [Math.max(narrowestCell, labelWidth(scene)), Math.max(narrowestCell, seen), seen];
  return [...widths.map((width) => () => outlines(puzzle, scene, width)), ...letters];
}

function fitting(candidates: readonly (() => Canvas)[], width: number): Canvas {
  for (const draw of candidates) {
    const canvas = draw();
    if (canvas.width <= width) return canvas;
  }
  return lastOf(candidates)();
}

/**
 * Draws the board of a puzzle or a question with characters, one string per line.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ puzzle: "classic-hard", date: "1 Mar" }));
 * drawText(question, firstTiling(question) ?? [], { style: "letters" })[0]; // →   P   P [Mar] U   U   U   -
 * ```
 */
export function drawText(
  board: ArrangedBoard,
  arrangement: Arrangement | readonly Placement[],
  options: TextOptions = {},
): string[] {
  expectObject(options, "options");
  const { puzzle, placed } = arrangedOn(board, arrangement);
  const { style = "outline", language = "en", paint, width = Number.POSITIVE_INFINITY } = options;
  const canvas = fitting(attempts(puzzle, sceneOf(puzzle, placed, language), style), width);
  return canvas.lines(style === "plain" ? undefined : paint);
}
