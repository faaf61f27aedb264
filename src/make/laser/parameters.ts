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
    description: "how much the beam burns away, all its width; outlines are moved by half of it",
    default: 0.15,
    min: 0,
    max: 3,
  },
  {
    name: "gap",
    kind: "measure",
    value: "MM",
    description: "least distance between any two things on a sheet, and to its edge",
    default: 3,
    min: 0,
    max: 50,
  },
  {
    name: "border",
    kind: "measure",
    value: "MM",
    description: "how wide the frame around the board is at its narrowest",
    default: 10,
    min: 2,
    max: 200,
  },
  {
    name: "only-sheet",
    kind: "number",
    value: "K",
    description: "the K-th sheet alone, where there are several",
    min: 1,
  },
  { name: "pieces-only", kind: "flag", description: "the pieces without the tray" },
] as const satisfies readonly Parameter[]);

/** What many small lasers hold. */
export const defaultSheet = "400x300";
