/** An outline goes round its shape once, and round its holes the other way. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LatticeName, latticeNamed, latticeNames, type Point } from "../../../src/core/lattice/lattice.js";
import { type Loop, outlineOf, signedArea, withoutStraight } from "../../../src/core/lattice/outline.js";
import { drawnCells } from "../../support/puzzles.js";

const loopsOf = (name: LatticeName, rows: string[]) => outlineOf(latticeNamed(name), drawnCells(rows, name));
const inPlane = (name: LatticeName, loop: Loop) => loop.map((corner) => latticeNamed(name).cornerInPlane(corner));
const areas = (name: LatticeName, loops: Loop[]) => loops.map((loop) => signedArea(inPlane(name, loop)));

/** The area of a cell whose neighbours' centres are 1 away. */
const cellArea = { square: 1, hex: Math.sqrt(3) / 2 } as const;

const side = (a: Point, b: Point) => [a, b].map(({ x, y }) => `${x},${y}`).join(" to ");
const sidesOf = (loop: Loop) => loop.map((corner, i) => side(corner, loop[(i + 1) % loop.length]!));

describe("an outline on the square lattice", () => {
  it("goes round a cell clockwise", () => {
    const [loop = []] = loopsOf("square", ["#"]);
    expect(loop).toEqual([
      { x: 1, y: -1 },
      { x: 1, y: 1 },
      { x: -1, y: 1 },
      { x: -1, y: -1 },
    ]);
  });

  it("runs the other way round a hole", () => {
    const loops = loopsOf("square", ["###", "#.#", "###"]);
    expect(loops.map((loop) => loop.length)).toEqual([12, 4]);
    expect(areas("square", loops)).toEqual([9, -1]);
  });

  it("does not join cells that touch at a corner only", () => {
    expect(areas("square", loopsOf("square", ["#.", ".#"]))).toEqual([1, 1]);
    expect(areas("square", loopsOf("square", [".#", "#."]))).toEqual([1, 1]);
  });

  it("goes round two holes that touch at a corner, each by itself", () => {
    const loops = loopsOf("square", ["####", "#.##", "##.#", "####"]);
    expect(areas("square", loops).sort()).toEqual([-2, 16]);
    const opened = loopsOf("square", ["###", "#.#", "##."]);
    expect(areas("square", opened)).toEqual([7]);
  });

  it("loses the points on straight stretches on demand", () => {
    const [loop = []] = loopsOf("square", ["####", "#..."]);
    expect(loop).toHaveLength(12);
    expect(withoutStraight(loop)).toHaveLength(6);
  });
});

describe("an outline on the hex lattice", () => {
  it("goes round a ring and its hole", () => {
    const loops = loopsOf("hex", [".##.", "#.#.", ".##."]);
    expect(loops.map((loop) => loop.length)).toEqual([18, 6]);
    expect(areas("hex", loops).map((area) => area / cellArea.hex)).toEqual([
      expect.closeTo(7, 9),
      expect.closeTo(-1, 9),
    ]);
  });

  it("has no straight stretches", () => {
    const [loop = []] = loopsOf("hex", ["###"]);
    expect(withoutStraight(loop)).toEqual(loop);
  });
});

describe.each(latticeNames)("every outline on the %s lattice", (name) => {
  const lattice = latticeNamed(name);
  const anyCells = fc.uniqueArray(fc.record({ x: fc.integer({ min: 0, max: 4 }), y: fc.integer({ min: 0, max: 4 }) }), {
    minLength: 1,
    maxLength: 20,
    selector: ({ x, y }) => `${x},${y}`,
  });

  it("encloses the cells and nothing else, along each side that is theirs alone", () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const loops = outlineOf(lattice, cells);
        const area = areas(name, loops).reduce((sum, each) => sum + each, 0);
        expect(area).toBeCloseTo(cells.length * cellArea[name], 9);
        const all = cells.flatMap((cell) => sidesOf(lattice.corners(cell)));
        const lonely = all.filter((each) => !all.includes(each.split(" to ").reverse().join(" to ")));
        expect(loops.flatMap(sidesOf).sort()).toEqual(lonely.sort());
      }),
    );
  });
});
