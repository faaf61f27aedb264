/** From a puzzle and a date to the play that was left there, and from a play to what is kept of it. */

import { formatIsoDate } from "../../../core/calendar/date-text.js";
import { isSolved, type Move, newGame } from "../../../core/game/game.js";
import { type KeptGame, readKeptGame } from "../../../core/game/kept-game.js";
import { newPlay, type Play, playedTogether } from "../../../core/game/play.js";
import { formatPlay, parsePlay } from "../../../core/game/save.js";
import { firstWeekday } from "../../../core/puzzle/week-start.js";
import type { AppContext } from "../../context.js";
import { choiceIds } from "../../target.js";

/** What a player comes back to: a game as it is kept, with its play at hand. */
export interface Session extends Omit<KeptGame, "play"> {
  readonly play: Play;
}

type PlayContext = Pick<AppContext, "puzzle" | "target" | "uncovered" | "date" | "store">;

/** One for each puzzle and date; where the week begins elsewhere, the board is another one. */
export function sessionKey({ puzzle, target, date }: PlayContext): string {
  const day = date === undefined ? choiceIds(puzzle, target).join(",") : formatIsoDate(date);
  const first = firstWeekday(puzzle);
  return `${puzzle.id}/${day}${first === undefined ? "" : `/${first}`}`;
}

export function newSession({ puzzle, uncovered }: PlayContext): Session {
  return { play: newPlay(newGame(puzzle, uncovered)), faces: [], seconds: 0, hints: 0, isRevealed: false };
}

/** A kept play of these very cells; anything else that was kept here isn't a play of ours. */
function sessionFrom(context: PlayContext, found: unknown): Session | undefined {
  const kept = readKeptGame(found);
  if (kept === undefined) return undefined;
  const reading = parsePlay(kept.play, (id) => (id === context.puzzle.id ? context.puzzle : undefined));
  if (!reading.ok) return undefined;
  const { play } = reading.value;
  return String(play.start.uncovered) === String(context.uncovered) ? { ...kept, play } : undefined;
}

export async function readSession(context: PlayContext): Promise<Session> {
  const found = await context.store.read("plays", sessionKey(context), (value) => sessionFrom(context, value));
  return found ?? newSession(context);
}

export async function writeSession({ store }: PlayContext, key: string, session: Session): Promise<void> {
  const { play, seconds, ...others } = session;
  const kept: KeptGame = { ...others, play: formatPlay(play), seconds: Math.round(seconds) };
  await store.write("plays", key, kept);
}

/**
 * The session after these moves, as far as they can be made, in one step. Who had a solution shown has not solved it; who starts over
 * from an empty board plays again, and what help was asked for stays told.
 */
export function afterMoves(
  session: Session,
  moves: readonly Move[],
  { reveals }: { readonly reveals: boolean },
): Session {
  const play = playedTogether(session.play, moves);
  const isAgain = session.play.at === 0;
  const given = isAgain ? 0 : (session.given ?? 0);
  return { ...session, play, given, isRevealed: reveals || (session.isRevealed && !isAgain) };
}

export const hasBegun = ({ play }: Session): boolean => play.moves.length > 0;
export const isOver = ({ play }: Session): boolean => isSolved(play.game);

/** Once in a play: what is to be seen of its solutions helps, and stays told. */
export const withCountShown = (session: Session): Session =>
  session.isCounted ? session : { ...session, isCounted: true };

const trace = ({ play, faces, hints, isCounted = false, isRevealed }: Session): string =>
  JSON.stringify([play.moves, play.at, faces, hints, isCounted, isRevealed]);
export const isSamePlay = (a: Session, b: Session): boolean => trace(a) === trace(b);
/** Whether what is shown is what was kept, or already more than that. */
export const isAhead = (shown: Session | undefined, kept: Session): boolean =>
  shown !== undefined && (hasBegun(shown) || isSamePlay(kept, shown));
