/**
 * From what was kept of a game that somebody has begun to a sound one: the play as a save, and what belongs to it.
 *
 * Reading never throws. Whether the moves of the play can be made is for those to say who have its puzzle.
 */

import { saveLimits } from "./save.js";

/** What is kept of a game. */
export interface KeptGame {
  /** A save. */
  readonly play: string;
  /** By copy: how pieces lie in the tray. */
  readonly faces: readonly number[];
  readonly seconds: number;
  /** How often help was asked for. */
  readonly hints: number;
  /** Whether the app has placed the last pieces: then nobody has solved it. */
  readonly isRevealed: boolean;
}

/** With the place where it is kept: puzzle, date or choices, and the first weekday where that matters. */
export interface BegunGame extends KeptGame {
  readonly key: string;
}

/** More than any puzzle needs: the letters of a key, and the pieces in a tray. */
const limits = { key: 400, faces: 1000 } as const;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isFaces = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= limits.faces && value.every(isCount);

function isObjectText(text: unknown): text is string {
  if (typeof text !== "string" || text.length > saveLimits.characters) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

type Entries = Readonly<Record<string, unknown>>;

/** A game with nothing but its own entries; undefined where the value is none. */
export function readKeptGame(value: unknown): KeptGame | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { play, faces, seconds, hints, isRevealed } = value as Entries;
  if (!isObjectText(play) || !isFaces(faces) || !isCount(seconds) || !isCount(hints)) return undefined;
  return { play, faces, seconds, hints, isRevealed: isRevealed === true };
}

const isKey = (key: unknown): key is string => typeof key === "string" && key.includes("/") && key.length <= limits.key;

/** In a file the save is not a text within a text. */
export function writeBegunGame({ play, ...others }: BegunGame): object {
  return { ...others, play: JSON.parse(play) };
}

export function readBegunGame(value: unknown): BegunGame | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { key, play } = value as Entries;
  if (!isKey(key) || typeof play !== "object" || play === null) return undefined;
  const kept = readKeptGame({ ...value, play: JSON.stringify(play) });
  return kept === undefined ? undefined : { key, ...kept };
}
