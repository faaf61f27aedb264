/** What the design view knows without a page: troubles in the order to mend them, and what the browser keeps. */

import { describe, expect, it } from "vitest";
import { type Design, emptyDesign } from "../../../../src/core/design/design.js";
import { designOf, designOfDraft, draftOfDesign } from "../../../../src/core/design/design-puzzle.js";
import { type DesignEdit, editDesign } from "../../../../src/core/design/edit.js";
import type { PuzzleDraft } from "../../../../src/core/puzzle/draft.js";
import { catalogueIds, cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { keepDesign, keptDesign } from "../../../../src/web/views/design/kept.js";
import { labelSizes, nearestPlace, sheetPlaces } from "../../../../src/web/views/design/sheet.js";
import { judgedDesign } from "../../../../src/web/views/design/trouble.js";

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
    expect(kindsAfter({ edit: "rename-piece", piece: 0, id: "N5" })).toEqual(["other"]);
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

describe("the sheet", () => {
  it("has room for a usual board, and a margin around what is there", () => {
    expect(sheetPlaces(emptyDesign("square", { en: "Mine" })).length).toBe(81);
    expect(sheetPlaces(classic).length).toBe(81);
    expect(sheetPlaces(designOf(cataloguePuzzle("classic-year"))).length).toBe(9 * 13);
  });

  it.each(["en", "fr", "es", "ar"] as const)("has in %s one size of labels for each field", (language) => {
    const sizes = labelSizes(classic, language);
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
