/** Puzzles for tests, built from the few lines that matter. */

import { type LatticeName, latticeNamed, type Point } from "../../src/core/lattice/lattice.js";
import { shapeOf } from "../../src/core/lattice/shape.js";
import type { Board, Cell, Field, Piece, Puzzle } from "../../src/core/puzzle/puzzle.js";
import { type Placement, placementsOf, type Tiling } from "../../src/core/tiling/placement.js";

export interface Sketch {
  readonly lattice?: LatticeName;
  readonly board: readonly string[];
  readonly fields?: Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>;
  readonly pieces?: Readonly<Record<string, readonly string[]>>;
  readonly copies?: Readonly<Record<string, number>>;
  readonly faceUp?: readonly string[] | "all";
  readonly labels?: Puzzle["labels"];
}

function boardOf(rows: readonly string[], lattice: LatticeName): Board {
  const words = rows.map((row) => row.trim().split(/\s+/));
  const places = words.flatMap((row, y) =>
    row.map((word, x) => ({ word, point: latticeNamed(lattice).fromGrid(y, x) })),
  );
  const cells = places
    .filter(({ word }) => word !== "-")
    .map(({ word, point }, index): Cell => ({ index, id: word === "*" ? null : word, point }));
  return { cells, rows: rows.length, columns: Math.max(...words.map((row) => row.length)) };
}

export function drawnCells(rows: readonly string[], lattice: LatticeName): Point[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === "#" ? [latticeNamed(lattice).fromGrid(y, x)] : [])),
  );
}

function fieldsOf(fields: NonNullable<Sketch["fields"]>, board: Board): Field[] {
  const cellNamed = (id: string): number => board.cells.findIndex((cell) => cell.id === id);
  return Object.entries(fields).map(([name, choices]) => {
    const entries = Array.isArray(choices) ? choices.map((id: string) => [id, [id]] as const) : Object.entries(choices);
    return { name, choices: entries.map(([id, cells]) => ({ id, cells: cells.map(cellNamed) })) };
  });
}

export function sketch({ lattice = "square", board: rows, fields = {}, pieces = {}, ...rest }: Sketch): Puzzle {
  const board = boardOf(rows, lattice);
  const { copies = {}, faceUp = [], labels = {} } = rest;
  const pieceOf = ([id, shape]: [string, readonly string[]]): Piece => ({
    id,
    shape: shapeOf(drawnCells(shape, lattice)),
    mayFlip: faceUp !== "all" && !faceUp.includes(id),
    copies: copies[id] ?? 1,
  });
  return {
    id: "sketch",
    title: { en: "Sketch" },
    note: {},
    credits: [],
    lattice,
    board,
    fields: fieldsOf(fields, board),
    pieces: Object.entries(pieces).map(pieceOf),
    labels,
  };
}

export const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`);
export const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
export const weekdays = "Sun Mon Tue Wed Thu Fri Sat".split(" ");

const classicPieces = {
  L5: ["####", "#..."],
  N5: ["##..", ".###"],
  P5: ["###", "##."],
  U5: ["###", "#.#"],
  V5: ["###", "#..", "#.."],
  Y5: ["####", ".#.."],
  Z5: ["##.", ".#.", ".##"],
  O6: ["###", "###"],
};

const monthsAndDays = [
  "Jan Feb Mar Apr May Jun -",
  "Jul Aug Sep Oct Nov Dec -",
  "1 2 3 4 5 6 7",
  "8 9 10 11 12 13 14",
  "15 16 17 18 19 20 21",
  "22 23 24 25 26 27 28",
];

export const classic = sketch({
  board: [...monthsAndDays, "29 30 31 - - - -"],
  fields: { month: months, day: numbers(1, 31) },
  pieces: classicPieces,
});

export const weekday = sketch({
  board: [...monthsAndDays, "29 30 31 Sun Mon Tue Wed", "- - - - Thu Fri Sat"],
  fields: { month: months, day: numbers(1, 31), weekday: weekdays },
  pieces: {
    I4: ["####"],
    L4: ["###", "#.."],
    S4: ["##.", ".##"],
    L5: ["####", "#..."],
    N5: ["##..", ".###"],
    P5: ["###", "##."],
    T5: ["###", ".#.", ".#."],
    U5: ["###", "#.#"],
    V5: ["###", "#..", "#.."],
    Z5: ["##.", ".#.", ".##"],
  },
});

const digits = (letter: string): string[] => numbers(0, 9).map((digit) => letter + digit);

export const year = sketch({
  board: [months.join(" "), numbers(1, 31).join(" "), digits("T").join(" "), digits("U").join(" ")],
  fields: { month: months, day: numbers(1, 31), tens: digits("T"), units: digits("U") },
  labels: { en: Object.fromEntries(["T", "U"].flatMap((letter) => digits(letter).map((id) => [id, id.slice(1)]))) },
});

/** Twenty-three hexagons: letters to choose from, two blanks, and four pieces in seven copies. */
export const hexagons = sketch({
  lattice: "hex",
  board: ["a b c d -", "e * g h i", "j k l m n", "o p q r s", "- t u v *"],
  fields: { letter: "a b c d e g h i j k l m n o p q r s t u v".split(" ") },
  pieces: { bar: ["###"], bend: ["##.", ".#."], clump: ["##", "#."], wave: ["##..", ".##."] },
  copies: { bend: 2, clump: 3 },
});

const inOrder = (a: Placement, b: Placement): number => a.piece - b.piece || (a.cells[0] ?? 0) - (b.cells[0] ?? 0);

/** The plainest search there is: fill the first open cell with whatever fits. */
export function* bruteForce(puzzle: Puzzle, uncovered: readonly number[], flips = true): Generator<Tiling> {
  const starting = puzzle.board.cells.map((): Placement[] => []);
  for (const placement of placementsOf(puzzle, { flips })) starting[placement.cells[0]!]!.push(placement);
  const taken = new Set(uncovered);
  const left = puzzle.pieces.map(({ copies }) => copies);
  const placed: Placement[] = [];
  function* fill(): Generator<Tiling> {
    const open = puzzle.board.cells.find(({ index }) => !taken.has(index));
    if (open === undefined) yield [...placed].sort(inOrder);
    for (const placement of starting[open?.index ?? -1] ?? []) {
      if (left[placement.piece] === 0 || placement.cells.some((cell) => taken.has(cell))) continue;
      left[placement.piece]!--;
      placed.push(placement);
      for (const cell of placement.cells) taken.add(cell);
      yield* fill();
      for (const cell of placement.cells) taken.delete(cell);
      placed.pop();
      left[placement.piece]!++;
    }
  }
  yield* fill();
}

export function cellsNamed(puzzle: Puzzle, ...ids: string[]): number[] {
  return ids.map((id) => puzzle.board.cells.findIndex((cell) => cell.id === id));
}
