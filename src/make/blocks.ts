/** From a puzzle to its board and its pieces as blocks in true millimetres, without sides or shadows, as paper is. */

import type { Language } from "../core/calendar/languages.js";
import {
  boxAround,
  cellSize,
  flatPieceFigure,
  flatTrayFigures,
  flatTrayMargin,
  letterFigures,
  openFigures,
} from "../core/drawing/board-figures.js";
import { type Block, fittedText } from "../core/drawing/layout.js";
import type { Size } from "../core/drawing/picture.js";
import { type Box, type Figure, moved } from "../core/drawing/picture.js";
import { sceneOf, sceneRegions } from "../core/drawing/scene.js";
import { latticeNamed } from "../core/lattice/lattice.js";
import type { Shape } from "../core/lattice/shape.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { itemAt } from "../core/text/list.js";
import { pieceLetters } from "../core/tiling/letters.js";
import { pieceOrientations } from "../core/tiling/placement.js";
import { paintInInks, whiteCells } from "./paper.js";

/** Figures of pictures, in millimetres for cells of this size. */
function scaleToMillimetres({ left, top, width, height }: Box, figures: readonly Figure[], cell: number): Block {
  const scale = cell / cellSize;
  return {
    width: width * scale,
    height: height * scale,
    figures: [moved(-left * scale, -top * scale, figures, scale)],
  };
}

/** With a ring around the labels of a day that is marked. */
export function drawBoardBlock(puzzle: Puzzle, language: Language, cell: number, rings: readonly Figure[] = []): Block {
  const lattice = latticeNamed(puzzle.lattice);
  const points = puzzle.board.cells.map(({ point }) => point);
  const scene = sceneOf(puzzle, { placements: [], uncovered: [] }, language);
  const cells = sceneRegions(scene).flatMap((spots) => openFigures(lattice, spots));
  const figures = [...flatTrayFigures(puzzle), ...paintInInks(cells, whiteCells), ...rings];
  return scaleToMillimetres(boxAround(lattice, points, flatTrayMargin), figures, cell);
}

/** A copy of a piece with what is written below it. */
export interface PieceBlock extends Block {
  readonly id: string;
}

const captionSize = 3;
const captionHeight = 5;

function drawCaption(text: string, { width, height }: Size): Figure {
  const fitted = fittedText(text, width, captionSize, captionSize / 2);
  return { kind: "text", ...fitted, at: { x: width / 2, y: height + captionSize + 1 }, ink: "soft" };
}

/** A copy of a piece, and the ways it may be laid. */
export interface PieceCopy {
  readonly shapes: readonly Shape[];
  readonly id: string;
  readonly letter: string;
  readonly number: number;
}

/** Every copy of every piece; it may be turned, but not flipped, to fit on a page. */
function listCopies(puzzle: Puzzle): PieceCopy[] {
  const letters = pieceLetters(puzzle);
  const copies = puzzle.pieces.flatMap((piece, i) => {
    const shapes = pieceOrientations(puzzle, piece, { flips: false });
    return itemAt(letters, i).map((letter) => ({ shapes, id: piece.id, letter }));
  });
  return copies.map((copy, number) => ({ ...copy, number }));
}

/** How a piece is drawn, laid in one of its ways. */
export type DrawShape = (puzzle: Puzzle, shape: Shape, copy: PieceCopy, cell: number) => Block;

const drawPiece: DrawShape = ({ lattice: name }, shape, { letter, number }, cell) => {
  const lattice = latticeNamed(name);
  const figures = [flatPieceFigure(lattice, shape, number), ...letterFigures(lattice, shape, letter)];
  return scaleToMillimetres(boxAround(lattice, shape, 0), figures, cell);
};

const addCaption = (block: Block, id: string): PieceBlock => ({
  ...block,
  id,
  height: block.height + captionHeight,
  figures: [...block.figures, drawCaption(id, block)],
});

export const fitsIn = (block: Size, room: Size): boolean => block.width <= room.width && block.height <= room.height;

/** Which way round a piece is rather laid: as drawn, or as low as it can be. */
export const layings = ["drawn", "low"] as const;
export type Laying = (typeof layings)[number];

/** As preferred, where that fits into the room; else as it fits; else as preferred. */
export function drawPieceBlocks(
  puzzle: Puzzle,
  cell: number,
  room: Size,
  laying: Laying = "drawn",
  draw: DrawShape = drawPiece,
): PieceBlock[] {
  return listCopies(puzzle).map((copy) => {
    const drawn = copy.shapes.map((shape) => addCaption(draw(puzzle, shape, copy, cell), copy.id));
    const blocks = laying === "drawn" ? drawn : drawn.toSorted((a, b) => a.height - b.height);
    return blocks.find((block) => fitsIn(block, room)) ?? itemAt(blocks, 0);
  });
}
