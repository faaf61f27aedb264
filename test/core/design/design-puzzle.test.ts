/** From designs to puzzles and back; what is wrong is said where it is wrong. */

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

describe("the area meter", () => {
  it("compares board and pieces", () => {
    expect(areaMeter(classic)).toEqual({ cells: 43, uncovered: 2, wanted: 41, covered: 41, missing: 0 });
    const less = editDesign(classic, { edit: "erase", points: [{ x: 0, y: 0 }] });
    expect(areaMeter(less)).toMatchObject({ wanted: 40, covered: 41, missing: 1 });
    expect(areaMeter(editDesign(classic, { edit: "copies", piece: 0, copies: 2 })).covered).toBe(46);
  });
});
