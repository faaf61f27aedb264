/** How much a puzzle may hold: one list that the checks, the readers and the documentation share. */

import type { Fault } from "../text/fault.js";

/** `what` continues the words "too many …". */
export const limits = [
  { name: "file", most: 100_000, what: "characters in the file" },
  // Less than a file holds by what is written around names and texts, so that every puzzle fits into one.
  {
    name: "text",
    most: 90_000,
    what: "characters in all names and texts, as the file may have to spell them",
  },
  { name: "cells", most: 400, what: "cells on the board" },
  { name: "rows", most: 64, what: "rows on the board" },
  { name: "columns", most: 64, what: "words in a row of the board" },
  { name: "fields", most: 12, what: "fields" },
  { name: "choices", most: 400, what: "choices in a field" },
  { name: "choiceCells", most: 16, what: "cells in a choice" },
  { name: "targets", most: 100_000_000, what: "combinations of choices" },
  { name: "pieces", most: 100, what: "different pieces" },
  { name: "copies", most: 400, what: "copies of a piece" },
  { name: "shapeRows", most: 64, what: "rows in a shape" },
  { name: "shapeColumns", most: 64, what: "characters in a row of a shape" },
  { name: "id", most: 40, what: "characters in the id" },
  { name: "word", most: 24, what: "characters in the name of a cell, field, choice or piece" },
  { name: "title", most: 120, what: "characters in the title" },
  { name: "note", most: 2_000, what: "characters in the note" },
  { name: "credits", most: 24, what: "lines of credits" },
  { name: "credit", most: 300, what: "characters in a line of credits" },
  { name: "label", most: 40, what: "characters in a label" },
  { name: "languages", most: 60, what: "languages" },
] as const;

export type LimitName = (typeof limits)[number]["name"];

export function limitOf(name: LimitName): number {
  return limits.find((limit) => limit.name === name)?.most ?? 0;
}

/** Nobody reads longer numbers, and products soon leave all that can be counted exactly. */
const maxWritten = 1_000_000_000;

function written(count: number): string {
  return count > maxWritten ? `more than ${written(maxWritten)}` : count.toLocaleString("en");
}

/** No fault, or the one that says which bound is passed and by how much. What is no number passes no bound. */
export function overLimit(name: LimitName, count: number, path: Fault["path"], offset?: number): Fault[] {
  const limit = limits.find((each) => each.name === name);
  if (limit === undefined || !(count > limit.most)) return [];
  const message = `too many ${limit.what}: ${written(count)} (the limit is ${written(limit.most)})`;
  return [offset === undefined ? { path, message } : { path, offset, message }];
}
