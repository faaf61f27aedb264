/** From a day that no calendar has to the options that ask for it all the same. */

import { wordsOf } from "../core/calendar/languages.js";
import { choiceWithValue, digitOf, isYearDigit } from "../core/puzzle/date-fields.js";
import type { PartialDate } from "../core/puzzle/dates.js";
import type { Field, Puzzle } from "../core/puzzle/puzzle.js";

/** Any will do, for an example. */
const monday = 1;
export const someWeekday = wordsOf("en").weekdays[monday]!;

function optionFor(field: Field, date: PartialDate): string | undefined {
  const { name } = field;
  if (name === "weekday") return `--weekday ${wordsOf("en").weekdays[date.weekday ?? monday]}`;
  if (name !== "month" && name !== "day" && !isYearDigit(name)) return undefined;
  const value = isYearDigit(name) ? digitOf(date.year ?? 0, name) : date[name];
  const choice = value === undefined ? undefined : field.choices[choiceWithValue(field, value) ?? -1];
  return choice === undefined ? undefined : `--field ${name}=${choice.id}`;
}

/** The end of a sentence, to be typed as it stands; nothing where the board has no such cells. */
export function byFields({ fields }: Puzzle, date: PartialDate, named: ReadonlySet<string>): string {
  const asked = fields.filter(({ name }) => !named.has(name)).flatMap((field) => optionFor(field, date) ?? []);
  const canBeAsked = ["month", "day"].every((part) => asked.some((option) => option.includes(` ${part}=`)));
  return canBeAsked ? `; to see it all the same, write ${asked.join(" ")} instead of the date` : "";
}
