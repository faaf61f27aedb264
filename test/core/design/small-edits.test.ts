/** Every edit of a small design, with the whole design that comes of it; what changes nothing gives back the very same. */

import { describe, expect, it } from "vitest";
import { type Mirroring, rectangleOf } from "../../../src/core/design/board-edits.js";
import { type Design, type DesignPiece, emptyDesign } from "../../../src/core/design/design.js";
import { type DesignEdit, editDesign } from "../../../src/core/design/edit.js";
import { choiceOf } from "../../../src/core/design/label-edits.js";
import { nameForPiece } from "../../../src/core/design/piece-edits.js";
import type { LatticeName } from "../../../src/core/lattice/lattice.js";

const at = (x: number, y: number) => ({ x, y });

/** Cells as words of a row, from the left; `-` where there is none and `*` for a blank one. */
function cells(...rows: string[]): Design["cells"] {
  return rows.flatMap((row, y) =>
    row.split(" ").flatMap((word, x) => (word === "-" ? [] : [{ point: at(x, y), id: word === "*" ? null : word }])),
  );
}

const empty = emptyDesign("square", { en: "Mine" });
const piece = (id: string, shape: DesignPiece["shape"], rest: Partial<DesignPiece> = {}): DesignPiece => ({
  ...{ id, shape, copies: 1, mayFlip: true },
  ...rest,
});
const single = (id: string) => ({ id, cells: [id] });

const bar = [at(0, 0), at(1, 0), at(2, 0)];
const hook = [at(0, 0), at(1, 0), at(2, 0), at(0, 1)];
const bent = [at(0, 0), at(1, 0), at(0, 1)];

/** Two rows: one field on three cells, one of whose choices has two, and a label that waits. */
const design: Design = {
  ...empty,
  cells: cells("a b a+1", "* * -"),
  fields: [
    { name: "side", choices: [{ id: "a", cells: ["a", "a+1"] }, single("b")] },
    { name: "late", choices: [single("c")] },
  ],
  pieces: [piece("I3", bar), piece("L4", hook, { copies: 2, mayFlip: false })],
  labels: { en: { a: "A", "a+1": "A" }, de: { b: "B" } },
};

type Row = readonly [what: string, edit: DesignEdit, after: Partial<Design>];

const boardRows: readonly Row[] = [
  [
    "paint",
    { edit: "paint", points: [at(2, 1), at(-1, 0), at(2, 1), at(0, 0)] },
    {
      cells: [{ point: at(-1, 0), id: null }, ...cells("a b a+1", "* * *")],
    },
  ],
  [
    "paint as far out as anybody does",
    { edit: "paint", points: [at(128, -128), at(129, 0), at(0, -129), at(0.5, 0)] },
    {
      cells: [{ point: at(128, -128), id: null }, ...design.cells],
    },
  ],
  ["erase", { edit: "erase", points: [at(1, 0), at(1, 1), at(9, 9)] }, { cells: cells("a - a+1", "*") }],
  [
    "a rectangle from its lower right",
    { edit: "rectangle", from: at(2, 2), to: at(1, 1) },
    {
      cells: cells("a b a+1", "* * *", "- * *"),
    },
  ],
  ["a rectangle less", { edit: "rectangle", from: at(1, 0), to: at(2, 1), erases: true }, { cells: cells("a", "*") }],
  [
    "left and right",
    { edit: "mirror", mirroring: "left-right" },
    { cells: [{ point: at(-1, 0), id: null }, ...design.cells] },
  ],
  ["top and bottom", { edit: "mirror", mirroring: "top-bottom" }, { cells: cells("a b a+1", "* * *") }],
  [
    "half a turn",
    { edit: "mirror", mirroring: "half-turn" },
    { cells: [...design.cells.slice(0, 3), { point: at(-1, 1), id: null }, ...design.cells.slice(3)] },
  ],
  ["shift to the side", { edit: "shift", by: at(1, 0) }, { cells: cells("- a b a+1", "- * * -") }],
  ["shift down", { edit: "shift", by: at(0, 1) }, { cells: cells("-", "a b a+1", "* * -") }],
  ["shift", { edit: "shift", by: at(2, 1) }, { cells: cells("- - -", "- - a b a+1", "- - * *") }],
  [
    "other lattice",
    { edit: "lattice", lattice: "hex" },
    {
      lattice: "hex",
      cells: cells("a b a+1", "* * -"),
      pieces: [],
    },
  ],
];

