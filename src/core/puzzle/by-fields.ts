/** From a day that no calendar has to the end of a sentence: the choices of fields that ask for it anyway. */

import { wordsOf } from "../calendar/languages.js";
import type { Message } from "../i18n/message.js";
import { fieldsMessages } from "../locales/en/fields.generated.js";
import { choiceWithValue, digitOf, isYearDigit, type PartialDate } from "./date-fields.js";
import type { Field, Puzzle } from "./puzzle.js";

/** Any will do, for an example. */
const monday = 1;

const weekdayName = (weekday: number): string => wordsOf("en").weekdays[weekday] ?? "";

export const someWeekday = weekdayName(monday);

/** How a choice is written where the reader comes from: a weekday alone, or a field and its choice, as `day=31`. */
export type ChoiceSpeller = (part: "weekday" | "fields", value: string) => string;

const plainly: ChoiceSpeller = (part, value) => (part === "weekday" ? `weekday=${value}` : value);

type NamedChoice = Parameters<ChoiceSpeller>;

function choiceFor(field: Field, date: PartialDate): NamedChoice | undefined {
  const { name } = field;
  if (name === "weekday") return ["weekday", weekdayName(date.weekday ?? monday)];
  if (name !== "month" && name !== "day" && !isYearDigit(name)) return undefined;
  const value = isYearDigit(name) ? digitOf(date.year ?? 0, name) : date[name];
  const choice = value === undefined ? undefined : field.choices[choiceWithValue(field, value) ?? -1];
  return choice === undefined ? undefined : ["fields", `${name}=${choice.id}`];
}

/** To be typed as it is; nothing where the board has no such cells. `named` are fields that have their choice already. */
export function askedByFields(
  { fields }: Puzzle,
  date: PartialDate,
  named: ReadonlySet<string>,
  spell: ChoiceSpeller = plainly,
): Message | undefined {
  const unnamed = fields.filter(({ name }) => !named.has(name)).map((field) => choiceFor(field, date));
  const choices = unnamed.filter((choice) => choice !== undefined);
  const canBeAsked = ["month=", "day="].every((start) => choices.some(([, value]) => value.startsWith(start)));
  const written = choices.map(([part, value]) => spell(part, value)).join(" ");
  return canBeAsked ? fieldsMessages.byFields({ written }) : undefined;
}
