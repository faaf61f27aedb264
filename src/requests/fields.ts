/** From the fields and the weekday that a request names to the id of the choice asked for in each. */

import { type Language, wordsOf } from "../core/calendar/languages.js";
import { type DatePart, folded, meaningsOf } from "../core/calendar/words.js";
import { hinted } from "../core/i18n/hinted.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import { textMessages } from "../core/locales/en/text.generated.js";
import { choiceWithValue } from "../core/puzzle/date-fields.js";
import { choiceNamed, type Names, namesByField } from "../core/puzzle/names.js";
import type { Field, Puzzle } from "../core/puzzle/puzzle.js";
import { nearestMeant } from "../core/text/guess.js";
import { quoted } from "../core/text/sentences.js";
import { type Caller, spelled } from "./caller.js";
import { found, type Outcome, refused } from "./outcome.js";
import type { AskedOf } from "./parts.js";
import type { fieldParts } from "./schema.js";

/** What a request says about fields. */
export interface FieldsAsked extends AskedOf<typeof fieldParts> {}

/** The one thing that a single word of the language, or of English, can mean. */
function meant(text: string, part: DatePart, language: Language): number | undefined {
  const [meanings = [], ...others] = meaningsOf(folded(text), language) ?? [];
  const values = new Set(meanings.flatMap((meaning) => (meaning.part === part ? [meaning.value] : [])));
  return values.size === 1 && others.length === 0 ? [...values][0] : undefined;
}

/** The id of a choice, also where it is called what the language calls it: Februar. */
function choiceId(field: Field, choice: string | number, language: Language): string | number {
  if (typeof choice !== "string" || (field.name !== "month" && field.name !== "weekday")) return choice;
  if (choiceNamed(field, choice).ok) return choice;
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

/** `part` is the part of the request that names a weekday, for a sentence about what isn't one. */
export function weekdayNumber(
  caller: Caller,
  text: string,
  language: Language,
  part: "weekday" | "week-start" = "weekday",
): Outcome<number> {
  const day = meant(text, "weekday", language);
  if (day !== undefined) return found(day);
  const { weekdays, longWeekdays } = wordsOf(language);
  const hint = nearestMeant(text, [...weekdays, ...longWeekdays]) ?? textMessages.chooseFrom({ words: weekdays });
  return refused(hinted(requestsMessages.unknownValue({ part: spelled(caller, part), value: quoted(text) }), hint));
}

function withWeekday(
  caller: Caller,
  puzzle: Puzzle,
  names: Names,
  weekday: string,
  language: Language,
): Outcome<Names> {
  const at = puzzle.fields.findIndex(({ name }) => name === "weekday");
  const field = puzzle.fields[at];
  if (field === undefined) return refused(requestsMessages.noWeekdays({ puzzle: puzzle.id }));
  const number = weekdayNumber(caller, weekday, language);
  if (!number.ok) return number;
  const id = field.choices[number.value]?.id;
  if (id === undefined) return refused(requestsMessages.noCellFor({ puzzle: puzzle.id, weekday: quoted(weekday) }));
  const given = namesByField(puzzle, names).given[at];
  if (given === undefined) return found({ ...names, weekday: id });
  const named = choiceNamed(field, given);
  if (!named.ok || field.choices[named.value]?.id === id) return found(names);
  const [one, other] = [spelled(caller, "weekday", weekday), spelled(caller, "fields", `weekday=${given}`)];
  return refused(textMessages.useEither({ one, other }));
}

/** The names of fields, with the weekday among them as the name of its choice. */
export function readNames(caller: Caller, puzzle: Puzzle, asked: FieldsAsked): Outcome<Names> {
  const { fields = {}, weekday, language = "en" } = asked;
  const ids = inIds(puzzle, fields, language);
  return weekday === undefined ? found(ids) : withWeekday(caller, puzzle, ids, weekday, language);
}
