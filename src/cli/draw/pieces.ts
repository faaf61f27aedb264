/** From a puzzle to pictures of its pieces and of all their orientations. */

import { orientationsPicture, piecesPicture } from "../../core/drawing/pieces-picture.js";
import type { Shape } from "../../core/lattice/shape.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { pieceOrientations } from "../../core/tiling/placement.js";
import { type Context, found, type Outcome, wrongUsage } from "../command.js";
import { loadPuzzle } from "../puzzle.js";
import { shapeBlock } from "../shape-blocks.js";
import { sideBySide } from "../terminal/columns.js";
import { type Draw, flipsOf, languageOf, wantsLetters } from "./drawing.js";

const textColumns = 80;
const gap = 3;

export async function puzzleWithoutDate({ args, io, values }: Context, kind: string): Promise<Outcome<Puzzle>> {
  if (args.length > 0) return wrongUsage(`the picture ${kind} is the same on every date, so leave the date out`);
  return loadPuzzle(io, values.puzzle);
}

/** A headline for each piece and its shapes in rows below it. */
function shapeLines(puzzle: Puzzle, shapesOf: (piece: number) => readonly Shape[]): string[] {
  return puzzle.pieces.flatMap(({ id }, piece) => {
    const blocks = shapesOf(piece).map((shape) => shapeBlock(puzzle.lattice, shape));
    return [id, ...sideBySide(blocks, textColumns, gap).flatMap((row) => [...row, ""])];
  });
}

export const drawPieces: Draw = async (context) => {
  const loaded = await puzzleWithoutDate(context, "pieces");
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const options = { language: languageOf(context), letters: wantsLetters(context) };
  const lines = (): string[] => shapeLines(puzzle, (piece) => [puzzle.pieces[piece]!.shape]);
  return found({ picture: piecesPicture(puzzle, options), lines });
};

export const drawOrientations: Draw = async (context) => {
  const loaded = await puzzleWithoutDate(context, "orientations");
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const flips = flipsOf(context);
  const options = { language: languageOf(context), letters: wantsLetters(context), flips };
  const lines = (): string[] =>
    shapeLines(puzzle, (piece) => pieceOrientations(puzzle, puzzle.pieces[piece]!, { flips }));
  return found({ picture: orientationsPicture(puzzle, options), lines });
};
