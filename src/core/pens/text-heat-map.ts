/** From a table of counts to a map for a terminal: the more, the darker, with a mark where there is nothing at all. */

import type { Language } from "../calendar/languages.js";
import { type ChartWords, chartWords } from "../drawing/chart-words.js";
import type { HeatMap } from "../drawing/heat-map.js";
import { type HeatLevel, levelOf, levelsOf } from "../drawing/levels.js";
import { anchored, clipped, displayWidth } from "../drawing/width.js";
import { itemAt } from "../text/list.js";

/** Turns text into text on a ground as hot as this, from 0 to 1. */
export type HeatPaint = (text: string, heat: number) => string;

export interface HeatLook {
  /** The columns of the terminal. */
  readonly width: number;
  readonly ascii: boolean;
  /** Of the numbers and of the word for none; left out: English. */
  readonly language?: Language | undefined;
  /** Leave it out for no colour. */
  readonly paint?: HeatPaint | undefined;
}

/** From few to many. */
const marks = { blocks: ["░", "▒", "▓", "█"], ascii: [".", "-", "+", "#"] } as const;

const colourLevels = 8;

const maxLabelWidth = 10;

/** Everything that a cell of the map needs to know. */
interface Style extends HeatLook {
  readonly words: ChartWords;
  readonly levels: readonly HeatLevel[];
  readonly labelWidth: number;
  readonly cellWidth: number;
  readonly showsNumbers: boolean;
}

/** Numbers in the cells where there is room for them, else two columns a cell, else one. */
function cellSizes(map: HeatMap, { written }: ChartWords): Pick<Style, "cellWidth" | "showsNumbers">[] {
  const texts = [...map.values.flat().map(written), ...map.columns];
  const widest = Math.max(1, ...texts.map(displayWidth));
  return [
    { cellWidth: widest + 1, showsNumbers: true },
    { cellWidth: 2, showsNumbers: false },
    { cellWidth: 1, showsNumbers: false },
  ];
}

function styleFor(map: HeatMap, look: HeatLook): Style | undefined {
  const labelWidth = Math.min(maxLabelWidth, Math.max(0, ...map.rows.map(displayWidth)));
  const words = chartWords(look.language ?? "en");
  const size = cellSizes(map, words).find(
    ({ cellWidth }) => labelWidth + 1 + map.columns.length * cellWidth <= look.width,
  );
  const levels = levelsOf(map.values.flat(), look.paint === undefined ? marks.blocks.length : colourLevels);
  return size && { ...look, ...size, words, levels, labelWidth };
}

const markOf = ({ ascii }: HeatLook, { heat }: HeatLevel): string =>
  (ascii ? marks.ascii : marks.blocks)[Math.round(heat * (marks.blocks.length - 1))] ?? "";

const nothingMark = (ascii: boolean): string => (ascii ? "x" : "×");

function cellText(value: number, style: Style): string {
  const { cellWidth, showsNumbers, paint, levels, ascii, words } = style;
  const level = levelOf(value, levels);
  if (level === undefined) return showsNumbers ? "0".padStart(cellWidth) : nothingMark(ascii).padEnd(cellWidth);
  const plain = showsNumbers || paint !== undefined ? "" : markOf(style, level).repeat(cellWidth);
  const text = showsNumbers ? words.written(value).padStart(cellWidth) : plain.padEnd(cellWidth);
  return paint === undefined ? text : paint(text, level.heat);
}

const labelText = (label: string, width: number): string => {
  const text = clipped(label, width);
  return anchored(text) + " ".repeat(width - displayWidth(text));
};

function rowLine(map: HeatMap, row: number, style: Style): string {
  const cells = (map.values[row] ?? []).map((value) => cellText(value, style));
  return `${labelText(map.rows[row] ?? "", style.labelWidth)} ${cells.join("")}`.trimEnd();
}

/** Steps from one label to the next that are easy to count on. */
const labelSteps = [1, 5, 10, 50, 100];

/** The first column, and then one every few: as many as there is room for. */
function headLine({ columns }: HeatMap, { labelWidth, cellWidth, showsNumbers }: Style): string {
  const room = Math.max(1, ...columns.map(displayWidth)) + 1;
  const step = labelSteps.find((each) => each * cellWidth >= room) ?? columns.length;
  let line = " ".repeat(labelWidth + 1);
  columns.forEach((label, i) => {
    if (i > 0 && (i + 1) % step !== 0) return;
    const end = labelWidth + 1 + i * cellWidth + (showsNumbers ? cellWidth - displayWidth(label) : 0);
    line = line.padEnd(end) + anchored(label);
  });
  return line.trimEnd();
}

function legendItems(map: HeatMap, style: Style): string[] {
  const { written, none } = style.words;
  const dash = style.ascii ? "-" : "–";
  const items = style.levels.map((level) => {
    const { min, max, heat } = level;
    const swatch = style.paint === undefined ? markOf(style, level).repeat(2) : style.paint("  ", heat);
    return `${swatch} ${written(min)}${max > min ? dash + written(max) : ""}`;
  });
  const hasNothing = map.values.flat().includes(0);
  return hasNothing ? [`${nothingMark(style.ascii)} ${none}`, ...items] : items;
}

const gap = 2;

/** Items in lines of about equal length, each as wide as the widest so that they are below each other. */
function legend(map: HeatMap, style: Style): string[] {
  if (style.showsNumbers) return [];
  const items = legendItems(map, style);
  const plain = legendItems(map, { ...style, paint: undefined }).map(displayWidth);
  const widest = Math.max(...plain) + gap;
  const fitting = Math.max(1, Math.floor((style.width - style.labelWidth - 1 + gap) / widest));
  const perLine = Math.ceil(items.length / Math.ceil(items.length / fitting));
  const padded = items.map((item, i) => item + " ".repeat(widest - itemAt(plain, i)));
  const lines = Array.from({ length: Math.ceil(items.length / perLine) }, (_, i) =>
    padded.slice(i * perLine, (i + 1) * perLine).join(""),
  );
  return ["", ...lines.map((line) => (" ".repeat(style.labelWidth + 1) + line).trimEnd())];
}

/** One string per line; none at all where the terminal is too narrow for a map. */
export function drawHeatMap(map: HeatMap, look: HeatLook): string[] {
  const style = styleFor(map, look);
  if (style === undefined) return [];
  return [headLine(map, style), ...map.rows.map((_, row) => rowLine(map, row, style)), ...legend(map, style)];
}
