/** From the progress of long work to a bar with the time left, for a person who waits at a terminal. */

import { displayWidth } from "../../core/drawing/width.js";
import type { Message } from "../../core/i18n/message.js";
import type { Translate } from "../../core/i18n/translate.js";
import { watchMessages } from "../../core/locales/en/watch.generated.js";
import type { Progress, WorkOptions } from "../../core/solver/job.js";
import type { Context } from "../command.js";
import { isAsciiOnly } from "./characters.js";
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
  /** With a few words about the pace, where there are any. */
  show(progress: Progress, pace?: Message): void;
  /** Leaves no trace. */
  end(): Promise<void>;
}

function timeLeft(done: number, milliseconds: number, { worded, ascii }: BarLook): string {
  const message =
    done < minDone
      ? watchMessages.workingOut()
      : watchMessages.timeLeft({ seconds: (milliseconds / 1000) * (1 / done - 1) });
  const text = worded(message);
  return ascii ? text.replace("…", "...") : text;
}

const inTens = (seconds: number): number => Math.max(10, Math.round(seconds / 10) * 10);
const minuteSeconds = 60;
const hourSeconds = 3600;

/** From a range of seconds to the same in whatever unit is easy to read. */
function spanMessage(low: number, high: number): Message {
  const inUnits = (unit: number) => ({ low: Math.max(1, Math.round(low / unit)), high: Math.round(high / unit) });
  if (high < 2 * minuteSeconds) return watchMessages.takesSeconds({ low: inTens(low), high: inTens(high) });
  if (high < 2 * hourSeconds) return watchMessages.takesMinutes(inUnits(minuteSeconds));
  return watchMessages.takesHours(inUnits(hourSeconds));
}

/** What all of it will take, from what has been done so far; undefined where that is too little to tell, or not long. */
export function warningOf({ done }: Progress, milliseconds: number): Message | undefined {
  if (milliseconds < sampleMilliseconds || done < minDone || done > maxWarned) return undefined;
  const total = milliseconds / done;
  if (total < longMilliseconds) return undefined;
  return spanMessage(total / 1000 / doubt, (total / 1000) * doubt);
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
  readonly worded: Translate;
}

/** As much as there are columns for: bar, share done, pace and time left, or only the share. */
export function barLine({ done }: Progress, milliseconds: number, look: BarLook, pace?: Message): string {
  const { columns, ascii } = look;
  const share = shareText(done);
  // A terminal moves on to the next line when its last column is written.
  const room = columns - 1;
  const left = timeLeft(done, milliseconds, look);
  const full = pace === undefined ? left : `${look.worded(pace)}  ${left}`;
  const text = `${share}  ${displayWidth(full) + maxBarWidth < room ? full : left}`;
  const width = Math.min(maxBarWidth, room - displayWidth(text) - 1);
  if (width >= narrowestBar) return `${barText(done, width, ascii)} ${text}`;
  return displayWidth(text) <= room ? text : share.trim().slice(0, Math.max(0, room));
}

const eraseLine = "\r\u001b[K";
const noBar: ProgressBar = { show: () => {}, end: async () => {} };

/** Says once how long it will take, as soon as that can be told: a line that stays. */
function warner(write: (said: Message) => void): (progress: Progress, milliseconds: number) => void {
  let isTold = false;
  return (progress, milliseconds) => {
    const warning = isTold ? undefined : warningOf(progress, milliseconds);
    if (warning === undefined) return;
    isTold = true;
    write(warning);
  };
}

/** Where a person watches, and their language. */
type Watched = Pick<Context, "io" | "worded">;

/** Nothing at all where there is no terminal to draw on; `clock` is in milliseconds. */
export function progressBar({ io, worded }: Watched, clock: () => number = () => performance.now()): ProgressBar {
  if (!io.stderr.isTerminal) return noBar;
  const look = { columns: columnsOf(io.stderr, io.env), ascii: isAsciiOnly(io), worded };
  const erase = isDumb(io) ? "" : eraseLine;
  const start = clock();
  let next = start + quietMilliseconds;
  let isDrawn = false;
  // Where nobody reads them any more, a picture less is no loss.
  const write = (text: string): Promise<void> => io.stderr.write(text).catch(() => {});
  const warn = warner((said) => void write(`${erase}${worded(said)}\n`));
  const show = (progress: Progress, pace?: Message): void => {
    const now = clock();
    if (now < next) return;
    next = now + pictureMilliseconds;
    warn(progress, now - start);
    if (isDumb(io)) return;
    isDrawn = true;
    void write(erase + barLine(progress, now - start, look, pace));
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
  const { startPool } = await import("../../rpc/node.js");
  const pool = startPool(threads);
  try {
    return await work({ signal, pool, onProgress });
  } finally {
    await pool.close();
  }
}

/** Waits for work with a bar that tells how far it is. */
export async function withBar<Result>(watched: Watched, wait: (bar: ProgressBar) => Promise<Result>): Promise<Result> {
  const bar = progressBar(watched);
  try {
    return await wait(bar);
  } finally {
    await bar.end();
  }
}

/** Does the work with all threads, and with a bar if it takes long. */
export function doLongWork<Result>(context: Context, work: (options: WorkOptions) => Promise<Result>): Promise<Result> {
  const { io, values } = context;
  return withBar(context, ({ show }) => withPool(values.threads, io.signal, work, show));
}
