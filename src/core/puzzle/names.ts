/** From names of fields and choices, such as { month: "Apr", day: "31" }, to a target, whether it is a date or not. */

import { hinted } from "../i18n/hinted.js";
import type { Message } from "../i18n/message.js";
import { fieldsMessages } from "../locales/en/fields.generated.js";
import { textMessages } from "../locales/en/text.generated.js";
import { expectObject } from "../text/arguments.js";
import { type Fault, failure, type Result, success } from "../text/fault.js";
import { nearestMeant } from "../text/guess.js";
import { quoted } from "../text/sentences.js";
import { expectPuzzle } from "./expect.js";
import type { Field, Puzzle, Target } from "./puzzle.js";
import { markedTarget } from "./target.js";

/** Choices by the name of their field, such as { month: "Apr", day: 31 }. */
export type Names = Readonly<Record<string, string | number>>;

/** As written, or in other capitals where that can mean one thing only. */
function matchName(name: string, known: readonly string[]): number | undefined {
  const exact = known.indexOf(name);
  if (exact >= 0) return exact;
  const alike = known.flatMap((candidate, i) => (candidate.toLowerCase() === name.toLowerCase() ? [i] : []));
  return alike.length === 1 ? alike[0] : undefined;
}

const maxListed = 12;

/** Of many names the first two and the last. */
function someOf(names: readonly string[]): readonly string[] {
  return names.length > maxListed ? [...names.slice(0, 2), `… ${names.at(-1)}`] : names;
}

/** Whether names count up by one, as the days of a month do. */
const areCounting = (names: readonly string[]): boolean =>
  names.length > 2 && names.every((name, i) => name === String(Number(names[0]) + i));

/** Where names are numbers, the one that looks alike is hardly ever meant: the range says more. */
function choicesAmong(names: readonly string[]): Message {
  const [first = "", last = ""] = [names[0], names.at(-1)];
  return areCounting(names)
    ? textMessages.chooseNumber({ first, last })
    : textMessages.chooseFrom({ words: someOf(names) });
}

/** A name that is unknown, with those that are known. */
function withKnown(unknown: Message, name: string, known: readonly string[]): Message {
  const near = areCounting(known) ? undefined : nearestMeant(name, known);
  return hinted(unknown, known.length === 0 ? fieldsMessages.hasNone() : (near ?? choicesAmong(known)));
}

export function choiceNamed(field: Field, name: string): Result<number> {
  const ids = field.choices.map(({ id }) => id);
  const match = matchName(name.trim(), ids);
  if (match !== undefined) return success(match);
  const unknown = fieldsMessages.unknownChoice({ field: field.name, name: quoted(name.trim()) });
  return failure({ path: [field.name], ...withKnown(unknown, name.trim(), ids) });
}

/** Whoever writes no types may pass anything; what is undefined was not given. */
function choiceFaults(field: Field, choice: unknown): Fault[] {
  if (["string", "number", "undefined"].includes(typeof choice)) return [];
  const example = field.choices[0]?.id ?? "";
  return [{ path: [field.name], ...fieldsMessages.expectedChoice({ field: field.name, example }) }];
}

function twiceFaults(field: Field, name: string, isGiven: boolean): Fault[] {
  return isGiven ? [{ path: [name], ...fieldsMessages.twice({ field: field.name, name: quoted(name) }) }] : [];
}

/** What was said about each field, in the order of the puzzle's fields, and faults for fields that it does not have. */
export function namesByField(puzzle: Puzzle, names: Names): { given: (string | undefined)[]; faults: Fault[] } {
  const fields = puzzle.fields.map(({ name }) => name);
  const given: (string | undefined)[] = fields.map(() => undefined);
  const faults: Fault[] = [];
  for (const [name, choice] of Object.entries(names)) {
    const index = matchName(name.trim(), fields) ?? -1;
    const field = puzzle.fields[index];
    if (field === undefined) {
      faults.push({ path: [name], ...withKnown(fieldsMessages.unknownField({ name: quoted(name) }), name, fields) });
    } else {
      faults.push(...choiceFaults(field, choice), ...twiceFaults(field, name, given[index] !== undefined));
      given[index] = choice === undefined ? undefined : String(choice);
    }
  }
  return { given, faults };
}

export function missingField(field: Field): Fault {
  const choices = choicesAmong(field.choices.map(({ id }) => id));
  return { path: [field.name], ...hinted(fieldsMessages.missing({ field: field.name }), choices) };
}

/** One result per field becomes one target, or every fault together. */
export function gathered(choices: readonly Result<number>[], faults: readonly Fault[]): Result<Target> {
  const all = [...faults, ...choices.flatMap((choice) => (choice.ok ? [] : choice.faults))];
  return all.length > 0
    ? failure(...all)
    : success(markedTarget(choices.map((choice) => (choice.ok ? choice.value : 0))));
}

/**
 * The target with these choices, whether it is a date or not.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * unwrap(targetFromNames(puzzle, { month: "Apr", day: 31 })).join(" "); // → 3 30
 * ```
 */
export function targetFromNames(puzzle: Puzzle, names: Names): Result<Target> {
  expectPuzzle(puzzle);
  expectObject(names, "names");
  const { given, faults } = namesByField(puzzle, names);
  const choices = puzzle.fields.map((field, i) => {
    const name = given[i];
    if (faults.some(({ path }) => path[0] === field.name)) return success(0);
    return name === undefined ? failure(missingField(field)) : choiceNamed(field, name);
  });
  return gathered(choices, faults);
}
