/** What can be set about a drawing for the laser, besides what everything that is made shares. */

import type { Parameter } from "../parameters.js";

export const laserParameters = [
  {
    name: "kerf",
    kind: "measure",
    value: "MM",
    says: "how much the beam burns away, all its width; outlines are moved by half of it",
    usual: 0.15,
    least: 0,
    most: 3,
  },
  {
    name: "gap",
    kind: "measure",
    value: "MM",
    says: "least distance between any two things on a sheet, and to its edge",
    usual: 3,
    least: 0,
    most: 50,
  },
  {
    name: "border",
    kind: "measure",
    value: "MM",
    says: "how wide the frame around the board is at its narrowest",
    usual: 10,
    least: 2,
    most: 200,
  },
  { name: "only-sheet", kind: "number", value: "K", says: "the K-th sheet alone, where there are several", least: 1 },
  { name: "pieces-only", kind: "flag", says: "the pieces without the tray" },
] as const satisfies readonly Parameter[];

/** What many small lasers hold. */
export const usualSheet = "400x300";
