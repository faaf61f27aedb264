/**
 * From a player's records to a file that can be carried to another machine, and back.
 *
 *     {
 *       "daytile": "progress",
 *       "version": 1,
 *       "solved": [
 *         { "puzzle": "classic", "date": "2026-12-25", "solvedOn": "2026-12-25", "seconds": 252, "hints": 0 }
 *       ]
 *     }
 *
 * Reading never throws and never takes a part of a record: each one is sound and taken, or refused and counted.
 */

import { readRecord, recordKey, type SolveRecord } from "./record.js";

const kind = "progress";
const version = 1;

/** Far more than anybody can solve, and still read in a moment. */
export const progressLimits = { characters: 20_000_000, records: 100_000 } as const;

/** Why nothing of a file can be taken. */
export const progressFaults = ["not a progress file", "written by a newer program", "too large"] as const;
export type ProgressFault = (typeof progressFaults)[number];

export type ProgressReading =
  | { readonly ok: true; readonly records: readonly SolveRecord[]; readonly refused: number }
  | { readonly ok: false; readonly why: ProgressFault };

const inOrder = (a: SolveRecord, b: SolveRecord): number => (recordKey(a) < recordKey(b) ? -1 : 1);

export function formatProgress(records: readonly SolveRecord[]): string {
  return `${JSON.stringify({ daytile: kind, version, solved: [...records].sort(inOrder) }, null, 2)}\n`;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

const refused = (why: ProgressFault): ProgressReading => ({ ok: false, why });

export function parseProgress(text: string): ProgressReading {
  if (text.length > progressLimits.characters) return refused("too large");
  const { daytile, version: written, solved } = parsed(text);
  if (daytile !== kind || typeof written !== "number") return refused("not a progress file");
  if (written > version) return refused("written by a newer program");
  if (!Array.isArray(solved)) return refused("not a progress file");
  if (solved.length > progressLimits.records) return refused("too large");
  const records = solved.flatMap((value: unknown) => readRecord(value) ?? []);
  return { ok: true, records, refused: solved.length - records.length };
}

/** Those that are not among the known ones, each once: what is known stays as it is. */
export function newRecords(known: readonly SolveRecord[], read: readonly SolveRecord[]): SolveRecord[] {
  const keys = new Set(known.map(recordKey));
  return read.filter((record) => {
    const isNew = !keys.has(recordKey(record));
    keys.add(recordKey(record));
    return isNew;
  });
}
