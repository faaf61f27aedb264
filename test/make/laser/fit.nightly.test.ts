/** Cut pieces fit into the tray, with the clearance asked for. */

import { describe, expect, it } from "vitest";
import { latticeNamed, type Point } from "../../../src/core/lattice/lattice.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetCells } from "../../../src/core/puzzle/target.js";
import { firstTilings } from "../../../src/core/solver/solver.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { finishOutline } from "../../../src/make/laser/pieces.js";
import type { LaserSettings } from "../../../src/make/laser/settings.js";
import { findOpening } from "../../../src/make/laser/tray.js";
import {
  difference,
  findRings,
  intersection,
  measureArea,
  offsetBy,
  type Ring,
  union,
} from "../../../src/make/plane.js";
import { distanceTo, samplesOf, usual } from "./support.js";

/** A micrometre for arcs drawn as lines, and a little for rounding. */
const tolerance = 0.003;

interface Laid {
  readonly pieces: readonly Ring[][];
  readonly uncovered: readonly Ring[];
}

/** The finished pieces where a solution has them, and the cells that it leaves uncovered. */
function laidOut(puzzle: Puzzle, settings: LaserSettings): Laid {
  const lattice = latticeNamed(puzzle.lattice);
  const points = (cells: readonly number[]): Point[] => cells.map((cell) => puzzle.board.cells[cell]!.point);
  const uncovered = targetCells(
    puzzle,
    puzzle.fields.map(() => 0),
  );
  const [tiling = []] = firstTilings({ puzzle, uncovered }, 1);
  expect(tiling.length).toBe(puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0));
  return {
    pieces: tiling.map(({ cells }) => finishOutline(puzzle, points(cells), settings)),
    uncovered: uncovered.flatMap((cell) => findRings(lattice, points([cell]), settings.cell)),
  };
}

describe.each(["classic", "hex-lake", "weekday"] as const)("the pieces of %s", (id) => {
  const puzzle = cataloguePuzzle(id);
  const { clearance, radius } = usual;
  const { pieces, uncovered } = laidOut(puzzle, usual);
  const opening = findOpening(puzzle, usual);

  it("lie in the tray without touching: as far from each other and from the frame as was asked for", () => {
    const half = clearance / 2 - tolerance;
    expect(measureArea(difference(pieces.flat(), offsetBy(opening, -clearance + tolerance)))).toBeCloseTo(0, 3);
    const fat = pieces.map((piece) => offsetBy(piece, half));
    for (const [i, piece] of fat.entries())
      for (const other of fat.slice(i + 1)) expect(measureArea(intersection(piece, other))).toBeCloseTo(0, 3);
  });

  it("fill it up to the gaps, the round corners and the date", () => {
    const filled = union(...pieces.map((piece) => offsetBy(piece, clearance / 2 + tolerance, { corner: "mitre" })));
    const board = offsetBy(opening, -clearance / 2, { corner: "mitre" });
    const open = difference(difference(board, filled), offsetBy(uncovered, tolerance, { corner: "mitre" }));
    expect(measureArea(open)).toBeLessThan(0.003 * measureArea(board));
    for (const point of samplesOf(open)) expect(distanceTo([...filled, ...uncovered], point)).toBeLessThan(radius);
    expect(measureArea(pieces.flat()) + measureArea(uncovered)).toBeGreaterThan(0.96 * measureArea(opening));
  });
});
