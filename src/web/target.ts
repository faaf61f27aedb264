/** From a route and a puzzle to the target it means, and to words for it. */

import { type CalendarDate, weekdayOf } from "../core/calendar/calendar.js";
import { formatDate, type WrittenDate } from "../core/calendar/date-text.js";
import { capitalised, type Language, wordsOf } from "../core/calendar/languages.js";
import { calendarValue } from "../core/puzzle/date-fields.js";
import { targetFromDate } from "../core/puzzle/dates.js";
import { cellLabel } from "../core/puzzle/labels.js";
import { targetFromNames } from "../core/puzzle/names.js";
import type { Field, Puzzle, Target } from "../core/puzzle/puzzle.js";
import { targetAt } from "../core/puzzle/target.js";
import type { Route, RouteFault } from "./route.js";

export interface RouteTarget {
  readonly target: Target;
  /** Undefined where a target is asked for by its choices. */
  readonly date: CalendarDate | undefined;
  readonly fault?: RouteFault;
}

// What a link means has been read by then, so nobody has to be asked: it would double what the first page loads of dates.
function byDate(puzzle: Puzzle, date: CalendarDate): Target {
  const target = targetFromDate(puzzle, date);
  return target.ok ? target.value : targetAt(puzzle, 0);
}

/** By the ids of its choices, in the order of the fields. */
function namedTarget(puzzle: Puzzle, ids: readonly string[]): Target | undefined {
  if (ids.length !== puzzle.fields.length) return undefined;
  const fields = Object.fromEntries(puzzle.fields.map(({ name }, i) => [name, ids[i] ?? ""]));
  const target = targetFromNames(puzzle, fields);
  return target.ok ? target.value : undefined;
}

export function targetOfRoute(puzzle: Puzzle, { date, target: ids }: Route, today: CalendarDate): RouteTarget {
  if (ids === undefined) return { target: byDate(puzzle, date ?? today), date: date ?? today };
  const target = namedTarget(puzzle, ids);
  if (target !== undefined) return { target, date: undefined };
  const fault = { part: "target", given: ids.join(", ") } as const;
  return { target: byDate(puzzle, today), date: today, fault };
}

export const choiceIds = ({ fields }: Puzzle, target: Target): string[] =>
  fields.map((field, i) => field.choices[target[i] ?? 0]?.id ?? "");

/** What a choice is called in a list: the month in full, else what is printed on its first cell. */
export function choiceTitle(puzzle: Puzzle, field: Field, choice: number, language: Language): string {
  const words = wordsOf(language);
  if (field.name === "month") return capitalised(words.longMonths[choice] ?? "", language);
  if (field.name === "weekday") return capitalised(words.longWeekdays[choice] ?? "", language);
  const cell = puzzle.board.cells[field.choices[choice]?.cells[0] ?? -1];
  return cell === undefined ? "" : cellLabel(puzzle, cell, language);
}

/** As a heading, such as "Friday 25 December 2026", or "31 April" for what no calendar has. */
export function titleOfTarget(puzzle: Puzzle, { target, date }: RouteTarget, language: Language): string {
  if (date !== undefined) return heading({ ...date, weekday: weekdayOf(date) }, language);
  const at = (name: string): number | undefined => {
    const i = puzzle.fields.findIndex((field) => field.name === name);
    return puzzle.fields[i] && calendarValue(puzzle.fields[i], target[i] ?? 0);
  };
  const [month, day, weekday] = [at("month"), at("day"), at("weekday")];
  if (month === undefined || day === undefined) return otherTitle(puzzle, target, language);
  return heading({ month, day, ...(weekday === undefined ? {} : { weekday }) }, language);
}

const heading = (date: WrittenDate, language: Language): string => capitalised(formatDate(date, language), language);

function otherTitle(puzzle: Puzzle, target: Target, language: Language): string {
  return puzzle.fields.map((field, i) => choiceTitle(puzzle, field, target[i] ?? 0, language)).join(" · ");
}
