/** From solutions of one date to small boards on canvases: each piece is worked out once for every place it is at. */

import { boxAround, openFigures, pieceFigures, trayFigures, trayMargin } from "../../../core/drawing/board-figures.js";
import type { Box, Figure, PathFigure, PictureInk } from "../../../core/drawing/picture.js";
import { sceneOf, sceneRegions } from "../../../core/drawing/scene.js";
import { colourOf, type Pattern, patternOf, type Theme } from "../../../core/drawing/themes.js";
import { latticeNamed } from "../../../core/lattice/lattice.js";
import { cellPoint } from "../../../core/puzzle/cells.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import type { Placement, Tiling } from "../../../core/tiling/placement.js";

export interface ThumbnailLook {
  readonly puzzle: Puzzle;
  readonly uncovered: readonly number[];
  readonly theme: Theme;
}

/** Alike where thumbnails would look alike, whichever objects they are made from. */
export const lookKey = ({ puzzle, uncovered, theme }: ThumbnailLook): string =>
  JSON.stringify([puzzle.id, puzzle.board.cells.map(({ id }) => id), uncovered, theme]);

/** A figure as a canvas takes it. */
interface Stroke {
  readonly path: Path2D;
  readonly x: number;
  readonly y: number;
  readonly fill: string | CanvasPattern | undefined;
  readonly line: string | undefined;
  readonly lineWidth: number;
}

/** One square of a pattern, which a canvas repeats. */
function patternOn(colour: string, { size, lines, lineWidth }: Pattern): CanvasPattern | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (context === null) return undefined;
  context.fillStyle = colour;
  context.fillRect(0, 0, size, size);
  context.lineWidth = lineWidth;
  context.lineCap = "round";
  for (const [x1, y1, x2, y2] of lines) context.stroke(new Path2D(`M${x1} ${y1}L${x2} ${y2}`));
  return context.createPattern(canvas, "repeat") ?? undefined;
}

function paint(context: CanvasRenderingContext2D, { path, x, y, fill, line, lineWidth }: Stroke): void {
  context.translate(x, y);
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (line !== undefined) {
    context.strokeStyle = line;
    context.lineWidth = lineWidth;
    context.stroke(path);
  }
  context.translate(-x, -y);
}

export class ThumbnailPen {
  readonly box: Box;
  private readonly ground: readonly Stroke[];
  private readonly pieces = new Map<string, readonly Stroke[]>();
  private readonly fills = new Map<PictureInk, string | CanvasPattern>();

  constructor(private readonly look: ThumbnailLook) {
    const { puzzle } = look;
    const points = puzzle.board.cells.map(({ point }) => point);
    this.box = boxAround(latticeNamed(puzzle.lattice), points, trayMargin);
    this.ground = this.strokesOf([...trayFigures(puzzle), ...this.dateFigures()], 0, 0);
  }

  /** Only pieces that have no colours need lines, which would be finer than a pixel. */
  private get isLined(): boolean {
    return this.look.theme.patterns.length > 0;
  }

  private fillOf(ink: PictureInk): string | CanvasPattern {
    const known = this.fills.get(ink);
    if (known !== undefined) return known;
    const colour = colourOf(this.look.theme, ink);
    const pattern = patternOf(this.look.theme, ink);
    const fill = (pattern && patternOn(colour, pattern)) ?? colour;
    this.fills.set(ink, fill);
    return fill;
  }

  private strokesOf(figures: readonly Figure[], x: number, y: number): Stroke[] {
    return figures.flatMap((figure) => {
      if (figure.kind === "group") return this.strokesOf(figure.figures, x + figure.at.x, y + figure.at.y);
      return figure.kind === "path" ? [this.strokeOf(figure, x, y)] : [];
    });
  }

  private strokeOf({ path, fill, stroke, lineWidth = 1 }: PathFigure, x: number, y: number): Stroke {
    return {
      ...{ path: new Path2D(path), x, y, lineWidth: lineWidth * 2 },
      fill: fill && this.fillOf(fill),
      line: this.isLined && stroke ? colourOf(this.look.theme, stroke) : undefined,
    };
  }

  /** So small that labels could not be read: the date is a bright spot. */
  private dateFigures(): Figure[] {
    const { puzzle, uncovered } = this.look;
    const scene = sceneOf(puzzle, { placements: [], uncovered }, "en").filter(({ ink }) => ink === "uncovered");
    const unlabelled = sceneRegions(scene.map((spot) => ({ ...spot, label: "" })));
    return unlabelled.flatMap((spots) => openFigures(latticeNamed(puzzle.lattice), spots));
  }

  /** A tiling has one placement per copy, so the place in it is the number of the copy. */
  private pieceStrokes({ cells }: Placement, copy: number): readonly Stroke[] {
    const key = `${copy} ${cells.join()}`;
    const known = this.pieces.get(key);
    if (known !== undefined) return known;
    const { puzzle } = this.look;
    const points = cells.map((cell) => cellPoint(puzzle, cell));
    const made = this.strokesOf(pieceFigures(latticeNamed(puzzle.lattice), points, copy), 0, 0);
    this.pieces.set(key, made);
    return made;
  }

  /** Pixels from the left, and how many wide. */
  draw(context: CanvasRenderingContext2D, tiling: Tiling, from: number, width: number): void {
    const { box } = this;
    const scale = width / box.width;
    context.setTransform(scale, 0, 0, scale, from - box.left * scale, -box.top * scale);
    for (const stroke of this.ground) paint(context, stroke);
    tiling.forEach((placement, copy) => {
      for (const stroke of this.pieceStrokes(placement, copy)) paint(context, stroke);
    });
  }
}