const labelRows: readonly Row[] = [
  [
    "lay out",
    { edit: "lay-out", field: "weekday" },
    {
      cells: cells("a b a+1", "Sun Mon -"),
      fields: [
        ...design.fields,
        { name: "weekday", choices: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map(single) },
      ],
    },
  ],
  [
    "lay out digits",
    { edit: "lay-out", field: "thousands" },
    {
      cells: cells("a b a+1", "K0 K1 -"),
      fields: [...design.fields, { name: "thousands", choices: [..."0123456789"].map((digit) => single(`K${digit}`)) }],
      labels: {
        ...design.labels,
        en: { ...Object.fromEntries([..."0123456789"].map((digit) => [`K${digit}`, digit])), ...design.labels.en },
      },
    },
  ],
  ["lay out what waits", { edit: "lay-out", field: "late" as never }, { cells: cells("a b a+1", "c * -") }],
  [
    "add a field",
    { edit: "add-field", name: "mine", choices: ["x", "y", "z"] },
    {
      cells: cells("a b a+1", "x y -"),
      fields: [...design.fields, { name: "mine", choices: ["x", "y", "z"].map(single) }],
    },
  ],
  ["remove a field whose labels wait", { edit: "remove-field", name: "late" }, { fields: design.fields.slice(0, 1) }],
  [
    "remove a field",
    { edit: "remove-field", name: "side" },
    {
      cells: cells("* * *", "* * -"),
      fields: design.fields.slice(1),
      labels: {},
    },
  ],
  [
    "spread",
    { edit: "spread", field: "side", choice: 0, to: at(1, 1) },
    {
      cells: cells("a b a+1", "* a+2 -"),
      fields: [{ name: "side", choices: [{ id: "a", cells: ["a", "a+1", "a+2"] }, single("b")] }, design.fields[1]!],
      labels: { de: { b: "B" }, en: { a: "A", "a+1": "A", "a+2": "A" } },
    },
  ],
  [
    "spread what has no label",
    { edit: "spread", field: "side", choice: 1, to: at(0, 1) },
    {
      cells: cells("a b a+1", "b+1 * -"),
      fields: [
        {
          name: "side",
          choices: [
            { id: "a", cells: ["a", "a+1"] },
            { id: "b", cells: ["b", "b+1"] },
          ],
        },
        design.fields[1]!,
      ],
      labels: { de: { b: "B" }, en: { a: "A", "a+1": "A", "b+1": "b" } },
    },
  ],
  [
    "gather",
    { edit: "gather", id: "a" },
    {
      cells: cells("* b a+1", "* * -"),
      fields: [{ name: "side", choices: [{ id: "a", cells: ["a+1"] }, single("b")] }, design.fields[1]!],
      labels: { en: { "a+1": "A" }, de: { b: "B" } },
    },
  ],
  [
    "move to a blank cell",
    { edit: "move-label", from: at(1, 0), to: at(1, 1) },
    {
      cells: cells("a * a+1", "* b -"),
    },
  ],
  ["exchange", { edit: "move-label", from: at(1, 0), to: at(0, 0) }, { cells: cells("b a a+1", "* * -") }],
  ["put what waits", { edit: "put-label", at: at(0, 0), id: "c" }, { cells: cells("c b a+1", "* * -") }],
  ["put elsewhere", { edit: "put-label", at: at(0, 1), id: "b" }, { cells: cells("a * a+1", "b * -") }],
  ["take away", { edit: "put-label", at: at(0, 0), id: null }, { cells: cells("* b a+1", "* * -") }],
  [
    "write",
    { edit: "write-label", id: "b", language: "en", text: "Bee" },
    {
      labels: { de: { b: "B" }, en: { a: "A", "a+1": "A", b: "Bee" } },
    },
  ],
  [
    "write nothing",
    { edit: "write-label", id: "a", language: "en", text: "" },
    {
      labels: { de: { b: "B" }, en: { "a+1": "A" } },
    },
  ],
  [
    "write nothing, the last of a language",
    { edit: "write-label", id: "b", language: "de", text: "" },
    {
      labels: { en: design.labels.en! },
    },
  ],
  [
    "write in another language",
    { edit: "write-label", id: "b", language: "ja", text: "び" },
    {
      labels: { ...design.labels, ja: { b: "び" } },
    },
  ],
];

const turned = bar.map(({ x, y }) => at(y, x + 5));
const [first, second] = design.pieces as [DesignPiece, DesignPiece];
const otherSide = hook.map(({ x, y }) => at(-x, y));

