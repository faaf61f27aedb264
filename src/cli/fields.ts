/** From the fields named on a command line, such as month=Apr, to the choice asked for by each name. */

import { type Language, wordsOf } from "../core/calendar/languages.js";
import { type DatePart, folded, meaningsOf } from "../core/calendar/words.js";
import { choiceWithValue } from "../core/puzzle/date-fields.js";
import { choiceNamed, namesByField } from "../core/puzzle/names.js";
import type { Field, Puzzle } from "../core/puzzle/puzzle.js";
import { nearest } from "../core/text/nearest.js";
import { quoted } from "../core/text/sentences.js";
import { found, type Outcome, wrongUsage } from "./command.js";

export type Names = Readonly<Record<string, string>>;

/** What the options say about fields. */
export interface NamesAsked {
  readonly fields: readonly string[];
  readonly weekday: string | undefined;
  readonly language: Language;
}

function readFields(fields: readonly string[]): Outcome<Names> {
  const names: Record<string, string> = {};
  for (const field of fields) {
    const [, name, choice] = /^([^=]+)=(.+)$/s.exec(field) ?? [];
    if (name === undefined || choice === undefined) {
      return wrongUsage(`--field takes NAME=CHOICE, as in month=Apr, not ${quoted(field)}`);
    }
    if (Object.hasOwn(names, name)) return wrongUsage(`the field ${name} is given twice`);
    names[name] = choice;
  }
  return found(names);
}

/** The one thing that a single word of the language, or of English, can mean. */
function meant(text: string, part: DatePart, language: Language): number | undefined {
  const [meanings = [], ...others] = meaningsOf(folded(text), language) ?? [];
  const values = new Set(meanings.flatMap((meaning) => (meaning.part === part ? [meaning.value] : [])));
  return values.size === 1 && others.length === 0 ? [...values][0] : undefined;
}

/** The id of a choice, also where it is called what the language calls it: Februar. */
function choiceId(field: Field, choice: string, language: Language): string {
  if (choiceNamed(field, choice).ok || (field.name !== "month" && field.name !== "weekday")) return choice;
  const value = meant(choice, field.name, language);
  const index = value === undefined ? undefined : choiceWithValue(field, value);
  return field.choices[index ?? -1]?.id ?? choice;
}

function inIds({ fields }: Puzzle, names: Names, language: Language): Names {
  const translated = Object.entries(names).map(([name, choice]) => {
    const field = fields.find((each) => each.name === name.trim().toLowerCase());
    return [name, field === undefined ? choice : choiceId(field, choice, language)];
  });
  return Object.fromEntries(translated);
}

/** `option` is what to call it in a sentence about what is no weekday. */
export function weekdayNumber(text: string, language: Language, option = "weekday"): Outcome<number> {
  const day = meant(text, "weekday", language);
  if (day !== undefined) return found(day);
  const { weekdays, longWeekdays } = wordsOf(language);
  const near = nearest(text, [...weekdays, ...longWeekdays]);
  const hint = near === undefined ? "" : `; did you mean ${near}?`;
  return wrongUsage(`--${option} takes ${weekdays.join(", ")}, not ${quoted(text)}${hint}`);
}

function withWeekday(puzzle: Puzzle, names: Names, weekday: string, language: Language): Outcome<Names> {
  const at = puzzle.fields.findIndex(({ name }) => name === "weekday");
  const field = puzzle.fields[at];
  if (field === undefined) return wrongUsage(`the puzzle ${puzzle.id} shows no weekday`);
  const number = weekdayNumber(weekday, language);
  if (!number.ok) return number;
  const { id } = field.choices[number.value]!;
  const given = namesByField(puzzle, names).given[at];
  if (given === undefined) return found({ ...names, weekday: id });
  const named = choiceNamed(field, given);
  if (!named.ok || field.choices[named.value]?.id === id) return found(names);
  return wrongUsage(`--weekday ${weekday} and --field weekday=${given} contradict each other: leave out one of them`);
}

/** The names of fields, with the weekday among them as the name of its choice. */
export function readNames(puzzle: Puzzle, { fields, weekday, language }: NamesAsked): Outcome<Names> {
  const names = readFields(fields);
  if (!names.ok) return names;
  const ids = inIds(puzzle, names.value, language);
  return weekday === undefined ? found(ids) : withWeekday(puzzle, ids, weekday, language);
}
