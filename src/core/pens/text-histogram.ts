/** From bins of numbers to bars for a terminal: how many of them are in which range. */

import { baseOf, type Language } from "../calendar/languages.js";
import type { Bin } from "../drawing/histogram.js";
import { displayWidth } from "../drawing/width.js";
import { formatNumber } from "../i18n/formats.js";
import { itemAt } from "../text/list.js";

export interface HistogramLook {
  /** The columns of the terminal. */
  readonly width: number;
  readonly ascii: boolean;
  /** Of the numbers; left out: English. */
  readonly language?: Language | undefined;
  /** Colours a bar; without it there is no colour. */
  readonly paint?: ((bar: string) => string) | undefined;
}

const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] as const;

const narrowestBar = 1;

/** A bar this many columns long, and visible if there is anything to show. */
export function barText(length: number, ascii: boolean): string {
  if (length <= 0) return "";
  if (ascii) return "#".repeat(Math.max(1, Math.round(length)));
  const parts = Math.max(1, Math.round(length * eighths.length));
  return "█".repeat(Math.floor(parts / eighths.length)) + eighths[parts % eighths.length];
}

function binLabel({ min, max }: Bin, ascii: boolean, written: (value: number) => string): string {
  const [from, to] = [written(min), written(max)];
  return min === max ? from : `${from}${ascii ? "-" : "–"}${to}`;
}

/** A line per bin: its range, a bar, and how many there are. The longest bar takes all the room there is. */
export function drawHistogram(bins: readonly Bin[], look: HistogramLook): string[] {
  const { width, ascii, paint, language = "en" } = look;
  const written = (value: number): string => formatNumber(baseOf(language), value);
  const labels = bins.map((bin) => binLabel(bin, ascii, written));
  const sizes = bins.map(({ size }) => written(size));
  const labelWidth = Math.max(0, ...labels.map(displayWidth));
  const room = Math.max(narrowestBar, width - labelWidth - Math.max(0, ...sizes.map(displayWidth)) - 2);
  const most = Math.max(1, ...bins.map(({ size }) => size));
  return bins.map(({ size }, i) => {
    const bar = barText((size / most) * room, ascii);
    const coloured = paint === undefined || bar === "" ? bar : paint(bar);
    return [itemAt(labels, i).padStart(labelWidth), ...(bar === "" ? [] : [coloured]), sizes[i]].join(" ");
  });
}
