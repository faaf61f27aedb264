/** What would stay as it is on a shelf: nothing slides, and nothing tips. */

import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import type { Placement } from "../../../src/core/tiling/placement.js";
import { uprightJudge } from "../../../src/core/tiling/upright.js";
import { sketch } from "../../support/puzzles.js";

function placed(puzzle: Puzzle, drawing: string): Placement[] {
  const read = parseGrid(puzzle, drawing.split("/"));
  if (!read.ok) throw new Error(read.faults[0]?.message);
  return [...read.value];
}

const bars = sketch({ board: ["a b c", "d e f", "g h i"], pieces: { I: ["##"], J: ["##"], L: ["###", "#.."] } });

describe("upright", () => {
  const stands = (drawing: string): boolean => uprightJudge(bars)(placed(bars, drawing));

  it.each([
    ["a bar over an uncovered cell slides", "I.J/I.J/...", false],
    ["what stands on the frame stays, and what rests on it", "LLL/LIJ/.IJ", true],
    ["what lies half on a piece stays", "II./.J./.J.", true],
    ["two pieces slide together", "II./JJ./...", false],
    ["a piece that rests on both ends stays", "LLL/L.I/JJI", true],
    ["one whose middle is beside its support tips", "LLL/L../JJ.", false],
  ])("%s", (_, drawing, expected) => expect(stands(drawing)).toBe(expected));

  it("two pieces that hold each other slide together, unless the frame holds them", () => {
    const pieces = { C: ["###", "#..", "###"], I: ["##"] };
    const hung = sketch({ board: ["a b c", "d e f", "g h i", "j k l"], pieces });
    expect(uprightJudge(hung)(placed(hung, "CCC/CII/CCC/..."))).toBe(false);
    const held = sketch({ board: ["a b c", "d e f", "g h i"], pieces });
    expect(uprightJudge(held)(placed(held, "CCC/CII/CCC"))).toBe(true);
  });

  it("a gap of the board holds what rests on it", () => {
    const gap = sketch({ board: ["a b", "c -", "d e"], pieces: { I: ["##"] } });
    expect(uprightJudge(gap)(placed(gap, "II/.-/.."))).toBe(true);
    expect(uprightJudge(gap)(placed(gap, "I./I-/.."))).toBe(false);
  });

  it("hexagons slide down to the left or to the right", () => {
    const hex = sketch({ lattice: "hex", board: ["a b", "c d", "e f"], pieces: { "1": ["#"] }, copies: { "1": 3 } });
    expect(uprightJudge(hex)([{ piece: 0, orientation: 0, cells: [4] }])).toBe(true);
    expect(uprightJudge(hex)([{ piece: 0, orientation: 0, cells: [2] }])).toBe(false);
  });
});
