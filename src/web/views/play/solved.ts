/** From a solved puzzle to a word about it, and to the panel that says the rest, which is fetched while somebody plays. */

import { html, type TemplateResult } from "lit";
import { isOwnSolution } from "../../../core/game/kept-game.js";
import type { AppContext } from "../../context.js";
import { wordsIn } from "../../words/words.js";
import type { Session } from "./session.js";
import { clockTime } from "./stopwatch.js";

/** Whether the player has solved it, or was shown how. */
export const isShown = (session: Session): boolean => !isOwnSolution(session.play.game.placed.length, session);

export function headline({ settings, words }: AppContext, session: Session): string {
  const { play } = words;
  if (isShown(session)) return play.revealed;
  return settings.timer === "on" ? play.solvedIn(clockTime(session.seconds)) : play.wellDone;
}

/** The same for those who listen. */
export function solvedSentence(context: AppContext, session: Session): string {
  const said = headline(context, session);
  return isShown(session) ? said : `${context.words.play.solvedNow} ${said}`;
}

/** A panel that is at hand when the last piece falls into place; where it doesn't come, there is still a word. */
export function prepareWin({ language }: AppContext): void {
  void Promise.all([import("./win/win.js"), wordsIn(language)]).catch(() => undefined);
}

/** `isFresh` where it was solved just now: then it may celebrate. */
export function solvedPanel(context: AppContext, session: Session, isFresh: boolean): TemplateResult {
  prepareWin(context);
  return html`<daytile-win .context=${context} .session=${session} .isFresh=${isFresh}>
    <p>${headline(context, session)}</p>
  </daytile-win>`;
}
