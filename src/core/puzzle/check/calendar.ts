/** Fields with a calendar meaning: how many choices they have, in which order, and which words stand for them. */

import { maxDaysInMonth } from "../../calendar/calendar.js";
import { wordsOf } from "../../calendar/languages.js";
import { checkMessages } from "../../locales/en/check.generated.js";
import type { Fault } from "../../text/fault.js";
import { quoted } from "../../text/sentences.js";
import type { DraftField, PuzzleDraft } from "../draft.js";

const english = wordsOf("en");
const counting = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`);
const digits = counting(0, 9);

/** The order of `names` is the order in which a field must list its choices. */
export const calendarFields = [
  { name: "month", names: english.longMonths, order: checkMessages.months() },
  { name: "day", names: counting(1, maxDaysInMonth), order: checkMessages.days() },
  { name: "weekday", names: english.longWeekdays, order: checkMessages.weekdays() },
  { name: "thousands", names: digits, order: checkMessages.digits() },
  { name: "hundreds", names: digits, order: checkMessages.digits() },
  { name: "tens", names: digits, order: checkMessages.digits() },
  { name: "units", names: digits, order: checkMessages.digits() },
] as const;

export type CalendarField = (typeof calendarFields)[number];

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** A name, or its beginning of three letters or more, in any case: "Jan", "SEPT", "monday". */
function standsFor(word: string, name: string): boolean {
  if (isNumber(name)) return word === name;
  return word.length >= 3 && name.toLowerCase().startsWith(word.toLowerCase());
}

/** The position an English word or a number has in a calendar field; -1 where it means nothing to it. */
export function calendarPosition(field: CalendarField, word: string): number {
  const end = field.names === digits ? (/\d$/.exec(word)?.[0] ?? word) : word;
  return field.names.findIndex((name) => standsFor(end, name));
}

function countFault(field: DraftField, calendar: CalendarField, path: Fault["path"]): Fault[] {
  const [has, needs] = [field.choices.length, calendar.names.length];
  if (has === needs) return [];
  return [{ path, ...checkMessages.choiceCount({ field: calendar.name, has, needs, order: calendar.order }) }];
}

/** Words in another language mean nothing here and are taken as they are. */
function orderFault(field: DraftField, calendar: CalendarField, path: Fault["path"]): Fault[] {
  const index = field.choices.findIndex(({ id }, i) => ![i, -1].includes(calendarPosition(calendar, id)));
  const choice = field.choices[index];
  if (choice === undefined) return [];
  const said = checkMessages.outOfOrder({ choice: quoted(choice.id), field: calendar.name, order: calendar.order });
  return [{ path: [...path, "choices", index], ...said }];
}

export function calendarFaults({ fields }: PuzzleDraft): Fault[] {
  return fields.flatMap((field, index) => {
    const calendar = calendarFields.find(({ name }) => name === field.name);
    if (calendar === undefined) return [];
    const path = ["fields", index];
    const count = countFault(field, calendar, path);
    return count.length > 0 ? count : orderFault(field, calendar, path);
  });
}
