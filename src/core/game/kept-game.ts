/**
 * From what was kept of a game that somebody has begun to a sound one: the play as a save, and what belongs to it.
 *
 * Reading never throws. Whether the moves of the play can be made is for those to say who have its puzzle.
 */

import { isCount, parsedJson } from "../text/json.js";
import { saveLimits } from "./save.js";

/** What is kept of a game. */
export interface KeptGame {
  /** A save. */
  readonly play: string;
  /** By copy: how pieces are turned in the tray. */
  readonly faces: readonly number[];
  readonly seconds: number;
  /** How often help was asked for. */
  readonly hints: number;
  /** Whether the app has placed the last pieces: then nobody has solved it. */
  readonly isRevealed: boolean;
  /** How many pieces the app has placed, one by one; left out where it has placed none. */
  readonly given?: number;
  /** Whether the number of solutions left was to be seen while somebody played; left out where it wasn't. */
  readonly isCounted?: boolean;
}

/** More pieces than any tray holds. */
const maxFaces = 1000;

const isFaces = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= maxFaces && value.every(isCount);

function isObjectText(text: unknown): text is string {
  if (typeof text !== "string" || text.length > saveLimits.characters) return false;
  const value = parsedJson(text);
  return typeof value === "object" && value !== null;
}

/** A game with nothing but its own entries; undefined where the value is none. */
export function readKeptGame(value: unknown): KeptGame | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { play, faces, seconds, hints, isRevealed, ...aid } = value as Readonly<Record<string, unknown>>;
  if (!isObjectText(play) || !isFaces(faces) || !isCount(seconds) || !isCount(hints)) return undefined;
  return { play, faces, seconds, hints, isRevealed: isRevealed === true, ...aidOf(aid) };
}

/** Games from before there was such a thing have neither. */
function aidOf({ given, isCounted }: Readonly<Record<string, unknown>>): Pick<KeptGame, "given" | "isCounted"> {
  return { ...(isCount(given) && given > 0 ? { given } : {}), ...(isCounted === true ? { isCounted } : {}) };
}

/**
 * Whether the last pieces are the player's own doing: who asks for every next piece has been shown a solution. Half of
 * the pieces may be given, so that a nudge in the wrong moment costs nobody a streak.
 */
export const isOwnSolution = (pieces: number, { isRevealed, given = 0 }: Pick<KeptGame, "isRevealed" | "given">) =>
  !isRevealed && given * 2 <= pieces;
