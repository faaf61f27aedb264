/** From a shape to a short description for somebody who cannot see it, in any language. */

import { formatNumber } from "../core/i18n/formats.js";
import type { Lattice } from "../core/lattice/lattice.js";
import type { Shape } from "../core/lattice/shape.js";
import { type BandPlace, type Below, type ShapeBand, shapeBands } from "../core/lattice/shape-bands.js";
import { itemAt } from "../core/text/list.js";

/** The words for it. Cells of a row are counted from the left, `nth` of `of`. */
export interface ShapeWords {
  /** A description behind the name of an orientation. */
  described(orientation: string, shape: string): string;
  /** How many cells, and then what they look like. */
  whole(cells: number, description: string): string;
  /** One band after the other. */
  joined(before: string, next: string): string;
  row(length: number): string;
  column(length: number): string;
  block(rows: number, length: number): string;
  /** Cells that go down to a side, one in each row. */
  slantLeft(length: number): string;
  slantRight(length: number): string;
  /** Rows of which each is half a cell further to a side. */
  leanLeft(rows: number, length: number): string;
  leanRight(rows: number, length: number): string;
  gap(length: number): string;
  /** Cells and gaps of a row, from left to right. */
  beside(left: string, right: string): string;
  below(what: string, where: string): string;
  under(nth: number, of: number): string;
  lowerLeft(nth: number, of: number): string;
  lowerRight(nth: number, of: number): string;
  starting(spot: string): string;
  ending(spot: string): string;
  readonly centred: string;
  furtherLeft(cells: number): string;
  furtherRight(cells: number): string;
}

function bandInWords({ rows, runs, gaps, lean }: ShapeBand, words: ShapeWords): string {
  const [length = 0] = runs;
  const withGap = (left: string, run: string, i: number): string =>
    words.beside(words.beside(left, words.gap(itemAt(gaps, i - 1))), run);
  if (runs.length > 1) return runs.map((run) => words.row(run)).reduce(withGap);
  if (rows === 1) return words.row(length);
  if (lean === "straight") return length === 1 ? words.column(rows) : words.block(rows, length);
  if (length === 1) return lean === "left" ? words.slantLeft(rows) : words.slantRight(rows);
  return lean === "left" ? words.leanLeft(rows, length) : words.leanRight(rows, length);
}

const spots = { under: "under", "lower-left": "lowerLeft", "lower-right": "lowerRight" } as const satisfies Record<
  Below,
  keyof ShapeWords
>;

function placeInWords(place: BandPlace, { runs }: ShapeBand, words: ShapeWords): string {
  if (place.kind === "centred") return words.centred;
  if ("cells" in place)
    return place.kind === "further-left" ? words.furtherLeft(place.cells) : words.furtherRight(place.cells);
  const spot = words[spots[place.below]](place.nth, place.of);
  const isOneWide = runs.length === 1 && runs[0] === 1;
  if (isOneWide) return spot;
  return place.kind === "starts" ? words.starting(spot) : words.ending(spot);
}

function belowInWords(band: ShapeBand, words: ShapeWords): string {
  const what = bandInWords(band, words);
  return band.place === undefined ? what : words.below(what, placeInWords(band.place, band, words));
}

/** No two orientations of a piece are described alike. */
export function shapeInWords(lattice: Lattice, shape: Shape, words: ShapeWords): string {
  const bands = shapeBands(lattice, shape).map((band) => belowInWords(band, words));
  const description = bands.reduce((before, next) => words.joined(before, next));
  return bands.length === 1 ? description : words.whole(shape.length, description);
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

function nthCell(nth: number, of: number): string {
  if (of === 1) return "that cell";
  return nth === of ? "the last" : `the ${ordinals[nth - 1] ?? `${nth}th`}`;
}

export const englishShapeWords: ShapeWords = {
  described: (orientation, shape) => `${orientation}: ${shape}`,
  whole: (cells, description) => `${cells} cells, ${description}`,
  joined: (before, next) => `${before}. ${next}`,
  row: (length) => (length === 1 ? "1 cell" : `a row of ${length}`),
  column: (length) => `a column of ${length}`,
  block: (rows, length) => `${rows} rows of ${length}`,
  slantLeft: (length) => `a diagonal of ${length} down to the left`,
  slantRight: (length) => `a diagonal of ${length} down to the right`,
  leanLeft: (rows, length) => `${rows} rows of ${length}, leaning left`,
  leanRight: (rows, length) => `${rows} rows of ${length}, leaning right`,
  gap: (length) => (length === 1 ? "a gap" : `a gap of ${length}`),
  beside: (left, right) => `${left}, ${right}`,
  below: (what, where) => `Below, ${what}, ${where}`,
  under: (nth, of) => `under ${nthCell(nth, of)}`,
  lowerLeft: (nth, of) => `to the lower left of ${nthCell(nth, of)}`,
  lowerRight: (nth, of) => `to the lower right of ${nthCell(nth, of)}`,
  starting: (spot) => `starting ${spot}`,
  ending: (spot) => `ending ${spot}`,
  centred: "centred",
  furtherLeft: (cells) => `starting ${formatNumber("en", cells)} further left`,
  furtherRight: (cells) => `starting ${formatNumber("en", cells)} further right`,
};
