/** From a puzzle to pictures of its pieces and of all their orientations. */

import { orientationsPicture, piecesPicture } from "../../core/drawing/pieces-picture.js";
import type { Shape } from "../../core/lattice/shape.js";
import { sideBySide } from "../../core/pens/columns.js";
import { shapeBlock } from "../../core/pens/shape-blocks.js";
import type { Piece, Puzzle } from "../../core/puzzle/puzzle.js";
import { pieceOrientations } from "../../core/tiling/placement.js";
import { found } from "../outcome.js";
import { loadPuzzle } from "../puzzle.js";
import { flipsAsked, languageAsked } from "../question.js";
import { type Draw, wantsLetters } from "./drawing.js";

const textColumns = 80;
const gap = 3;

/** A headline for each piece and its shapes in rows below it. */
function shapeLines(puzzle: Puzzle, shapesOf: (piece: Piece) => readonly Shape[]): string[] {
  return puzzle.pieces.flatMap((piece) => {
    const blocks = shapesOf(piece).map((shape) => shapeBlock(puzzle.lattice, shape));
    return [piece.id, ...sideBySide(blocks, textColumns, gap).flatMap((row) => [...row, ""])];
  });
}

export const drawPieces: Draw = async (asked) => {
  const loaded = await loadPuzzle(asked.puzzle);
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const options = { language: languageAsked(asked), letters: wantsLetters(asked) };
  const lines = (): string[] => shapeLines(puzzle, ({ shape }) => [shape]);
  return found({ picture: piecesPicture(puzzle, options), lines, notes: [] });
};

export const drawOrientations: Draw = async (asked) => {
  const loaded = await loadPuzzle(asked.puzzle);
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const flips = flipsAsked(asked);
  const options = { language: languageAsked(asked), letters: wantsLetters(asked), flips };
  const lines = (): string[] => shapeLines(puzzle, (piece) => pieceOrientations(puzzle, piece, { flips }));
  return found({ picture: orientationsPicture(puzzle, options), lines, notes: [] });
};
