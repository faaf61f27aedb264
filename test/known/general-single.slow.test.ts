/** The general search meets known counts of single targets, and tiles a board too large for the kernel. */

import { describe, expect, it } from "vitest";
import { targetCells } from "../../src/core/puzzle/target.js";
import { generalSearch } from "../../src/core/solver/general.js";
import { verifyTiling } from "../../src/core/tiling/verify.js";
import { bindRectangles, bindSingleTargets } from "./bind.js";
import { fullDatePuzzle, targetNamed } from "./boards.js";
import { type Named, pentominoRectangles } from "./counts.js";
import { countBoard, countTarget, firstTiling } from "./general-counts.js";

const name = "the general search";
bindSingleTargets(name, countTarget, ["classic", "classic-hard", "domino-months", "hex-lake"]);
bindRectangles(name, countBoard, pentominoRectangles.slice(0, 1));

describe("a board of 70 cells", () => {
  const puzzle = fullDatePuzzle();
  const first = (names: Named, seed?: number) => firstTiling(puzzle, targetNamed(puzzle, names), generalSearch, seed);
  const christmas = ["Dec", "Thu", "T2", "U5", "25"];

  it.each([christmas, ["Jan", "Sun", "T0", "U0", "1"], ["Jul", "Sat", "T5", "U5", "16"]])(
    "is tiled rightly on %s %s %s %s %s",
    (...names) => {
      const uncovered = targetCells(puzzle, targetNamed(puzzle, names));
      expect(uncovered).toHaveLength(5);
      expect(verifyTiling(puzzle, uncovered, first(names)!)).toBeUndefined();
    },
  );

  it("is tiled in another way from another seed", () => {
    const tilings = [1, 2, 3].map((seed) => first(christmas, seed)!);
    const uncovered = targetCells(puzzle, targetNamed(puzzle, christmas));
    for (const tiling of tilings) expect(verifyTiling(puzzle, uncovered, tiling)).toBeUndefined();
    expect(new Set(tilings.map((tiling) => JSON.stringify(tiling))).size).toBe(3);
  });

  it("cannot be tiled where two uncovered cells cut off the cell between them", () => {
    expect(first(["Jun", "Mon", "T9", "U9", "31"])).toBeUndefined();
  });
});
