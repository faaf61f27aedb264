/** From a puzzle and a day to a picture of its board, too small for labels: the date is a bright spot. */

import { html, svg, type TemplateResult } from "lit";
import { boxAround, openFigures, trayFigures, trayMargin } from "../core/drawing/board-figures.js";
import { sceneOf, sceneRegions } from "../core/drawing/scene.js";
import type { Theme } from "../core/drawing/themes.js";
import { latticeNamed } from "../core/lattice/lattice.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { templatesOf } from "../templates/page-pen.js";

const isDark = ({ plain }: Theme): boolean => Number.parseInt(plain.page.slice(1, 3), 16) < 128;

/** In the dark, cells are nearly as dark as what is around them: so small, boards would not be told apart. */
const seen = (theme: Theme): Theme =>
  isDark(theme) ? { ...theme, plain: { ...theme.plain, open: theme.plain.soft } } : theme;

export function smallBoard(puzzle: Puzzle, uncovered: readonly number[], theme: Theme): TemplateResult {
  const lattice = latticeNamed(puzzle.lattice);
  const points = puzzle.board.cells.map(({ point }) => point);
  const { left, top, width, height } = boxAround(lattice, points, trayMargin);
  const scene = sceneOf(puzzle, { placements: [], uncovered }, "en").map((spot) => ({ ...spot, label: "" }));
  const figures = [...trayFigures(puzzle), ...sceneRegions(scene).flatMap((spots) => openFigures(lattice, spots))];
  return html`<svg class="board" viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">
    ${svg`${templatesOf({ theme: seen(theme), prefix: "small" }, figures)}`}
  </svg>`;
}
