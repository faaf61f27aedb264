/** From a solved puzzle to a quiet word about it, with what one may want next. */

import { html, nothing, type TemplateResult } from "lit";
import type { AppContext } from "../../context.js";
import { icon } from "../../icons.js";
import { linkTo } from "../../link.js";
import type { Session } from "./session.js";
import { shareSession } from "./share.js";
import { clockTime } from "./stopwatch.js";

function sentence({ settings, words }: AppContext, { isRevealed, seconds, hints }: Session): string {
  const { play } = words;
  if (isRevealed) return play.revealed;
  const time = settings.timer === "on" ? play.solvedIn(clockTime(seconds)) : play.solvedNow;
  return hints > 0 ? `${time} ${play.withHelp(hints)}` : time;
}

export function solvedPanel(context: AppContext, session: Session, close: () => void): TemplateResult {
  const { words, dateTitle } = context;
  const { play, shell } = words;
  const { href, follow } = linkTo(context, { view: "solutions" });
  const share = html`<button class="main" @click=${() => shareSession(context, session)}>${icon("share")}${play.share}</button>`;
  return html`<section class="panel solved" aria-label=${play.solved}>
    <div class="head">
      <h2>${session.isRevealed ? dateTitle : play.solved}</h2>
      <button class="bare" @click=${close} aria-label=${shell.close}>${icon("close")}</button>
    </div>
    <p role="status">${sentence(context, session)}</p>
    <div class="choices">
      ${session.isRevealed ? nothing : share}
      <a class="button" href=${href} @click=${follow}>${play.allSolutions}</a>
    </div>
  </section>`;
}
