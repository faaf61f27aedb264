/** From a solved puzzle to a quiet word about it, with what one may want next. It lies in the empty tray. */

import { html, nothing, type TemplateResult } from "lit";
import { wordsOf } from "../../../core/calendar/languages.js";
import type { AppContext } from "../../context.js";
import { icon } from "../../icons.js";
import { linkTo } from "../../link.js";
import type { Session } from "./session.js";
import { shareSession } from "./share.js";
import { clockTime } from "./stopwatch.js";

function headline({ settings, words }: AppContext, { isRevealed, seconds }: Session): string {
  const { play } = words;
  if (isRevealed) return play.revealed;
  return settings.timer === "on" ? play.solvedIn(clockTime(seconds)) : play.wellDone;
}

/** The same for those who listen. */
export function solvedSentence(context: AppContext, session: Session): string {
  const said = headline(context, session);
  return session.isRevealed ? said : `${context.words.play.solvedNow} ${said}`;
}

export function solvedPanel(context: AppContext, session: Session): TemplateResult {
  const { play } = context.words;
  const { isRevealed, hints } = session;
  // The board it lies on is never mirrored.
  const direction = wordsOf(context.language).rightToLeft ? "rtl" : "ltr";
  const { href, follow } = linkTo(context, { view: "solutions" });
  const share = html`<button class="main" @click=${() => shareSession(context, session)}>
    ${icon("share")}${play.share}
  </button>`;
  return html`<section class="solved" dir=${direction} aria-label=${play.solved}>
    <h2>${headline(context, session)}</h2>
    ${hints > 0 && !isRevealed ? html`<p class="quiet">${play.withHints(hints)}</p>` : nothing}
    <div class="choices">
      ${isRevealed ? nothing : share}
      <a class="button" href=${href} @click=${follow}>${play.allSolutions}</a>
    </div>
  </section>`;
}
