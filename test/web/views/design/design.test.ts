/** What the design view knows without a page: troubles in the order to mend them, and what the browser keeps. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { type Design, emptyDesign } from "../../../../src/core/design/design.js";
import { designOf, designOfDraft, draftOfDesign } from "../../../../src/core/design/design-puzzle.js";
import { type DesignEdit, editDesign } from "../../../../src/core/design/edit.js";
import type { PuzzleDraft } from "../../../../src/core/puzzle/draft.js";
import { randomFrom } from "../../../../src/core/solver/shuffle.js";
import { catalogueIds, cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { writePuzzleLink } from "../../../../src/formats/link.js";
import {
  forgetDesign,
  keepDesign,
  keptDesign,
  nameOfDesign,
  saveDesign,
  savedDesigns,
} from "../../../../src/web/views/design/kept.js";
import { labelOf, labelSizes, nearestPlace, sheetFrame, sheetPlaces } from "../../../../src/web/views/design/sheet.js";
import { designOfLink } from "../../../../src/web/views/design/start.js";
import { editOfStroke, strokeTo, strokeToggled } from "../../../../src/web/views/design/strokes.js";
import { judgedDesign } from "../../../../src/web/views/design/trouble.js";
import { openRandomFile } from "../../../fuzz/links.js";
import { seed } from "../../../support/runs.js";

const classic = designOf(cataloguePuzzle("classic"));
const kindsAfter = (...edits: DesignEdit[]): string[] =>
  judgedDesign(edits.reduce(editDesign, classic)).troubles.map(({ kind }) => kind);

describe("troubles", () => {
  it("are none for a puzzle", () => {
    expect(judgedDesign(classic)).toMatchObject({ troubles: [], cells: [] });
    expect(judgedDesign(classic).puzzle?.pieces.length).toBe(8);
  });

  it("come in the order in which they are mended", () => {
    expect(judgedDesign(emptyDesign("hex", { en: "Mine" })).troubles).toEqual([{ kind: "no cells" }]);
    expect(kindsAfter({ edit: "erase", points: [{ x: 0, y: 0 }] })).toEqual(["missing", "area"]);
    expect(kindsAfter({ edit: "remove-field", name: "month" }, { edit: "remove-field", name: "day" })).toEqual([
      "no labels",
      "area",
    ]);
  });

  it("name a piece that isn't in one part, and say the rest as the checks do", () => {
    const apart = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 3, y: 0 },
      { x: 4, y: 0 },
      { x: 5, y: 0 },
    ];
    expect(judgedDesign(editDesign(classic, { edit: "redraw-piece", piece: 3, shape: apart })).troubles).toEqual([
      { kind: "apart", piece: 3 },
    ]);
    expect(kindsAfter({ edit: "title", language: "english", text: "Mine" })).toEqual(["other"]);
  });

  const judgedAfter = (...edits: DesignEdit[]) => judgedDesign(edits.reduce(editDesign, classic));

  it("are told where they are: at a piece", () => {
    const twice = judgedAfter({ edit: "rename-piece", piece: 0, id: "N5" });
    expect([twice.troubles, [...twice.pieces]]).toEqual([[{ kind: "twice", piece: 1 }], [0, 1]]);
    const odd = judgedAfter({ edit: "rename-piece", piece: 3, id: "two words" });
    expect([odd.troubles, [...odd.pieces]]).toEqual([[{ kind: "name", piece: 3 }], [3]]);
    const bar = Array.from({ length: 5 }, (_, x) => ({ x, y: 0 }));
    const narrow = judgedDesign({
      ...designOf(cataloguePuzzle("classic")),
      cells: classic.cells.filter(({ point }) => point.y < 2),
      fields: classic.fields.slice(0, 1),
      pieces: [
        {
          id: "I11",
          shape: [...bar, ...bar.map(({ x }) => ({ x: x + 5, y: 0 })), { x: 10, y: 0 }],
          copies: 1,
          mayFlip: true,
        },
      ],
    });
    expect([narrow.troubles, [...narrow.pieces]]).toEqual([[{ kind: "misfit", piece: 0 }], [0]]);
  });

  it("are told where they are: at labels", () => {
    const lost = judgedAfter({ edit: "erase", points: [{ x: 0, y: 0 }] });
    expect([lost.troubles[0], [...lost.fields]]).toEqual([{ kind: "missing", count: 1, lack: 1 }, ["month"]]);
    const off = judgedAfter({ edit: "put-label", at: { x: 0, y: 3 }, id: null });
    expect([off.troubles[0], [...off.fields]]).toEqual([{ kind: "missing", count: 1, lack: 0 }, ["day"]]);
    const wide = judgedAfter(
      { edit: "paint", points: [{ x: 6, y: 0 }] },
      { edit: "spread", field: "month", choice: 2, to: { x: 6, y: 0 } },
    );
    expect([wide.troubles[0], [...wide.fields]]).toEqual([{ kind: "unequal", field: "month" }, ["month"]]);
  });
});

describe("what the browser keeps", () => {
  const shelf = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });
  const again = (design: Design): Design | undefined => {
    const kept = new Map<string, string>();
    keepDesign({ getItem: () => null, setItem: (key, text) => kept.set(key, text) }, design);
    return keptDesign(shelf([...kept.values()].join("")));
  };

  it("is the design, even a faulty one", () => {
    for (const id of catalogueIds) {
      const design = designOf(cataloguePuzzle(id));
      expect(draftOfDesign(again(design)!)).toEqual(draftOfDesign(design));
    }
    const faulty = editDesign(classic, { edit: "erase", points: [{ x: 0, y: 0 }] });
    expect(again(faulty)?.cells.length).toBe(42);
  });

  it("is forgotten where it makes no sense", () => {
    for (const text of [null, "", "{", "7", "[]", "null", '{"lattice":"square"}', `"${"x".repeat(500_000)}"`])
      expect(keptDesign(shelf(text))).toBeUndefined();
    const draft = draftOfDesign(classic);
    const wide = { ...draft, board: [Array<string>(5000).fill("*").join(" ")] };
    expect(designOfDraft(wide)).toBeUndefined();
    expect(designOfDraft({ ...draft, lattice: "triangle" })).toBeUndefined();
    expect(designOfDraft([] as unknown as PuzzleDraft)).toBeUndefined();
  });

  it("may be refused by the browser", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(() => keepDesign(full, classic)).not.toThrow();
  });
});

describe("designs that were saved", () => {
  const shelf = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
  };
  const named = (text: string, design = classic): Design => editDesign(design, { edit: "title", language: "en", text });
  const names = (of: ReturnType<typeof shelf>): string[] => savedDesigns(of).map((each) => nameOfDesign(each));

  it("are listed, the last one first, each name once", () => {
    const own = shelf();
    for (const each of ["One", "Two", "One"]) expect(saveDesign(own, named(each))).toBe(true);
    saveDesign(own, emptyDesign("hex", { en: "Empty" }));
    expect(names(own)).toEqual(["Empty", "One", "Two"]);
    expect(savedDesigns(own)[0]).toMatchObject({ lattice: "hex", cells: [] });
    forgetDesign(own, "One");
    expect(names(own)).toEqual(["Empty", "Two"]);
  });

  it("are forgotten where they make no sense, and the rest is kept", () => {
    const own = shelf();
    for (const text of ["{", "7", "null", '{"a":1}']) {
      own.setItem("daytile.designs", text);
      expect(savedDesigns(own)).toEqual([]);
    }
    own.setItem("daytile.designs", JSON.stringify([null, 7, {}, draftOfDesign(named("Kept"))]));
    expect(names(own)).toEqual(["Kept"]);
  });

  it("may be refused by the browser", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(saveDesign(full, classic)).toBe(false);
  });
});

it("opens whatever file there is, or refuses it", () => {
  const chance = randomFrom(seed);
  const opened = Array.from({ length: 40 }, () => openRandomFile(chance));
  expect(new Set(opened)).toEqual(new Set([true, false]));
});

describe("a link that was pasted", () => {
  it("may be an address, a message around it, or the word alone", async () => {
    const word = (await writePuzzleLink(cataloguePuzzle("hex-lake")))!;
    for (const text of [
      word,
      `https://a.example/?puzzle=${word}&view=year`,
      `Look: https://a.example/?puzzle=${word}\n!`,
    ])
      expect((await designOfLink(text))?.lattice).toBe("hex");
    for (const text of ["", "classic", "own.1.nonsense", "own.", "x".repeat(1_000_000), "own.".repeat(100_000)])
      expect(await designOfLink(text)).toBeUndefined();
  });
});

describe("strokes", () => {
  const design = emptyDesign("square", { en: "Mine" });
  const places = sheetPlaces(design);
  const at = (x: number, y: number) => ({ x, y });
  const from = (x: number, y: number) => ({ start: at(x, y), points: [at(x, y)], erases: false });
  const paper = { lattice: design.lattice, places };

  it("go over the places between, however fast the hand", () => {
    const stroke = strokeTo(from(0, 0), at(4, 0), "draw", paper);
    const painted = editDesign(design, editOfStroke("draw", stroke)!);
    expect(painted.cells.map(({ point }) => point)).toEqual([0, 1, 2, 3, 4].map((x) => at(x, 0)));
    expect(strokeTo(stroke, at(4, 0), "draw", paper)).toBe(stroke);
  });

  it("are rectangles that grow and shrink", () => {
    const large = strokeTo(from(1, 1), at(4, 3), "box", paper);
    const less = strokeTo(large, at(2, 2), "box", paper);
    expect([large.points.length, less.points.length, less.points.at(-1)]).toEqual([12, 4, at(2, 2)]);
    expect(editOfStroke("box", less)).toEqual({ edit: "rectangle", from: at(1, 1), to: at(2, 2), erases: false });
  });

  it("become pieces, by keys cell by cell", () => {
    const one = strokeToggled(undefined, at(1, 1));
    const two = strokeToggled(one, at(2, 1));
    expect(editOfStroke("piece", two!)).toEqual({ edit: "add-piece", shape: [at(1, 1), at(2, 1)] });
    expect(strokeToggled(two, at(1, 1))?.points).toEqual([at(2, 1)]);
    expect(strokeToggled(one, at(1, 1))).toBeUndefined();
  });

  it("move labels, but a tap moves nothing", () => {
    expect(editOfStroke("label", from(1, 1))).toBeUndefined();
    const moved = strokeTo(from(1, 1), at(3, 1), "label", paper);
    expect(editOfStroke("label", moved)).toEqual({ edit: "move-label", from: at(1, 1), to: at(3, 1) });
  });
});

describe("the sheet", () => {
  it("grows with what is drawn, but never moves under a hand", () => {
    const start = sheetFrame(emptyDesign("square", { en: "Mine" }));
    const painted = editDesign(emptyDesign("square", { en: "Mine" }), { edit: "paint", points: [{ x: 0, y: 4 }] });
    const frame = sheetFrame(painted, start);
    expect(frame).toEqual({ ...start, left: -1 });
    expect(sheetFrame(editDesign(painted, { edit: "shift", by: { x: 3, y: 0 } }), frame)).toEqual(frame);
    const far = editDesign(painted, { edit: "shift", by: { x: 100, y: 0 } });
    expect(sheetFrame(far, frame)).toEqual(sheetFrame(far));
    expect(sheetFrame({ ...painted, lattice: "hex" }, frame).lattice).toBe("hex");
  });

  it("has room for a usual board, and a margin around what is there", () => {
    expect(sheetPlaces(emptyDesign("square", { en: "Mine" })).length).toBe(81);
    expect(sheetPlaces(classic).length).toBe(81);
    expect(sheetPlaces(designOf(cataloguePuzzle("classic-year"))).length).toBe(9 * 13);
  });

  it.each(["en", "fr", "es", "ar"] as const)("has in %s one size of labels for each field", (language) => {
    const sizes = labelSizes(classic, (id) => labelOf(classic, id, language));
    for (const { choices } of classic.fields)
      expect(new Set(choices.flatMap(({ cells }) => cells).map((id) => sizes.get(id))).size).toBe(1);
    expect(sizes.get("31")).toBe("");
    expect(sizes.get("May")).toBe({ en: "", fr: "small", es: "small", ar: "tiny" }[language]);
  });

  it("knows the place under a finger, on hexagons too", () => {
    const places = sheetPlaces(emptyDesign("hex", { en: "Mine" }));
    expect(nearestPlace(places, { x: 0.4, y: 0.8 })).toMatchObject({ row: 1, column: 0 });
    expect(nearestPlace([], { x: 0, y: 0 })).toBeUndefined();
  });
});
