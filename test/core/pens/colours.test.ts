/** Colour covers what it belongs to, and takes nothing away from what is drawn. */

import { expect, it } from "vitest";
import { textStyles } from "../../../src/core/names.js";
import { ansiPaint } from "../../../src/core/pens/ansi.js";
import { drawText } from "../../../src/core/pens/text.js";
import { bruteForce, cellsNamed, classic, hexagons, sketch } from "../../support/puzzles.js";

const marked = (text: string, ink: unknown): string => `«${ink}:${text}»`;
const unmarked = (line: string): string => line.replace(/«[^:]*:|»/g, "").trimEnd();
const [solution = []] = bruteForce(classic, cellsNamed(classic, "Dec", "25"));
const [comb = []] = bruteForce(hexagons, cellsNamed(hexagons, "a"));

it.each(textStyles)("what is drawn is the same without its colours: %s", (style) => {
  for (const [puzzle, placements] of [[classic, solution] as const, [hexagons, comb] as const]) {
    const plain = drawText(puzzle, { placements }, { style }).map(unmarked);
    expect(drawText(puzzle, { placements }, { style, paint: marked }).map(unmarked)).toEqual(plain);
  }
});

it("hexagons are coloured to their edges, and open ones only where something is written", () => {
  const pair = sketch({
    lattice: "hex",
    board: ["a b", "c d"],
    fields: { letter: ["d"] },
    pieces: { bend: ["##", "#."] },
  });
  const placements = [{ piece: 0, orientation: 0, cells: [0, 1, 2] }];
  expect(drawText(pair, { placements, uncovered: [3] }, { paint: marked })).toEqual([
    " «line:╱» «line:╲» «line:╱» «line:╲»",
    "«line:│»«0:       »«line:│»",
    " «line:╲»«0:     »«line:╱» «line:╲»",
    "  «line:│»«0:   »«line:│»«uncovered: d »«line:│»",
    "   «line:╲» «line:╱» «line:╲» «line:╱»",
  ]);
});

it("letters that run on share their colour with what is between them", () => {
  const row = sketch({
    board: ["* * *", "a b c"],
    fields: { letter: ["b"] },
    pieces: { bar: ["###"], single: ["#"] },
    copies: { single: 2 },
  });
  const placements = [
    { piece: 0, orientation: 0, cells: [0, 1, 2] },
    { piece: 1, orientation: 0, cells: [3] },
  ];
  expect(drawText(row, { placements, uncovered: [4] }, { style: "letters", paint: marked })).toEqual([
    " «0:B  B  B»",
    " «1:S» «uncovered:[b]»«open:[c]»",
  ]);
});

it("terminals are told colours as they know them", () => {
  expect(ansiPaint("x", 0)).toBe("\u001b[38;5;16;48;5;173mx\u001b[0m");
  expect(ansiPaint("x", 12)).toBe(ansiPaint("x", 0));
  expect(ansiPaint("x", "line")).toBe("\u001b[2mx\u001b[0m");
  expect(ansiPaint("x", "open")).toBe("x");
});
