/** From a puzzle to the two-file text form, or to the reasons why that form cannot say it. */

import { calendarPosition } from "../core/puzzle/check/calendar.js";
import { draftOf } from "../core/puzzle/draft-of.js";
import { expectPuzzle } from "../core/puzzle/expect.js";
import type { Field, Puzzle } from "../core/puzzle/puzzle.js";
import { type Fault, type Result, success } from "../core/text/fault.js";
import { quoted } from "../core/text/sentences.js";
import { readableFields } from "./grid-and-shapes.js";

/** The texts of the two files. */
export interface GridAndShapes {
  readonly grid: string;
  readonly shapes: string;
}

/** True where a reader of the grid would find each choice by the word on its only cell. */
function speaksForItself(field: Field, puzzle: Puzzle): boolean {
  const calendar = readableFields.find(({ name }) => name === field.name);
  if (calendar === undefined) return false;
  return field.choices.every(({ cells }, index) => {
    const word = puzzle.board.cells[cells[0] ?? -1]?.id ?? "";
    return cells.length === 1 && calendarPosition(calendar, word) === index;
  });
}

function obstacles(puzzle: Puzzle): Fault[] {
  const lattice =
    puzzle.lattice === "square" ? [] : [{ path: ["lattice"], message: "this form is for square cells only" }];
  const flips = puzzle.pieces.flatMap(({ id, mayFlip }, p) =>
    mayFlip
      ? []
      : [{ path: ["pieces", p], message: `this form can't say that piece ${quoted(id)} mustn't be flipped` }],
  );
  const fields = puzzle.fields.flatMap((field, f) =>
    speaksForItself(field, puzzle)
      ? []
      : [
          {
            path: ["fields", f],
            message: `this form is for English months, days and weekdays, not for ${quoted(field.name)}`,
          },
        ],
  );
  return [...lattice, ...flips, ...fields];
}

const digits = (row: string): string => [...row].map((mark) => (mark === "#" ? "1" : "0")).join(" ");

/**
 * Writes a puzzle in the two-file form, or says why that form can't hold it.
 *
 * @example
 * ```ts
 * unwrap(writeGridAndShapes(cataloguePuzzle("classic"))).grid.split("\n")[0]; // → Jan Feb Mar Apr May Jun -
 * ```
 */
export function writeGridAndShapes(puzzle: Puzzle): Result<GridAndShapes> {
  expectPuzzle(puzzle);
  const faults = obstacles(puzzle);
  if (faults.length > 0) return { ok: false, faults };
  const { board, pieces } = draftOf(puzzle);
  const shapes = pieces.flatMap(({ shape, copies }) => Array<string>(copies).fill(shape.map(digits).join("\n")));
  return success({ grid: `${board.join("\n")}\n`, shapes: shapes.join("\n\n") });
}
