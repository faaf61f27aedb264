/** What can be measured about solutions, on boards so small that it can be checked by eye. */

import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import { comparedWith, flipCounter, jointCounter } from "../../../src/core/tiling/measures.js";
import type { Placement } from "../../../src/core/tiling/placement.js";
import { sketch } from "../../support/puzzles.js";

function placed(puzzle: Puzzle, drawing: string): Placement[] {
  const read = parseGrid(puzzle, drawing.split("/"));
  if (!read.ok) throw new Error(read.faults[0]?.message);
  return [...read.value];
}

const bars = sketch({ board: ["a b c", "d e f", "g h i"], pieces: { I: ["##"], J: ["##"], L: ["###", "#.."] } });

describe("flips", () => {
  it("are counted for pieces that look different from behind", () => {
    const count = flipCounter(bars);
    expect(count(placed(bars, "LLL/LII/JJ."))).toBe(0);
    expect(count(placed(bars, "LLL/IIL/JJ."))).toBe(1);
    expect(count(placed(bars, "I../I../..."))).toBe(0);
  });
});

describe("straight joints", () => {
  it.each([
    ["two seams, each past a corner", "LLL/LII/JJ.", 2],
    ["none", "LLL/L../...", 0],
    ["a seam between two bars", "II./JJ./...", 1],
    ["none along an uncovered cell", "II./..J/..J", 0],
  ])("%s: %s", (_, drawing, joints) => {
    expect(jointCounter(bars)(placed(bars, drawing))).toBe(joints);
  });

  it("there are none between hexagons", () => {
    const hex = sketch({ lattice: "hex", board: ["a b", "c d"], pieces: { "1": ["#"] }, copies: { "1": 4 } });
    const all = [0, 1, 2, 3].map((cell) => ({ piece: 0, orientation: 0, cells: [cell] }));
    expect(jointCounter(hex)(all)).toBe(0);
  });
});

it("compared with another arrangement, pieces are kept or moved, and copies may be swapped", () => {
  const twice = sketch({ board: ["a b", "c d"], pieces: { I: ["##"] }, copies: { I: 2 } });
  const rows = placed(twice, "II/..");
  const both = [...rows, { piece: 0, orientation: 0, cells: [2, 3] }];
  expect(comparedWith(both, [both[1]!, both[0]!]).kept).toHaveLength(2);
  expect(comparedWith(both, rows)).toEqual({ kept: rows, moved: [both[1]] });
});
