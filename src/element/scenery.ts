/** From puzzle, date and theme to what lies still: the tray, the board with its labels, and marks on it. */

import { nothing, svg, type TemplateResult } from "lit";
import type { Language } from "../core/calendar/languages.js";
import { cellSize, openFigures, pathAround, pieceGap, pieceRound, trayFigures } from "../core/drawing/board-figures.js";
import { type Scene, type SceneCell, sceneOf, sceneRegions } from "../core/drawing/scene.js";
import { colourOf } from "../core/drawing/themes.js";
import { cellPoint } from "../core/puzzle/cells.js";
import { itemAt } from "../core/text/list.js";
import { type PagePen, templatesOf } from "../templates/page-pen.js";
import type { Desk } from "./desk.js";
import type { DeskLayout } from "./layout.js";
import type { Marks } from "./marks.js";
import { boardOffset } from "./pose.js";

/** Cells whose labels are set in much the same size: those of a field, or those that one choice uncovers together. */
function groupOf({ game }: Desk, cell: number): string {
  const { fields } = game.puzzle;
  const field = fields.findIndex(({ choices }) => choices.some(({ cells }) => cells.includes(cell)));
  const choice = fields[field]?.choices.find(({ cells }) => cells.includes(cell));
  return choice !== undefined && choice.cells.length > 1 ? `choice ${choice.cells[0]}` : `field ${field}`;
}

function labelTemplate(desk: Desk, pen: PagePen, { cell, label, ink }: SceneCell): TemplateResult {
  const { x, y } = desk.table.cellCentre(cell.index);
  const paint = ink === "uncovered" ? "bright" : "quiet";
  return svg`<text class=${`label ${paint}`} data-group=${groupOf(desk, cell.index)} x=${x} y=${y}
    fill=${colourOf(pen.theme, paint)}>${label}</text>`;
}

/** The cells that belong together as one figure, and their labels, which `fitLabels` sets in their size. */
function openTemplate(desk: Desk, pen: PagePen, spots: Scene): TemplateResult {
  const shapes = openFigures(desk.table.lattice, spots).filter(({ kind }) => kind !== "text");
  return svg`${templatesOf(pen, shapes)}${spots.map((spot) => labelTemplate(desk, pen, spot))}`;
}

const maxLabelSize = 0.38 * cellSize;
/** How much of a cell a label may take. */
const labelRoom = 0.86 * cellSize;

/** Labels of a field may be larger than its smallest by this much: one long month must not make all of them tiny. */
const unlike = 1.4;

/** As large as they fit, by the fonts that are really there, and much alike within a field. */
export function fitLabels(root: ParentNode): void {
  const labels = [...root.querySelectorAll<SVGTextElement>(".label")];
  for (const { style } of labels) style.fontSize = `${maxLabelSize}px`;
  const widths = labels.map((label) => label.getComputedTextLength());
  const sizes = widths.map((width) => maxLabelSize * Math.min(1, labelRoom / Math.max(1, width)));
  for (const [i, { style, dataset }] of labels.entries()) {
    const smallest = Math.min(...sizes.filter((_, other) => labels[other]?.dataset.group === dataset.group));
    const largest = dataset.group?.startsWith("field") ? unlike * smallest : smallest;
    style.fontSize = `${Math.min(itemAt(sizes, i), largest)}px`;
  }
}

const isDate = (spots: Scene): boolean => spots[0]?.ink === "uncovered";

function dateTemplate(desk: Desk, pen: PagePen, spots: Scene): TemplateResult {
  const cells = spots.map(({ cell }) => cell.point);
  const halo = pathAround(desk.table.lattice, cells, -5, pieceRound + 5);
  return svg`<path class="glow" d=${halo} fill=${colourOf(pen.theme, "date")} />
    ${openTemplate(desk, pen, spots)}`;
}

/** Frame, cells and labels; the same until the puzzle, the date, the language or the colours change. */
export function boardTemplate(desk: Desk, language: Language, pen: PagePen): TemplateResult {
  const { puzzle, uncovered } = desk.game;
  const regions = sceneRegions(sceneOf(puzzle, { placements: [], uncovered }, language));
  return svg`${templatesOf(pen, trayFigures(puzzle))}
    ${regions.filter((spots) => !isDate(spots)).map((spots) => openTemplate(desk, pen, spots))}
    ${regions.filter(isDate).map((spots) => dateTemplate(desk, pen, spots))}`;
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

function ring({ table }: Desk, pen: PagePen, cells: readonly number[]): TemplateResult {
  const points = cells.map((cell) => cellPoint(table.puzzle, cell));
  const path = pathAround(table.lattice, points, pieceGap + 3, pieceRound - 3);
  return svg`<path class="ring" d=${path} stroke=${colourOf(pen.theme, "mark")} />`;
}

function slotRing(desk: Desk, { slots }: DeskLayout, pen: PagePen, piece: number): TemplateResult | typeof nothing {
  const slot = slots[desk.table.copies.findIndex((copy, i) => copy.piece === piece && !desk.lying.has(i))];
  if (slot === undefined) return nothing;
  return svg`<rect class="ring" x=${slot.left} y=${slot.top} width=${slot.width} height=${slot.height} rx="16"
    stroke=${colourOf(pen.theme, "mark")} />`;
}

export function marksTemplate(
  desk: Desk,
  layout: DeskLayout,
  pen: PagePen,
  { wrong, cells, piece }: Marks,
): TemplateResult {
  const { x, y } = boardOffset(desk, layout);
  const groups = [...wrong.map((placement) => placement.cells), ...cells.map((cell) => [cell])];
  return svg`<g class="marks">
    <g transform=${`translate(${x} ${y})`}>${groups.map((group) => ring(desk, pen, group))}</g>
    ${piece === undefined ? nothing : slotRing(desk, layout, pen, piece)}
  </g>`;
}
