/** What can be set about bodies for the 3D printer, besides what everything that is made shares. */

import { laserParameters } from "../laser/parameters.js";
import { type Parameter, type Settings, settingsOf, sharedParameters } from "../parameters.js";

const labelStyles = ["engraved", "raised", "none"] as const;
const frameStyles = ["loose", "fixed"] as const;
/** Besides these, a piece can be asked for by its name. */
export const partNames = ["all", "pieces", "tray", "frame"] as const;

export const solidParameters = [
  { name: "thickness", kind: "measure", value: "MM", says: "of the pieces", usual: 5, least: 0.5, most: 100 },
  {
    name: "chamfer",
    kind: "measure",
    value: "MM",
    says: "how far edges are cut off, at the top and at the bottom",
    usual: 0.6,
    least: 0,
    most: 20,
  },
  {
    name: "base",
    kind: "measure",
    value: "MM",
    says: "how thick the floor of the tray is",
    usual: 2,
    least: 0.4,
    most: 50,
  },
  {
    name: "wall-height",
    kind: "measure",
    value: "MM",
    says: "how high the frame stands above the floor",
    usual: 4,
    least: 0.4,
    most: 100,
  },
  {
    name: "frame",
    kind: "text",
    value: "HOW",
    says: "a loose frame to glue onto the tray, or one fixed to it in one body: loose, fixed",
    usual: "loose",
    choices: frameStyles,
  },
  {
    name: "labels",
    kind: "text",
    value: "HOW",
    says: `on the floor of the tray: ${labelStyles.join(", ")}`,
    usual: "engraved",
    choices: labelStyles,
  },
  {
    name: "label-depth",
    kind: "measure",
    value: "MM",
    says: "how deep labels are engraved, or how high they stand",
    usual: 0.6,
    least: 0.1,
    most: 20,
  },
  {
    name: "part",
    kind: "text",
    value: "PART",
    says: `what the file holds: ${partNames.join(", ")}, or the name of a piece`,
    usual: "all",
  },
  { name: "bed", kind: "text", value: "WxD", says: "size of the printer's bed in millimetres, such as 220x220" },
  {
    name: "plate",
    kind: "number",
    value: "K",
    says: "the K-th plate, where one bed is not enough",
    usual: 1,
    least: 1,
    most: 999,
  },
] as const satisfies readonly Parameter[];

/** With those of other things that mean the same here. */
const allParameters = [...sharedParameters, ...laserParameters, ...solidParameters] as const;

export type SolidSettings = Settings<typeof allParameters>;

/** Printed plastic needs more room than cut wood; in millimetres. */
const usualSolidClearance = 0.4;

export const solidSettings = (asked: Readonly<Partial<Record<string, unknown>>>): SolidSettings =>
  settingsOf(allParameters, { clearance: usualSolidClearance, ...asked });
