/** From a solved puzzle to a sentence, and to the panel that says the rest, which is fetched while somebody plays. */

import { html, type TemplateResult } from "lit";
import type { AppContext } from "../../context.js";
import { wordsIn } from "../../words/words.js";
import { headline, isShown } from "./headline.js";
import type { Session } from "./session.js";

/** For those who listen. */
export function solvedSentence(context: AppContext, session: Session): string {
  const said = headline(context, session);
  return isShown(session) ? said : `${context.words.play.solvedNow} ${said}`;
}

/** In milliseconds after a move: what is counted and said about it comes first. */
const winPatience = 1000;
let waiting: ReturnType<typeof setTimeout> | undefined;

function fetchWin({ language }: AppContext): void {
  void Promise.all([import("./win/win.js"), import("./win/keep-solved.js"), wordsIn(language)]).catch(() => undefined);
}

/** A panel that is at hand when the last piece falls into place; where it doesn't come, there is still a word. */
export function prepareWin(context: AppContext): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => fetchWin(context), winPatience);
}

/** `isFresh` where it was solved just now: then it may celebrate. */
export function solvedPanel(context: AppContext, session: Session, isFresh: boolean): TemplateResult {
  fetchWin(context);
  return html`<daytile-win .context=${context} .session=${session} .isFresh=${isFresh}>
    <p>${headline(context, session)}</p>
  </daytile-win>`;
}
