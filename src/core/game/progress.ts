/**
 * From a player's records and begun games to a file that can be carried to another machine, and back.
 *
 *     {
 *       "daytile": "progress",
 *       "version": 1,
 *       "solved": [
 *         {"puzzle":"classic","date":"2026-12-25","solvedOn":"2026-12-25","seconds":252,"hints":0}
 *       ],
 *       "begun": [
 *         {"key":"classic/2026-12-26","faces":[0,3],"seconds":61,"hints":0,"isRevealed":false,"play":{"daytile":"play",…}}
 *       ],
 *       "found": [
 *         {"key":"classic/2026-12-25","solutions":["LLLLNN-\nLYNNN.-\n…"]}
 *       ]
 *     }
 *
 * Older files have no begun games and no solutions, and older programs leave them alone: so the version is the same. Reading never throws
 * and never takes a part of an entry: each one is sound and taken, or refused and counted.
 */

import type { Result } from "../text/fault.js";
import { parsedJson } from "../text/json.js";
import { type FoundSolutions, readFoundSolutions } from "./found.js";
import { type KeptGame, readKeptGame } from "./kept-game.js";
import { readRecord, recordKey, type SolveRecord, unknownOf } from "./record.js";

const kind = "progress";
const version = 1;

/** Far more than anybody can solve, and still read in a moment. */
export const progressLimits = { characters: 20_000_000, records: 100_000, games: 10_000, found: 100_000 } as const;

/** Why nothing of a file can be taken. */
export const progressFaults = ["not a progress file", "written by a newer program", "too large"] as const;
export type ProgressFault = (typeof progressFaults)[number];

/** What a file holds. */
export interface SavedProgress {
  readonly records: readonly SolveRecord[];
  readonly games: readonly BegunGame[];
  readonly found: readonly FoundSolutions[];
  /** How many entries are none of these. */
  readonly refused: number;
}

export type ProgressResult = Result<SavedProgress, ProgressFault>;

/** With the place where it is kept: puzzle, date or choices, and the first weekday where that matters. */
export interface BegunGame extends KeptGame {
  readonly key: string;
}

/** More letters than any id with its choices has. */
const maxKeyLength = 400;

const isKey = (key: unknown): key is string =>
  typeof key === "string" && key.includes("/") && key.length <= maxKeyLength;

/** In a file the save is not a text within a text. */
const writeGame = ({ play, ...others }: BegunGame): object => ({ ...others, play: JSON.parse(play) });

function readGame(value: unknown): BegunGame | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { key, play } = value as Readonly<Record<string, unknown>>;
  if (!isKey(key) || typeof play !== "object" || play === null) return undefined;
  const kept = readKeptGame({ ...value, play: JSON.stringify(play) });
  return kept === undefined ? undefined : { key, ...kept };
}

function readFoundEntry(value: unknown): FoundSolutions | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { key, solutions } = value as Readonly<Record<string, unknown>>;
  const sound = isKey(key) ? readFoundSolutions(solutions) : undefined;
  return isKey(key) && sound !== undefined ? { key, solutions: sound } : undefined;
}

/** One entry a line, so that a file stays small and people can still read it. */
function lines(entries: readonly object[]): string {
  return entries.length === 0 ? "[]" : `[\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(",\n")}\n  ]`;
}

/** In the order of their keys, so that the same progress makes the same file. */
function inOrder<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const keyed = entries.map((entry) => [keyOf(entry), entry] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

const byKey = <Entry extends { readonly key: string }>(entries: readonly Entry[]): Entry[] =>
  inOrder(entries, ({ key }) => key);

export function formatProgress(
  records: readonly SolveRecord[],
  games: readonly BegunGame[] = [],
  found: readonly FoundSolutions[] = [],
): string {
  const parts = {
    solved: lines(inOrder(records, recordKey)),
    begun: lines(byKey(games).map(writeGame)),
    found: lines(byKey(found)),
  };
  const entries = Object.entries(parts).map(([name, text]) => `  "${name}": ${text}`);
  return `{\n  "daytile": "${kind}",\n  "version": ${version},\n${entries.join(",\n")}\n}\n`;
}

function entriesIn(text: string): Readonly<Record<string, unknown>> {
  const value = parsedJson(text);
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

const refused = (fault: ProgressFault): ProgressResult => ({ ok: false, faults: [fault] });

export function parseProgress(text: string): ProgressResult {
  if (text.length > progressLimits.characters) return refused("too large");
  const { daytile, version: written, solved, begun = [], found = [] } = entriesIn(text);
  if (daytile !== kind || typeof written !== "number") return refused("not a progress file");
  if (written > version) return refused("written by a newer program");
  if (!Array.isArray(solved) || !Array.isArray(begun) || !Array.isArray(found)) return refused("not a progress file");
  const { records, games, found: most } = progressLimits;
  if (solved.length > records || begun.length > games || found.length > most) return refused("too large");
  return { ok: true, value: soundEntries(solved, begun, found) };
}

function soundEntries(solved: readonly unknown[], begun: readonly unknown[], found: readonly unknown[]): SavedProgress {
  const records = solved.flatMap((value) => readRecord(value) ?? []);
  const games = begun.flatMap((value) => readGame(value) ?? []);
  const solutions = found.flatMap((value) => readFoundEntry(value) ?? []);
  const sound = records.length + games.length + solutions.length;
  return { records, games, found: solutions, refused: solved.length + begun.length + found.length - sound };
}

/** A game that has begun here goes on here. */
export const newGames = (known: Iterable<string>, read: readonly BegunGame[]): BegunGame[] =>
  unknownOf(known, read, ({ key }) => key);
