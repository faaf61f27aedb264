/** From a puzzle to everything about it that stays the same while it is played: copies, outlines, places. */

import {
  boxAround,
  cellSize,
  letterFigures,
  middleCell,
  pieceFigures,
  scaled,
  trayMargin,
} from "../core/drawing/board-figures.js";
import type { Box, Figure, Size } from "../core/drawing/picture.js";
import { type Lattice, latticeNamed, type Point } from "../core/lattice/lattice.js";
import type { Shape } from "../core/lattice/shape.js";
import { cellPoint } from "../core/puzzle/cells.js";
import type { Cell, Puzzle } from "../core/puzzle/puzzle.js";
import { itemAt } from "../core/text/list.js";
import { onFirstUse } from "../core/text/on-first-use.js";
import { cellRows } from "../core/tiling/cell-rows.js";
import { type Placement, placementsOf } from "../core/tiling/placement.js";
import { type Copy, copiesOf } from "./copies.js";
import type { Things } from "./layout.js";
import { degreesOf, type Turning, turningOf } from "./turning.js";

/** A copy in one orientation, drawn with the centre of its first cell at (0, 0). */
export interface PieceDrawing {
  readonly shape: Shape;
  readonly figures: readonly Figure[];
  readonly letter: readonly Figure[];
  /** The outline of its top. */
  readonly path: string;
  readonly box: Box;
  readonly centre: Point;
  /** Which of its cells is nearest to its middle. */
  readonly middle: number;
}

const centreOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

/** How far a hand may be from where a piece fits, in the units of a picture. */
export const reach = 0.55 * cellSize;
/** Every point of a board is nearer than this to some place of a piece; so a piece turned on the spot moves less. */
export const inPlace = 0.8 * cellSize;

export class Table {
  readonly lattice: Lattice;
  readonly copies: readonly Copy[];
  /** By piece. */
  readonly turnings: readonly Turning[];
  /** The board with its frame. */
  readonly box: Box;
  readonly rows: readonly (readonly (Cell | undefined)[])[];
  readonly degrees: number;
  /** By piece, then orientation: needed when a piece is lifted, not before the board is to be seen. */
  private readonly placements = onFirstUse(() => this.groupedPlacements());
  private readonly drawings = new Map<string, PieceDrawing>();

  constructor(readonly puzzle: Puzzle) {
    this.lattice = latticeNamed(puzzle.lattice);
    this.copies = copiesOf(puzzle);
    this.turnings = puzzle.pieces.map((piece) => turningOf(puzzle, piece));
    this.box = boxAround(this.lattice, this.points(), trayMargin);
    this.rows = cellRows(puzzle);
    this.degrees = degreesOf(puzzle);
  }

  private points(): Point[] {
    return this.puzzle.board.cells.map(({ point }) => point);
  }

  private groupedPlacements(): Placement[][][] {
    const groups = this.turnings.map(({ shapes }) => shapes.map((): Placement[] => []));
    for (const placement of placementsOf(this.puzzle))
      groups[placement.piece]?.[placement.orientation]?.push(placement);
    return groups;
  }

  copy(copy: number): Copy {
    return itemAt(this.copies, copy);
  }

  turning(copy: number): Turning {
    return itemAt(this.turnings, this.copy(copy).piece);
  }

  drawing(copy: number, orientation: number): PieceDrawing {
    const key = `${copy} ${orientation}`;
    const drawing = this.drawings.get(key) ?? this.drawn(copy, itemAt(this.turning(copy).shapes, orientation));
    this.drawings.set(key, drawing);
    return drawing;
  }

  private drawn(copy: number, shape: Shape): PieceDrawing {
    const figures = pieceFigures(this.lattice, shape, copy);
    const top = figures.find((figure) => figure.kind === "path");
    const box = boxAround(this.lattice, shape, 0);
    return {
      shape,
      figures,
      letter: letterFigures(this.lattice, shape, this.copy(copy).letter),
      path: top?.path ?? "",
      box,
      centre: centreOf(box),
      middle: middleCell(this.lattice, shape),
    };
  }

  /** What a copy takes up at most, however it is turned. */
  private extentsOf(copy: number): Size {
    const boxes = this.turning(copy).shapes.map((shape) => boxAround(this.lattice, shape, 0));
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  }

  things(): Things {
    const { width, height } = this.box;
    return { board: { width, height }, pieces: this.copies.map((_, copy) => this.extentsOf(copy)) };
  }

  /** Whether a point of the board's own picture is on it, or on its frame. */
  isOver({ x, y }: Point): boolean {
    const { left, top, width, height } = this.box;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  }

  cellCentre(cell: number): Point {
    return scaled(this.lattice.centreInPlane(cellPoint(this.puzzle, cell)));
  }

  /** Where the middle of a copy is when its first cell is on this point of the lattice. */
  centreAt(copy: number, orientation: number, first: Point): Point {
    const [at, { centre }] = [scaled(this.lattice.centreInPlane(first)), this.drawing(copy, orientation)];
    return { x: at.x + centre.x, y: at.y + centre.y };
  }

  placementCentre(copy: number, { orientation, cells }: Placement): Point {
    return this.centreAt(copy, orientation, cellPoint(this.puzzle, itemAt(cells, 0)));
  }

  placementsOf(copy: number, orientation: number): readonly Placement[] {
    return this.placements()[this.copy(copy).piece]?.[orientation] ?? [];
  }

  /** The point of the lattice for a copy's first cell that puts its middle cell on `cell`. */
  firstPoint(copy: number, orientation: number, cell: number): Point {
    const { shape, middle } = this.drawing(copy, orientation);
    const [at, from] = [cellPoint(this.puzzle, cell), itemAt(shape, middle)];
    return { x: at.x - from.x, y: at.y - from.y };
  }
}