const pieceRows: readonly Row[] = [
  [
    "add",
    { edit: "add-piece", shape: [...bent, at(0, 0), at(0.5, 0)] },
    { pieces: [first, second, piece("L3", bent)] },
  ],
  ["add with a name", { edit: "add-piece", shape: bent, id: "mine" }, { pieces: [first, second, piece("mine", bent)] }],
  [
    "add with a name that is taken",
    { edit: "add-piece", shape: bent, id: "I3" },
    {
      pieces: [first, second, piece("L3", bent)],
    },
  ],
  ["add one more", { edit: "add-piece", shape: turned, id: "mine" }, { pieces: [{ ...first, copies: 2 }, second] }],
  [
    "add one more that stays face up",
    { edit: "add-piece", shape: hook },
    { pieces: [first, { ...second, copies: 3 }] },
  ],
  [
    "add the other side",
    { edit: "add-piece", shape: otherSide },
    {
      pieces: [first, second, piece("L4-2", [at(0, 0), at(1, 0), at(2, 0), at(2, 1)])],
    },
  ],
  ["remove", { edit: "remove-piece", piece: 0 }, { pieces: [second] }],
  ["redraw", { edit: "redraw-piece", piece: 1, shape: bent }, { pieces: [first, { ...second, shape: bent }] }],
  ["swap", { edit: "swap-piece", piece: 1, shape: bent }, { pieces: [first, { ...second, id: "L3", shape: bent }] }],
  [
    "swap for what is there",
    { edit: "swap-piece", piece: 1, shape: bar },
    {
      pieces: [first, { ...second, id: "I3-2", shape: bar }],
    },
  ],
  ["copies", { edit: "copies", piece: 1, copies: 3 }, { pieces: [first, { ...second, copies: 3 }] }],
  ["copies, at least one", { edit: "copies", piece: 1, copies: -3 }, { pieces: [first, { ...second, copies: 1 }] }],
  ["copies, up to a limit", { edit: "copies", piece: 1, copies: 401 }, { pieces: [first, { ...second, copies: 400 }] }],
  ["flip", { edit: "flip", piece: 1, mayFlip: true }, { pieces: [first, { ...second, mayFlip: true }] }],
  ["rename", { edit: "rename-piece", piece: 0, id: "bar" }, { pieces: [{ ...first, id: "bar" }, second] }],
];

const otherRows: readonly Row[] = [
  ["title", { edit: "title", language: "de", text: "Meins" }, { title: { de: "Meins" } }],
  ["replace", { edit: "replace", design: empty }, empty],
  [
    "all",
    {
      edit: "all",
      edits: [
        { edit: "erase", points: [at(0, 0)] },
        { edit: "remove-piece", piece: 1 },
      ],
    },
    {
      cells: cells("- b a+1", "* * -"),
      pieces: [first],
    },
  ],
];

describe("an edit makes", () => {
  it.each([...boardRows, ...labelRows, ...pieceRows, ...otherRows])("%s", (_, edit, after) => {
    const copy = structuredClone(design);
    expect(editDesign(design, edit)).toEqual({ ...design, ...after });
    expect(design).toEqual(copy);
  });
});

const inVain: readonly DesignEdit[] = [
  { edit: "paint", points: [at(0, 0), at(0, 129)] },
  { edit: "erase", points: [at(2, 1)] },
  { edit: "rectangle", from: at(0, 0), to: at(0, 129) },
  { edit: "rectangle", from: at(-129, 0), to: at(0, 0), erases: true },
  { edit: "shift", by: at(0, 0) },
  { edit: "shift", by: at(127, 0) },
  { edit: "shift", by: at(0, -129) },
  { edit: "lattice", lattice: "square" },
  { edit: "lay-out", field: "side" as never },
  { edit: "add-field", name: "side", choices: ["x"] },
  { edit: "add-field", name: "mine", choices: ["x", "b"] },
  { edit: "add-field", name: "", choices: ["x"] },
  { edit: "add-field", name: "mine", choices: [] },
  { edit: "remove-field", name: "mine" },
  { edit: "spread", field: "side", choice: 0, to: at(1, 0) },
  { edit: "spread", field: "side", choice: 0, to: at(2, 1) },
  { edit: "spread", field: "side", choice: 2, to: at(0, 1) },
  { edit: "spread", field: "mine", choice: 0, to: at(0, 1) },
  { edit: "gather", id: "b" },
  { edit: "gather", id: "x" },
  { edit: "move-label", from: at(0, 1), to: at(1, 1) },
  { edit: "move-label", from: at(0, 0), to: at(2, 1) },
  { edit: "move-label", from: at(2, 1), to: at(0, 0) },
  { edit: "put-label", at: at(0, 0), id: "a" },
  { edit: "put-label", at: at(0, 1), id: null },
  { edit: "put-label", at: at(2, 1), id: "a" },
  { edit: "write-label", id: "a", language: "en", text: "A" },
  { edit: "write-label", id: "a", language: "ja", text: "" },
  { edit: "add-piece", shape: [] },
  { edit: "add-piece", shape: [at(0.5, 0)] },
  { edit: "remove-piece", piece: 2 },
  { edit: "redraw-piece", piece: 0, shape: [] },
  { edit: "redraw-piece", piece: 0, shape: bar.map(({ x, y }) => at(x + 3, y + 4)) },
  { edit: "swap-piece", piece: 0, shape: [] },
  { edit: "swap-piece", piece: 0, shape: bar },
  { edit: "swap-piece", piece: 2, shape: bar },
  { edit: "copies", piece: 2, copies: 2 },
  { edit: "copies", piece: 1, copies: 2 },
  { edit: "flip", piece: 0, mayFlip: true },
  { edit: "title", language: "en", text: "Mine" },
  { edit: "all", edits: [] },
];

