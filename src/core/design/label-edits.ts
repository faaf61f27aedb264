/** From a design to the same with other labels: laid out, moved, written, or gone. What changes nothing gives it back. */

import { maxDaysInMonth } from "../calendar/calendar.js";
import { wordsOf } from "../calendar/languages.js";
import type { Point } from "../lattice/lattice.js";
import { isCellName } from "../puzzle/check/board.js";
import { type DateFieldName, isYearDigit } from "../puzzle/date-fields.js";
import type { DraftChoice, DraftField } from "../puzzle/draft.js";
import { cellAtPoint, type Design, type DesignCell, isSamePoint, missingLabels } from "./design.js";

const english = wordsOf("en");
const digitLetters = { thousands: "K", hundreds: "H", tens: "T", units: "U" } as const;
const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** What the cells of a calendar field are called; digits of a year need a letter, since days are numbers too. */
function calendarIds(name: DateFieldName): readonly string[] {
  if (name === "month") return english.months;
  if (name === "weekday") return english.weekdays;
  if (isYearDigit(name)) return digits.map((digit) => `${digitLetters[name]}${digit}`);
  return Array.from({ length: maxDaysInMonth }, (_, i) => String(i + 1));
}

const withField = (design: Design, field: DraftField): Design =>
  design.fields.some(({ name }) => name === field.name) ? design : { ...design, fields: [...design.fields, field] };

const fieldOfIds = (name: string, ids: readonly string[]): DraftField => ({
  name,
  choices: ids.map((id) => ({ id, cells: [id] })),
});

function withDigitLabels(design: Design, name: DateFieldName): Design {
  if (!isYearDigit(name)) return design;
  const printed = Object.fromEntries(calendarIds(name).map((id, digit) => [id, String(digit)]));
  return { ...design, labels: { ...design.labels, en: { ...printed, ...design.labels.en } } };
}

/** Puts labels onto blank cells, in reading order, as far as there are any. */
function filled(design: Design, ids: readonly string[]): Design {
  const waiting = [...ids];
  const cells = design.cells.map((cell) => (cell.id === null ? { ...cell, id: waiting.shift() ?? null } : cell));
  return waiting.length === ids.length ? design : { ...design, cells };
}

/** Adds a field and lays its labels out on the blank cells. Where the field is there, what is missing is laid out. */
export function laidOut(design: Design, name: DateFieldName): Design {
  const fresh = !design.fields.some((field) => field.name === name);
  const whole = fresh ? withDigitLabels(withField(design, fieldOfIds(name, calendarIds(name))), name) : design;
  const own = new Set(whole.fields.find((field) => field.name === name)?.choices.flatMap(({ cells }) => cells));
  return filled(
    whole,
    missingLabels(whole).filter((id) => own.has(id) && isCellName(id)),
  );
}

/** Adds a field of one's own, each choice on one cell, on the blank cells. */
export function fieldAdded(design: Design, name: string, ids: readonly string[]): Design {
  const there = new Set(design.cells.map(({ id }) => id));
  const isTaken = design.fields.some((field) => field.name === name) || ids.some((id) => there.has(id));
  if (isTaken || name === "" || ids.length === 0 || !ids.every(isCellName)) return design;
  return filled(withField(design, fieldOfIds(name, ids)), ids);
}

function withoutLabels({ labels }: Design, gone: ReadonlySet<string>): Design["labels"] {
  const left = Object.entries(labels).map(([language, byCell]) => [
    language,
    Object.fromEntries(Object.entries(byCell).filter(([id]) => !gone.has(id))),
  ]);
  return Object.fromEntries(left.filter(([, byCell]) => Object.keys(byCell as object).length > 0));
}

/** Takes a field off the board: its cells stay, as blank ones. */
export function fieldRemoved(design: Design, name: string): Design {
  const field = design.fields.find((each) => each.name === name);
  if (field === undefined) return design;
  const gone = new Set(field.choices.flatMap(({ cells }) => cells));
  return {
    ...design,
    fields: design.fields.filter((each) => each !== field),
    cells: design.cells.map((cell) => (cell.id !== null && gone.has(cell.id) ? { ...cell, id: null } : cell)),
    labels: withoutLabels(design, gone),
  };
}

