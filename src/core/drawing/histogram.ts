/** From numbers to bars for a terminal: how many of them lie in which range. */

import { displayWidth } from "./width.js";

export interface Bin {
  readonly least: number;
  readonly greatest: number;
  /** How many numbers lie between, both ends included. */
  readonly size: number;
}

/** Widths of bins that are easy to count in, from narrow to wide. */
function* roundSteps(): Generator<number> {
  for (let unit = 1; ; unit *= 10) for (const digit of [1, 2, 5]) yield digit * unit;
}

function stepFor(greatest: number, mostBins: number): number {
  for (const step of roundSteps()) if (Math.floor(greatest / step) < mostBins) return step;
  return greatest;
}

/** Bins of one round width from 1 up, and one for 0 if that occurs: none and few are not the same. */
export function binsOf(numbers: readonly number[], mostBins: number): Bin[] {
  const greatest = numbers.reduce((best, number) => Math.max(best, number), 0);
  const step = stepFor(greatest, mostBins);
  const sizes = new Array<number>(Math.floor(greatest / step) + 1).fill(0);
  for (const number of numbers) if (number > 0) sizes[Math.floor(number / step)]!++;
  const zeros = numbers.filter((number) => number === 0).length;
  const bins = sizes.map((size, i) => ({ least: Math.max(1, i * step), greatest: (i + 1) * step - 1, size }));
  return [...(zeros > 0 ? [{ least: 0, greatest: 0, size: zeros }] : []), ...bins.filter(isProper)];
}

/** With steps of 1 the first bin would hold nothing but 0. */
const isProper = ({ least, greatest }: Bin): boolean => least <= greatest;

export interface HistogramLook {
  /** The columns of the terminal. */
  readonly width: number;
  readonly ascii: boolean;
  /** Colours a bar; without it there is no colour. */
  readonly paint?: ((bar: string) => string) | undefined;
}

const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] as const;
const narrowestBar = 1;

/** A bar so many columns long, and visible if there is anything to show. */
export function barText(length: number, ascii: boolean): string {
  if (length <= 0) return "";
  if (ascii) return "#".repeat(Math.max(1, Math.round(length)));
  const parts = Math.max(1, Math.round(length * eighths.length));
  return "█".repeat(Math.floor(parts / eighths.length)) + eighths[parts % eighths.length];
}

function binLabel({ least, greatest }: Bin, ascii: boolean): string {
  const [from, to] = [least.toLocaleString("en"), greatest.toLocaleString("en")];
  return least === greatest ? from : `${from}${ascii ? "-" : "–"}${to}`;
}

/** A line per bin: its range, a bar, and how many there are. The longest bar takes all the room there is. */
export function drawHistogram(bins: readonly Bin[], { width, ascii, paint }: HistogramLook): string[] {
  const labels = bins.map((bin) => binLabel(bin, ascii));
  const sizes = bins.map(({ size }) => size.toLocaleString("en"));
  const labelWidth = Math.max(0, ...labels.map(displayWidth));
  const room = Math.max(narrowestBar, width - labelWidth - Math.max(0, ...sizes.map(displayWidth)) - 2);
  const most = Math.max(1, ...bins.map(({ size }) => size));
  return bins.map(({ size }, i) => {
    const bar = barText((size / most) * room, ascii);
    const coloured = paint === undefined || bar === "" ? bar : paint(bar);
    return [labels[i]!.padStart(labelWidth), ...(bar === "" ? [] : [coloured]), sizes[i]].join(" ");
  });
}
