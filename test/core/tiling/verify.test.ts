/** The verifier accepts tilings, and names what is wrong with anything else. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LatticeName, latticeNamed, latticeNames, type Point } from "../../../src/core/lattice/lattice.js";
import { orientationsOf, shapeKey, shapeOf } from "../../../src/core/lattice/shape.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import type { Placement } from "../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { bruteForce, cellsNamed, classic, drawnCells, hexagons, sketch } from "../../support/puzzles.js";

const christmas = cellsNamed(classic, "Dec", "25");
const [solution = []] = bruteForce(classic, christmas);
const uncoveredHexagon = cellsNamed(hexagons, "l");
const [hexSolution = []] = bruteForce(hexagons, uncoveredHexagon);

const changed = (index: number, change: Partial<Placement>): Placement[] =>
  solution.map((placement, i) => (i === index ? { ...placement, ...change } : placement));
const cellsOf = (index: number): number[] => [...(solution[index]?.cells ?? [])];

describe("the verifier", () => {
  it("finds nothing wrong with right tilings, whatever order they come in", () => {
    expect(solution).toHaveLength(8);
    expect(verifyTiling(classic, christmas, solution)).toBeUndefined();
    expect(verifyTiling(classic, [...christmas].reverse(), [...solution].reverse())).toBeUndefined();
    expect(hexSolution).toHaveLength(7);
    expect(verifyTiling(hexagons, uncoveredHexagon, hexSolution)).toBeUndefined();
  });

  it("agrees with a plain search on the number of tilings", () => {
    const small = sketch({
      board: ["a b c d", "e * g h", "i j k l"],
      pieces: { L: ["###", "#.."], S: ["##.", ".##"], I: ["###"] },
    });
    const tilings = [...bruteForce(small, [0])];
    expect(tilings.length).toBeGreaterThan(0);
    for (const tiling of tilings) expect(verifyTiling(small, [0], tiling)).toBeUndefined();
  });

  it.each<[string, readonly Placement[], readonly number[], string]>([
    ["a piece left out", solution.slice(1), christmas, "piece L5 is used 0 times, not 1"],
    ["a piece too many", [...solution, solution[0]!], christmas, "is taken twice: by piece L5 and by piece L5"],
    ["a piece for another", changed(0, { piece: 1 }), christmas, "piece N5 on"],
    ["a piece nobody knows", changed(0, { piece: 99 }), christmas, "there is no piece number 99"],
    [
      "a cell that does not exist",
      changed(0, { cells: [...cellsOf(0).slice(1), 43] }),
      christmas,
      "43, which isn't on the board",
    ],
    [
      "a cell before the first",
      changed(0, { cells: [-1, ...cellsOf(0).slice(1)] }),
      christmas,
      "-1, which isn't on the board",
    ],
    ["half a cell", changed(0, { cells: [0.5, ...cellsOf(0).slice(1)] }), christmas, "0.5, which isn't on the board"],
    [
      "a cell twice in a piece",
      changed(0, { cells: [cellsOf(0)[1]!, ...cellsOf(0).slice(1)] }),
      christmas,
      "is taken twice",
    ],
    ["a piece cut short", changed(0, { cells: cellsOf(0).slice(1) }), christmas, "piece L5 has 5 cells, not 4"],
    ["an empty piece", changed(0, { cells: [] }), christmas, "piece L5 has 5 cells, not 0"],
    [
      "pieces that overlap",
      [...solution.slice(0, 7), { ...solution[6]!, piece: 7, cells: [...cellsOf(6), 42] }],
      christmas,
      "is taken twice: by piece Z5 and by piece O6",
    ],
    ["another date", solution, cellsNamed(classic, "Dec", "24"), "24 is taken twice: by the uncovered date"],
    ["a date that is not whole", solution, cellsNamed(classic, "Dec"), "25 isn't covered"],
    ["a date twice", solution, [...christmas, ...christmas], "Dec is taken twice"],
    ["a date off the board", solution, [...christmas, 50], "50, which isn't on the board"],
    ["nothing at all", [], christmas, "piece L5 is used 0 times"],
  ])("catches %s", (_, tiling, uncovered, message) => {
    expect(verifyTiling(classic, uncovered, tiling)).toContain(message);
  });

  it("catches two cells exchanged between pieces", () => {
    for (const [i, a] of solution.entries()) {
      for (const [j, b] of solution.entries()) {
        if (i === j) continue;
        const exchanged = changed(i, { cells: [...a.cells.slice(1), b.cells[0]!] }).map((placement, k) =>
          k === j ? { ...placement, cells: [...b.cells.slice(1), a.cells[0]!] } : placement,
        );
        expect(verifyTiling(classic, christmas, exchanged)).toContain("doesn't have its shape");
      }
    }
  });

  it("catches a copy too many where another piece of that size is missing", () => {
    const twins = sketch({ board: ["a b", "c d"], pieces: { one: ["##"], two: ["##"] } });
    const [tiling = []] = bruteForce(twins, []);
    expect(verifyTiling(twins, [], tiling)).toBeUndefined();
    const same = tiling.map((placement) => ({ ...placement, piece: 0 }));
    expect(verifyTiling(twins, [], same)).toBe("piece one is used 2 times, not 1");
  });

  it("names a blank cell by its place", () => {
    const blank = sketch({ board: ["a *"], pieces: { one: ["#"] } });
    expect(verifyTiling(blank, [], [{ piece: 0, orientation: 0, cells: [0] }])).toBe(
      "the blank cell in row 1, column 2 isn't covered",
    );
  });

  it.each(latticeNames)("catches the other handedness on the %s lattice, and flips that were forbidden", (name) => {
    const lattice = latticeNamed(name);
    const piece = drawnCells(["###", "..#"], name);
    const turned = orientationsOf(lattice, piece, false);
    const flipped = orientationsOf(lattice, piece, true).slice(turned.length);
    expect(flipped).toHaveLength(lattice.neighbours.length);
    for (const shape of flipped) {
      const tiling = [{ piece: 0, orientation: 0, cells: [0, 1, 2, 3] }];
      const fault = "piece it on 0 1 2 3 is flipped, but can't be";
      expect(verifyTiling(alone(name, shape, piece, true), [], tiling)).toBeUndefined();
      expect(verifyTiling(alone(name, shape, piece, true), [], tiling, { flips: false })).toBe(fault);
      expect(verifyTiling(alone(name, shape, piece, false), [], tiling)).toBe(fault);
    }
  });

  it("is not taken in by a turn that moves centres onto centres but not cells onto cells", () => {
    // (0, 0) and (3, 4) are five apart, as the two cells of the piece are.
    const slanted = sketch({
      board: ["a - - -", "- - - -", "- - - -", "- - - -", "- - - b"],
      pieces: { far: ["#....#"] },
    });
    expect(verifyTiling(slanted, [], [{ piece: 0, orientation: 0, cells: [0, 1] }])).toContain(
      "doesn't have its shape",
    );
  });
});

/** Sets of up to six cells that hang together, grown at random. */
function anyShape(lattice: LatticeName): fc.Arbitrary<Point[]> {
  const { neighbours } = latticeNamed(lattice);
  const growth = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 5 });
  return growth.map((steps) => {
    const cells = [{ x: 0, y: 0 }];
    for (const [from, direction] of steps) {
      const { x, y } = cells[from % cells.length]!;
      const step = neighbours[direction % neighbours.length]!;
      const next = { x: x + step.x, y: y + step.y };
      if (!cells.some((cell) => cell.x === next.x && cell.y === next.y)) cells.push(next);
    }
    return cells;
  });
}

