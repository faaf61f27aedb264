/** A stroke means the cells it goes over, however quick or crooked it is. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latticeNamed, type Point } from "../../../../src/core/lattice/lattice.js";
import type { Puzzle } from "../../../../src/core/puzzle/puzzle.js";
import { touchingCells } from "../../../../src/core/tiling/placement.js";
import { DrawnStroke, placesOf } from "../../../../src/web/views/owner/stroke.js";
import { classic, hexagons } from "../../../support/puzzles.js";

const centre = ({ lattice, board }: Puzzle, cell: number): Point =>
  latticeNamed(lattice).centreInPlane(board.cells[cell]!.point);

function cellsOver(puzzle: Puzzle, positions: readonly Point[]): number[] {
  const [first, ...others] = positions;
  const stroke = new DrawnStroke(placesOf(puzzle), first!);
  for (const position of others) stroke.moveTo(position);
  return stroke.points.flatMap(({ x, y }) =>
    puzzle.board.cells.flatMap(({ index, point }) => (point.x === x && point.y === y ? [index] : [])),
  );
}

/** A walk from cell to touching cell, and how far a hand is off at each. */
const walks = (puzzle: Puzzle) =>
  fc.record({
    start: fc.nat(puzzle.board.cells.length - 1),
    turns: fc.array(fc.nat(5), { maxLength: 9 }),
    shake: fc.array(
      fc.record({
        x: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        y: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      }),
      { minLength: 10, maxLength: 10 },
    ),
  });

describe.each([classic, hexagons])("on a board", (puzzle) => {
  it("a walk from cell to cell means just these cells, with a shaking hand and one event a cell", () => {
    const neighbours = touchingCells(puzzle);
    fc.assert(
      fc.property(walks(puzzle), ({ start, turns, shake }) => {
        const walk = [start];
        for (const turn of turns) {
          const next = neighbours[walk.at(-1)!]!;
          walk.push(next[turn % next.length]!);
        }
        const positions = walk.map((cell, i) => {
          const { x, y } = centre(puzzle, cell);
          return { x: x + shake[i]!.x, y: y + shake[i]!.y };
        });
        expect(cellsOver(puzzle, positions)).toEqual([...new Set(walk)]);
      }),
    );
  });
});

it("a quick stroke over a whole row misses none of its cells", () => {
  expect(cellsOver(classic, [centre(classic, 12), centre(classic, 18)])).toEqual([12, 13, 14, 15, 16, 17, 18]);
});

it("a corner that is cut means neither neighbour", () => {
  expect(cellsOver(classic, [centre(classic, 0), centre(classic, 7)])).toEqual([0, 7]);
});

it("a tap means its cell, even near a corner, and the table beside the board is another place", () => {
  expect(cellsOver(classic, [{ x: 0.45, y: 0.45 }])).toEqual([0]);
  const stroke = new DrawnStroke(placesOf(classic), { x: -1, y: 0 });
  expect(stroke.points).toEqual([{ x: -1, y: 0 }]);
  expect(new DrawnStroke(placesOf(classic), { x: 40, y: 40 }).points).toEqual([]);
});
