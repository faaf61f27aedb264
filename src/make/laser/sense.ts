/** From a puzzle and the measures asked for to sentences about those that make no sense together. */

import { latticeNamed } from "../../core/lattice/lattice.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { areaOf, offsetBy, type Ring, ringsOf } from "../plane.js";
import type { LaserSettings } from "./settings.js";

const bodies = (rings: readonly Ring[]): number => rings.filter((ring) => areaOf([ring]) > 0).length;

/** Whether something that is this much narrower on every side is still there, in one piece as before. */
const staysWhole = (rings: readonly Ring[], inset: number): boolean =>
  bodies(offsetBy(rings, -inset, { corner: "mitre" })) === bodies(rings);

const steps = 12;

/** How wide the narrowest part of it is, found by halving; rounded down to a tenth of a millimetre. */
function narrowestOf(rings: readonly Ring[], widest: number): number {
  let [whole, broken] = [0, widest / 2];
  for (let i = 0; i < steps; i++) {
    const middle = (whole + broken) / 2;
    if (staysWhole(rings, middle)) whole = middle;
    else broken = middle;
  }
  return Math.floor(2 * whole * 10) / 10;
}

interface Narrowest {
  readonly name: string;
  readonly width: number;
}

/** The piece that is narrowest somewhere. */
function narrowestPiece({ lattice, pieces }: Puzzle, cell: number): Narrowest {
  const widths = pieces.map(({ id, shape }) => ({
    name: `the piece ${id}`,
    width: narrowestOf(ringsOf(latticeNamed(lattice), shape, cell), 2 * cell),
  }));
  return widths.reduce((least, each) => (each.width < least.width ? each : least), widths[0]!);
}

const written = (value: number): string => String(Math.round(value * 100) / 100);

/** None where all is well. */
export function senseFaults(puzzle: Puzzle, { cell, clearance, radius, kerf, gap }: LaserSettings): string[] {
  const { name, width } = narrowestPiece(puzzle, cell);
  const left = width - clearance;
  const narrow = `${name} is ${written(width)} mm wide at its narrowest`;
  if (left <= 0) return [`a clearance of ${clearance} mm leaves nothing of a piece: ${narrow}`];
  const rest = clearance === 0 ? narrow : `${narrow}, ${written(left)} mm without the clearance`;
  return [
    ...(kerf >= left ? [`a kerf of ${kerf} mm burns away all of a piece: ${rest}`] : []),
    ...(2 * radius >= left
      ? [`a radius of ${radius} mm is too round: ${rest}, so it must be below ${written(left / 2)} mm`]
      : []),
    ...(gap < kerf ? [`a gap of ${gap} mm is burnt away by a kerf of ${kerf} mm: it must be at least as wide`] : []),
  ];
}
