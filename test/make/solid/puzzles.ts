/** Puzzles for bodies: any shapes as pieces, any board, names that try to break out. */

import * as fc from "fast-check";
import { type LatticeName, latticeNamed, latticeNames, type Point } from "../../../src/core/lattice/lattice.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { makeLetters } from "../../../src/make/solid/letters.js";
import { type SolidSettings, solidSettings } from "../../../src/make/solid/parameters.js";
import type { SolidLetters } from "../../../src/make/solid/parts.js";
import { readFonts } from "../../../src/pens/fonts.js";
import { sketch } from "../../support/puzzles.js";

/** Names and titles that must come back as they are. */
export const hostile = [
  "<script>alert(1)</script>",
  `"quoted" & 'single'`,
  "]]></metadata>",
  "🧩👩‍👩‍👧",
  "قطعة يمين",
  "x".repeat(200),
];

/** A puzzle whose board has these cells, and whose pieces are these shapes, exactly where they are. */
export function puzzleWith(
  lattice: LatticeName,
  board: readonly Point[],
  shapes: readonly (readonly Point[])[],
): Puzzle {
  const cells = board.map((point, index) => ({ index, id: String(index), point }));
  const pieces = shapes.map((shape, i) => ({ id: hostile[i] ?? `${i}`, shape, mayFlip: true, copies: 1 }));
  return { ...sketch({ board: [] }), lattice, board: { cells, rows: 5, columns: 5 }, pieces };
}

const grid = 4;

/** Any cells of a small grid: apart, with holes, touching at corners only. */
export const anyShape: fc.Arbitrary<{ lattice: LatticeName; cells: Point[] }> = fc
  .record({
    lattice: fc.constantFrom(...latticeNames),
    places: fc.uniqueArray(fc.nat(grid * grid - 1), { minLength: 1 }),
  })
  .map(({ lattice, places }) => ({
    lattice,
    cells: places.map((place) => latticeNamed(lattice).fromGrid(Math.floor(place / grid), place % grid)),
  }));

/** In steps of a tenth of a millimetre. */
const tenths = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(least * 10), max: Math.round(most * 10) }).map((value) => value / 10);

/** Measures that make sense together; cut edges no deeper than corners are round. */
export const anySettings: fc.Arbitrary<SolidSettings> = fc
  .record({
    cell: tenths(8, 30),
    clearance: tenths(0.1, 1),
    thickness: tenths(3, 8),
    base: tenths(2, 4),
    border: tenths(3, 12),
    "wall-height": tenths(2, 6),
    radius: fc.oneof(fc.constant(0), tenths(1, 3)),
    chamfer: fc.oneof(fc.constant(0), tenths(0.1, 1)),
    labels: fc.constantFrom("raised", "engraved"),
    "label-depth": tenths(0.2, 1),
    frame: fc.constantFrom("loose", "fixed"),
  })
  .map(solidSettings);

let read: SolidLetters["letters"] | undefined;

/** The letters of the fonts that come with Daytile. */
export async function defaultLetters(): Promise<SolidLetters["letters"]> {
  read ??= makeLetters(await readFonts("Bold"));
  return read;
}
