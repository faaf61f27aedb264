/** From a board with all its pieces to a word about it, and to whether the player found it or was shown it. */

import { isOwnSolution } from "../../../core/game/kept-game.js";
import type { AppContext } from "../../context.js";
import type { Session } from "./session.js";
import { clockTime } from "./stopwatch.js";

/** Whether the player was shown how. */
export const isShown = (session: Session): boolean => !isOwnSolution(session.play.game.placed.length, session);

export function headline({ settings, words }: AppContext, session: Session): string {
  const { play } = words;
  if (isShown(session)) return play.revealed;
  return settings.timer === "on" ? play.solvedIn({ time: clockTime(session.seconds) }) : play.wellDone;
}
