/** The settings of a drawing for the laser, besides the shared ones. */

import { frozen } from "../../core/text/frozen.js";
import type { Parameter } from "../parameters.js";

/** The years and releases of AutoCAD that DXF files are made for. */
const dxfVersions = ["2007", "r12"] as const;

/**
 * The settings of a drawing for the laser, besides the shared ones.
 *
 * @example
 * ```ts
 * laserParameters.map(({ name }) => name).join(", "); // → kerf, gap, border, only-sheet, pieces-only, tabs, dxf
 * ```
 */
export const laserParameters = frozen([
  {
    name: "kerf",
    kind: "measure",
    value: "MM",
    description: "full width that the beam burns away",
    default: 0.15,
    min: 0,
    max: 3,
  },
  {
    name: "gap",
    kind: "measure",
    value: "MM",
    description: "smallest distance between parts, and to the edge of the sheet",
    default: 3,
    min: 0,
    max: 50,
  },
  {
    name: "border",
    kind: "measure",
    value: "MM",
    description: "width of the frame at its narrowest",
    default: 10,
    min: 2,
    max: 200,
  },
  {
    name: "only-sheet",
    kind: "number",
    value: "K",
    description: "write the K-th sheet only, if there are several",
    min: 1,
  },
  { name: "pieces-only", kind: "flag", description: "leave out the tray" },
  {
    name: "tabs",
    kind: "measure",
    value: "MM",
    description: "width of tabs that hold parts in the sheet; 0 for none",
    default: 0,
    min: 0,
    max: 5,
  },
  {
    name: "dxf",
    kind: "text",
    value: "WHICH",
    description: `DXF for newer or for old programs: ${dxfVersions.join(", ")}`,
    default: "2007",
    choices: dxfVersions,
  },
] as const satisfies readonly Parameter[]);

/** What many small lasers hold. */
export const defaultSheet = "400x300";
