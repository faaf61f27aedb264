/** From counts to charts: the year's heat map, a histogram, and the map of pairs of cells. */

import type { Language } from "../calendar/languages.js";
import { expectList, expectLists, expectThat, isObject, isText } from "../text/arguments.js";
import { itemAt } from "../text/list.js";
import { type ChartWords, chartWords } from "./chart-words.js";
import type { HeatMap } from "./heat-map.js";
import type { Bin } from "./histogram.js";
import { type Block, below, captioned, fittedText, inRows, line, textWidth } from "./layout.js";
import { levelOf, levelsOf } from "./levels.js";
import { type Figure, hottest, moved, type Picture, type PictureInk, type TextFigure } from "./picture.js";

/** The title of a chart, and the language of its words. */
export interface ChartTitle {
  readonly title: string;
  readonly note: string;
  /** Left out: English. */
  readonly language?: Language | undefined;
}

const labelSize = 13;
const labelGap = 8;

/** A coloured square of a map. */
interface Tile {
  readonly ink: PictureInk;
  readonly text: string;
  readonly textInk: PictureInk;
}

interface MapLook {
  readonly size: number;
  readonly gap: number;
  readonly radius: number;
}

function tileFigures({ ink, text, textInk }: Tile, left: number, top: number, { size, radius }: MapLook): Figure[] {
  const square: Figure = { kind: "rect", box: { left, top, width: size, height: size }, radius, fill: ink };
  if (text === "") return [square];
  const fitted = fittedText(text, size * 0.9, size * 0.42, size * 0.2);
  const at = { x: left + size / 2, y: top + size / 2 + fitted.size * 0.36 };
  return [square, { kind: "text", ...fitted, at, ink: textInk }];
}

const headText = (text: string, x: number, y: number, anchor?: "end"): TextFigure => ({
  kind: "text",
  text,
  at: { x, y },
  size: labelSize,
  ink: "soft",
  ...(anchor === undefined ? {} : { anchor }),
});

/** Rows of tiles with a label before each, and one above each column. */
function mapBlock(map: Omit<HeatMap, "values">, tiles: readonly (readonly Tile[])[], look: MapLook): Block {
  const step = look.size + look.gap;
  const before = Math.max(0, ...map.rows.map((label) => textWidth(label, labelSize))) + labelGap;
  const above = labelSize + labelGap;
  const heads = map.columns.map((label, x) => {
    const { text, size } = fittedText(label, step * 0.98, labelSize, labelSize / 2);
    return { ...headText(text, before + x * step + look.size / 2, labelSize), size };
  });
  const labels = map.rows.map((label, y) =>
    headText(label, before - labelGap, above + y * step + look.size / 2 + labelSize * 0.36, "end"),
  );
  const squares = tiles.flatMap((row, y) =>
    row.flatMap((tile, x) => tileFigures(tile, before + x * step, above + y * step, look)),
  );
  const [width, height] = [before + map.columns.length * step, above + map.rows.length * step];
  return { width, height, figures: [...heads, ...labels, ...squares] };
}

const swatchSize = 16;

function legendItem(tile: Tile, label: string): Block {
  const swatch = tileFigures(tile, 0, 0, { size: swatchSize, gap: 0, radius: 4 });
  const text = line(label, labelSize, 400, { ink: "soft" });
  const figures = [...swatch, moved(swatchSize + 6, 2, text.figures)];
  return { width: swatchSize + 6 + text.width, height: swatchSize, figures };
}

const noneTile: Tile = { ink: "none", text: "×", textInk: "page" };

const rangeText = ({ written }: ChartWords, min: number, max: number): string =>
  min === max ? written(min) : `${written(min)}–${written(max)}`;

/** From a share of the heat to the tile of that level. */
const heatTile = (heat: number, text: string): Tile => {
  const level = Math.round(heat * hottest);
  return { ink: `heat${level}`, text, textInk: `onheat${level}` };
};

/**
 * Draws a table of counts as coloured squares: the more solutions, the hotter.
 *
 * @example
 * ```ts
 * const map = { rows: ["Jan", "Feb"], columns: ["1", "2"], values: [[64, 79], [51, 0]] };
 * heatPicture(map, { title: "Two days", note: "solutions by month and day" }).title; // → Two days
 * ```
 */
export function heatPicture(map: HeatMap, heading: ChartTitle): Picture {
  expectLists(map, "map", "rows, columns and values", ["rows", "columns", "values"]);
  expectTitle(heading);
  const { title, note } = heading;
  const words = wordsFor(heading);
  const all = map.values.flat();
  const levels = levelsOf(all, hottest + 1);
  const tileOf = (value: number): Tile => {
    const level = levelOf(value, levels);
    return level === undefined ? noneTile : heatTile(level.heat, words.written(value));
  };
  const items = levels.map(({ min, max, heat }) => legendItem(heatTile(heat, ""), rangeText(words, min, max)));
  const none = all.includes(0) ? [legendItem(noneTile, words.none)] : [];
  const tiles = mapBlock(
    map,
    map.values.map((row) => row.map(tileOf)),
    { size: 34, gap: 3, radius: 7 },
  );
  const legend = inRows([...none, ...items], Math.max(tiles.width, 300), 16);
  const range = words.range(Math.min(...all), Math.max(...all));
  const description = words.sentences([note, words.rows(map.rows), range]);
  return captioned(below([tiles, legend], 16), { title, note, description });
}

