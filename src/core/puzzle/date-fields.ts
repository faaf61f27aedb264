/** The fields a calendar can fill: which value of a date each of their choices stands for. */

import { weekdayOf } from "../calendar/calendar.js";
import type { Field, Puzzle } from "./puzzle.js";

/** As much as is known of a date. */
export interface PartialDate {
  readonly year?: number;
  /** 1 to 12. */
  readonly month?: number;
  /** 1 to 31. */
  readonly day?: number;
  /** 0 is Sunday; follows from the calendar when all else is known. */
  readonly weekday?: number;
}

/** How much one step of each digit of the year is worth. */
export const yearDigits = { thousands: 1000, hundreds: 100, tens: 10, units: 1 } as const;
export type YearDigit = keyof typeof yearDigits;

const yearDigitNames = Object.keys(yearDigits) as readonly YearDigit[];
export const dateFieldNames = ["month", "day", "weekday", ...yearDigitNames] as const;
export type DateFieldName = (typeof dateFieldNames)[number];

export function isYearDigit(name: string): name is YearDigit {
  return Object.hasOwn(yearDigits, name);
}

export function isDateField(name: string): name is DateFieldName {
  return dateFieldNames.some((known) => known === name);
}

/** What a person calls a target: a date, even one that doesn't exist, or where the puzzle shows none, a combination. */
export function targetNoun({ fields }: Pick<Puzzle, "fields">): "date" | "combination" {
  return fields.some(({ name }) => isDateField(name)) ? "date" : "combination";
}

export function digitOf(year: number, digit: YearDigit): number {
  return Math.floor(year / yearDigits[digit]) % 10;
}

/** Months and days count from 1, the rest from 0: the order of the choices is what counts, not their names. */
export function calendarValue(field: Field, choice: number): number {
  return field.name === "month" || field.name === "day" ? choice + 1 : choice;
}

export function choiceWithValue(field: Field, value: number): number | undefined {
  const choice = field.choices.findIndex((_, i) => calendarValue(field, i) === value);
  return choice < 0 ? undefined : choice;
}

function weekdayIn({ year, month, day, weekday }: PartialDate): number | undefined {
  if (weekday !== undefined || year === undefined || month === undefined || day === undefined) return weekday;
  return weekdayOf({ year, month, day });
}

/** The value of a date in one of these fields; undefined where too little of the date is known. */
export function dateValue(date: PartialDate, name: DateFieldName): number | undefined {
  if (isYearDigit(name)) return date.year === undefined ? undefined : digitOf(date.year, name);
  return name === "weekday" ? weekdayIn(date) : date[name];
}