/** The same fields, in which a choice of one of them uncovers other cells. */
const withChoice = ({ fields }: Design, name: string, choice: number, cells: readonly string[]): DraftField[] =>
  fields.map((field) =>
    field.name === name
      ? { ...field, choices: field.choices.map((each, c) => (c === choice ? { ...each, cells } : each)) }
      : field,
  );

/** The next name after a choice that no cell of it has. */
function nextCellId({ id, cells }: DraftChoice): string {
  let number = 1;
  while (cells.includes(`${id}+${number}`)) number++;
  return `${id}+${number}`;
}

/** Gives a choice one cell more. Until somebody writes something else there, it shows the same as the first. */
export function choiceSpread(design: Design, name: string, choice: number, to: Point): Design {
  const cell = cellAtPoint(design, to);
  const spread = design.fields.find((field) => field.name === name)?.choices[choice];
  if (cell?.id !== null || spread === undefined) return design;
  const id = nextCellId(spread);
  if (!isCellName(id)) return design;
  const fields = withChoice(design, name, choice, [...spread.cells, id]);
  const text = design.labels.en?.[spread.cells[0] ?? ""] ?? spread.id;
  return labelPut(labelWritten({ ...design, fields }, id, "en", text), to, id);
}

/** The choice that uncovers the cell with an id, and its field. */
export function choiceOf({ fields }: Pick<Design, "fields">, id: string) {
  for (const { name, choices } of fields) {
    const choice = choices.findIndex(({ cells }) => cells.includes(id));
    const cells = choices[choice]?.cells;
    if (cells !== undefined) return { field: name, choice, cells };
  }
  return undefined;
}

/** Takes a cell from a choice that has several: it is blank then. */
export function choiceGathered(design: Design, id: string): Design {
  const owner = choiceOf(design, id);
  if (owner === undefined || owner.cells.length < 2) return design;
  const left = owner.cells.filter((each) => each !== id);
  const gone = new Set([id]);
  return {
    ...relabelled(design, (cell) => (cell.id === id ? null : cell.id)),
    fields: withChoice(design, owner.field, owner.choice, left),
    labels: withoutLabels(design, gone),
  };
}

const relabelled = (design: Design, idAt: (cell: DesignCell) => string | null): Design => ({
  ...design,
  cells: design.cells.map((cell) => ({ ...cell, id: idAt(cell) })),
});

/** Two cells exchange their labels; one of them may be blank. */
export function labelMoved(design: Design, from: Point, to: Point): Design {
  const [a, b] = [cellAtPoint(design, from), cellAtPoint(design, to)];
  if (a === undefined || b === undefined || a.id === b.id) return design;
  return relabelled(design, (cell) => (cell === a ? b.id : cell === b ? a.id : cell.id));
}

/** Puts a label onto a cell; where it stood before, the cell is blank. Null makes it blank, and so does an empty text. */
export function labelPut(design: Design, at: Point, text: string | null): Design {
  const id = text === "" ? null : text;
  const there = cellAtPoint(design, at);
  if (there === undefined || there.id === id || (id !== null && !isCellName(id))) return design;
  const isThere = (cell: DesignCell): boolean => isSamePoint(cell.point, at);
  return relabelled(design, (cell) => (isThere(cell) ? id : cell.id === id ? null : cell.id));
}

/** What is printed on the cell with an id, in a language; nothing for what the language says itself. */
export function labelWritten(design: Design, id: string, language: string, text: string): Design {
  const { [id]: before, ...others } = design.labels[language] ?? {};
  if ((before ?? "") === text) return design;
  const own = text === "" ? others : { ...others, [id]: text };
  const { [language]: _, ...rest } = design.labels;
  return { ...design, labels: Object.keys(own).length === 0 ? rest : { ...rest, [language]: own } };
}
