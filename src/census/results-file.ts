/**
 * A file of results that may be cut off at any moment, and goes on where it was.
 *
 * Beside it lies a journal: which census it is, then a line for each unit that is done, with the size that the file has
 * since. What is in the file beyond that size is of a unit that was not finished, and is cut off. The journal is removed
 * when everything is done.
 */

import { type FileHandle, open, readFile, rm, stat } from "node:fs/promises";
import { type LockHolder, releaseLock, takeLock } from "./file-lock.js";
import { removeSieveNotes } from "./sieve-notes.js";

interface JournalLine {
  readonly units: number;
  readonly bytes: number;
  readonly working: number;
}

export interface OpenResults {
  readonly path: string;
  /** How many units are done, and how many sets of them work. */
  readonly units: number;
  readonly working: number;
  append(text: string, working: number): Promise<void>;
  /** All units are done. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Why results can't be written here: the file is no results of a census, or those of another one, or another process is
 * writing to it.
 */
export type ResultsObstacle = "exists" | "other" | LockHolder;

const journalName = (path: string): string => `${path}.units`;

interface Journal {
  /** Empty where it was not even noted which one it is. */
  readonly census: string;
  readonly last: JournalLine;
  /** Of all lines that are whole. */
  readonly bytes: number;
}

/** Undefined where there is none. */
async function journalOf(path: string): Promise<Journal | undefined> {
  const text = await readFile(journalName(path), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  // A line without an end was not finished.
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const [census = "", ...lines] = whole.split("\n").slice(0, -1);
  const last = lines.at(-1);
  return { census, last: last ? (JSON.parse(last) as JournalLine) : nothing, bytes: Buffer.byteLength(whole) };
}

const nothing: JournalLine = { units: 0, bytes: 0, working: 0 };

/** A folder can't be removed as a file can, so that is another matter. */
async function exists(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw Object.assign(new Error("a folder"), { code: "EISDIR" });
  return found !== undefined;
}

/** Opens the file to go on with a census, which is known by its name, or to begin it. */
export async function openResults(path: string, census: string): Promise<OpenResults | ResultsObstacle> {
  const holder = await takeLock(path);
  if (holder !== undefined) return holder;
  try {
    const opened = await openLocked(path, census);
    if (typeof opened === "string") await releaseLock(path);
    return opened;
  } catch (error) {
    await releaseLock(path);
    throw error;
  }
}

async function openLocked(path: string, census: string): Promise<ResultsFile | "exists" | "other"> {
  const journal = await journalOf(path);
  if (journal === undefined && (await exists(path))) return "exists";
  if (journal !== undefined && journal.census !== "" && journal.census !== census) return "other";
  const log = await open(journalName(path), "a");
  await log.truncate(journal?.bytes ?? 0);
  if (!journal?.census) await log.appendFile(`${census}\n`);
  const file = await open(path, "a");
  const last = journal?.last ?? nothing;
  await file.truncate(last.bytes);
  return new ResultsFile(path, file, log, last);
}

class ResultsFile implements OpenResults {
  units: number;
  working: number;
  private bytes: number;

  constructor(
    readonly path: string,
    private readonly file: FileHandle,
    private readonly log: FileHandle,
    last: JournalLine,
  ) {
    this.units = last.units;
    this.working = last.working;
    this.bytes = last.bytes;
  }

  async append(text: string, working: number): Promise<void> {
    await this.file.appendFile(text);
    // Else the journal could reach the disk before what it speaks of.
    await this.file.datasync();
    this.bytes += Buffer.byteLength(text);
    this.units++;
    this.working += working;
    const line: JournalLine = { units: this.units, bytes: this.bytes, working: this.working };
    await this.log.appendFile(`${JSON.stringify(line)}\n`);
  }

  async close(): Promise<void> {
    await this.closeFiles();
    await releaseLock(this.path);
  }

  private async closeFiles(): Promise<void> {
    await this.log.close();
    await this.file.close();
  }

  async finish(): Promise<void> {
    await this.closeFiles();
    await rm(journalName(this.path));
    await removeSieveNotes(this.path);
    await releaseLock(this.path);
  }
}
