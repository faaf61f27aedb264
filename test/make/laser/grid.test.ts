/** The grid has every side that two cells share, once. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latticeNamed, latticeNames } from "../../../src/core/lattice/lattice.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { findGridLines } from "../../../src/make/laser/grid.js";
import type { Line } from "../../../src/make/laser/part.js";
import { sketch } from "../../support/puzzles.js";
import { grown, somePicks } from "./support.js";

const cell = 10;
const side = { square: cell, hex: cell / Math.sqrt(3) };

const lengthOf = ([a, b]: Line): number => Math.hypot(b!.x - a!.x, b!.y - a!.y);

/** Each pair of touching cells once. */
function touchingPairs({ lattice, board }: Puzzle): number {
  const keys = new Set(board.cells.map(({ point: { x, y } }) => `${x},${y}`));
  const around = board.cells.flatMap(({ point }) =>
    latticeNamed(lattice).neighbours.filter(({ x, y }) => keys.has(`${point.x + x},${point.y + y}`)),
  );
  return around.length / 2;
}

describe("the grid on the base", () => {
  it.each(latticeNames)("has every side that two cells share, once, on the %s lattice", (name) => {
    fc.assert(
      fc.property(somePicks, (picks) => {
        const cells = grown(latticeNamed(name), picks).map((point, index) => ({ index, id: null, point }));
        const puzzle = { ...sketch({ lattice: name, board: ["*"] }), board: { cells, rows: 1, columns: 1 } };
        const total = findGridLines(puzzle, cell).reduce((sum, line) => sum + lengthOf(line), 0);
        expect(total).toBeCloseTo(touchingPairs(puzzle) * side[name], 6);
      }),
    );
  });

  it("draws what is straight in one go", () => {
    const rows = sketch({ board: ["* * * *", "* * * *", "* * * *"] });
    expect(findGridLines(rows, cell)).toHaveLength(3 + 2);
    const gap = sketch({ board: ["* * *", "* - *", "* * *"] });
    expect(findGridLines(gap, cell).map(lengthOf)).toEqual(new Array(8).fill(cell));
  });
});