/** A board that is exactly these cells, and one piece of that shape. */
function alone(lattice: LatticeName, board: readonly Point[], piece: readonly Point[], mayFlip: boolean): Puzzle {
  const empty = sketch({ lattice, board: ["-"] });
  const cells = board.map((point, index) => ({ index, id: `${index}`, point }));
  return { ...empty, board: { ...empty.board, cells }, pieces: [{ id: "it", shape: piece, mayFlip, copies: 1 }] };
}

describe.each(latticeNames)("on the %s lattice", (name) => {
  const lattice = latticeNamed(name);
  const accepts = (piece: readonly Point[], onto: readonly Point[], mayFlip: boolean) => {
    const cells = onto.map((_, i) => i);
    return verifyTiling(alone(name, onto, piece, mayFlip), [], [{ piece: 0, orientation: 0, cells }]) === undefined;
  };

  it("geometry and symmetries agree on which shapes are the same", () => {
    fc.assert(
      fc.property(anyShape(name), anyShape(name), fc.boolean(), (piece, other, mayFlip) => {
        const keys = new Set(orientationsOf(lattice, piece, mayFlip).map(shapeKey));
        expect(accepts(piece, other, mayFlip)).toBe(keys.has(shapeKey(shapeOf(other))));
      }),
      { numRuns: 500 },
    );
  });

  it("a piece is accepted in each of its orientations, and unflipped only in those", () => {
    fc.assert(
      fc.property(anyShape(name), (piece) => {
        const turned = new Set(orientationsOf(lattice, piece, false).map(shapeKey));
        for (const shape of orientationsOf(lattice, piece, true)) {
          expect(accepts(piece, shape, true)).toBe(true);
          expect(accepts(piece, shape, false)).toBe(turned.has(shapeKey(shape)));
        }
      }),
    );
  });
});
