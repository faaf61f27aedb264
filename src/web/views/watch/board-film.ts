/** From what's on a board to pixels, again and again: the empty board once, and pieces on top of it. */

import type { Language } from "../../../core/calendar/languages.js";
import {
  boxAround,
  flatPieceFigure,
  letterFigures,
  markFigure,
  openFigures,
  thickness,
  trayFigures,
  trayMargin,
} from "../../../core/drawing/board-figures.js";
import type { Box, Figure } from "../../../core/drawing/picture.js";
import { sceneOf, sceneRegions } from "../../../core/drawing/scene.js";
import type { Theme } from "../../../core/drawing/themes.js";
import { latticeNamed, type Point } from "../../../core/lattice/lattice.js";
import { cellPoint } from "../../../core/puzzle/cells.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { itemAt } from "../../../core/text/list.js";
import { pieceLetters } from "../../../core/tiling/letters.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { type Canvas2d, CanvasPen, canvasOf } from "./canvas-pen.js";

export interface BoardLook {
  readonly puzzle: Puzzle;
  readonly uncovered: readonly number[];
  readonly language: Language;
  readonly theme: Theme;
}

export function boardBox({ lattice, board }: Puzzle): Box {
  return boxAround(
    latticeNamed(lattice),
    board.cells.map(({ point }) => point),
    trayMargin,
  );
}

interface Piece {
  readonly path: Path2D;
  readonly letter: readonly Figure[];
  readonly copy: number;
}

/** Frame, cells, labels and the bright date. */
function groundFigures({ puzzle, uncovered, language }: BoardLook): Figure[] {
  const regions = sceneRegions(sceneOf(puzzle, { placements: [], uncovered }, language));
  return [...trayFigures(puzzle), ...regions.flatMap((spots) => openFigures(latticeNamed(puzzle.lattice), spots))];
}

const edgeWidth = 1.5;

export class BoardFilm {
  readonly box: Box;
  /** Pixels per unit of the picture. */
  private readonly scale: number;
  private readonly pen: CanvasPen;
  private ground: HTMLCanvasElement;
  private readonly pieces = new Map<string, Piece>();
  private readonly letters: readonly (readonly string[])[];
  /** By piece: the number of its first copy among all copies. */
  private readonly firstCopies: readonly number[];

  /** Draws to a place on a canvas, as wide as it is told. */
  constructor(
    private readonly pixels: Canvas2d,
    private readonly look: BoardLook,
    private readonly width: number,
    private readonly at: Point = { x: 0, y: 0 },
  ) {
    const { puzzle, theme } = look;
    this.box = boardBox(puzzle);
    this.scale = width / this.box.width;
    this.pen = new CanvasPen(pixels, theme);
    this.letters = pieceLetters(puzzle);
    const before = (piece: number): number => puzzle.pieces.slice(0, piece).reduce((sum, each) => sum + each.copies, 0);
    this.firstCopies = puzzle.pieces.map((_, piece) => before(piece));
    this.ground = this.newGround();
  }

  get height(): number {
    return Math.ceil(this.box.height * this.scale);
  }

  /** Labels look different once their font is there. */
  redrawGround(): void {
    this.ground = this.newGround();
  }

  private newGround(): HTMLCanvasElement {
    const ground = canvasOf(Math.max(1, this.width), Math.max(1, this.height));
    ground.fillStyle = this.look.theme.plain.page;
    ground.fillRect(0, 0, ground.canvas.width, ground.canvas.height);
    ground.scale(this.scale, this.scale);
    ground.translate(-this.box.left, -this.box.top);
    new CanvasPen(ground, this.look.theme).draw(groundFigures(this.look));
    return ground.canvas;
  }

  private newPiece({ piece, cells }: Placement, nth: number): Piece {
    const { puzzle } = this.look;
    const lattice = latticeNamed(puzzle.lattice);
    const points = cells.map((cell) => cellPoint(puzzle, cell));
    const copy = itemAt(this.firstCopies, piece) + nth;
    const path = new Path2D(flatPieceFigure(lattice, points, copy).path);
    return { path, copy, letter: letterFigures(lattice, points, this.letters[piece]?.[nth] ?? "") };
  }

  private pieceOf(placement: Placement, nth: number): Piece {
    const key = `${placement.piece} ${nth} ${placement.cells}`;
    const piece = this.pieces.get(key) ?? this.newPiece(placement, nth);
    this.pieces.set(key, piece);
    return piece;
  }

  /** Copies of a piece are told apart by when they were placed. */
  private piecesOf(placed: readonly Placement[]): Piece[] {
    const seen = new Map<number, number>();
    return placed.map((placement) => {
      const nth = seen.get(placement.piece) ?? 0;
      seen.set(placement.piece, nth + 1);
      return this.pieceOf(placement, nth);
    });
  }

  /** All sides are below all tops: pieces aren't placed in the order in which you see them. */
  private drawPieces(pieces: readonly Piece[]): void {
    const { pen, pixels } = this;
    pixels.translate(0, thickness);
    for (const { path, copy } of pieces) pen.fill(path, `side${copy}`);
    pixels.translate(0, -thickness);
    for (const { path, copy } of pieces) {
      pen.fill(path, `top${copy}`);
      pen.stroke(path, `edge${copy}`, edgeWidth);
    }
    if (this.look.theme.letters) for (const { letter } of pieces) pen.draw(letter);
  }

  draw(placed: readonly Placement[], ...marked: readonly number[]): void {
    const { pixels, scale, box, at } = this;
    pixels.drawImage(this.ground, at.x, at.y);
    pixels.setTransform(scale, 0, 0, scale, at.x - box.left * scale, at.y - box.top * scale);
    this.drawPieces(this.piecesOf(placed));
    const { puzzle } = this.look;
    this.pen.draw(marked.map((cell) => markFigure(latticeNamed(puzzle.lattice), cellPoint(puzzle, cell))));
    pixels.setTransform(1, 0, 0, 1, 0, 0);
  }
}
