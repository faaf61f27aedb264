/** From records to a month on the wall: each day a link to its puzzle, marked if that was solved. */

import { html, nothing, type TemplateResult } from "lit";
import { addDays, type CalendarDate, daysInMonth } from "../../../core/calendar/calendar.js";
import { formatDate, formatIsoDate } from "../../../core/calendar/date-text.js";
import { capitalised, type Language, wordsOf } from "../../../core/calendar/languages.js";
import type { SolveRecord } from "../../../core/game/record.js";
import { itemAt } from "../../../core/text/list.js";
import { isSameDay } from "../../../element/today.js";
import { monthInWords } from "../../amounts.js";
import type { AppContext } from "../../context.js";
import { icon } from "../../icons.js";
import { linkTo } from "../../link.js";
import { dayMarks, firstWeekdayOf, type Mark, type Month, marks, weeksOf } from "./month.js";

function turned({ year, month }: Month, months: -1 | 1): Month {
  return addDays({ year, month, day: months < 0 ? 1 : daysInMonth(month, year) }, months);
}

function monthBar({ language, words }: AppContext, month: Month, show: (month: Month) => void): TemplateResult {
  const { history } = words;
  const button = (months: -1 | 1, name: string) =>
    html`<button class="bare" @click=${() => show(turned(month, months))} aria-label=${name}>
      ${icon(months < 0 ? "back" : "forward")}
    </button>`;
  return html`<div class="month">
    ${button(-1, history.previousMonth)}
    <h2 aria-live="polite">${monthInWords(month, language)}</h2>
    ${button(1, history.nextMonth)}
  </div>`;
}

function weekdayHeads(first: number, language: Language): TemplateResult[] {
  const { weekdays, longWeekdays } = wordsOf(language);
  return weekdays.map((_, i) => {
    const day = (first + i) % weekdays.length;
    return html`<th scope="col" abbr=${itemAt(longWeekdays, day)}>${weekdays[day]}</th>`;
  });
}

function dayCell(context: AppContext, date: CalendarDate | undefined, mark: Mark | undefined): TemplateResult {
  if (date === undefined) return html`<td></td>`;
  const { today, language, words } = context;
  const isToday = isSameDay(date, today);
  const { href, follow } = linkTo(context, { view: "play", date: isToday ? undefined : date });
  const name = `${capitalised(formatDate(date, language), language)}: ${words.history[mark ?? "notSolved"]}`;
  return html`<td>
    <a href=${href} @click=${follow} aria-label=${name} aria-current=${isToday ? "date" : nothing}>
      <span class="spot ${mark ?? ""}">${date.day}</span>
    </a>
  </td>`;
}

export function calendar(
  context: AppContext,
  records: readonly SolveRecord[],
  month: Month,
  show: (month: Month) => void,
): TemplateResult {
  const { language, settings, words } = context;
  const first = firstWeekdayOf(settings.weekStart, [navigator.language, language]);
  const found = dayMarks(records);
  const markOf = (date: CalendarDate | undefined) => date && found.get(formatIsoDate(date));
  const weeks = weeksOf(month, first).map(
    (week) => html`<tr>${week.map((date) => dayCell(context, date, markOf(date)))}</tr>`,
  );
  return html`<section>
    ${monthBar(context, month, show)}
    <table class="calendar" aria-label=${`${words.history.calendar}, ${monthInWords(month, language)}`}>
      <thead>
        <tr>${weekdayHeads(first, language)}</tr>
      </thead>
      <tbody>${weeks}</tbody>
    </table>
    <ul class="legend">
      ${marks.map((mark) => html`<li><span class="spot ${mark}"></span>${words.history[mark]}</li>`)}
    </ul>
  </section>`;
}
