/** The puzzles the known counts are about: the catalogue's by id, and pentominoes on rectangles. */

import { readFileSync } from "node:fs";
import { shapeOf } from "../../src/core/lattice/shape.js";
import type { Piece, Puzzle, Target } from "../../src/core/puzzle/puzzle.js";
import { targetFromChoices } from "../../src/core/puzzle/target.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";
import type { KnownRectangle, Named } from "./counts.js";

export function puzzleById(id: string): Puzzle {
  const text = readFileSync(new URL(`../../puzzles/${id}.yaml`, import.meta.url), "utf8");
  const reading = readPuzzleYaml(text, `${id}.yaml`);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.value;
}

export function targetNamed(puzzle: Puzzle, names: Named): Target {
  const chosen = puzzle.fields.map(({ choices }, i) => choices.findIndex(({ id }) => id === names[i]));
  return targetFromChoices(puzzle, chosen);
}

const pentominoes: Readonly<Record<string, readonly string[]>> = {
  F: [".##", "##.", ".#."],
  I: ["#####"],
  L: ["####", "#..."],
  N: ["##..", ".###"],
  P: ["###", "##."],
  T: ["###", ".#.", ".#."],
  U: ["###", "#.#"],
  V: ["###", "#..", "#.."],
  W: ["#..", "##.", ".##"],
  X: [".#.", "###", ".#."],
  Y: ["####", ".#.."],
  Z: ["##.", ".#.", ".##"],
};

const cellsDrawn = (rows: readonly string[]) =>
  rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "#" ? [{ x, y }] : [])));

/** All twelve pentominoes; some of them more than once. */
function pentominoPieces(copies: Readonly<Record<string, number>>): Piece[] {
  return Object.entries(pentominoes).map(([id, rows]) => ({
    id,
    shape: shapeOf(cellsDrawn(rows)),
    mayFlip: true,
    copies: copies[id] ?? 1,
  }));
}

const gridCells = (rows: number, columns: number) =>
  Array.from({ length: rows * columns }, (_, index) => ({
    index,
    id: null,
    point: { x: index % columns, y: Math.floor(index / columns) },
  }));

export function pentominoRectangle(
  { rows, columns }: Pick<KnownRectangle, "rows" | "columns">,
  copies: Record<string, number> = {},
): Puzzle {
  return {
    id: `pentominoes-${rows}x${columns}`,
    title: { en: `Pentominoes ${rows}x${columns}` },
    note: {},
    credits: [],
    lattice: "square",
    board: { cells: gridCells(rows, columns), rows, columns },
    fields: [],
    pieces: pentominoPieces(copies),
    labels: {},
  };
}

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const fullDateFields: Readonly<Record<string, readonly string[]>> = {
  month: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  weekday: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  tens: digits.map((digit) => `T${digit}`),
  units: digits.map((digit) => `U${digit}`),
  day: Array.from({ length: 31 }, (_, day) => String(day + 1)),
};

/**
 * Too large for a word of 64 bits: month, weekday, both digits of the year and day on 10 rows of 7, in the order above.
 * Five of the 70 cells stay uncovered; the twelve pentominoes and a second P cover the rest.
 */
export function fullDatePuzzle(): Puzzle {
  const ids = Object.values(fullDateFields).flat();
  const rectangle = pentominoRectangle({ rows: 10, columns: 7 }, { P: 2 });
  return {
    ...rectangle,
    id: "full-date",
    board: { ...rectangle.board, cells: rectangle.board.cells.map((cell) => ({ ...cell, id: ids[cell.index]! })) },
    fields: Object.entries(fullDateFields).map(([name, choices]) => ({
      name,
      choices: choices.map((id) => ({ id, cells: [ids.indexOf(id)] })),
    })),
  };
}
