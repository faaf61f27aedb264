/** The settings of models for the 3D printer, besides the shared ones. */

import { frozen } from "../../core/text/frozen.js";
import { fittingParameters } from "../fittings/parameters.js";
import { laserParameters } from "../laser/parameters.js";
import { type Parameter, resolveSettings, type SettingsOf, sharedParameters } from "../parameters.js";

const labelStyles = ["engraved", "raised", "inlaid", "lined", "none"] as const;
const frameStyles = ["loose", "fixed"] as const;
/** Besides these, a piece can be asked for by its name. */
export const partNames = ["all", "pieces", "tray", "frame", "lid"] as const;

/**
 * The settings of models for a 3D printer, besides the shared ones.
 *
 * @example
 * ```ts
 * solidParameters.map(({ name }) => name).join(", "); // → thickness, chamfer, base, wall-height, frame, labels, label-depth, grid-depth, nozzle, pegs, part, bed, plate
 * ```
 */
export const solidParameters = frozen([
  {
    name: "thickness",
    kind: "measure",
    value: "MM",
    description: "thickness of the pieces",
    default: 5,
    min: 0.5,
    max: 100,
  },
  {
    name: "chamfer",
    kind: "measure",
    value: "MM",
    description: "how much to cut off edges, top and bottom",
    default: 0.6,
    min: 0,
    max: 20,
  },
  {
    name: "base",
    kind: "measure",
    value: "MM",
    description: "thickness of the tray's floor",
    default: 2,
    min: 0.4,
    max: 50,
  },
  {
    name: "wall-height",
    kind: "measure",
    value: "MM",
    description: "height of the frame above the floor",
    default: 4,
    min: 0.4,
    max: 100,
  },
  {
    name: "frame",
    kind: "text",
    value: "HOW",
    description: "a frame to glue on, or one that is part of the tray: loose, fixed",
    default: "loose",
    choices: frameStyles,
  },
  {
    name: "labels",
    kind: "text",
    value: "HOW",
    description: `labels on the tray's floor: ${labelStyles.join(", ")}; inlaid ones are level with the floor in a second colour, lined ones engraved with it at the bottom`,
    default: "engraved",
    choices: labelStyles,
  },
  {
    name: "label-depth",
    kind: "measure",
    value: "MM",
    description: "depth of engraved labels, height of raised ones",
    default: 0.6,
    min: 0.1,
    max: 20,
  },
  {
    name: "grid-depth",
    kind: "measure",
    value: "MM",
    description: "depth of the lines between cells on the tray's floor; 0 for none",
    default: 0.3,
    min: 0,
    max: 20,
  },
  {
    name: "nozzle",
    kind: "measure",
    value: "MM",
    description: "width of the printer's nozzle: Daytile warns about what is too thin for it",
    default: 0.4,
    min: 0.1,
    max: 2,
  },
  { name: "pegs", kind: "flag", description: "pegs on the tray and holes in the frame, so that they line up" },
  {
    name: "part",
    kind: "text",
    value: "PART",
    description: `what to write: ${partNames.join(", ")}, or the name of a piece`,
    default: "all",
    suggestions: partNames,
  },
  { name: "bed", kind: "text", value: "WxD", description: "size of the printer's bed in millimetres, such as 220x220" },
  {
    name: "plate",
    kind: "number",
    value: "K",
    description: "write the K-th plate, if one bed isn't enough",
    default: 1,
    min: 1,
    max: 999,
  },
] as const satisfies readonly Parameter[]);

/** With those of other things that mean the same here. */
type AllParameters = readonly [
  ...typeof sharedParameters,
  ...typeof laserParameters,
  ...typeof fittingParameters,
  ...typeof solidParameters,
];
const allParameters: AllParameters = [
  ...sharedParameters,
  ...laserParameters,
  ...fittingParameters,
  ...solidParameters,
];

export type FrameSide = "lower" | "upper";

export type SolidSettings = SettingsOf<AllParameters> & {
  /** Which edges of tray, frame and lid are straight, for words that have no room on a zigzag; left out: none. */
  readonly level?: readonly FrameSide[];
};

/** Printed plastic needs more room than cut wood; in millimetres. */
export const defaultSolidClearance = 0.4;

/** Two layers of the usual height: a colour that covers what is below it. */
const lining = 0.4;

/** How deep the floor is cut out for labels, in millimetres. */
export const depthOfLabels = ({
  labels,
  "label-depth": depth,
}: Pick<SolidSettings, "labels" | "label-depth">): number => (labels === "lined" ? depth + lining : depth);

export const solidSettings = (asked: Readonly<Partial<Record<string, unknown>>>): SolidSettings =>
  resolveSettings(allParameters, { ...asked, clearance: asked.clearance ?? defaultSolidClearance });
