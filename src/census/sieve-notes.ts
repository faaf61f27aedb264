/**
 * How far a sieve is, as a file beside the results: from its state to bytes and back.
 *
 * The first line is JSON: which census it is, the targets that haven't been tried, and how many sets may still work. The rest
 * has a bit for each set. It's written anew after each target, and takes its name when it's whole.
 */

import { readFile, rename, rm, writeFile } from "node:fs/promises";
import type { SieveState } from "../core/census/sieve.js";

/** Where the state of a sieve is kept, so that a census that was killed goes on where it was. */
export interface SieveNotes {
  readonly state: SieveState | undefined;
  write(state: SieveState): Promise<void>;
}

interface NotesHead {
  readonly census: string;
  readonly sets: number;
  readonly left: number;
  readonly open: readonly number[];
  readonly targetSeconds: number;
}

const notesName = (path: string): string => `${path}.sieve`;

const newline = 10;

function writeState(census: string, sets: number, { live, open, targetSeconds }: SieveState): Uint8Array {
  const head = { census, sets, left: live.length, open, targetSeconds } satisfies NotesHead;
  const first = Buffer.from(`${JSON.stringify(head)}\n`);
  const bytes = new Uint8Array(first.length + Math.ceil(sets / 8));
  bytes.set(first);
  const bits = bytes.subarray(first.length);
  for (const place of live) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
  return bytes;
}

function placesOf(bits: Uint8Array, left: number): Uint32Array {
  const places = new Uint32Array(left);
  let count = 0;
  bits.forEach((byte, i) => {
    for (let rest = byte; rest !== 0; rest &= rest - 1) places[count++] = i * 8 + 31 - Math.clz32(rest & -rest);
  });
  return places;
}

/** Undefined where it is of another census, or not whole. */
function readState(bytes: Uint8Array, census: string, sets: number): SieveState | undefined {
  const end = bytes.indexOf(newline);
  const head = parsedHead(Buffer.from(bytes.subarray(0, Math.max(0, end))).toString());
  if (head === undefined || head.census !== census || head.sets !== sets) return undefined;
  const bits = bytes.subarray(end + 1);
  if (bits.length !== Math.ceil(sets / 8)) return undefined;
  return { live: placesOf(bits, head.left), open: head.open, targetSeconds: head.targetSeconds };
}

function parsedHead(text: string): NotesHead | undefined {
  try {
    return (JSON.parse(text) as NotesHead | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The notes beside a file of results. Those of another census, by its name or its number of sets, are left alone. */
export async function openSieveNotes(path: string, census: string, sets: number): Promise<SieveNotes> {
  const bytes = await readFile(notesName(path)).catch(() => undefined);
  let last: Promise<void> = Promise.resolve();
  const replace = async (state: SieveState): Promise<void> => {
    await writeFile(`${notesName(path)}.new`, writeState(census, sets, state));
    await rename(`${notesName(path)}.new`, notesName(path));
  };
  return {
    state: bytes && readState(bytes, census, sets),
    // Threads finish when they like: one state after the other.
    write: (state) => {
      last = last.then(() => replace(state));
      return last;
    },
  };
}

export async function removeSieveNotes(path: string): Promise<void> {
  await rm(notesName(path), { force: true });
  await rm(`${notesName(path)}.new`, { force: true });
}
