/** From puzzle, date and theme to what stays still: the tray, and the board with its labels. */

import { svg, type TemplateResult } from "lit";
import type { Language } from "../core/calendar/languages.js";
import {
  cellSize,
  openFigures,
  pathAround,
  pieceGap,
  pieceRound,
  type SpotLabel,
  spotLabels,
  trayFigures,
} from "../core/drawing/board-figures.js";
import { type Scene, sceneOf, sceneRegions } from "../core/drawing/scene.js";
import { colourOf } from "../core/drawing/themes.js";
import { fillOf, type PagePen, templatesOf } from "../templates/page-pen.js";
import type { Desk } from "./desk.js";
import type { DeskLayout } from "./layout.js";
import { boardOffset } from "./pose.js";

/** Cells whose labels are set in one size: those of a field. */
function groupOf({ game }: Desk, cell: number): number {
  return game.puzzle.fields.findIndex(({ choices }) => choices.some(({ cells }) => cells.includes(cell)));
}

function labelTemplate(desk: Desk, pen: PagePen, { spot, text, at, cells }: SpotLabel, size: number): TemplateResult {
  const paint = spot.ink === "uncovered" ? "bright" : "quiet";
  return svg`<text class=${`label ${paint}`} data-group=${groupOf(desk, spot.cell.index)} data-cells=${cells}
    font-size=${size} x=${at.x} y=${at.y} fill=${colourOf(pen.theme, paint)}>${text}</text>`;
}

/** The cells that belong together as one figure, and their labels, about as large as `fitLabels` will set them. */
function openTemplate(desk: Desk, pen: PagePen, spots: Scene): TemplateResult {
  const { lattice } = desk.table;
  const [shape, ...texts] = openFigures(lattice, spots);
  const size = Math.min(maxLabelSize, ...texts.map((text) => (text.kind === "text" ? text.size : maxLabelSize)));
  const labels = spotLabels(lattice, spots).map((label) => labelTemplate(desk, pen, label, size));
  return shape?.kind === "path"
    ? svg`<path d=${shape.path} fill=${fillOf(pen, shape.fill)} />${labels.length === 1 ? labels[0] : labels}`
    : svg`${labels}`;
}

const maxLabelSize = 0.38 * cellSize;
/** How much of its cells a label leaves free. */
const labelMargin = 0.16 * cellSize;

function fittingSize(label: SVGTextElement): number {
  const room = Number(label.dataset.cells) * cellSize - labelMargin;
  return maxLabelSize * Math.min(1, room / Math.max(1, label.getComputedTextLength()));
}

/** As large as they fit, by the fonts that are really there, and in one size within a field. */
export function fitLabels(root: ParentNode): void {
  const labels = [...root.querySelectorAll<SVGTextElement>(".label")];
  for (const { style } of labels) style.fontSize = `${maxLabelSize}px`;
  const sizes = labels.map(fittingSize);
  for (const { style, dataset } of labels) {
    const smallest = Math.min(...sizes.filter((_, other) => labels[other]?.dataset.group === dataset.group));
    style.fontSize = `${smallest}px`;
  }
}

const isDate = (spots: Scene): boolean => spots[0]?.ink === "uncovered";

/** How wide the lines of a glow are, one on top of the other: fainter to the outside. */
const glowWidths = Array.from({ length: 13 }, (_, i) => 41 - 3 * i);

/** Light around the date of a solved board: over the pieces, which would cut it off, never over the frame or the date. */
export function glowTemplate(desk: Desk, layout: DeskLayout, pen: PagePen): TemplateResult {
  const { puzzle, lattice } = desk.table;
  const { x, y } = boardOffset(desk, layout);
  const regions = sceneRegions(sceneOf(puzzle, { placements: [], uncovered: desk.game.uncovered }, "en"));
  const around = (spots: Scene, inset: number): string =>
    pathAround(
      lattice,
      spots.map(({ cell }) => cell.point),
      inset,
      pieceRound,
    );
  const clip = `${pen.prefix}-cells`;
  const dates = regions.filter(isDate).map((spots) => around(spots, pieceGap));
  const light = (date: string) => glowWidths.map((width) => svg`<path d=${date} stroke-width=${width} />`);
  return svg`<g class="glow" transform=${`translate(${x} ${y})`} stroke=${colourOf(pen.theme, "date")}>
    <clipPath id=${clip}><path clip-rule="evenodd" d=${around(regions.flat(), 0) + dates.join("")} /></clipPath>
    <g clip-path=${`url(#${clip})`}>${dates.map(light)}</g>
  </g>`;
}

/** Frame, cells and labels; the same until the puzzle, the date, the language or the colours change. */
export function boardTemplate(desk: Desk, language: Language, pen: PagePen): TemplateResult {
  const { puzzle, uncovered } = desk.game;
  const regions = sceneRegions(sceneOf(puzzle, { placements: [], uncovered }, language));
  return svg`${templatesOf(pen, trayFigures(puzzle))}
    ${regions.map((spots) => openTemplate(desk, pen, spots))}`;
}

const trayRound = 22;

export function trayTemplate({ tray }: DeskLayout): TemplateResult {
  return svg`<rect class="tray" x=${tray.left} y=${tray.top} width=${tray.width} height=${tray.height} rx=${trayRound} />`;
}

export function sheenTemplate({ prefix }: PagePen): TemplateResult {
  return svg`<linearGradient id=${`${prefix}-sheen`} x2="0.35" y2="1">
    <stop stop-color="#fff" stop-opacity="0.1" /><stop offset="0.55" stop-color="#fff" stop-opacity="0" />
    <stop offset="1" stop-color="#000" stop-opacity="0.04" /></linearGradient>`;
}
