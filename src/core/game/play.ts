/** From moves to a game that can go back and forth: undo and redo without limit. */

import { expectLists } from "../text/arguments.js";
import type { Result } from "../text/fault.js";
import { itemAt } from "../text/list.js";
import { applyMove, expectGame, type Game, type Move, type MoveFault } from "./game.js";

/** A game that can go back and forth. */
export interface Play {
  readonly start: Game;
  /** All moves made, even those undone since. */
  readonly moves: readonly Move[];
  /** How many of them count: the others can be redone. */
  readonly at: number;
  /** Which of them were made in one step with the move before, so that they are undone with it; ascending. */
  readonly joined: readonly number[];
  /** The game after those that count. */
  readonly game: Game;
  /** The game before the first move and after each: games share their placements, so this costs little. */
  readonly games: readonly Game[];
}

/** For what a program without types passes as a play. */
export function expectPlay(play: Play): void {
  expectLists(play, "play", "a play", ["moves", "games"]);
}

/** The play after a move, or why it can't be made. */
export type PlayResult = Result<Play, MoveFault>;

/**
 * Begins a play, with undo and redo, from a game.
 *
 * @example
 * ```ts
 * newPlay(newGame(cataloguePuzzle("classic"), [11, 36])).moves; // → []
 * ```
 */
export function newPlay(start: Game): Play {
  expectGame(start, "start");
  return { start, moves: [], at: 0, joined: [], game: start, games: [start] };
}

/**
 * Makes a move of a play. Moves that were undone are then gone.
 *
 * @example
 * ```ts
 * const play = newPlay(newGame(cataloguePuzzle("classic"), [11, 36]));
 * unwrap(played(play, "O6.0@0")).moves; // → [ 'O6.0@0' ]
 * ```
 */
export function played(play: Play, move: Move): PlayResult {
  expectPlay(play);
  const result = applyMove(play.game, move);
  if (!result.ok) return result;
  const moves = [...play.moves.slice(0, play.at), move];
  const games = [...play.games.slice(0, play.at + 1), result.value];
  const joined = play.joined.filter((each) => each < play.at);
  return { ok: true, value: { ...play, moves, games, joined, at: moves.length, game: result.value } };
}

/** Makes moves in one step, as far as they can be made: one undo takes them all back. */
export function playedTogether(play: Play, moves: readonly Move[]): Play {
  const after = moves.reduce((before, move) => {
    const result = played(before, move);
    return result.ok ? result.value : before;
  }, play);
  const inStep = Array.from({ length: Math.max(0, after.at - play.at - 1) }, (_, i) => play.at + 1 + i);
  return { ...after, joined: [...after.joined, ...inStep] };
}

/** The same play after its first `at` moves. */
export function playAt(play: Play, at: number): Play {
  expectPlay(play);
  const within = Math.min(Math.max(at, 0), play.moves.length);
  return { ...play, at: within, game: itemAt(play.games, within) };
}

/** The next place to stop in a direction: never in the middle of a step. */
function stopFrom(play: Play, direction: 1 | -1): number {
  expectPlay(play);
  let at = play.at + direction;
  while (play.joined.includes(at)) at += direction;
  return at;
}

export const canUndo = ({ at }: Play): boolean => at > 0;
export const canRedo = ({ at, moves }: Play): boolean => at < moves.length;

/**
 * Takes back the last move; the same play where there is none.
 *
 * @example
 * ```ts
 * const play = newPlay(newGame(cataloguePuzzle("classic"), [11, 36]));
 * undone(unwrap(played(play, "O6.0@0"))).game.placed; // → []
 * ```
 */
export const undone = (play: Play): Play => playAt(play, stopFrom(play, -1));
/**
 * Makes the move again that was taken back last; the same play where there is none.
 *
 * @example
 * ```ts
 * const play = newPlay(newGame(cataloguePuzzle("classic"), [11, 36]));
 * redone(undone(unwrap(played(play, "O6.0@0")))).game.placed.length; // → 1
 * ```
 */
export const redone = (play: Play): Play => playAt(play, stopFrom(play, 1));

/**
 * Takes back every move at once; `redone` brings them back.
 *
 * @example
 * ```ts
 * const play = newPlay(newGame(cataloguePuzzle("classic"), [11, 36]));
 * restarted(unwrap(played(play, "O6.0@0"))).at; // → 0
 * ```
 */
export const restarted = (play: Play): Play => playAt(play, 0);
