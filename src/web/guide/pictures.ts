/** From a puzzle to the small pictures of its guide: a piece on its way to the board, turned, and flipped. */

import { html, svg, type TemplateResult } from "lit";
import { boxAround, pieceFigures, thickness } from "../../core/drawing/board-figures.js";
import { boardPicture } from "../../core/drawing/board-picture.js";
import type { Box } from "../../core/drawing/picture.js";
import type { Theme } from "../../core/drawing/themes.js";
import { latticeNamed } from "../../core/lattice/lattice.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { itemAt } from "../../core/text/list.js";
import { type Placement, placementsOf, type Tiling } from "../../core/tiling/placement.js";
import { patternTemplates, templatesOf } from "../../templates/page-pen.js";
import type { AppContext } from "../context.js";
import { icon } from "../icons.js";
import { type Demo, turnedOnce } from "./demo.js";

/** So small, a piece is known by its shape, and needs no pattern. */
const plain = (theme: Theme): Theme => ({ ...theme, patterns: [] });

const firstCopy = ({ pieces }: Puzzle, piece: number): number =>
  pieces.slice(0, piece).reduce((sum, { copies }) => sum + copies, 0);

const viewBox = ({ left, top, width, height }: Box): string => `${left} ${top} ${width} ${height}`;

function pieceDrawing({ puzzle, theme }: AppContext, { piece, turning }: Demo, orientation: number): TemplateResult {
  const lattice = latticeNamed(puzzle.lattice);
  const shape = itemAt(turning.shapes, orientation);
  const figures = templatesOf(
    { theme: plain(theme), prefix: "" },
    pieceFigures(lattice, shape, firstCopy(puzzle, piece)),
  );
  return html`<svg class="piece" viewBox=${viewBox(boxAround(lattice, shape, thickness))} aria-hidden="true">${figures}</svg>`;
}

/** The board with these pieces on it and nothing else. */
export function boardDrawing(context: AppContext, placements: Tiling, uncovered = context.uncovered): TemplateResult {
  const { puzzle, theme, language } = context;
  const { box, figures } = boardPicture(puzzle, { placements, uncovered }, { language });
  const pen = { theme, prefix: "guide" };
  const copies = puzzle.pieces.reduce((sum, piece) => sum + piece.copies, 0);
  return html`<svg class="board" viewBox=${viewBox(box)} aria-hidden="true">
    ${svg`<defs>${patternTemplates(pen, copies)}</defs>${templatesOf(pen, figures)}`}
  </svg>`;
}

/** Where a piece can go without covering the date: the first such place. */
function firstPlace({ puzzle, uncovered }: AppContext, piece: number, orientation = 0): Placement | undefined {
  const fits = placementsOf(puzzle, { closed: uncovered });
  return fits.find((placement) => placement.piece === piece && placement.orientation === orientation);
}

export function dragPicture(context: AppContext, demo: Demo): TemplateResult {
  const place = firstPlace(context, demo.piece);
  return html`<div class="picture">
    ${pieceDrawing(context, demo, 0)}${icon("forward")}${boardDrawing(context, place === undefined ? [] : [place])}
  </div>`;
}

export function turnPicture(context: AppContext, demo: Demo, turn: "rotate" | "flip"): TemplateResult {
  const [before, after] = turnedOnce(demo, turn);
  return html`<div class="picture turned">
    ${pieceDrawing(context, demo, before)}${icon(turn)}${pieceDrawing(context, demo, after)}
  </div>`;
}
