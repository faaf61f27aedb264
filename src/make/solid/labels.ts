/** From the labels of a board to rings in their cells: as large as they fit, and alike where they belong together. */

import type { Language } from "../../core/calendar/languages.js";
import { clipped } from "../../core/drawing/width.js";
import { latticeNamed } from "../../core/lattice/lattice.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { movedBy, type Ring } from "../plane.js";
import type { Letters } from "./letters.js";

/** In columns; longer labels are cut. */
const maxLabelWidth = 12;
/** Shares of a cell. */
const maxSize = 0.46;
const roomAcross = 0.68;
/** Labels of one field are all as small as the smallest, down to this share of the largest. */
const maxAlike = 0.6;

/** As large as a text fits into a cell of size 1. */
const sizeOf = (text: string, letters: Letters): number => Math.min(maxSize, roomAcross / letters.widthOf(text));

/** Indexes of cells whose labels belong together: those of a field, and all the others. */
function groupsOf({ fields, board }: Puzzle): number[][] {
  const inFields = fields.map(({ choices }) => [...new Set(choices.flatMap(({ cells }) => cells))]);
  const named = new Set(inFields.flat());
  return [...inFields, board.cells.map(({ index }) => index).filter((index) => !named.has(index))];
}

/** Sizes by cell. */
function sizesOf(puzzle: Puzzle, texts: readonly string[], letters: Letters): number[] {
  const sizes = texts.map((text) => sizeOf(text, letters));
  const alike = [...sizes];
  for (const group of groupsOf(puzzle)) {
    const own = group.map((index) => sizes[index]!);
    const common = Math.max(Math.min(...own), Math.max(...own) * maxAlike);
    for (const index of group) alike[index] = Math.min(alike[index]!, common);
  }
  return alike;
}

/** Those of each cell that has a label, in millimetres on the board. */
export function labelRings(puzzle: Puzzle, language: Language, letters: Letters, cellSize: number): Ring[][] {
  const lattice = latticeNamed(puzzle.lattice);
  const texts = cellLabels(puzzle, language).map((text) => clipped(text, maxLabelWidth));
  const sizes = sizesOf(puzzle, texts, letters);
  const rings = puzzle.board.cells.map(({ point, index }) => {
    const { x, y } = lattice.centreInPlane(point);
    return movedBy(letters.ringsOf(texts[index]!, sizes[index]! * cellSize), x * cellSize, y * cellSize);
  });
  return rings.filter(({ length }) => length > 0);
}
