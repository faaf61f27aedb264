/** From a game and what is known of it to the line below the board: the time, a notice, and how many solutions are left. */

import { html, nothing, type TemplateResult } from "lit";
import type { AppContext } from "../../context.js";
import type { Count } from "./live-count.js";
import { hasBegun, isOver, type Session } from "./session.js";
import { clockTime } from "./stopwatch.js";

export interface Facts {
  readonly seconds: number;
  /** A word about what was just asked for. */
  readonly notice: string;
  readonly count: Count;
  readonly isCounting: boolean;
}

function countFact({ words }: AppContext, { count, isCounting }: Facts): TemplateResult {
  const text = isCounting ? words.play.counting : count === undefined ? "" : words.play.left(count);
  return html`<span class="count" role="status">${text}</span>`;
}

export function factsTemplate(context: AppContext, session: Session, facts: Facts): TemplateResult {
  const { settings, words } = context;
  const { seconds, notice } = facts;
  const isTimed = settings.timer === "on" && hasBegun(session);
  const isCounted = settings.count === "on" && !isOver(session);
  const time = html`<span role="timer" aria-label=${words.play.time}>${clockTime(seconds)}</span>`;
  const count = isCounted ? countFact(context, facts) : nothing;
  return html`<div class="facts">
    ${isTimed ? time : nothing}<span class="notice" role="status">${notice}</span>${notice === "" ? count : nothing}
  </div>`;
}
