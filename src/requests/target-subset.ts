/** From the fields that a request names to that part of a puzzle's targets which has these choices. */

import { formatDate } from "../core/calendar/date-text.js";
import { type Language, wordsOf } from "../core/calendar/languages.js";
import { calendarValue } from "../core/puzzle/date-fields.js";
import { expectPuzzle } from "../core/puzzle/expect.js";
import { cellLabel } from "../core/puzzle/labels.js";
import { choiceNamed, namesByField } from "../core/puzzle/names.js";
import type { Puzzle, Target } from "../core/puzzle/puzzle.js";
import { markedTarget } from "../core/puzzle/target.js";
import type { Caller } from "./caller.js";
import { type FieldsAsked, readNames } from "./fields.js";
import { found, type Outcome, refusedFor } from "./outcome.js";
import { wrongAmong } from "./parts.js";
import { fieldParts } from "./schema.js";

/** The targets of a puzzle that have the choices named. */
export interface TargetSubset {
  /** The puzzle as it is. */
  readonly whole: Puzzle;
  /** The puzzle with no other choices than those asked for. */
  readonly puzzle: Puzzle;
  /** By field: the only choice there is, where it was named. */
  readonly only: readonly (number | undefined)[];
}

/**
 * Takes the targets of a puzzle that have the choices named: a month, say.
 *
 * @example
 * ```ts
 * const { puzzle } = unwrap(targetSubset(cataloguePuzzle("classic"), { fields: { month: "Dec" } }));
 * (await countTargets({ puzzle })).length; // → 31
 * ```
 */
export function targetSubset(whole: Puzzle, asked: FieldsAsked = {}, caller: Caller = {}): Outcome<TargetSubset> {
  const wrong = wrongAmong(asked, fieldParts);
  if (wrong !== undefined) return wrong;
  expectPuzzle(whole, "whole");
  return findSubset(whole, asked, caller);
}

/** The same for a request that has been checked. */
export function findSubset(whole: Puzzle, asked: FieldsAsked, caller: Caller): Outcome<TargetSubset> {
  const names = readNames(caller, whole, asked);
  if (!names.ok) return names;
  const { given, faults } = namesByField(whole, names.value);
  const choices = whole.fields.map((field, i) => (given[i] === undefined ? undefined : choiceNamed(field, given[i])));
  const all = [...faults, ...choices.flatMap((choice) => (choice === undefined || choice.ok ? [] : choice.faults))];
  if (all.length > 0) return refusedFor(all);
  const only = choices.map((choice) => (choice?.ok ? choice.value : undefined));
  return found({ whole, puzzle: withOnly(whole, only), only });
}

function withOnly(whole: Puzzle, only: TargetSubset["only"]): Puzzle {
  const fields = whole.fields.map((field, i) => {
    const choice = field.choices[only[i] ?? -1];
    return choice === undefined ? field : { ...field, choices: [choice] };
  });
  return { ...whole, fields };
}

/** A target of the subset as a target of the whole. */
export function inWhole({ only }: TargetSubset, target: Target): Target {
  return markedTarget(target.map((choice, field) => only[field] ?? choice));
}

/** What people call a choice: what is printed on its cell, or the language's word where it has several. */
export function choiceLabel(puzzle: Puzzle, field: number, choice: number, language: Language): string {
  const { name = "", choices = [] } = puzzle.fields[field] ?? {};
  const { id = "", cells = [] } = choices[choice] ?? {};
  const [first, ...others] = cells.map((cell) => puzzle.board.cells[cell]);
  if (first !== undefined && others.length === 0) return cellLabel(puzzle, first, language);
  return (name === "month" ? wordsOf(language).months[choice] : undefined) ?? id;
}

/** A target as the language asked for writes dates, even one that doesn't exist: `31 April`. Other fields follow. */
export function targetTitle(puzzle: Puzzle, target: Target, language: Language): string {
  const parts: { month?: number; day?: number; weekday?: number } = {};
  const others: string[] = [];
  puzzle.fields.forEach((field, i) => {
    const { name } = field;
    if (name === "month" || name === "day" || name === "weekday") parts[name] = calendarValue(field, target[i] ?? 0);
    else others.push(choiceLabel(puzzle, i, target[i] ?? 0, language));
  });
  const { month, day, ...rest } = parts;
  if (month === undefined || day === undefined)
    return target.map((choice, field) => choiceLabel(puzzle, field, choice, language)).join(" ");
  return [formatDate({ month, day, ...rest }, language), ...others].join(" ");
}
