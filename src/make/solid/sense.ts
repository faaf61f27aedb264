/** From the measures asked for to sentences about those that make no sense together, and what would do. */

import type { SolidSettings } from "./parameters.js";

/** In millimetres. */
const leastClearance = 0.05;
/** What has to be left between two cut edges, or below engraved letters. */
const leastLeft = 0.2;

const written = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A sentence where something is wrong. */
type Sense = (settings: SolidSettings) => string | false;

const clearanceIsSeen: Sense = ({ clearance }) =>
  clearance < leastClearance &&
  `a clearance of ${clearance} mm leaves no gap between pieces, which no printer can do: take ${leastClearance} mm or more`;

const clearanceLeavesPieces: Sense = ({ clearance, cell }) =>
  clearance > cell / 4 &&
  `a clearance of ${clearance} mm is too much for cells of ${cell} mm: take ${written(cell / 4)} mm or less`;

const radiusFits: Sense = ({ radius, cell, clearance }) =>
  radius > (cell - clearance) / 2 &&
  `a radius of ${radius} mm is too round for cells of ${cell} mm: take ${written((cell - clearance) / 2)} mm or less`;

/** The largest cut edge that each measure allows, and what that measure is called. */
function limitsOfChamfer({ thickness, cell, clearance, base, border, ...rest }: SolidSettings): [number, string][] {
  return [
    [(thickness - leastLeft) / 2, `pieces ${thickness} mm thick`],
    [(cell - clearance - leastLeft) / 2, `cells of ${cell} mm`],
    [base - leastLeft, `a floor ${base} mm thick`],
    [rest["wall-height"] - leastLeft, `a frame ${rest["wall-height"]} mm high`],
    [(border - leastLeft) / 2, `a border ${border} mm wide`],
  ];
}

const chamferFits: Sense = (settings) => {
  const [most, what] = limitsOfChamfer(settings).sort(([a], [b]) => a - b)[0]!;
  return (
    settings.chamfer > most &&
    `a chamfer of ${settings.chamfer} mm is too much for ${what}: take ${written(Math.max(0, most))} mm or less`
  );
};

const labelsStayInside: Sense = ({ labels, base, "label-depth": depth }) =>
  labels === "engraved" &&
  depth > base - leastLeft &&
  `labels ${depth} mm deep would go through a floor ${base} mm thick: take a --label-depth of ` +
    `${written(base - leastLeft)} mm or less, or a thicker --base`;

const labelsStayBelow: Sense = ({ labels, "label-depth": depth, "wall-height": height }) =>
  labels === "raised" &&
  depth >= height &&
  `labels ${depth} mm high would reach the top of a frame ${height} mm high: take a lower --label-depth or a higher ` +
    "--wall-height";

const senses = [
  clearanceIsSeen,
  clearanceLeavesPieces,
  radiusFits,
  chamferFits,
  labelsStayInside,
  labelsStayBelow,
] as const;

/** None where all is well. */
export function senseFaults(settings: SolidSettings): string[] {
  return senses.map((sense) => sense(settings)).filter((fault) => fault !== false);
}
