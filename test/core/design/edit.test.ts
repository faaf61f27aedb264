/** Edits: each does what its name says, and what changes nothing gives the design back as it is. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mirrorings, stepOf } from "../../../src/core/design/board-edits.js";
import { type Design, emptyDesign, missingLabels, pointKey } from "../../../src/core/design/design.js";
import { editUndone, historyFrom, withEdit } from "../../../src/core/design/design-history.js";
import { designOf, designOfDraft, draftOfDesign, puzzleOfDesign } from "../../../src/core/design/design-puzzle.js";
import { type DesignEdit, editDesign, editNames } from "../../../src/core/design/edit.js";
import { latticeNamed, latticeNames } from "../../../src/core/lattice/lattice.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { anyEdit } from "./random-edits.js";

const edited = (design: Design, ...edits: DesignEdit[]): Design => edits.reduce(editDesign, design);
const empty = emptyDesign("square", { en: "Mine" });
const rows = (design: Design): string[] => [...draftOfDesign(design).board];
const idsOf = (design: Design) => design.cells.map(({ id }) => id);
const at = (x: number, y: number) => ({ x, y });
const block = (width: number, height: number): DesignEdit => ({
  edit: "rectangle",
  from: at(0, 0),
  to: at(width - 1, height - 1),
});

describe("board edits", () => {
  it("paint and erase cells, each once", () => {
    const design = edited(empty, { edit: "paint", points: [at(1, 0), at(0, 0), at(1, 0)] });
    expect(rows(design)).toEqual(["* *"]);
    expect(rows(edited(design, { edit: "erase", points: [at(0, 0)] }))).toEqual(["*"]);
  });

  it("paint and erase rectangles, whichever corner comes first", () => {
    const design = edited(empty, { edit: "rectangle", from: at(3, 2), to: at(0, 0) });
    expect(rows(design)).toEqual(["* * * *", "* * * *", "* * * *"]);
    const ring = edited(design, { edit: "rectangle", from: at(1, 1), to: at(2, 1), erases: true });
    expect(rows(ring)).toEqual(["* * * *", "* - - *", "* * * *"]);
  });

  it("mirror a board by painting what it lacks", () => {
    const hook = edited(empty, block(3, 2), { edit: "paint", points: [at(0, 2)] });
    expect(rows(edited(hook, { edit: "mirror", mirroring: "left-right" }))).toEqual(["* * *", "* * *", "* - *"]);
    expect(rows(edited(hook, { edit: "mirror", mirroring: "half-turn" }))).toEqual([
      "- - *",
      "* * *",
      "* * *",
      "* - -",
    ]);
  });

  it("mirror a board of hexagons", () => {
    const hook = edited(emptyDesign("hex", { en: "Mine" }), { edit: "paint", points: [at(0, 0), at(1, 0), at(0, 1)] });
    const whole = edited(hook, { edit: "mirror", mirroring: "top-bottom" });
    expect(rows(whole)).toEqual(["- *", "* *", "- *"]);
  });

  it("leave a board alone that is its own mirror image already", () => {
    const designs = [designOf(cataloguePuzzle("hex-lake")), edited(empty, block(4, 3))];
    for (const design of designs)
      for (const mirroring of mirrorings) {
        const once = edited(design, { edit: "mirror", mirroring });
        expect(edited(once, { edit: "mirror", mirroring })).toBe(once);
      }
    expect(edited(empty, block(4, 3), { edit: "mirror", mirroring: "half-turn" }).cells.length).toBe(12);
  });

  it("shift everything, and write it down the same", () => {
    const design = edited(designOf(cataloguePuzzle("hex-lake")), { edit: "shift", by: at(3, -5) });
    expect(draftOfDesign(design).board).toEqual(draftOfDesign(designOf(cataloguePuzzle("hex-lake"))).board);
  });

  it("know the step of a row or column, straight down even on hexagons", () => {
    for (const lattice of latticeNames) {
      const start = edited(emptyDesign(lattice, { en: "Mine" }), block(3, 3));
      const down = edited(start, { edit: "shift", by: stepOf(start, 1, 0) });
      const twice = edited(down, { edit: "shift", by: stepOf(down, 1, 0) });
      const grid = (design: Design) => design.cells.map(({ point }) => latticeNamed(lattice).toGrid(point));
      expect(grid(twice)).toEqual(grid(start).map(({ row, column }) => ({ row: row + 2, column })));
      expect(edited(down, { edit: "shift", by: stepOf(down, -1, 0) })).toEqual(start);
      expect(edited(start, { edit: "shift", by: stepOf(start, 0, 1) })).toEqual(
        edited(start, { edit: "shift", by: at(1, 0) }),
      );
    }
    expect(stepOf(empty, 1, 0)).toEqual(at(0, 1));
  });
});

describe("label edits", () => {
  const classic = designOf(cataloguePuzzle("classic"));

  it("lay out months and days on the blank cells", () => {
    const board = edited(empty, block(7, 7), {
      edit: "erase",
      points: [at(6, 0), at(6, 1), at(3, 6), at(4, 6), at(5, 6), at(6, 6)],
    });
    const design = edited(board, { edit: "lay-out", field: "month" }, { edit: "lay-out", field: "day" });
    expect(rows(design)).toEqual(rows(classic));
    expect(design.fields).toEqual(classic.fields);
  });

  it("say which labels wait for a cell, and lay them out later", () => {
    const design = edited(empty, block(5, 2), { edit: "lay-out", field: "month" });
    expect(missingLabels(design)).toEqual(["Nov", "Dec"]);
    const grown = edited(design, { edit: "paint", points: [at(0, 2), at(1, 2)] }, { edit: "lay-out", field: "month" });
    expect([missingLabels(grown), rows(grown)[2]]).toEqual([[], "Nov Dec - - -"]);
  });

  it("give digits of the year ids of their own, and print the digit", () => {
    const design = edited(empty, block(5, 4), { edit: "lay-out", field: "tens" }, { edit: "lay-out", field: "units" });
    expect(rows(design)[0]).toBe("T0 T1 T2 T3 T4");
    expect(design.labels.en?.U7).toBe("7");
  });

  it("exchange two labels", () => {
    const design = edited(classic, { edit: "move-label", from: at(0, 0), to: at(0, 2) });
    expect(rows(design).map((row) => row.split(" ")[0])).toEqual(["1", "Jul", "Jan", "8", "15", "22", "29"]);
  });

  it("put a label where it has not been, and leave a blank behind", () => {
    const design = edited(classic, { edit: "put-label", at: at(0, 0), id: "31" });
    expect([rows(design)[0]?.slice(0, 2), rows(design)[6]?.slice(0, 7), missingLabels(design)]).toEqual([
      "31",
      "29 30 *",
      ["Jan"],
    ]);
  });

  it("leave a blank where nothing is put, and put nothing that a board can't say", () => {
    const design = edited(empty, block(2, 1));
    const one = edited(design, { edit: "put-label", at: at(0, 0), id: "a" });
    expect(idsOf(edited(one, { edit: "put-label", at: at(0, 0), id: "" }))).toEqual([null, null]);
    for (const id of ["-", "*", " ", "a b", "\u00a0"]) {
      expect(edited(one, { edit: "put-label", at: at(0, 0), id })).toBe(one);
      expect(edited(one, { edit: "add-field", name: "side", choices: ["b", id] })).toBe(one);
      const field = { name: "month", choices: [{ id, cells: [id] }] };
      const drawn = { ...design, fields: [field] };
      expect(edited(drawn, { edit: "lay-out", field: "month" })).toBe(drawn);
    }
    const wide = { ...design, fields: [{ name: "side", choices: [{ id: "a b", cells: ["a"] }] }] };
    expect(edited(wide, { edit: "spread", field: "side", choice: 0, to: at(0, 0) })).toBe(wide);
  });

  it("write labels in any language, and forget empty ones", () => {
    const design = edited(classic, { edit: "write-label", id: "Jan", language: "de", text: "Jänner" });
    expect(design.labels).toEqual({ de: { Jan: "Jänner" } });
    expect(edited(design, { edit: "write-label", id: "Jan", language: "de", text: "" }).labels).toEqual({});
  });

  it("take a field off the board, and leave its cells blank", () => {
    const design = edited(classic, { edit: "remove-field", name: "month" });
    expect([design.fields.length, rows(design)[0]]).toEqual([1, "* * * * * * -"]);
  });

  it("spread a choice over several cells", () => {
    const design = edited(
      empty,
      block(3, 1),
      { edit: "add-field", name: "side", choices: ["a"] },
      { edit: "spread", field: "side", choice: 0, to: at(2, 0) },
    );
    expect(design.fields[0]?.choices[0]?.cells).toEqual(["a", "a+1"]);
    expect(rows(design)).toEqual(["a * a+1"]);
    expect(design.labels).toEqual({ en: { "a+1": "a" } });
  });

  it("take a cell from a choice of several again, but never the last one", () => {
    const wide = edited(
      empty,
      block(4, 1),
      { edit: "add-field", name: "side", choices: ["a"] },
      { edit: "spread", field: "side", choice: 0, to: at(2, 0) },
      { edit: "spread", field: "side", choice: 0, to: at(3, 0) },
    );
    const less = edited(wide, { edit: "gather", id: "a+1" });
    expect([rows(less), less.labels]).toEqual([["a * * a+2"], { en: { "a+2": "a" } }]);
    expect(rows(edited(less, { edit: "spread", field: "side", choice: 0, to: at(1, 0) }))).toEqual(["a a+1 * a+2"]);
    const single = edited(less, { edit: "gather", id: "a" });
    expect(single.fields[0]?.choices[0]).toEqual({ id: "a", cells: ["a+2"] });
    expect(edited(single, { edit: "gather", id: "a+2" })).toBe(single);
  });

  it("are one step where several belong together", () => {
    const edits: DesignEdit[] = [
      { edit: "lay-out", field: "month" },
      { edit: "lay-out", field: "weekday" },
    ];
    const before = edited(empty, block(7, 3));
    const history = withEdit(historyFrom(before), { edit: "all", edits });
    expect(history.design).toEqual(edited(before, ...edits));
    expect(editUndone(history).design).toBe(before);
  });
});

describe("piece edits", () => {
  const bar = [at(0, 0), at(1, 0), at(2, 0)];

  it("name a known shape, and count copies of the same, however it is turned", () => {
    const bars: DesignEdit[] = [bar, bar, bar.map(({ x, y }) => at(y, x))].map((shape) => ({
      edit: "add-piece",
      shape,
    }));
    expect(edited(empty, ...bars).pieces.map(({ id, copies }) => [id, copies])).toEqual([["I3", 3]]);
  });

  it("number what has a name already, such as the other side of a piece that can't be flipped", () => {
    const hook = [at(0, 0), at(1, 0), at(2, 0), at(0, 1)];
    const other = hook.map(({ x, y }) => at(-x, y));
    const both = (mayFlip: boolean): string[] =>
      edited(
        empty,
        { edit: "add-piece", shape: hook },
        { edit: "flip", piece: 0, mayFlip },
        { edit: "add-piece", shape: other },
      ).pieces.map(({ id, copies }) => `${copies} ${id}`);
    expect([both(true), both(false)]).toEqual([["2 L4"], ["1 L4", "1 L4-2"]]);
  });

  it("redraw, swap, flip, copy, rename and remove a piece", () => {
    const one = edited(empty, { edit: "add-piece", shape: bar });
    const bent = [at(0, 0), at(1, 0), at(0, 1)];
    expect(edited(one, { edit: "redraw-piece", piece: 0, shape: bent }).pieces[0]?.id).toBe("I3");
    expect(edited(one, { edit: "swap-piece", piece: 0, shape: bent }).pieces[0]?.id).toBe("L3");
    expect(edited(one, { edit: "flip", piece: 0, mayFlip: false }).pieces[0]?.mayFlip).toBe(false);
    expect(edited(one, { edit: "copies", piece: 0, copies: 0 })).toBe(one);
    expect(edited(one, { edit: "copies", piece: 0, copies: 4 }).pieces[0]?.copies).toBe(4);
    expect(edited(one, { edit: "rename-piece", piece: 0, id: "bar" }).pieces[0]?.id).toBe("bar");
    expect(edited(one, { edit: "remove-piece", piece: 0 }).pieces).toEqual([]);
  });
});

describe("any edits", () => {
  it("are all tried here", () => {
    const tried = new Set(fc.sample(anyEdit, 2000).map(({ edit }) => edit));
    expect(editNames.filter((name) => !tried.has(name))).toEqual(["all", "replace"]);
  });

  it("never throw, keep each point once and in order, and can be checked", () => {
    const starts = fc.constantFrom(empty, designOf(cataloguePuzzle("classic")), designOf(cataloguePuzzle("hex-lake")));
    fc.assert(
      fc.property(starts, fc.array(anyEdit, { maxLength: 25 }), (start, edits) => {
        const design = edited(start, ...edits);
        const keys = design.cells.map(({ point }) => pointKey(point));
        expect(new Set(keys).size).toBe(keys.length);
        const sorted = [...design.cells].sort((a, b) => a.point.y - b.point.y || a.point.x - b.point.x);
        expect(design.cells).toEqual(sorted);
        const draft = draftOfDesign(design);
        const read = designOfDraft(draft);
        if (read !== undefined) expect(idsOf(read)).toEqual(idsOf(design));
        const result = puzzleOfDesign(design);
        if (result.ok) expect(draftOfDesign(designOf(result.value)).board).toEqual(draft.board);
      }),
      {
        numRuns: 300,
        examples: [
          [
            designOf(cataloguePuzzle("hex-lake")),
            [
              { edit: "remove-field", name: "month" },
              { edit: "put-label", at: at(0, 2), id: "" },
            ],
          ],
        ],
      },
    );
  });
});
