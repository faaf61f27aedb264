/** From a puzzle to a picture of its pieces, or of all their orientations. */

import type { Language } from "../calendar/languages.js";
import { latticeNamed } from "../lattice/lattice.js";
import type { Shape } from "../lattice/shape.js";
import { expectPuzzle } from "../puzzle/expect.js";
import type { Piece, Puzzle } from "../puzzle/puzzle.js";
import { titleOf } from "../puzzle/titles.js";
import { expectObject } from "../text/arguments.js";
import { itemAt } from "../text/list.js";
import { pieceLetters } from "../tiling/letters.js";
import { type PlacementOptions, pieceOrientations } from "../tiling/placement.js";
import { boxAround, letterFigures, pieceFigures, thickness } from "./board-figures.js";
import { type Block, below, captioned, inRows, line } from "./layout.js";
import { moved, type Picture } from "./picture.js";
import { joinParts, type PictureWords, pictureWords } from "./words.js";

/** How a picture of pieces looks, besides its theme. */
export interface PiecesOptions extends PlacementOptions {
  readonly language?: Language | undefined;
  readonly letters?: boolean | undefined;
}

/** What a piece looks like: its number among all copies, and its letter. */
interface Look {
  readonly copy: number;
  readonly letter: string | undefined;
}

const scale = 0.5;
const gap = 26;
const captionSize = 14;
/** Eight orientations of a piece of six cells fit in a row. */
const widest = 1090;

function shapeBlock(puzzle: Puzzle, shape: Shape, { copy, letter }: Look): Block {
  const lattice = latticeNamed(puzzle.lattice);
  const { left, top, width, height } = boxAround(lattice, shape, 0);
  const letters = letter === undefined ? [] : letterFigures(lattice, shape, letter);
  const figures = [...pieceFigures(lattice, shape, copy), ...letters];
  return {
    width: width * scale,
    height: (height + thickness) * scale,
    figures: [moved(-left * scale, -top * scale, figures, scale)],
  };
}

/** How each piece looks, in the colour of its first copy. */
function looksOf(puzzle: Puzzle, letters: boolean): Look[] {
  const all = pieceLetters(puzzle);
  const before = (piece: number): number => all.slice(0, piece).flat().length;
  return all.map(([letter], piece) => ({ copy: before(piece), letter: letters ? letter : undefined }));
}

function captionOf({ id, copies, mayFlip }: Piece, { faceUp }: PictureWords): string {
  return [`${id}${copies > 1 ? ` × ${copies}` : ""}`, ...(mayFlip ? [] : [faceUp])].join(", ");
}

const caption = (text: string, room: number): Block => line(text, captionSize, Math.max(room, 110), { ink: "soft" });

const total = (puzzle: Puzzle): number => puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0);

/**
 * Draws the pieces of a puzzle, each as it is drawn in its file.
 *
 * @example
 * ```ts
 * piecesPicture(cataloguePuzzle("classic")).description; // → The pieces: L5; N5; P5; U5; V5; Y5; Z5; O6
 * ```
 */
export function piecesPicture(puzzle: Puzzle, options: PiecesOptions = {}): Picture {
  expectObject(options, "options");
  const { language = "en", letters = false } = options;
  expectPuzzle(puzzle);
  const looks = looksOf(puzzle, letters);
  const words = pictureWords(language);
  const blocks = puzzle.pieces.map((piece, i) => {
    const shape = shapeBlock(puzzle, piece.shape, itemAt(looks, i));
    return below([shape, caption(captionOf(piece, words), shape.width)], 8);
  });
  const cells = puzzle.pieces.reduce((sum, { shape, copies }) => sum + shape.length * copies, 0);
  return captioned(inRows(blocks, widest * 0.55, gap), {
    title: titleOf(puzzle, language),
    note: words.pieces({ pieces: total(puzzle), cells }),
    description: words.thePieces({
      captions: joinParts(
        language,
        puzzle.pieces.map((piece) => captionOf(piece, words)),
      ),
    }),
  });
}

/**
 * Draws every orientation of every piece, in a row or more for each.
 *
 * @example
 * ```ts
 * const picture = orientationsPicture(cataloguePuzzle("classic-hard"), { flips: false });
 * picture.description.split("; ")[0]; // → H6: 4 orientations
 * ```
 */
export function orientationsPicture(puzzle: Puzzle, options: PiecesOptions = {}): Picture {
  expectObject(options, "options");
  expectPuzzle(puzzle);
  const { language = "en", letters = false } = options;
  const looks = looksOf(puzzle, letters);
  const words = pictureWords(language);
  const shapes = puzzle.pieces.map((piece) => pieceOrientations(puzzle, piece, options));
  const rows = puzzle.pieces.map((piece, i) => {
    const blocks = itemAt(shapes, i).map((shape) => shapeBlock(puzzle, shape, itemAt(looks, i)));
    return below([caption(`${captionOf(piece, words)}: ${blocks.length}`, widest), inRows(blocks, widest, gap)], 8);
  });
  return captioned(below(rows, gap), {
    title: titleOf(puzzle, language),
    note: words.orientations({ count: shapes.flat().length, pieces: puzzle.pieces.length }),
    description: joinParts(
      language,
      puzzle.pieces.map(({ id }, i) => words.orientationsOf({ piece: id, count: itemAt(shapes, i).length })),
    ),
  });
}
