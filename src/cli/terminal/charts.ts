/** From counts to charts that fit the page they are printed on. */

import type { Language } from "../../core/calendar/languages.js";
import { type CountedNoun, chartWords } from "../../core/drawing/chart-words.js";
import type { HeatMap } from "../../core/drawing/heat-map.js";
import { binsOf } from "../../core/drawing/histogram.js";
import { ansiBar, ansiHeat } from "../../core/pens/ansi-heat.js";
import { wrapped } from "../../core/pens/columns.js";
import { drawHeatMap } from "../../core/pens/text-heat-map.js";
import { drawHistogram } from "../../core/pens/text-histogram.js";
import type { Context } from "../command.js";
import { isAsciiOnly } from "./characters.js";

/** Where there is no terminal to tell. */
const defaultColumns = 80;
/** Longer lines than this are hard on the eyes. */
const maxTextWidth = 80;
const maxBins = 12;

const chartColumns = ({ page }: Context): number => (page.isTerminal ? page.columns : defaultColumns);

export const textColumns = (context: Context): number => Math.min(maxTextWidth, chartColumns(context));

export function heatMapLines(context: Context, map: HeatMap, language: Language): string[] {
  const paint = context.page.paint && ansiHeat;
  return drawHeatMap(map, { width: chartColumns(context), ascii: isAsciiOnly(context.io), paint, language });
}

/** There is a count for each of what `noun` says. */
export function histogramLines(
  context: Context,
  noun: CountedNoun,
  counts: ArrayLike<number>,
  language: Language,
): string[] {
  const paint = context.page.paint && ansiBar;
  const look = { width: textColumns(context), ascii: isAsciiOnly(context.io), paint, language };
  const title = wrapped(chartWords(language).histogram[noun], look.width);
  return [...title, ...drawHistogram(binsOf(Array.from(counts), maxBins), look)];
}
