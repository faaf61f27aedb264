/** The kinds of products by name: their formats, what can be set about them, and how to make them. */

import type { Make, MakeFormat, ProductSettings } from "./making.js";

/** What can be set besides the measures: parts of the request itself. */
export const requestParts = ["theme", "no-flips"] as const;
type RequestPart = (typeof requestParts)[number];

interface Kind {
  /** The first is the default. */
  readonly formats: readonly MakeFormat[];
  /** Besides those that every kind takes. */
  readonly settings: readonly (keyof ProductSettings | RequestPart)[];
  load(): Promise<Make>;
}

/** In the order of the help. */
const kinds = {
  print: {
    formats: ["pdf"],
    settings: ["cell", "sheet", "theme"],
    load: async () => (await import("./print.js")).makePrint,
  },
  laser: {
    formats: ["svg", "dxf"],
    settings: ["cell", "sheet", "kerf", "gap", "clearance", "radius", "border", "only-sheet", "pieces-only"],
    load: async () => (await import("./laser.js")).makeLaser,
  },
  solid: {
    formats: ["3mf", "stl"],
    settings: [
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
    settings: ["year", "month", "per-page", "no-solutions", "sheet", "theme", "no-flips"],
    load: async () => (await import("./book.js")).makeBook,
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type ProductKind = keyof typeof kinds;

export const productKinds = Object.keys(kinds) as readonly ProductKind[];

export const productKind = (kind: ProductKind): Kind => kinds[kind];
