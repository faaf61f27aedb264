/** From a puzzle and a day to the same board with its weekdays dealt out again, so that the week starts with that day. */

import { daysInWeek } from "../calendar/calendar.js";
import { itemAt } from "../text/list.js";
import type { Choice, Field, Puzzle } from "./puzzle.js";

const weekdayField = ({ fields }: Puzzle): Field | undefined => fields.find(({ name }) => name === "weekday");

export const hasWeekdays = (puzzle: Puzzle): boolean => weekdayField(puzzle) !== undefined;

const byPlace = (a: Choice, b: Choice): number => Math.min(...a.cells) - Math.min(...b.cells);

/** The id of the weekday that comes first in reading order. */
export const firstWeekday = (puzzle: Puzzle): string | undefined =>
  [...(weekdayField(puzzle)?.choices ?? [])].sort(byPlace)[0]?.id;

const sortedCells = ({ cells }: Choice): number[] => [...cells].sort((a, b) => a - b);

/** Where the contents of each cell go; undefined where weekdays share cells and cannot be dealt out. */
function moves(choices: readonly Choice[], weekday: number): Map<number, number> | undefined {
  const cells = choices.flatMap((choice) => choice.cells);
  if (new Set(cells).size < cells.length) return undefined;
  const first = (weekday % daysInWeek) % choices.length;
  const places = [...choices].sort(byPlace).flatMap(sortedCells);
  const inWeek = [...choices.slice(first), ...choices.slice(0, first)].flatMap(sortedCells);
  return new Map(inWeek.map((cell, i) => [cell, itemAt(places, i)]));
}

function withMoved(puzzle: Puzzle, to: ReadonlyMap<number, number>): Puzzle {
  const place = (cell: number): number => to.get(cell) ?? cell;
  const { cells } = puzzle.board;
  const ids = cells.map(({ id }) => id);
  for (const { index, id } of cells) ids[place(index)] = id;
  const choiceAt = (choice: Choice): Choice => ({ ...choice, cells: choice.cells.map(place) });
  return {
    ...puzzle,
    board: { ...puzzle.board, cells: cells.map((cell) => ({ ...cell, id: ids[cell.index] ?? null })) },
    fields: puzzle.fields.map((field) => ({ ...field, choices: field.choices.map(choiceAt) })),
  };
}

/**
 * The weekday, 0 for Sunday, comes first in reading order and the others follow. Ids move with their choices, and labels
 * with their ids. A puzzle without weekdays stays as it is, and so does one whose weekdays share cells.
 */
export function withWeekStart(puzzle: Puzzle, weekday: number): Puzzle {
  const field = weekdayField(puzzle);
  const to = field === undefined ? undefined : moves(field.choices, weekday);
  return to === undefined ? puzzle : withMoved(puzzle, to);
}
