/** From designs to puzzles and back; what is wrong is said where it is wrong. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { type Design, emptyDesign } from "../../../src/core/design/design.js";
import {
  designOf,
  designOfDraft,
  draftOfDesign,
  idFromTitle,
  puzzleOfDesign,
} from "../../../src/core/design/design-puzzle.js";
import { type DesignEdit, editDesign } from "../../../src/core/design/edit.js";
import { areaMeter } from "../../../src/core/design/meter.js";
import { draftOf } from "../../../src/core/puzzle/draft-of.js";
import { catalogueIds, cataloguePuzzle } from "../../../src/formats/catalogue.js";

const classic = designOf(cataloguePuzzle("classic"));
const placesAfter = (edit: DesignEdit): unknown[] => {
  const result = puzzleOfDesign(editDesign(classic, edit));
  return result.ok ? [] : result.faults.map(({ place }) => place);
};

describe("a design", () => {
  it("of any puzzle of the catalogue becomes the same puzzle again", () => {
    for (const id of catalogueIds) {
      const puzzle = cataloguePuzzle(id);
      const again = puzzleOfDesign(designOf(puzzle));
      expect(again.ok, id).toBe(true);
      if (again.ok) expect({ ...draftOf(again.value), id }).toEqual(draftOf(puzzle));
    }
  });

  it("is read from its draft as it was written, whatever may be flipped", () => {
    for (const id of catalogueIds) {
      const design = designOf(cataloguePuzzle(id));
      expect(designOfDraft(draftOfDesign(design)), id).toEqual(design);
    }
    const flips = classic.pieces.map((piece, i) => ({ ...piece, mayFlip: i % 2 === 0 }));
    expect(designOfDraft(draftOfDesign({ ...classic, pieces: flips }))?.pieces).toEqual(flips);
  });

  it("is none of what has not the form of a draft, or is far too large", () => {
    const draft = draftOfDesign(classic);
    const rows = Array<string>(2000).fill("*");
    for (const other of [1, null, { ...draft, board: 1 }, { ...draft, lattice: "kagome" }, { ...draft, board: rows }])
      expect(designOfDraft(other as typeof draft)).toBeUndefined();
  });

  it("gets its id from its title", () => {
    expect(idFromTitle({ en: "Été à Łódź — 2026!" })).toBe("ete-a-odz-2026");
    expect(idFromTitle({ ja: "私のパズル" })).toBe("my-puzzle");
    expect(idFromTitle({ de: "…Mein – Rätsel 2…", en: "Mine" })).toBe("mein-ratsel-2");
    expect(idFromTitle({})).toBe("my-puzzle");
    expect(idFromTitle({ en: `${"a".repeat(39)} b` })).toBe("a".repeat(39));
    expect(idFromTitle({ en: "b".repeat(50) })).toBe("b".repeat(40));
  });

  it("with nothing on it says so", () => {
    const result = puzzleOfDesign(emptyDesign("hex", { en: "Mine" }));
    const faults = result.ok ? [] : result.faults.map(({ message, place }) => [message, place]);
    expect(faults).toContainEqual(["the board has no cells", { kind: "whole" }]);
  });

  it("says at the piece that it isn't connected", () => {
    const apart = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 4, y: 0 },
      { x: 6, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(placesAfter({ edit: "redraw-piece", piece: 2, shape: apart })).toContainEqual({ kind: "piece", piece: 2 });
  });

  it("says at the field that a label is missing", () => {
    expect(placesAfter({ edit: "put-label", at: { x: 0, y: 0 }, id: null })).toContainEqual({
      kind: "field",
      field: "month",
    });
  });

  it("says at the cell that its label isn't used", () => {
    const design: Design = { ...classic, fields: classic.fields.slice(0, 1) };
    const result = puzzleOfDesign(design);
    const cells = result.ok ? [] : result.faults.filter(({ place }) => place.kind === "cell");
    expect(cells.length).toBe(31);
    expect(cells[0]?.place).toEqual({ kind: "cell", point: { x: 0, y: 2 } });
  });

  it("keeps labels of erased cells to itself", () => {
    const written = editDesign(classic, { edit: "write-label", id: "Jan", language: "de", text: "Jänner" });
    const gone = editDesign(written, { edit: "erase", points: [{ x: 0, y: 0 }] });
    expect([gone.labels, draftOfDesign(gone).labels]).toEqual([{ de: { Jan: "Jänner" } }, {}]);
  });
});

describe("a small design", () => {
  const at = (x: number, y: number) => ({ x, y });
  const bar = [at(0, 0), at(1, 0)];
  const piece = (id: string, mayFlip: boolean) => ({ id, shape: bar, copies: 1, mayFlip });
  const small: Design = {
    ...emptyDesign("square", { en: "Small" }),
    credits: ["me"],
    note: { en: "A note." },
    cells: [
      { point: at(4, -1), id: "a" },
      { point: at(6, -1), id: null },
      { point: at(5, 0), id: "b" },
    ],
    fields: [{ name: "letter", choices: ["a", "b"].map((id) => ({ id, cells: [id] })) }],
    pieces: [piece("I2", true)],
    labels: { en: { a: "A", gone: "G" }, de: { gone: "W" } },
  };

  it("is written down whole, with its top and left at the edge", () => {
    expect(draftOfDesign(small)).toEqual({
      id: "small",
      title: { en: "Small" },
      note: { en: "A note." },
      credits: ["me"],
      lattice: "square",
      board: ["a - *", "- b -"],
      fields: small.fields,
      pieces: [{ id: "I2", shape: ["##"], copies: 1 }],
      flips: "all",
      labels: { en: { a: "A" } },
    });
    const hex = {
      ...small,
      lattice: "hex",
      cells: [
        { point: at(0, 1), id: null },
        { point: at(-1, 2), id: null },
      ],
    } as const;
    expect(draftOfDesign(hex).board).toEqual(["- *", "* -"]);
  });

  it.each<[boolean[], string | string[]]>([
    [[], "all"],
    [[true, true], "all"],
    [[false, false], "none"],
    [[false, true], ["p1"]],
  ])("with pieces that may be flipped or not, %j, says %j, and is read like that", (rules, flips) => {
    const pieces = rules.map((mayFlip, i) => piece(`p${i}`, mayFlip));
    const draft = draftOfDesign({ ...small, pieces });
    expect(draft.flips).toEqual(flips);
    expect(designOfDraft(draft)?.pieces).toEqual(pieces);
  });

  it("may have as many rows, pieces and cells as a puzzle, and no more", () => {
    const draft = draftOfDesign(small);
    const isRead = (change: Partial<typeof draft>): boolean => designOfDraft({ ...draft, ...change }) !== undefined;
    const [own] = draft.pieces;
    const pieces = (count: number) => Array.from({ length: count }, () => own!);
    const cells = (rows: number, more: string) => [...Array<string>(rows).fill("* ".repeat(20).trim()), more];
    expect([64, 65].map((rows) => isRead({ board: Array<string>(rows).fill("*") }))).toEqual([true, false]);
    expect([100, 101].map((count) => isRead({ pieces: pieces(count) }))).toEqual([true, false]);
    expect(["-", "*"].map((more) => isRead({ board: cells(20, more) }))).toEqual([true, false]);
    expect([128, 129].map((column) => isRead({ board: [`${"- ".repeat(column)}*`] }))).toEqual([true, false]);
  });

  it("says where it is wrong: at a cell, a piece, a field, or as a whole", () => {
    const faults = (design: Design) => {
      const result = puzzleOfDesign(design);
      return result.ok ? [] : result.faults;
    };
    const choices = ["b", "c"].map((id) => ({ id, cells: [id] }));
    const pieces = [piece("I2", true), piece("I2", true)];
    const wrong = { ...small, fields: [{ name: "letter", choices }], pieces };
    expect(faults(wrong).map(({ message, place }) => [message, place])).toEqual([
      ['the field "letter" uncovers "c", but the board has no such cell', { kind: "field", field: "letter" }],
      ['cell "a" isn\'t in any field; write * for a cell that is always covered', { kind: "cell", point: at(4, -1) }],
      ['two pieces are called "I2"; rename one, or keep one and set its copies', { kind: "piece", piece: 1 }],
      ["the pieces cover 4 cells, but must cover 2 (3 less 1 uncovered)", { kind: "whole" }],
      ['piece "I2" doesn\'t fit anywhere on the board', { kind: "piece", piece: 0 }],
      ['piece "I2" doesn\'t fit anywhere on the board', { kind: "piece", piece: 1 }],
    ]);
    for (const fault of faults(wrong)) expect(Object.keys(fault)).not.toContain("path");
  });
});

describe("the area meter", () => {
  it("compares board and pieces", () => {
    expect(areaMeter(classic)).toEqual({ cells: 43, uncovered: 2, wanted: 41, covered: 41, missing: 0 });
    const less = editDesign(classic, { edit: "erase", points: [{ x: 0, y: 0 }] });
    expect(areaMeter(less)).toMatchObject({ wanted: 40, covered: 41, missing: 1 });
    expect(areaMeter(editDesign(classic, { edit: "copies", piece: 0, copies: 2 })).covered).toBe(46);
  });
});
