/** The kinds of things that can be made, by name: their formats, their options, and how to make them. */

import type { OptionName } from "../line/options.js";
import type { Make, MakeFormat } from "./making.js";

interface Kind {
  /** The first is the usual one. */
  readonly formats: readonly MakeFormat[];
  /** Besides those that every kind takes. */
  readonly options: readonly OptionName[];
  load(): Promise<Make>;
}

/** In the order of the help. */
const kinds = {
  print: {
    formats: ["pdf"],
    options: ["cell", "sheet", "theme"],
    load: async () => (await import("./print.js")).makePrint,
  },
  laser: {
    formats: ["svg", "dxf"],
    options: ["cell", "sheet", "kerf", "gap", "clearance", "radius", "border", "only-sheet", "pieces-only"],
    load: async () => (await import("./laser.js")).makeLaser,
  },
  solid: {
    formats: ["3mf", "stl"],
    options: [
      "cell",
      "thickness",
      "clearance",
      "chamfer",
      "radius",
      "base",
      "border",
      "wall-height",
      "frame",
      "labels",
      "label-depth",
      "part",
      "bed",
      "gap",
      "plate",
    ],
    load: async () => (await import("./solid.js")).makeSolid,
  },
  book: {
    formats: ["pdf"],
    options: ["year", "month", "per-page", "no-solutions", "sheet", "theme", "no-flips", "threads"],
    load: async () => (await import("./book.js")).makeBook,
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type MakeKind = keyof typeof kinds;

export const makeKinds = Object.keys(kinds) as readonly MakeKind[];

export const kindNamed = (kind: MakeKind): Kind => kinds[kind];
