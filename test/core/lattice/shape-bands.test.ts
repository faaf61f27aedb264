/** Shapes are cut into bands of equal rows, each with its place below the one above. */

import { expect, it } from "vitest";
import { latticeNamed } from "../../../src/core/lattice/lattice.js";
import { shapeOf } from "../../../src/core/lattice/shape.js";
import { shapeBands } from "../../../src/core/lattice/shape-bands.js";
import { drawnCells } from "../../support/puzzles.js";

const square = (...rows: string[]) => shapeBands(latticeNamed("square"), shapeOf(drawnCells(rows, "square")));
const hex = (...rows: string[]) => shapeBands(latticeNamed("hex"), shapeOf(drawnCells(rows, "hex")));
const plain = { rows: 1, gaps: [], lean: "straight" };

it("puts equal rows of squares together", () => {
  expect(square("###", "###")).toEqual([{ ...plain, rows: 2, runs: [3], place: undefined }]);
  expect(square("##", "#.", "#.")).toEqual([
    { ...plain, runs: [2], place: undefined },
    { ...plain, rows: 2, runs: [1], place: { kind: "starts", below: "under", nth: 1, of: 2 } },
  ]);
});

it("tells rows with gaps one by one", () => {
  expect(square("#.##", "#.##", "####").map(({ runs, gaps, rows }) => ({ runs, gaps, rows }))).toEqual([
    { runs: [1, 2], gaps: [1], rows: 1 },
    { runs: [1, 2], gaps: [1], rows: 1 },
    { runs: [4], gaps: [], rows: 1 },
  ]);
});

it("finds a place for rows that begin and end beside the row above", () => {
  expect(square(".#..", "####")[1]?.place).toEqual({ kind: "further-left", cells: 1 });
  expect(square(".#.", "###")[1]?.place).toEqual({ kind: "centred" });
  expect(square("..#", "###")[1]?.place).toEqual({ kind: "ends", below: "under", nth: 1, of: 1 });
});

it("puts rows of hexagons together that lean the same way, and counts halves", () => {
  expect(hex("#.", "#.", ".#")).toEqual([{ ...plain, rows: 3, runs: [1], lean: "right", place: undefined }]);
  expect(hex("..#", "#.#", "##.")[1]).toMatchObject({
    runs: [1, 1],
    gaps: [1],
    place: { kind: "ends", below: "lower-right" },
  });
});
