/** From a day that no calendar has to the parts of a request that ask for it anyway. */

import { wordsOf } from "../core/calendar/languages.js";
import { choiceWithValue, digitOf, isYearDigit } from "../core/puzzle/date-fields.js";
import type { PartialDate } from "../core/puzzle/dates.js";
import type { Field, Puzzle } from "../core/puzzle/puzzle.js";
import { type Caller, spelled } from "./caller.js";

/** Any will do, for an example. */
const monday = 1;

const weekdayName = (weekday: number): string => wordsOf("en").weekdays[weekday] ?? "";

export const someWeekday = weekdayName(monday);

/** `["day", "31"]`: a part of a request and its value. */
type SpelledPart = readonly [part: "weekday" | "fields", value: string];

function partFor(field: Field, date: PartialDate): SpelledPart | undefined {
  const { name } = field;
  if (name === "weekday") return ["weekday", weekdayName(date.weekday ?? monday)];
  if (name !== "month" && name !== "day" && !isYearDigit(name)) return undefined;
  const value = isYearDigit(name) ? digitOf(date.year ?? 0, name) : date[name];
  const choice = value === undefined ? undefined : field.choices[choiceWithValue(field, value) ?? -1];
  return choice === undefined ? undefined : ["fields", `${name}=${choice.id}`];
}

/** The end of a sentence, to be typed as it is; nothing where the board has no such cells. */
export function askedByFields(caller: Caller, puzzle: Puzzle, date: PartialDate, named: ReadonlySet<string>): string {
  const unnamed = puzzle.fields.filter(({ name }) => !named.has(name));
  const parts = unnamed.flatMap((field) =>
    [partFor(field, date) ?? []].filter((part): part is SpelledPart => part.length > 0),
  );
  const canBeAsked = ["month=", "day="].every((start) => parts.some(([, value]) => value.startsWith(start)));
  const written = parts.map(([part, value]) => spelled(caller, part, value)).join(" ");
  return canBeAsked ? `; to see it anyway, write ${written} instead of the date` : "";
}
