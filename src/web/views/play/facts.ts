/** From a game and what is known of it to a line beside the board: the time, a notice, and how many solutions are left. */

import { html, nothing, type TemplateResult } from "lit";
import type { BoardEvents } from "../../../element/board-element.js";
import { isSameDay } from "../../../element/today.js";
import type { AppContext } from "../../context.js";
import type { Words } from "../../words/words.js";
import type { Count } from "./live-count.js";
import { isOver, type Session } from "./session.js";
import { clockTime } from "./stopwatch.js";

export interface Facts {
  readonly seconds: number;
  /** A word about what was just done or asked for. */
  readonly notice: string;
  readonly count: Count;
  readonly isCounting: boolean;
}

function countFact({ words }: AppContext, { count, isCounting }: Facts): TemplateResult {
  const text = isCounting ? words.play.counting : count === undefined ? "" : words.play.left({ count });
  return html`<span class="count" role="status">${text}</span>`;
}

/** Whether the number of solutions is to be seen: an empty board is counted too, a solved one is not. */
export const isCountShown = ({ settings }: AppContext, session: Session): boolean =>
  settings.count === "on" && settings.facts === "shown" && !isOver(session);

/** What it is all about and how hard it is, until somebody begins. */
function goal(context: AppContext): TemplateResult {
  const { words, date, today } = context;
  const isToday = date !== undefined && isSameDay(date, today);
  const text = isToday ? words.play.goalToday : words.play.goal;
  return html`<span class="goal">${text}<daytile-difficulty .context=${context}></daytile-difficulty></span>`;
}

export function factsTemplate(context: AppContext, session: Session, facts: Facts): TemplateResult {
  const { settings, words } = context;
  const { seconds, notice } = facts;
  const isPlayed = session.play.at > 0;
  const isTimed = settings.timer === "on" && settings.facts === "shown" && isPlayed;
  const time = html`<span class="time" role="timer" aria-label=${words.play.time}>${clockTime(seconds)}</span>`;
  const isCounted = isCountShown(context, session);
  const fact = isCounted ? countFact(context, facts) : isPlayed ? nothing : goal(context);
  const count = notice === "" ? fact : nothing;
  return html`<div class="facts">
    ${isTimed ? time : nothing}<span class="notice" role="status">${notice}</span>${count}
  </div>`;
}

/** What there is to say about a piece in the hand: keys hear it from the board. */
export function handNotice(
  { way, misfit }: Pick<BoardEvents["daytile-hand"], "way" | "misfit">,
  { play }: Words,
): string {
  if (misfit !== undefined) return play.hands.doesNotFit[misfit];
  return way === "tap" ? play.chosen : "";
}

/** Nobody is to think on while the clock stands still. */
export const pausedVeil = ({ play }: Words, goOn: () => void): TemplateResult =>
  html`<div class="paused">
    <p>${play.paused}</p>
    <button class="main" @click=${goOn}>${play.goOn}</button>
  </div>`;
