/** From a piece of a puzzle to a small picture of it, in the colour it has on the board. */

import { html, type TemplateResult } from "lit";
import { boxAround, pieceFigures, thickness } from "../core/drawing/board-figures.js";
import type { Theme } from "../core/drawing/themes.js";
import { latticeNamed } from "../core/lattice/lattice.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { itemAt } from "../core/text/list.js";
import { templatesOf } from "../templates/page-pen.js";

/** Patterns belong to the board they are defined in; so small, a piece is known by its shape. */
export function pieceIcon({ lattice: name, pieces }: Puzzle, piece: number, theme: Theme): TemplateResult {
  const lattice = latticeNamed(name);
  const { shape } = itemAt(pieces, piece);
  const firstCopy = pieces.slice(0, piece).reduce((sum, { copies }) => sum + copies, 0);
  const { left, top, width, height } = boxAround(lattice, shape, thickness);
  const figures = templatesOf(
    { theme: { ...theme, patterns: [] }, prefix: "" },
    pieceFigures(lattice, shape, firstCopy),
  );
  return html`<svg viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">${figures}</svg>`;
}
