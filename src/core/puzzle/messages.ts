/** What there is to say about fields and choices that a puzzle doesn't have, and about days that no calendar has. */

import { formatDate } from "../calendar/date-text.js";
import { wordsOf } from "../calendar/languages.js";
import { speaker } from "../text/message.js";

const english = wordsOf("en");

export const fieldSentences = {
  unknownField: (name: string) => `unknown field ${name}`,
  unknownChoice: (field: string, name: string) => `unknown ${field} ${name}`,
  hasNone: () => "this puzzle has none",
  expectedChoice: (field: string, example: string) =>
    `the field ${field}: expected the name of a choice, such as ${example}`,
  twice: (field: string, name: string) => `the field ${field} is given twice, the second time as ${name}`,
  missing: (field: string) => `the field ${field} is missing`,
  /** The year matters in February only. */
  monthLength: (month: number, year: number | undefined, days: number) =>
    `${english.longMonths[month - 1]}${year === undefined ? "" : ` ${year}`} has ${days} days`,
  byFields: (written: string) => `to see it anyway, write ${written} instead of the date`,
  wrongWeekday: (year: number, month: number, day: number, is: number, not: number) =>
    `${formatDate({ year, month, day })} is a ${english.longWeekdays[is]}, not a ${english.longWeekdays[not]}`,
  weekdayMissing: () => "the weekday is missing; add it, or write the date with its year",
  yearMissing: (digit: string) => `the year is missing; this puzzle shows its ${digit} digit`,
  partMissing: (part: string) => `the ${part} is missing; write a date such as 25 Dec`,
  noChoice: (field: string, value: number) => `this puzzle has no ${field} ${value}`,
  noWeekday: (weekday: number) => `this puzzle has no weekday ${english.longWeekdays[weekday]}`,
};

export const sayField = speaker("fields", fieldSentences);
