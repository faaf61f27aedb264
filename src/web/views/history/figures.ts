/** From records to the figures on top: the streak, the longest one, how much was solved, and what about today. */

import { html, nothing, type TemplateResult } from "lit";
import type { SolveRecord } from "../../../core/game/record.js";
import type { Streaks } from "../../../core/game/streak.js";
import type { AppContext } from "../../context.js";
import { linkTo } from "../../link.js";

function figure(name: string, value: number, unit = ""): TemplateResult {
  const counted = unit === "" ? nothing : html`<span class="unit">${unit}</span>`;
  return html`<div><dt>${name}</dt><dd><span class="number">${value}</span>${counted}</dd></div>`;
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
  const solved = new Set(records.map(({ puzzle, date }) => `${puzzle} ${date}`)).size;
  const { history } = context.words;
  return html`<section class="figures">
    <dl>
      ${figure(history.streak, current, history.days({ count: current }))}
      ${figure(history.longest, longest, history.days({ count: longest }))}
      ${figure(history.solved, solved)}
    </dl>
    ${hasToday ? html`<p class="today">${history.todaySolved}</p>` : todayLink(context)}
  </section>`;
}
