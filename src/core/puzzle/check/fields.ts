/** Checks the fields of a draft against its board, and turns their cell names into cell numbers. */

import { hinted } from "../../i18n/hinted.js";
import { checkMessages } from "../../locales/en/check.generated.js";
import { textMessages } from "../../locales/en/text.generated.js";
import type { Fault } from "../../text/fault.js";
import { quoted } from "../../text/sentences.js";
import type { DraftChoice, DraftField, PuzzleDraft } from "../draft.js";
import type { Board, Field } from "../puzzle.js";
import { misspellings } from "./board.js";
import { overLimit } from "./over-limit.js";
import { repeated, wordFaults } from "./texts.js";

type Path = Fault["path"];

/** Every choice of every field, with its path. */
function allChoices({ fields }: PuzzleDraft): { field: DraftField; choice: DraftChoice; path: Path }[] {
  return fields.flatMap((field, f) =>
    field.choices.map((choice, c) => ({ field, choice, path: ["fields", f, "choices", c] })),
  );
}

export function fieldSizeFaults(draft: PuzzleDraft): Fault[] {
  const targets = draft.fields.reduce((product, field) => product * field.choices.length, 1);
  return [
    ...overLimit("fields", draft.fields.length, ["fields"]),
    ...draft.fields.flatMap((field, f) => overLimit("choices", field.choices.length, ["fields", f])),
    ...allChoices(draft).flatMap(({ choice, path }) => overLimit("choiceCells", choice.cells.length, path)),
    ...overLimit("targets", targets, ["fields"]),
  ];
}

function repeatedChoices(field: DraftField, f: number): Fault[] {
  return repeated(field.choices, (choice) => choice.id).map(([{ id }, c]) => ({
    path: ["fields", f, "choices", c],
    ...checkMessages.twoChoices({ field: quoted(field.name), choice: quoted(id) }),
  }));
}

export function fieldNameFaults(draft: PuzzleDraft): Fault[] {
  const twice = repeated(draft.fields, (field) => field.name);
  return [
    ...draft.fields.flatMap((field, f) => wordFaults(field.name, "field", ["fields", f])),
    ...twice.map(([{ name }, f]) => ({ path: ["fields", f], ...checkMessages.twoFields({ field: quoted(name) }) })),
    ...allChoices(draft).flatMap(({ choice, path }) => wordFaults(choice.id, "choice", path)),
    ...draft.fields.flatMap(repeatedChoices),
  ];
}

function emptyFaults(draft: PuzzleDraft): Fault[] {
  const fields = draft.fields.flatMap(({ name, choices }, f) =>
    choices.length > 0 ? [] : [{ path: ["fields", f], ...checkMessages.noChoices({ field: quoted(name) }) }],
  );
  const choices = allChoices(draft).filter(({ choice }) => choice.cells.length === 0);
  return [
    ...fields,
    ...choices.map(({ choice, path }) => ({ path, ...checkMessages.emptyChoice({ choice: quoted(choice.id) }) })),
  ];
}

function unevenFaults(field: DraftField, f: number): Fault[] {
  const first = field.choices[0];
  if (first === undefined) return [];
  const c = field.choices.findIndex((choice) => choice.cells.length !== first.cells.length);
  const other = field.choices[c];
  if (other === undefined) return [];
  const [one, cells] = [quoted(first.id), first.cells.length];
  const said = checkMessages.unevenChoices({
    field: quoted(field.name),
    one,
    cells,
    other: quoted(other.id),
    others: other.cells.length,
  });
  return [{ path: ["fields", f, "choices", c], ...said }];
}

/** Two such choices would be one target under two names, and every count of targets would be wrong. */
function sameCellsFaults(field: DraftField, f: number): Fault[] {
  const first = new Map<string, string>();
  return field.choices.flatMap(({ id, cells }, c) => {
    const key = JSON.stringify([...cells].sort());
    const other = first.get(key) ?? id;
    first.set(key, other);
    if (other === id || cells.length === 0) return [];
    const said = checkMessages.sameCells({ one: quoted(other), other: quoted(id), field: quoted(field.name) });
    return [{ path: ["fields", f, "choices", c], ...said }];
  });
}

function repeatedCellFaults(draft: PuzzleDraft): Fault[] {
  return allChoices(draft).flatMap(({ choice, path }) =>
    repeated(choice.cells, (cell) => cell).map(([cell, index]) => ({
      path: [...path, "cells", index],
      ...checkMessages.cellTwice({ choice: quoted(choice.id), cell: quoted(cell) }),
    })),
  );
}

/** A cell in two fields could be uncovered twice on one date. */
function sharedCellFaults(draft: PuzzleDraft): Fault[] {
  const owner = new Map<string, DraftField>();
  return allChoices(draft).flatMap(({ field, choice, path }) =>
    choice.cells.flatMap((cell, index) => {
      const other = owner.get(cell) ?? field;
      owner.set(cell, other);
      if (other === field) return [];
      const said = checkMessages.sharedCell({ cell: quoted(cell), one: quoted(other.name), other: quoted(field.name) });
      return [{ path: [...path, "cells", index], ...said }];
    }),
  );
}

export function choiceFaults(draft: PuzzleDraft): Fault[] {
  return [
    ...emptyFaults(draft),
    ...draft.fields.flatMap(unevenFaults),
    ...draft.fields.flatMap(sameCellsFaults),
    ...repeatedCellFaults(draft),
    ...sharedCellFaults(draft),
  ];
}

export function unknownCellFaults(draft: PuzzleDraft, cellIds: ReadonlySet<string>): Fault[] {
  const guesses = misspellings(draft);
  return allChoices(draft).flatMap(({ field, choice, path }) =>
    choice.cells.flatMap((cell, index) => {
      if (cellIds.has(cell)) return [];
      const guess = guesses.get(cell);
      const lack = checkMessages.fieldLacksCell({ field: quoted(field.name), cell: quoted(cell) });
      const hint = guess === undefined ? undefined : textMessages.didYouMean({ words: [quoted(guess)] });
      return [{ path: [...path, "cells", index], ...hinted(lack, hint) }];
    }),
  );
}

/** How many cells every target uncovers; undefined where the fields do not agree with themselves. */
export function uncoveredCount({ fields }: PuzzleDraft): number | undefined {
  if (fields.some((field, f) => field.choices.length === 0 || unevenFaults(field, f).length > 0)) return undefined;
  return fields.reduce((sum, field) => sum + (field.choices[0]?.cells.length ?? 0), 0);
}

export function fieldsOf(draft: PuzzleDraft, board: Board): Field[] {
  const indexes = new Map(board.cells.flatMap(({ id, index }) => (id === null ? [] : [[id, index]])));
  return draft.fields.map(({ name, choices }) => ({
    name,
    choices: choices.map(({ id, cells }) => ({ id, cells: cells.map((cell) => indexes.get(cell) ?? 0) })),
  }));
}
