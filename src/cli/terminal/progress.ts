/** From the progress of long work to a bar with the time left, for a person who waits at a terminal. */

import type { Progress, WorkOptions } from "../../core/solver/job.js";
import type { Context } from "../command.js";
import { isAsciiOnly } from "./characters.js";
import type { Io } from "./io.js";
import { columnsOf, isDumb } from "./page.js";

/** Nobody needs to be told about less than a second. */
const quietMilliseconds = 1000;
/** Often enough to look alive. */
const pictureMilliseconds = 100;
const maxBarWidth = 30;
const narrowestBar = 5;
/** Before that much is done, the time left is anybody's guess. */
const minDone = 0.005;
/** Small shares have a decimal, so that a long search is seen to move. */
const smallShare = 0.1;
/** What this much of the work took says how long all of it will take, give or take the factor below. */
const sampleMilliseconds = 2000;
/** Measured on the boards of the catalogue, counted for two seconds and then to the end: half to twice as long. */
const doubt = 2;
/** Nobody needs to be warned of less; the bar will do. */
const longMilliseconds = 30_000;
/** By then it is seen how it goes. */
const maxWarned = 0.5;

export interface ProgressBar {
  show(progress: Progress): void;
  /** Leaves no trace. */
  end(): Promise<void>;
}

function timeText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

function timeLeft(done: number, milliseconds: number, ascii: boolean): string {
  if (done < minDone) return `  working out how long${ascii ? "..." : "…"}`;
  return `  ${timeText((milliseconds / 1000) * (1 / done - 1))} left`;
}

const inTens = (seconds: number): number => Math.max(10, Math.round(seconds / 10) * 10);
const minuteSeconds = 60;
const hourSeconds = 3600;

/** `20 to 80 seconds`, `1 to 5 minutes`. */
function spanText(low: number, high: number): string {
  const inUnits = (unit: number): string => `${Math.max(1, Math.round(low / unit))} to ${Math.round(high / unit)}`;
  if (high < 2 * minuteSeconds) return `${inTens(low)} to ${inTens(high)} seconds`;
  return high < 2 * hourSeconds ? `${inUnits(minuteSeconds)} minutes` : `${inUnits(hourSeconds)} hours`;
}

/** What all of it will take, from what has been done so far; undefined where that is too little to tell, or not long. */
export function warningOf({ done }: Progress, milliseconds: number): string | undefined {
  if (milliseconds < sampleMilliseconds || done < minDone || done > maxWarned) return undefined;
  const total = milliseconds / done;
  if (total < longMilliseconds) return undefined;
  return `This will take about ${spanText(total / 1000 / doubt, (total / 1000) * doubt)}. Press Ctrl-C to stop.`;
}

function shareText(done: number): string {
  const percent = done * 100;
  return `${done < smallShare ? (Math.floor(percent * 10) / 10).toFixed(1) : Math.floor(percent)}%`.padStart(4);
}

function barText(done: number, width: number, ascii: boolean): string {
  const full = Math.floor(done * width);
  return (ascii ? "#" : "█").repeat(full) + (ascii ? "." : "░").repeat(width - full);
}

export interface BarLook {
  readonly columns: number;
  readonly ascii: boolean;
}

/** As much as there are columns for: bar, share done and time left, or only the share. */
export function barLine({ done }: Progress, milliseconds: number, { columns, ascii }: BarLook): string {
  const share = shareText(done);
  const text = share + timeLeft(done, milliseconds, ascii);
  // A terminal moves on to the next line when its last column is written.
  const room = columns - 1;
  const width = Math.min(maxBarWidth, room - text.length - 1);
  if (width >= narrowestBar) return `${barText(done, width, ascii)} ${text}`;
  return text.length <= room ? text : share.trim().slice(0, Math.max(0, room));
}

const eraseLine = "\r\u001b[K";
const noBar: ProgressBar = { show: () => {}, end: async () => {} };

/** Says once how long it will take, as soon as that can be told: a line that stays. */
function warner(write: (text: string) => void): (progress: Progress, milliseconds: number) => void {
  let isTold = false;
  return (progress, milliseconds) => {
    const warning = isTold ? undefined : warningOf(progress, milliseconds);
    if (warning === undefined) return;
    isTold = true;
    write(`${warning}\n`);
  };
}

/** Nothing at all where there is no terminal to draw on; `clock` is in milliseconds. */
export function progressBar(io: Io, clock: () => number = () => performance.now()): ProgressBar {
  if (!io.stderr.isTerminal) return noBar;
  const look = { columns: columnsOf(io.stderr, io.env), ascii: isAsciiOnly(io) };
  const erase = isDumb(io) ? "" : eraseLine;
  const start = clock();
  let next = start + quietMilliseconds;
  let isDrawn = false;
  // Where nobody reads them any more, a picture less is no loss.
  const write = (text: string): Promise<void> => io.stderr.write(text).catch(() => {});
  const warn = warner((text) => void write(erase + text));
  const show = (progress: Progress): void => {
    const now = clock();
    if (now < next) return;
    next = now + pictureMilliseconds;
    warn(progress, now - start);
    if (isDumb(io)) return;
    isDrawn = true;
    void write(erase + barLine(progress, now - start, look));
  };
  return { show, end: async () => (isDrawn ? write(erase) : undefined) };
}

/** Shared out among threads; `onProgress` is called now and then. */
export async function withPool<Result>(
  threads: number | undefined,
  signal: AbortSignal,
  work: (options: WorkOptions) => Promise<Result>,
  onProgress: (progress: Progress) => void,
): Promise<Result> {
  const { startPool } = await import("../../worker/node.js");
  const pool = startPool(threads);
  try {
    return await work({ signal, pool, onProgress });
  } finally {
    await pool.close();
  }
}

/** Waits for work with a bar that tells how far it is. */
export async function withBar<Result>(io: Io, wait: (bar: ProgressBar) => Promise<Result>): Promise<Result> {
  const bar = progressBar(io);
  try {
    return await wait(bar);
  } finally {
    await bar.end();
  }
}

/** Does the work with all threads, and with a bar if it takes long. */
export function doLongWork<Result>(
  { io, values }: Context,
  work: (options: WorkOptions) => Promise<Result>,
): Promise<Result> {
  return withBar(io, ({ show }) => withPool(values.threads, io.signal, work, show));
}
