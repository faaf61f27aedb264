/**
 * From a play to a text that can be kept, and back.
 *
 * The text is JSON: the puzzle by its id, the uncovered cells, the moves, and how many of them count:
 *
 *     {"daytile":"play","version":1,"puzzle":"classic","uncovered":[11,36],"moves":["L5.3@17","-17"],"at":2}
 *
 * Reading never throws. A puzzle may have changed since: then the moves that can still be made are, and the reader is
 * told that the others are lost.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import { type Game, newGame } from "./game.js";
import { newPlay, type Play, playAt, played } from "./play.js";

const kind = "play";
const version = 1;

/** What may be wrong with a saved play. */
export const saveFaults = [
  "not a save",
  "written by a newer program",
  "unknown puzzle",
  "no such cell",
  "moves lost",
] as const;
export type SaveFault = (typeof saveFaults)[number];

/** A play, or a reason why there is none; both where only some of the moves could be made. */
export interface SaveReading {
  readonly play?: Play;
  readonly fault?: SaveFault;
}

export function formatPlay({ start, moves, at }: Play): string {
  return JSON.stringify({
    daytile: kind,
    version,
    puzzle: start.puzzle.id,
    uncovered: start.uncovered,
    moves,
    at,
  });
}

interface Written {
  readonly puzzle: string;
  readonly uncovered: readonly number[];
  readonly moves: readonly string[];
  readonly at: number;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

const isText = (value: unknown): value is string => typeof value === "string";

type Entries = Readonly<Record<string, unknown>>;

const isSave = (value: unknown): value is Entries & { readonly version: number } =>
  typeof value === "object" &&
  value !== null &&
  "daytile" in value &&
  value.daytile === kind &&
  "version" in value &&
  isCount(value.version);

function isWritten(save: Entries): save is Entries & Written {
  const { puzzle, uncovered, moves, at } = save;
  return isText(puzzle) && isListOf(uncovered, isCount) && isListOf(moves, isText) && isCount(at);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As many of the moves as can be made, from the first on. */
function replayed(start: Game, moves: readonly string[]): Play {
  let play = newPlay(start);
  for (const move of moves) {
    const result = played(play, move);
    if (!result.ok) break;
    play = result.value;
  }
  return play;
}

/** `puzzleNamed` knows the puzzles that there are, by id. */
export function parsePlay(text: string, puzzleNamed: (id: string) => Puzzle | undefined): SaveReading {
  const save = parsed(text);
  if (!isSave(save)) return { fault: "not a save" };
  if (save.version > version) return { fault: "written by a newer program" };
  if (!isWritten(save)) return { fault: "not a save" };
  const puzzle = puzzleNamed(save.puzzle);
  if (puzzle === undefined) return { fault: "unknown puzzle" };
  if (save.uncovered.some((cell) => puzzle.board.cells[cell] === undefined)) return { fault: "no such cell" };
  const all = replayed(newGame(puzzle, save.uncovered), save.moves);
  const play = playAt(all, save.at);
  return all.moves.length === save.moves.length ? { play } : { play, fault: "moves lost" };
}
