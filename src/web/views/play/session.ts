/** From a puzzle and a date to the play that was left there, and from a play to what is kept of it. */

import { formatIsoDate } from "../../../core/calendar/date-text.js";
import { isSolved, newGame } from "../../../core/game/game.js";
import { newPlay, type Play } from "../../../core/game/play.js";
import { formatPlay, parsePlay } from "../../../core/game/save.js";
import { firstWeekday } from "../../../core/puzzle/week-start.js";
import type { AppContext } from "../../context.js";
import { choiceIds } from "../../target.js";

/** What a player comes back to. */
export interface Session {
  readonly play: Play;
  /** By copy: how pieces lie in the tray. */
  readonly faces: readonly number[];
  readonly seconds: number;
  /** How often help was asked for. */
  readonly hints: number;
  /** Whether the app has placed the last pieces: then nobody has solved it. */
  readonly isRevealed: boolean;
}

interface Kept extends Omit<Session, "play"> {
  readonly play: string;
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

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function readKept(found: unknown): Kept | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  const { play, faces, seconds, hints, isRevealed } = found as Readonly<Record<string, unknown>>;
  const isSound = typeof play === "string" && Array.isArray(faces) && faces.every(isCount);
  if (!isSound || !isCount(seconds) || !isCount(hints)) return undefined;
  return { play, faces, seconds, hints, isRevealed: isRevealed === true };
}

/** A kept play of these very cells; anything else that was kept here is no play of ours. */
function sessionFrom(context: PlayContext, found: unknown): Session | undefined {
  const kept = readKept(found);
  const { play } =
    kept === undefined ? {} : parsePlay(kept.play, (id) => (id === context.puzzle.id ? context.puzzle : undefined));
  if (kept === undefined || play === undefined) return undefined;
  return String(play.start.uncovered) === String(context.uncovered) ? { ...kept, play } : undefined;
}

export async function readSession(context: PlayContext): Promise<Session> {
  const found = await context.store.read("plays", sessionKey(context), (value) => sessionFrom(context, value));
  return found ?? newSession(context);
}

export async function writeSession({ store }: PlayContext, key: string, session: Session): Promise<void> {
  const { play, faces, seconds, hints, isRevealed } = session;
  const kept: Kept = { play: formatPlay(play), faces, seconds: Math.round(seconds), hints, isRevealed };
  await store.write("plays", key, kept);
}

export const hasBegun = ({ play }: Session): boolean => play.moves.length > 0;
export const isOver = ({ play }: Session): boolean => isSolved(play.game);

const trace = ({ play, faces, hints, isRevealed }: Session): string =>
  JSON.stringify([play.moves, play.at, faces, hints, isRevealed]);
export const isSamePlay = (a: Session, b: Session): boolean => trace(a) === trace(b);