it.each(inVain)("nothing comes of %j", (edit) => {
  expect(editDesign(design, edit)).toBe(design);
});

describe("mirroring", () => {
  const row = (y: number, ...xs: number[]) => xs.map((x) => ({ point: at(x, y), id: null }));
  const f = [...row(0, 1, 2), ...row(1, 0, 1), ...row(2, 1)];

  it.each<[LatticeName, Mirroring, Design["cells"]]>([
    ["square", "left-right", [...row(0, 0, 1, 2), ...row(1, 0, 1, 2), ...row(2, 1)]],
    ["square", "top-bottom", [...row(0, 1, 2), ...row(1, 0, 1), ...row(2, 1, 2)]],
    ["square", "half-turn", [...row(-1, 1), ...row(0, 1, 2), ...row(1, 0, 1), ...row(2, 1)]],
    ["hex", "left-right", [...row(0, 0, 1, 2), ...row(1, 0, 1), ...row(2, -1, 1)]],
    ["hex", "top-bottom", [...row(0, 1, 2), ...row(1, 0, 1), ...row(2, 0, 1)]],
    ["hex", "half-turn", [...row(-1, 1), ...row(0, 1, 2), ...row(1, 0, 1), ...row(2, 1)]],
  ])("an F of %ss, %s, adds the fewest cells there can be", (lattice, mirroring, expected) => {
    const start = { ...emptyDesign(lattice, {}), cells: f };
    const after = editDesign(start, { edit: "mirror", mirroring });
    expect(after).toEqual({ ...start, cells: expected });
    expect(editDesign(after, { edit: "mirror", mirroring })).toBe(after);
  });
});

it("lays digits out once: what is written on them since then stays", () => {
  const once = editDesign(design, { edit: "lay-out", field: "tens" });
  const gone = editDesign(once, { edit: "write-label", id: "T3", language: "en", text: "" });
  expect(editDesign(gone, { edit: "lay-out", field: "tens" })).toBe(gone);
});

it("begins with nothing", () => {
  const nothing = { note: {}, credits: [], cells: [], fields: [], pieces: [], labels: {} };
  expect(emptyDesign("hex", { en: "Mine" })).toEqual({ ...nothing, title: { en: "Mine" }, lattice: "hex" });
});

it("lists the points of a rectangle row by row, on hexagons half a cell further each time", () => {
  expect(rectangleOf("square", at(1, 1), at(0, 0))).toEqual([at(0, 0), at(1, 0), at(0, 1), at(1, 1)]);
  expect(rectangleOf("hex", at(-1, 2), at(1, 0))).toEqual([
    at(0, 0),
    at(1, 0),
    at(0, 1),
    at(1, 1),
    at(-1, 2),
    at(0, 2),
  ]);
  expect(rectangleOf("square", at(128, 128), at(128, 128))).toEqual([at(128, 128)]);
  expect(rectangleOf("square", at(0, 0), at(0, 1.5))).toEqual([]);
});

it("knows which choice a cell belongs to", () => {
  expect(choiceOf(design, "a+1")).toEqual({ field: "side", choice: 0, cells: ["a", "a+1"] });
  expect(choiceOf(design, "c")).toEqual({ field: "late", choice: 0, cells: ["c"] });
  expect(choiceOf(design, "x")).toBeUndefined();
});

it("names pieces by their shape, else by letters, and numbers what is taken", () => {
  expect(nameForPiece("square", bent, new Set())).toBe("L3");
  expect(nameForPiece("square", bent, new Set(["L3", "L3-2"]))).toBe("L3-3");
  expect(nameForPiece("square", [], new Set())).toBe("A");
  expect(nameForPiece("hex", bent, new Set(["A"]))).toBe("B");
});
