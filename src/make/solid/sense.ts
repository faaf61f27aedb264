/** From the measures asked for to sentences about those that make no sense together, and about what would do. */

import type { Message } from "../../core/i18n/message.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import { behindNotch, besideNail, tooNarrow } from "../fittings/holes.js";
import { depthOfLabels, type SolidSettings } from "./parameters.js";

/** In millimetres. */
const minClearance = 0.05;
/** What has to be left between two cut edges, or below engraved letters. */
const minLeft = 0.2;

const written = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A sentence where something is wrong. */
type Sense = (settings: SolidSettings) => Message | false;

const clearanceIsSeen: Sense = ({ clearance }) =>
  clearance < minClearance && makeMessages.clearanceTooSmall({ clearance, least: minClearance });

const clearanceLeavesPieces: Sense = ({ clearance, cell }) =>
  clearance > cell / 4 && makeMessages.clearanceForCells({ clearance, cell, most: written(cell / 4) });

const radiusFits: Sense = ({ radius, cell, clearance }) =>
  radius > (cell - clearance) / 2 &&
  makeMessages.radiusForCells({ radius, cell, most: written((cell - clearance) / 2) });

const hasTray = ({ part }: SolidSettings): boolean => part === "all" || part === "tray";
/** Islands of the tray are as high as the frame. */
const hasWalls = ({ part }: SolidSettings): boolean => part === "all" || part === "tray" || part === "frame";
const hasPieces = ({ part }: SolidSettings): boolean => part !== "tray" && part !== "frame";

/** The largest cut edge that a measure allows, and what to call it. */
type Limit = readonly [most: number, what: Message];

/** Of the border, what is left between two cut edges: less where there is a notch, or a hole for a nail. */
function narrowestBorder({ border, notch, hanging }: SolidSettings): number {
  return Math.min(border, notch ? behindNotch(border) : border, hanging ? 2 * besideNail(border) : border);
}

function limitsOfChamfer(settings: SolidSettings): Limit[] {
  const { thickness, cell, clearance, base, border, "wall-height": height } = settings;
  const ofCell: Limit = [(cell - clearance - minLeft) / 2, makeMessages.cells({ size: cell })];
  const ofPieces: Limit = [(thickness - minLeft) / 2, makeMessages.pieces({ size: thickness })];
  const ofTray: Limit = [base - minLeft, makeMessages.floor({ size: base })];
  const ofFrame: Limit[] = [
    [height - minLeft, makeMessages.frame({ size: height })],
    [(narrowestBorder(settings) - minLeft) / 2, makeMessages.border({ size: border })],
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
    makeMessages.chamferTooLarge({ chamfer: settings.chamfer, what, most: written(Math.max(0, most)) })
  );
};

const labelsStayInside: Sense = (settings) => {
  const { labels, base } = settings;
  const depth = depthOfLabels(settings);
  const most = base - minLeft - (depth - settings["label-depth"]);
  return (
    hasTray(settings) &&
    labels !== "raised" &&
    labels !== "none" &&
    depth > base - minLeft &&
    makeMessages.labelsTooDeep({ depth, base, most: written(most) })
  );
};

const gridStaysInside: Sense = (settings) => {
  const { base, "grid-depth": depth } = settings;
  return (
    hasTray(settings) &&
    depth > base - minLeft &&
    makeMessages.gridTooDeep({ depth, base, most: written(base - minLeft) })
  );
};

const labelsStayBelow: Sense = (settings) => {
  const { labels, "label-depth": depth, "wall-height": height } = settings;
  return (
    hasTray(settings) && labels === "raised" && depth >= height && makeMessages.labelsTooHigh({ depth, wall: height })
  );
};

const borderHasRoom: Sense = (settings) => hasWalls(settings) && tooNarrow(settings);

const sensesOfClearance = [clearanceIsSeen, clearanceLeavesPieces, borderHasRoom] as const;
/** They reckon with a clearance that makes sense. */
const senses = [radiusFits, chamferFits, labelsStayInside, gridStaysInside, labelsStayBelow] as const;

/** None where all is well. */
export function checkSolidSettings(settings: SolidSettings): Message[] {
  const ask = (all: readonly Sense[]): Message[] =>
    all.map((sense) => sense(settings)).filter((fault) => fault !== false);
  const first = ask(sensesOfClearance);
  return first.length > 0 ? first : ask(senses);
}
