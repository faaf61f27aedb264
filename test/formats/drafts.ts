/** Random drafts for property tests: sound ones on both lattices, and ones that are full of hostile text. */

import * as fc from "fast-check";
import { type GridPlace, type Lattice, latticeNamed, latticeNames } from "../../src/core/lattice/lattice.js";
import type { PuzzleDraft } from "../../src/core/puzzle/draft.js";

/** Text that breaks careless readers and writers. */
const nasty = [
  "",
  " ",
  "-",
  "*",
  "#",
  "##.",
  "# x",
  ": ",
  "a: b",
  "'",
  '"',
  "\\",
  "\n",
  "a\nb",
  "\r\n",
  "\t",
  "\0",
  "\u0085",
  "\u2028",
  "\uFEFF",
  "\u202Eabc",
  "שלום",
  "مرحبا",
  "🧩",
  "👩‍👩‍👧",
  "\ud800",
  "é",
  "e\u0301",
  "|",
  ">",
  "&a",
  "*a",
  "!tag",
  "%YAML",
  "---",
  "...",
  "1..31",
  "T0..",
  "[",
  "]",
  "{",
  "}",
  ",",
  "a,b",
  "? a",
  "~",
  "null",
  "true",
  "No",
  "007",
  "0x1F",
  "1e3",
  "2024-01-01",
  "<<",
  "=",
  "@",
  "`",
  "__proto__",
  "constructor",
  "toString",
  " lead",
  "trail ",
  "x".repeat(3000),
  "\0".repeat(400),
];

export const hostileText = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.tuple(fc.constantFrom(...nasty), fc.constantFrom(...nasty)).map(([a, b]) => `${a.slice(0, 40)}${b.slice(0, 40)}`),
);

const record = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> =>
  fc.array(fc.tuple(hostileText, value), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs));

const named = <Value>(items: fc.Arbitrary<Value>, name: (item: Value) => string): fc.Arbitrary<Value[]> =>
  fc.uniqueArray(items, { maxLength: 4, selector: name });

/** Rows that a writer may space differently; a reader sees the same words. */
const words = (row: string): string => row.match(/\S+/g)?.join(" ") ?? "";

const drawnRow = fc.string({ unit: fc.constantFrom("#", "."), minLength: 1, maxLength: 5 });

const hostilePieces = (row: fc.Arbitrary<string>) =>
  named(fc.record({ id: hostileText, shape: fc.array(row, { maxLength: 4 }), copies: fc.nat(500) }), ({ id }) => id);

export const hostileDraft: fc.Arbitrary<PuzzleDraft> = fc.record({
  id: hostileText,
  title: record(hostileText),
  note: record(hostileText),
  credits: fc.array(hostileText, { maxLength: 4 }),
  lattice: hostileText,
  board: fc.array(hostileText, { maxLength: 4 }),
  fields: named(
    fc.record({
      name: hostileText,
      choices: fc.oneof(
        named(fc.record({ id: hostileText, cells: fc.array(hostileText, { maxLength: 3 }) }), ({ id }) => id),
        fc.array(hostileText, { maxLength: 4 }).map((ids) => ids.map((id) => ({ id, cells: [id] }))),
        fc.nat(40).map((count) => Array.from({ length: count }, (_, i) => ({ id: `D${i}`, cells: [`D${i}`] }))),
      ),
    }),
    ({ name }) => name,
  ),
  pieces: fc.oneof(hostilePieces(drawnRow), hostilePieces(fc.oneof(hostileText, drawnRow))),
  flips: fc.oneof(fc.constantFrom("all" as const, "none" as const), fc.array(hostileText, { maxLength: 3 })),
  labels: record(record(hostileText)),
});

/** The draft as any reader of its file must see it. */
export function respaced(draft: PuzzleDraft): PuzzleDraft {
  return { ...draft, board: draft.board.map(words) };
}

const printable = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
  .filter((text) => !/[\s\p{C}]/u.test(text));
