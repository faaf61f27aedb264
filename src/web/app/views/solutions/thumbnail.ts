/** From solutions of one date to small boards: the tray and the date once, each piece once for every place it lies at. */

import { svg, type TemplateResult } from "lit";
import {
  boxAround,
  openFigures,
  pieceFigures,
  trayFigures,
  trayMargin,
} from "../../../../core/drawing/board-figures.js";
import type { Box } from "../../../../core/drawing/picture.js";
import { regionsOf, sceneOf } from "../../../../core/drawing/scene.js";
import type { Theme } from "../../../../core/drawing/themes.js";
import { latticeNamed } from "../../../../core/lattice/lattice.js";
import type { Puzzle } from "../../../../core/puzzle/puzzle.js";
import type { Placement, Tiling } from "../../../../core/tiling/placement.js";
import { type Ink, templatesOf } from "../../../element/ink.js";

export interface ThumbnailLook {
  readonly puzzle: Puzzle;
  readonly uncovered: readonly number[];
  readonly theme: Theme;
}

/** Alike where thumbnails would look alike, whichever objects they are made from. */
export const lookKey = ({ puzzle, uncovered, theme }: ThumbnailLook): string =>
  JSON.stringify([puzzle.id, puzzle.board.cells.map(({ id }) => id), uncovered, theme]);

/** Where patterns of pieces are found, in the tree that thumbnails and board share. */
export const patternPrefix = "solution";

export class ThumbnailPen {
  readonly box: Box;
  private readonly ink: Ink;
  private readonly ground: TemplateResult;
  private readonly pieces = new Map<string, TemplateResult>();

  constructor(private readonly look: ThumbnailLook) {
    const { puzzle, theme } = look;
    const points = puzzle.board.cells.map(({ point }) => point);
    this.ink = { theme, prefix: patternPrefix };
    this.box = boxAround(latticeNamed(puzzle.lattice), points, trayMargin);
    this.ground = this.groundTemplate();
  }

  /** So small that labels could not be read: the date is a bright spot. */
  private groundTemplate(): TemplateResult {
    const { puzzle, uncovered } = this.look;
    const scene = sceneOf(puzzle, { placements: [], uncovered }, "en").filter(({ ink }) => ink === "uncovered");
    const unlabelled = regionsOf(scene.map((spot) => ({ ...spot, label: "" })));
    const date = unlabelled.flatMap((spots) => openFigures(latticeNamed(puzzle.lattice), spots));
    return svg`${templatesOf(this.ink, [...trayFigures(puzzle), ...date])}`;
  }

  /** A tiling has one placement per copy, so the place in it is the number of the copy. */
  private pieceTemplate({ cells }: Placement, copy: number): TemplateResult {
    const key = `${copy} ${cells.join()}`;
    const known = this.pieces.get(key);
    if (known !== undefined) return known;
    const { puzzle } = this.look;
    const points = cells.map((cell) => puzzle.board.cells[cell]!.point);
    const made = svg`${templatesOf(this.ink, pieceFigures(latticeNamed(puzzle.lattice), points, copy))}`;
    this.pieces.set(key, made);
    return made;
  }

  templateOf(tiling: Tiling): TemplateResult {
    return svg`${this.ground}${tiling.map((placement, copy) => this.pieceTemplate(placement, copy))}`;
  }
}