const chartWidth = 640;
const chartHeight = 280;

function barFigures(words: ChartWords, { size, min, max }: Bin, i: number, bins: readonly Bin[]): Figure[] {
  const step = chartWidth / bins.length;
  const most = Math.max(1, ...bins.map((bin) => bin.size));
  const height = size === 0 ? 0 : Math.max(2, (size / most) * chartHeight);
  const x = (i + 0.5) * step;
  const top = labelSize * 1.5 + chartHeight - height;
  const box = { left: i * step + 4, top, width: step - 8, height };
  const label = fittedText(rangeText(words, min, max), step * 0.95, labelSize, labelSize * 0.6);
  return [
    ...(size === 0
      ? []
      : [{ kind: "rect", box, radius: Math.min(6, height / 2), fill: min === 0 ? "none" : "bar" } as const]),
    { kind: "text", text: words.written(size), at: { x, y: top - 6 }, size: labelSize, ink: "text" },
    { kind: "text", ...label, at: { x, y: labelSize * 1.5 + chartHeight + labelSize * 1.6 }, ink: "soft" },
  ];
}

/**
 * Draws a bar for each range of counts, with how many are in it. `binsOf` makes the ranges.
 *
 * @example
 * ```ts
 * const picture = histogramPicture(binsOf([7, 64, 92, 216], 5), { title: "Four days", note: "by solutions" });
 * picture.description; // → by solutions. 1–49: 1; 50–99: 2; 100–149: 0; 150–199: 0; 200–249: 1.
 * ```
 */
export function histogramPicture(bins: readonly Bin[], heading: ChartTitle): Picture {
  expectList(bins, "bins");
  expectTitle(heading);
  const { title, note } = heading;
  const words = wordsFor(heading);
  const base: Figure = {
    kind: "rect",
    box: { left: 0, top: labelSize * 1.5 + chartHeight, width: chartWidth, height: 1.5 },
    radius: 0,
    fill: "soft",
  };
  const figures = [...bins.flatMap((bin, i) => barFigures(words, bin, i, bins)), base];
  const height = chartHeight + labelSize * 3.6;
  const ranges = bins.map(({ min, max, size }) => words.labelled(rangeText(words, min, max), words.written(size)));
  const description = words.sentences([note, words.joined(ranges)]);
  return captioned({ width: chartWidth, height, figures }, { title, note, description });
}

const isTitle = (value: unknown): boolean => isObject(value) && isText(value.title) && isText(value.note);

const wordsFor = ({ language = "en" }: ChartTitle): ChartWords => chartWords(language);

const expectTitle = (title: ChartTitle): void => expectThat(isTitle(title), "heading", "a title and a note", title);

/** Two cells, and in how many ways they can stay uncovered together. */
export interface PairCount {
  readonly cells: readonly number[];
  readonly count: number;
}

const sameTile: Tile = { ink: "page", text: "", textInk: "page" };
const uniqueTile: Tile = { ink: "unique", text: "1", textInk: "page" };

function pairTiles(cells: number, pairs: readonly PairCount[]): Tile[][] {
  const levels = levelsOf(
    pairs.map(({ count }) => count),
    hottest + 1,
  );
  const tiles = Array.from({ length: cells }, () => new Array<Tile>(cells).fill(sameTile));
  for (const { cells: pair, count } of pairs) {
    const [a = 0, b = 0] = pair;
    const heat = levelOf(count, levels)?.heat ?? 0;
    const tile = count === 0 ? noneTile : count === 1 ? uniqueTile : heatTile(heat * 0.7, "");
    itemAt(tiles, a)[b] = tile;
    itemAt(tiles, b)[a] = tile;
  }
  return tiles;
}

/**
 * Draws every cell against every other: which two can't stay uncovered together, and which can in one way only.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const pairs = await countSets({ puzzle }, 2);
 * const picture = pairsPicture(cellLabels(puzzle, "en"), pairs, { title: "Pairs", note: "two cells uncovered" });
 * picture.title; // → Pairs
 * ```
 */
export function pairsPicture(labels: readonly string[], pairs: readonly PairCount[], heading: ChartTitle): Picture {
  expectList(labels, "labels");
  expectList(pairs, "pairs");
  const nameless = pairs.flatMap(({ cells }) => cells).find((cell) => labels[cell] === undefined);
  if (nameless !== undefined) throw new RangeError(`labels: expected one for each cell, such as cell ${nameless}`);
  expectTitle(heading);
  const { title, note } = heading;
  const look: MapLook = { size: 22, gap: 1, radius: 4 };
  const map = mapBlock({ rows: labels, columns: labels }, pairTiles(labels.length, pairs), look);
  const name = ({ cells }: PairCount): string => cells.map((cell) => labels[cell]).join("+");
  const impossible = pairs.filter(({ count }) => count === 0);
  const unique = pairs.filter(({ count }) => count === 1);
  const words = wordsFor(heading);
  const legend = inRows(
    [
      legendItem(noneTile, words.impossible(impossible.length)),
      legendItem(uniqueTile, words.unique(unique.length)),
      legendItem(heatTile(0, ""), words.few),
      legendItem(heatTile(0.7, ""), words.many),
    ],
    map.width,
    20,
  );
  const lists = [words.impossiblePairs(impossible.map(name)), words.uniquePairs(unique.map(name))];
  return captioned(below([map, legend], 18), { title, note, description: words.sentences([note, ...lists]) });
}
