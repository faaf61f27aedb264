/** From the steps of an argument to one page of small boards, each with a sentence below it. */

import type { Language } from "../calendar/languages.js";
import { latticeNamed } from "../lattice/lattice.js";
import { expectPuzzle } from "../puzzle/expect.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { expectList, expectLists, expectText } from "../text/arguments.js";
import type { Placement } from "../tiling/placement.js";
import { boxAround, trayMargin } from "./board-figures.js";
import { boardPicture } from "./board-picture.js";
import { type Block, below, captioned, inRows, textWidth, wholeLine } from "./layout.js";
import { moved, type Picture } from "./picture.js";
import { lineParts } from "./width.js";

/** One step of an argument as a board: the pieces on it, the cells to look at, and what they show. */
export interface PictureStep {
  readonly placements: readonly Placement[];
  readonly marked: readonly number[];
  readonly caption: string;
}

/** The title above the steps, and which cells stay visible on each. */
export interface StepsOptions {
  readonly language?: Language | undefined;
  readonly title: string;
  readonly note: string;
  readonly uncovered: readonly number[];
}

const scale = 0.5;
const gap = 26;
const captionSize = 13;
const shapeOfPage = 1.3;

/** Lines of words that fit the width; a word that is longer stands alone. */
function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of lineParts(text)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && textWidth((last + part).trimEnd(), captionSize) <= width)
      lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((each) => each.trimEnd());
}

function captionBlock(caption: string, width: number): Block {
  return below(
    broken(caption, width).map((text) => wholeLine(text, captionSize, width, { ink: "text" })),
    2,
  );
}

/**
 * Draws the steps of an argument on a page, each as a small board with a sentence below it.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const step = { placements: [], marked: [40], caption: "No piece left can cover 29." };
 * stepsPicture(puzzle, [step], { title: "22+30", note: "1 step", uncovered: [33, 41] }).title; // → 22+30
 * ```
 */
export function stepsPicture(puzzle: Puzzle, steps: readonly PictureStep[], options: StepsOptions): Picture {
  expectPuzzle(puzzle);
  expectList(steps, "steps");
  expectLists(options, "options", "a title, a note and the uncovered cells", ["uncovered"]);
  for (const part of ["title", "note"] as const) expectText(options[part], `options.${part}`);
  const { title, note, uncovered, language } = options;
  const points = puzzle.board.cells.map(({ point }) => point);
  const { left, top, width, height } = boxAround(latticeNamed(puzzle.lattice), points, trayMargin);
  const blocks = steps.map(({ placements, marked, caption }): Block => {
    const { figures } = boardPicture(puzzle, { placements, uncovered }, { language, marked, letters: true });
    const board: Block = {
      width: width * scale,
      height: height * scale,
      figures: [moved(-left * scale, -top * scale, figures, scale)],
    };
    return below([board, captionBlock(caption, width * scale)], 8);
  });
  const columns = Math.max(1, Math.round(Math.sqrt(blocks.length * shapeOfPage)));
  const page = inRows(blocks, columns * (width * scale + gap), gap);
  const description = steps.map(({ caption }) => caption).join(" ");
  return captioned(page, { title, note, description });
}
