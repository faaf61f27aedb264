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

function timeLeft(done: number, milliseconds: number): string {
  if (done < minDone) return "";
  return `  ${timeText((milliseconds / 1000) * (1 / done - 1))} left`;
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
  const share = `${String(Math.floor(done * 100)).padStart(3)} %`;
  const text = share + timeLeft(done, milliseconds);
  // A terminal moves on to the next line when its last column is written.
  const room = columns - 1;
  const width = Math.min(maxBarWidth, room - text.length - 1);
  if (width >= narrowestBar) return `${barText(done, width, ascii)} ${text}`;
  return text.length <= room ? text : share.trim().slice(0, Math.max(0, room));
}

const eraseLine = "\r\u001b[K";
const noBar: ProgressBar = { show: () => {}, end: async () => {} };

/** Nothing at all where there is no terminal to draw on; `clock` is in milliseconds. */
export function progressBar(io: Io, clock: () => number = () => performance.now()): ProgressBar {
  if (!io.stderr.isTerminal || isDumb(io)) return noBar;
  const look = { columns: columnsOf(io.stderr, io.env), ascii: isAsciiOnly(io) };
  const start = clock();
  let next = start + quietMilliseconds;
  let isDrawn = false;
  // Where nobody reads them any more, a picture less is no loss.
  const write = (text: string): Promise<void> => io.stderr.write(text).catch(() => {});
  const show = (progress: Progress): void => {
    const now = clock();
    if (now < next) return;
    next = now + pictureMilliseconds;
    isDrawn = true;
    void write(eraseLine + barLine(progress, now - start, look));
  };
  return { show, end: async () => (isDrawn ? write(eraseLine) : undefined) };
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
