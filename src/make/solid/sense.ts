/** From the measures asked for to sentences about those that make no sense together, and about what would do. */

import type { SolidSettings } from "./parameters.js";

/** In millimetres. */
const minClearance = 0.05;
/** What has to be left between two cut edges, or below engraved letters. */
const minLeft = 0.2;

const written = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A sentence where something is wrong. */
type Sense = (settings: SolidSettings) => string | false;

const clearanceIsSeen: Sense = ({ clearance }) =>
  clearance < minClearance &&
  `a clearance of ${clearance} mm is too small for any printer; use ${minClearance} mm or more`;

const clearanceLeavesPieces: Sense = ({ clearance, cell }) =>
  clearance > cell / 4 &&
  `a clearance of ${clearance} mm is too large for ${cell} mm cells; use ${written(cell / 4)} mm or less`;

const radiusFits: Sense = ({ radius, cell, clearance }) =>
  radius > (cell - clearance) / 2 &&
  `a radius of ${radius} mm is too large for ${cell} mm cells; use ${written((cell - clearance) / 2)} mm or less`;

const hasTray = ({ part }: SolidSettings): boolean => part === "all" || part === "tray";
/** Islands of the tray are as high as the frame. */
const hasWalls = ({ part }: SolidSettings): boolean => part === "all" || part === "tray" || part === "frame";
const hasPieces = ({ part }: SolidSettings): boolean => part !== "tray" && part !== "frame";

/** The largest cut edge that a measure allows, and what to call it. */
type Limit = readonly [most: number, what: string];

function limitsOfChamfer(settings: SolidSettings): Limit[] {
  const { thickness, cell, clearance, base, border, "wall-height": height } = settings;
  const ofCell: Limit = [(cell - clearance - minLeft) / 2, `${cell} mm cells`];
  const ofPieces: Limit = [(thickness - minLeft) / 2, `${thickness} mm pieces`];
  const ofTray: Limit = [base - minLeft, `a floor of ${base} mm`];
  const ofFrame: Limit[] = [
    [height - minLeft, `a frame of ${height} mm`],
    [(border - minLeft) / 2, `a border of ${border} mm`],
  ];
  return [
    ofCell,
    ...(hasPieces(settings) ? [ofPieces] : []),
    ...(hasTray(settings) ? [ofTray] : []),
    ...(hasWalls(settings) ? ofFrame : []),
  ];
}

const chamferFits: Sense = (settings) => {
  const [most, what] = limitsOfChamfer(settings).reduce((least, each) => (each[0] < least[0] ? each : least));
  return (
    settings.chamfer > most &&
    `a chamfer of ${settings.chamfer} mm is too large for ${what}; use ${written(Math.max(0, most))} mm or less`
  );
};

const labelsStayInside: Sense = (settings) => {
  const { labels, base, "label-depth": depth } = settings;
  return (
    hasTray(settings) &&
    labels === "engraved" &&
    depth > base - minLeft &&
    `labels ${depth} mm deep would go through a floor of ${base} mm; use a label depth of ` +
      `${written(base - minLeft)} mm or less, or a thicker base`
  );
};

const labelsStayBelow: Sense = (settings) => {
  const { labels, "label-depth": depth, "wall-height": height } = settings;
  return (
    hasTray(settings) &&
    labels === "raised" &&
    depth >= height &&
    `labels ${depth} mm high would reach the top of a frame of ${height} mm; use a smaller label depth or ` +
      "a higher wall"
  );
};

const sensesOfClearance = [clearanceIsSeen, clearanceLeavesPieces] as const;
/** They reckon with a clearance that makes sense. */
const senses = [radiusFits, chamferFits, labelsStayInside, labelsStayBelow] as const;

/** None where all is well. */
export function solidSenseFaults(settings: SolidSettings): string[] {
  const ask = (all: readonly Sense[]): string[] =>
    all.map((sense) => sense(settings)).filter((fault) => fault !== false);
  const first = ask(sensesOfClearance);
  return first.length > 0 ? first : ask(senses);
}
