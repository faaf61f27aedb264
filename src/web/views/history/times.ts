/** From records to a table of times: for each puzzle how many dates were solved, the best time and the median. */

import { html, type TemplateResult } from "lit";
import type { SolveRecord } from "../../../core/game/record.js";
import { timesOf } from "../../../core/game/streak.js";
import { timeInDigits, timeInWords } from "../../amounts.js";
import "../../coach/own-pace.js";
import type { AppContext } from "../../context.js";

/** To be seen as digits, to be heard as words. */
function time({ language, words }: AppContext, seconds: number | undefined): TemplateResult {
  const digits = seconds === undefined ? "–" : timeInDigits(seconds);
  const said = seconds === undefined ? words.history.none : timeInWords(seconds, language);
  return html`<span aria-hidden="true">${digits}</span><span class="unseen">${said}</span>`;
}

function row(context: AppContext, title: string, records: readonly SolveRecord[]): TemplateResult {
  const times = timesOf(records);
  return html`<tr>
    <td>${title}</td>
    <td>${new Set(records.map(({ date }) => date)).size}</td>
    <td>${time(context, times?.best)}</td>
    <td>${time(context, times?.median)}</td>
  </tr>`;
}

function table(context: AppContext, rows: readonly TemplateResult[]): TemplateResult {
  const { puzzle, count, best, median, timesHint } = context.words.history;
  return html`<table class="times">
      <thead>
        <tr>${[puzzle, count, best, median].map((name) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>${rows}</tbody>
    </table>
    <p class="quiet">${timesHint}</p>`;
}

function byPuzzle(records: readonly SolveRecord[]): Map<string, SolveRecord[]> {
  const found = new Map<string, SolveRecord[]>();
  for (const record of records) {
    const known = found.get(record.puzzle);
    if (known === undefined) found.set(record.puzzle, [record]);
    else known.push(record);
  }
  return found;
}

export function times(
  context: AppContext,
  records: readonly SolveRecord[],
  titleOfPuzzle: (id: string) => string,
): TemplateResult {
  const { history } = context.words;
  const rows = [...byPuzzle(records)].map(([id, of]) => row(context, titleOfPuzzle(id), of));
  return html`<section>
    <h2>${history.times}</h2>
    ${rows.length === 0 ? html`<p class="quiet">${history.noTimes}</p>` : table(context, rows)}
    <daytile-own-pace .context=${context} .records=${records}></daytile-own-pace>
  </section>`;
}