/** Visible words that are no piece of the written form itself. */
const word = fc
  .oneof(printable, fc.constantFrom("a:", "#a", "a#", "[x]", "{", '"q"', "'", "1..3", "🧩", "שלום", "&a", "*a", "!t"))
  .filter((text) => text.length <= 24 && !["-", "*"].includes(text) && !/^[#.]+$/.test(text));

interface Plan {
  readonly lattice: "square" | "hex";
  readonly columns: number;
  readonly kinds: readonly ("cell" | "blank" | "hole")[];
  readonly names: readonly string[];
  readonly pieceNames: readonly string[];
  readonly flips: readonly boolean[];
  readonly texts: readonly string[];
}

const plan: fc.Arbitrary<Plan> = fc.record({
  lattice: fc.constantFrom("square" as const, "hex" as const),
  columns: fc.integer({ min: 2, max: 5 }),
  kinds: fc.array(fc.constantFrom("cell" as const, "cell" as const, "blank" as const, "hole" as const), {
    minLength: 4,
    maxLength: 20,
  }),
  names: fc.uniqueArray(word, { minLength: 20, maxLength: 20 }),
  pieceNames: fc.uniqueArray(word, { minLength: 2, maxLength: 2 }),
  flips: fc.tuple(fc.boolean(), fc.boolean()),
  texts: fc.array(
    fc.string({ unit: "grapheme", maxLength: 30 }).filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text)),
    { minLength: 3, maxLength: 3 },
  ),
});

function boardOf({ kinds, columns, names }: Plan): string[] {
  const marks = ["*", "*", ...kinds].map((kind, i) => {
    if (kind === "hole") return "-";
    return kind === "cell" ? (names[i - 2] ?? "*") : "*";
  });
  const rows: string[] = [];
  for (let i = 0; i < marks.length; i += columns) rows.push(marks.slice(i, i + columns).join(" "));
  return rows;
}

/** A domino fits on the first two cells, and single cells fill whatever is left. */
function soundFrom(made: Plan): PuzzleDraft {
  const board = boardOf(made);
  const cells = board.flatMap((row) => row.split(" ")).filter((text) => text !== "-");
  const named = cells.filter((text) => text !== "*");
  const [domino = "", single = ""] = made.pieceNames;
  const fields = named.length === 0 ? [] : [{ name: "cell", choices: named.map((id) => ({ id, cells: [id] })) }];
  const left = cells.length - fields.length - 2;
  const pieces = [
    { id: domino, shape: ["##"], copies: 1 },
    { id: single, shape: ["#"], copies: left },
  ].filter(({ copies }) => copies > 0);
  const flipped = pieces.filter((_, p) => made.flips[p]).map(({ id }) => id);
  return {
    id: "random",
    title: { en: `T${made.texts[0]}`, de: "T" },
    note: { en: made.texts[1] ?? "" },
    credits: [made.texts[2] ?? ""],
    lattice: made.lattice,
    board,
    fields,
    pieces,
    flips: flipped.length === pieces.length ? "all" : flipped.length === 0 ? "none" : flipped,
    labels: { en: Object.fromEntries(named.slice(0, 3).map((id, i) => [id, made.texts[i] ?? ""])) },
  };
}

const side = 4;

/** Cells of a small square that hang together: each choice adds a neighbour of a cell that is there. */
function grown(lattice: Lattice, choices: readonly number[]): GridPlace[] {
  const places: GridPlace[] = [{ row: 1, column: 1 }];
  for (const choice of choices) {
    const from = lattice.fromGrid(
      places[choice % places.length]?.row ?? 0,
      places[choice % places.length]?.column ?? 0,
    );
    const step = lattice.neighbours[choice % lattice.neighbours.length] ?? from;
    const next = lattice.toGrid({ x: from.x + step.x, y: from.y + step.y });
    const isInside = [next.row, next.column].every((at) => at >= 0 && at < side);
    if (isInside && !places.some(({ row, column }) => row === next.row && column === next.column)) places.push(next);
  }
  return places;
}

/** One piece of any shape on a board that it fits on as drawn; single cells fill the rest. */
const shapedDraft = fc
  .record({
    name: fc.constantFrom(...latticeNames),
    choices: fc.array(fc.nat(), { maxLength: 12 }),
    flips: fc.boolean(),
  })
  .map(({ name, choices, flips }): PuzzleDraft => {
    const places = grown(latticeNamed(name), choices);
    const isFull = (r: number, c: number): boolean => places.some(({ row, column }) => row === r && column === c);
    const line = (r: number): string => Array.from({ length: side }, (_, c) => (isFull(r, c) ? "#" : ".")).join("");
    return {
      id: "shaped",
      title: { en: "Shaped" },
      note: {},
      credits: [],
      lattice: name,
      board: Array.from({ length: side }, () => Array(side).fill("*").join(" ")),
      fields: [],
      pieces: [
        { id: "A", shape: Array.from({ length: side }, (_, r) => line(r)), copies: 1 },
        { id: "B", shape: ["#"], copies: side * side - places.length },
      ].filter(({ copies }) => copies > 0),
      flips: flips ? "all" : "none",
      labels: {},
    };
  });

export const soundDraft: fc.Arbitrary<PuzzleDraft> = fc.oneof(plan.map(soundFrom), shapedDraft);
