/** What can be set about a drawing for the laser, besides what everything that is made shares. */

import { frozen } from "../../core/text/frozen.js";
import type { Parameter } from "../parameters.js";

/**
 * What can be set about a drawing for the laser, besides what is shared.
 *
 * @example
 * ```ts
 * laserParameters.map(({ name }) => name).join(", "); // → kerf, gap, border, only-sheet, pieces-only
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
] as const satisfies readonly Parameter[]);

/** What many small lasers hold. */
export const defaultSheet = "400x300";
