/** From a draft to how long its file can become: a puzzle that passes the checks must fit into the file it is kept in. */

import type { Fault } from "../../text/fault.js";
import type { PuzzleDraft } from "../draft.js";
import type { Text } from "../puzzle.js";
import { overLimit } from "./over-limit.js";

/** What an editor would not show: a file spells each unit of it with six characters. */
const invisible = /\p{C}|[^\P{Z} ]/gu;
const spelled = 6;
/** Beside the quotes a colon or a comma, and a share of the line's end and indentation. */
const around = 4;

function lengthOf(text: string): number {
  const inQuotes = JSON.stringify(text);
  const units = inQuotes.match(invisible)?.join("").length ?? 0;
  return inQuotes.length + units * (spelled - 1) + around;
}

const pairs = (record: Text): string[] => Object.entries(record).flat();

/** All that is written but the board; the names of pieces are told again with their copies and flips. */
function textsOf({ title, note, credits, fields, pieces, labels }: PuzzleDraft): string[] {
  return [
    ...[title, note].flatMap(pairs),
    ...credits,
    ...fields.flatMap(({ name, choices }) => [name, ...choices.flatMap(({ id, cells }) => [id, ...cells])]),
    ...pieces.flatMap(({ id, shape }) => [id, id, id, ...shape]),
    ...Object.entries(labels).flatMap(([language, byCell]) => [language, ...pairs(byCell)]),
  ];
}

/** Rows that end early are filled up with marks for no cell; nothing in a board is escaped. */
function boardLength({ board }: PuzzleDraft): number {
  const rows = board.map((row) => row.match(/\S+/g) ?? []);
  const columns = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const letters = rows.flat().reduce((sum, word) => sum + word.length, 0);
  return letters + board.length * (2 * columns + around);
}

export function textSizeFaults(draft: PuzzleDraft): Fault[] {
  const length = textsOf(draft).reduce((sum, text) => sum + lengthOf(text), boardLength(draft));
  return overLimit("text", length, []);
}
