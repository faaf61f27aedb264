/** From records to the figures on top: the streak, the longest one, how much was solved, and what about today. */

import { html, type TemplateResult } from "lit";
import type { SolveRecord } from "../../../core/game/record.js";
import type { Streaks } from "../../../core/game/streak.js";
import { type AmountPart, daysInParts } from "../../amounts.js";
import type { AppContext } from "../../context.js";
import { linkTo } from "../../link.js";

function figure(name: string, parts: readonly AmountPart[]): TemplateResult {
  const value = parts.map(({ isNumber, text }) => html`<span class=${isNumber ? "number" : "unit"}>${text}</span>`);
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function todayLink(context: AppContext): TemplateResult {
  const { history } = context.words;
  const { href, follow } = linkTo(context, { view: "play", date: undefined });
  return html`<p class="today">
    ${history.todayOpen} <a class="button main" href=${href} @click=${follow}>${history.playToday}</a>
  </p>`;
}

export function figures(
  context: AppContext,
  records: readonly SolveRecord[],
  { current, longest, hasToday }: Streaks,
): TemplateResult {
  const { language, words } = context;
  const solved = new Set(records.map(({ puzzle, date }) => `${puzzle} ${date}`)).size;
  const { history } = words;
  return html`<section class="figures">
    <dl>
      ${figure(history.streak, daysInParts(current, language))}
      ${figure(history.longest, daysInParts(longest, language))}
      ${figure(history.solved, [{ isNumber: true, text: String(solved) }])}
    </dl>
    ${hasToday ? html`<p class="today">${history.todaySolved}</p>` : todayLink(context)}
  </section>`;
}
