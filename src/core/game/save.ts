/**
 * From a play to a text that can be kept, and back.
 *
 * The text is JSON: the puzzle by its id, the uncovered cells, the moves, and how many of them count:
 *
 *     {"daytile":"play","version":1,"puzzle":"classic","uncovered":[11,36],"moves":["L5.3@17","-17"],"at":2}
 *
 * Moves that were made in one step with the move before are listed as `joined`, if there are any.
 *
 * Reading never throws. A puzzle may have changed since: then the moves that can still be made are, and the reader is
 * told that the others are lost.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import { expectFunction, expectText, isText } from "../text/arguments.js";
import type { Result } from "../text/fault.js";
import { frozen } from "../text/frozen.js";
import { isCount, parsedJson } from "../text/json.js";
import { applyMove, type Game, newGame, placeMove } from "./game.js";
import { expectPlay, type Play, playAt } from "./play.js";

const kind = "play";
const version = 1;

/** Hours of moving pieces without a pause, and still read in a moment. */
export const saveLimits = { characters: 1_000_000, moves: 10_000 } as const;

/**
 * What may be wrong with a saved play.
 *
 * @example
 * ```ts
 * saveFaults.includes("unknown puzzle"); // → true
 * ```
 */
export const saveFaults = frozen([
  "not a save",
  "written by a newer program",
  "unknown puzzle",
  "no such cell",
  "too large",
]);
/** What is wrong with a saved play. */
export type SaveFault = (typeof saveFaults)[number];

/** A play that was saved, as far as its moves can still be made. */
export interface SavedPlay {
  readonly play: Play;
  /** How many of the last moves the puzzle doesn't allow any more. */
  readonly movesLost: number;
}

/** A saved play, or why there is none. */
export type SaveResult = Result<SavedPlay, SaveFault>;

/** Of more moves than a save holds only the game that they led to is kept. */
function keptMoves({ moves, at, game, joined }: Play): Omit<Written, "puzzle" | "uncovered"> {
  if (moves.length <= saveLimits.moves) return { moves, at, ...(joined.length > 0 ? { joined } : {}) };
  const shortest = game.placed.map((placement) => placeMove(game, placement));
  return { moves: shortest, at: shortest.length };
}

/**
 * Writes a play as text, which `parsePlay` reads.
 *
 * @example
 * ```ts
 * const play = newPlay(newGame(cataloguePuzzle("classic"), [11, 36]));
 * JSON.parse(formatPlay(play)).puzzle; // → classic
 * ```
 */
export function formatPlay(play: Play): string {
  expectPlay(play);
  const { puzzle, uncovered } = play.start;
  return JSON.stringify({
    daytile: kind,
    version,
    puzzle: puzzle.id,
    uncovered,
    ...keptMoves(play),
  });
}

interface Written {
  readonly puzzle: string;
  readonly uncovered: readonly number[];
  readonly moves: readonly string[];
  readonly at: number;
  readonly joined?: readonly number[];
}

const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

type Entries = Readonly<Record<string, unknown>>;

const isSave = (value: unknown): value is Entries & { readonly version: number } =>
  typeof value === "object" &&
  value !== null &&
  "daytile" in value &&
  value.daytile === kind &&
  "version" in value &&
  isCount(value.version);

function isWritten(save: Entries): save is Entries & Written {
  const { puzzle, uncovered, moves, at, joined = [] } = save;
  const isPlayed = isListOf(moves, isText) && isCount(at) && isListOf(joined, isCount);
  return isText(puzzle) && isListOf(uncovered, isCount) && isPlayed;
}

/** As many of the moves as can be made, from the first on; one list grows, since copying it for each takes long. */
function replayed(start: Game, { moves, joined = [] }: Written): Play {
  const games = [start];
  let game = start;
  for (const move of moves) {
    const result = applyMove(game, move);
    if (!result.ok) break;
    game = result.value;
    games.push(game);
  }
  const at = games.length - 1;
  const known = [...new Set(joined)].filter((each) => each > 0 && each < at).sort((a, b) => a - b);
  return { start, moves: moves.slice(0, at), at, joined: known, game, games };
}

const refused = (fault: SaveFault): SaveResult => ({ ok: false, faults: [fault] });

/**
 * Reads a saved play. `puzzleNamed` gives the puzzle with an id; undefined where you don't know it.
 *
 * @example
 * ```ts
 * const text = formatPlay(newPlay(newGame(cataloguePuzzle("classic"), [11, 36])));
 * const byId = (id: string) => (isCatalogueId(id) ? cataloguePuzzle(id) : undefined);
 * unwrap(parsePlay(text, byId)).play.start.uncovered; // → [ 11, 36 ]
 * parsePlay("{}", byId); // → { ok: false, faults: [ 'not a save' ] }
 * ```
 */
export function parsePlay(text: string, puzzleNamed: (id: string) => Puzzle | undefined): SaveResult {
  expectText(text, "text");
  expectFunction(puzzleNamed, "puzzleNamed");
  if (text.length > saveLimits.characters) return refused("too large");
  const save = parsedJson(text);
  if (!isSave(save)) return refused("not a save");
  if (save.version > version) return refused("written by a newer program");
  if (!isWritten(save)) return refused("not a save");
  if (save.moves.length > saveLimits.moves) return refused("too large");
  const puzzle = puzzleNamed(save.puzzle);
  if (puzzle === undefined) return refused("unknown puzzle");
  if (save.uncovered.some((cell) => puzzle.board.cells[cell] === undefined)) return refused("no such cell");
  const all = replayed(newGame(puzzle, save.uncovered), save);
  const play = playAt(all, save.at);
  return { ok: true, value: { play, movesLost: save.moves.length - all.moves.length } };
}
