/** From counted spots to the map of the year: squares in the colours of their counts, each a link to its puzzle. */

import { html, nothing, type TemplateResult } from "lit";
import { daysInWeek, weekdayOf } from "../../../core/calendar/calendar.js";
import { wordsOf } from "../../../core/calendar/languages.js";
import type { Puzzle, Target } from "../../../core/puzzle/puzzle.js";
import { styled } from "../../../templates/styled.js";
import type { AppContext } from "../../context.js";
import { linkTo } from "../../link.js";
import type { RouteChange } from "../../route.js";
import { choiceIds, choiceTitle, titleOfTarget } from "../../target.js";
import type { CountLookup } from "./counter.js";
import type { YearFigures } from "./figures.js";
import { heatClass } from "./heat.js";
import type { YearSlice, YearSpot, YearSpotRow } from "./slice.js";

export interface YearMapParts {
  readonly context: AppContext;
  readonly slice: YearSlice;
  readonly rows: readonly YearSpotRow[];
  readonly counts: CountLookup;
  readonly figures: YearFigures;
  /** What a spot says of its date and number. */
  readonly cell: (title: string, count: number) => string;
  /** Where a spot leads; left out: to its puzzle. */
  readonly to?: (spot: YearSpot) => RouteChange;
  /** Which of all spots can be reached by Tab. */
  readonly tabStop: number;
}

/** The puzzle of a spot: by its date, or by its choices where no calendar has it. */
export function changeTo(puzzle: Puzzle, { date, target }: YearSpot): RouteChange {
  return date === undefined ? { target: choiceIds(puzzle, target), view: "play" } : { date, view: "play" };
}

export const spotTitle = ({ puzzle, language }: AppContext, { target }: YearSpot): string =>
  titleOfTarget(puzzle, { target, date: undefined }, language);

const isSame = (a: Target, b: Target): boolean => a.every((choice, i) => choice === b[i]);

function spotLink(map: YearMapParts, spot: YearSpot, label: string, isTabStop: boolean): TemplateResult {
  const { context, counts, figures, cell, to = (each) => changeTo(context.puzzle, each) } = map;
  const { words, target } = context;
  const count = counts(spot.target);
  const { href, follow } = linkTo(context, to(spot));
  const title = spotTitle(context, spot);
  const name = count === undefined ? words.year.notYet({ title }) : cell(title, count);
  const text = count === undefined ? "" : String(count);
  return html`<a
    class="spot ${heatClass(count, figures)} ${spot.isReal ? "" : "unreal"} ${text.length > 4 ? "long" : ""}"
    href=${href} @click=${follow} tabindex=${isTabStop ? 0 : -1} aria-label=${name} title=${name}
    aria-current=${isSame(spot.target, target) ? "date" : nothing}
  ><span class="label">${label}</span><span class="count">${text}</span></a>`;
}

/** What's on the column: the choice of the field that runs along a row. */
function columnLabel({ context, rows }: YearMapParts, { target }: YearSpot): string {
  const { puzzle, language } = context;
  const row = rows[0]?.field ?? -1;
  const day = puzzle.fields.findIndex(({ name }) => name === "day");
  const column = day >= 0 ? day : puzzle.fields.length > 1 && row === 0 ? 1 : 0;
  const field = puzzle.fields[column];
  return field === undefined ? "" : choiceTitle(puzzle, field, target[column] ?? 0, language);
}

/** The weekday that comes first on the board, else Monday. */
function firstWeekday({ fields }: Puzzle): number {
  const choices = fields.find(({ name }) => name === "weekday")?.choices ?? [];
  const first = (cells: readonly number[]): number => Math.min(...cells);
  const starts = choices.map(({ cells }) => first(cells));
  return choices.length === 0 ? 1 : starts.indexOf(Math.min(...starts));
}

const isCalendar = ({ kind }: YearSlice): boolean => kind === "year" || kind === "month";

/** In which column of a week the first of a month is. */
function offsetOf({ slice, context }: YearMapParts, [first]: readonly YearSpot[]): number {
  if (!isCalendar(slice) || first?.date === undefined) return 0;
  return (weekdayOf(first.date) - firstWeekday(context.puzzle) + daysInWeek) % daysInWeek;
}

function weekdayHeads({ slice, context }: YearMapParts): TemplateResult | typeof nothing {
  if (!isCalendar(slice)) return nothing;
  const { weekdays } = wordsOf(context.language);
  const start = firstWeekday(context.puzzle);
  const names = weekdays.map((_, i) => weekdays[(start + i) % daysInWeek] ?? "");
  return html`<div class="weekdays" aria-hidden="true">${names.map((name) => html`<span>${name}</span>`)}</div>`;
}

function rowTemplate(map: YearMapParts, { field, choice, spots }: YearSpotRow, before: number): TemplateResult {
  const { puzzle, language } = map.context;
  const about = puzzle.fields[field];
  const title = about === undefined || map.rows.length === 0 ? "" : choiceTitle(puzzle, about, choice, language);
  return html`<section class="row">
    <h3>${title}</h3>
    ${weekdayHeads(map)}
    <ul role="list" style=${styled({ "--offset": String(offsetOf(map, spots) + 1) })}>
      ${spots.map((spot, i) => html`<li>${spotLink(map, spot, columnLabel(map, spot), before + i === map.tabStop)}</li>`)}
    </ul>
  </section>`;
}

function columnHeads(map: YearMapParts): TemplateResult {
  const longest = map.rows.reduce<readonly YearSpot[]>(
    (best, { spots }) => (spots.length > best.length ? spots : best),
    [],
  );
  return html`<div class="columns" aria-hidden="true">
    <span></span>${longest.map((spot) => html`<span>${columnLabel(map, spot)}</span>`)}
  </div>`;
}

export function mapTemplate(map: YearMapParts): TemplateResult {
  let before = 0;
  const rows = map.rows.map((row) => {
    const template = rowTemplate(map, row, before);
    before += row.spots.length;
    return template;
  });
  const widest = Math.max(1, ...map.rows.map(({ spots }) => spots.length));
  return html`<div class="map ${map.rows.length === 1 ? "single" : ""}" style=${styled({ "--columns": String(widest) })}>
    ${columnHeads(map)} ${rows}
  </div>`;
}
