/** Every shape has its own words in every language, short and the same every time. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import { type LatticeName, latticeNamed, type Point } from "../../src/core/lattice/lattice.js";
import { orientationsOf, type Shape, shapeKey, shapeOf } from "../../src/core/lattice/shape.js";
import { pieceOrientations } from "../../src/core/tiling/placement.js";
import { englishShapeWords, shapeInWords } from "../../src/element/shape-words.js";
import { shapeWordsIn } from "../../src/element/shapes/load.js";
import { catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { misprints } from "../locales/typography.js";
import { bannedOnScreen, foundIn } from "../locales/voice.js";
import { drawnCells } from "../support/puzzles.js";
import { everythingSaid } from "../web/words/said.js";

const told = (rows: readonly string[], lattice: LatticeName = "square"): string =>
  shapeInWords(latticeNamed(lattice), shapeOf(drawnCells(rows, lattice)), englishShapeWords);

/** Every fixed shape of this many cells: each turned and flipped in every way. */
function fixedShapes(name: LatticeName, size: number): Shape[] {
  const { neighbours } = latticeNamed(name);
  if (size === 1) return [shapeOf([{ x: 0, y: 0 }])];
  const grown = new Map<string, Shape>();
  for (const shape of fixedShapes(name, size - 1)) {
    const taken = new Set(shape.map(({ x, y }) => `${x},${y}`));
    const edge = shape.flatMap((cell) => neighbours.map(({ x, y }): Point => ({ x: cell.x + x, y: cell.y + y })));
    for (const cell of edge.filter(({ x, y }) => !taken.has(`${x},${y}`))) {
      const next = shapeOf([...shape, cell]);
      grown.set(shapeKey(next), next);
    }
  }
  return [...grown.values()];
}

describe("English", () => {
  it("is printed and sounds as everywhere", () => {
    const said = everythingSaid(englishShapeWords).map(({ text }) => text);
    expect(said.flatMap((text) => [...misprints(text, "en"), ...foundIn(text, bannedOnScreen)])).toEqual([]);
  });

  it.each([
    [["#####"], "a row of 5"],
    [["#", "#", "#"], "a column of 3"],
    [["###", "###"], "2 rows of 3"],
    [["####", "#..."], "5 cells, a row of 4. Below, 1 cell, under the first"],
    [["####", "...#"], "5 cells, a row of 4. Below, 1 cell, under the last"],
    [["####", ".#.."], "5 cells, a row of 4. Below, 1 cell, under the second"],
    [["###", "#..", "#.."], "5 cells, a row of 3. Below, a column of 2, under the first"],
    [["#.", "#.", "##"], "4 cells, a column of 2. Below, a row of 2, starting under that cell"],
    [["...#", "####"], "5 cells, 1 cell. Below, a row of 4, ending under that cell"],
    [["###", "#.#"], "5 cells, a row of 3. Below, 1 cell, a gap, 1 cell, starting under the first"],
    [["#.#", "###"], "5 cells, 1 cell, a gap, 1 cell. Below, a row of 3, starting under the first"],
    [[".#.", "###", ".#."], "5 cells, 1 cell. Below, a row of 3, centred. Below, 1 cell, under the second"],
    [["##.", ".##"], "4 cells, a row of 2. Below, a row of 2, starting under the last"],
    [[".##", "##."], "4 cells, a row of 2. Below, a row of 2, ending under the first"],
    [["#"], "1 cell"],
  ])("tells of squares %j", (rows, words) => {
    expect(told(rows)).toBe(words);
  });

  it.each([
    [["###"], "a row of 3"],
    [["#.", "#.", ".#"], "a diagonal of 3 down to the right"],
    [["##", "##"], "2 rows of 2, leaning right"],
    [["#.", "##"], "3 cells, 1 cell. Below, a row of 2, starting to the lower right of that cell"],
    [["##", "#."], "3 cells, a row of 2. Below, 1 cell, to the lower right of the first"],
    [[".#.", "##.", "###"], "6 cells, 1 cell. Below, a row of 2, centred. Below, a row of 3, centred"],
  ])("tells of hexagons %j", (rows, words) => {
    expect(told(rows, "hex")).toBe(words);
  });
});

const largest = { square: 6, hex: 5 } as const;

describe.each(languages)("in %s", (language) => {
  it.each(["square", "hex"] as const)("no two shapes on the lattice %s have the same words", async (name) => {
    const words = await shapeWordsIn(language);
    const shapes = Array.from({ length: largest[name] }, (_, i) => fixedShapes(name, i + 1)).flat();
    expect(shapes).toHaveLength(name === "square" ? 1 + 2 + 6 + 19 + 63 + 216 : 1 + 3 + 11 + 44 + 186);
    const all = shapes.map((shape) => shapeInWords(latticeNamed(name), shape, words));
    expect(new Set(all).size).toBe(shapes.length);
    expect(all.filter((text) => text.length > 220)).toEqual([]);
  });

  it("every piece of the catalogue has words for each of its orientations", async () => {
    const words = await shapeWordsIn(language);
    for (const puzzle of catalogueIds.map(cataloguePuzzle)) {
      const lattice = latticeNamed(puzzle.lattice);
      for (const piece of puzzle.pieces) {
        const all = pieceOrientations(puzzle, piece).map((shape) => shapeInWords(lattice, shape, words));
        expect(new Set(all).size).toBe(orientationsOf(lattice, piece.shape, piece.mayFlip).length);
      }
    }
  });
});
