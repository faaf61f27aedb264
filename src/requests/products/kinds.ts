/** The kinds of products by name: their formats, what can be set about them, and how to make them. */

import { type MakeFormat, type ProductKind, productKinds } from "../../core/names.js";
import { expectOneOf } from "../../core/text/arguments.js";
import { frozen } from "../../core/text/frozen.js";
import type { Make } from "./making.js";
import type { ProductSettings } from "./settings.js";

/** A part of a request for a product that only some kinds use. */
export type ProductPart = "theme" | "flips";

/** A kind of product: its formats, and what can be set about it. */
export interface Product {
  /** The first is the default. */
  readonly formats: readonly [MakeFormat, ...MakeFormat[]];
  /** The settings it has a use for, besides those that every kind takes. */
  readonly settings: readonly (keyof ProductSettings)[];
  /** The parts of the request that it has a use for, besides those that every kind has. */
  readonly parts: readonly ProductPart[];
  /** @internal Brings the code that makes it. */
  load(): Promise<Make>;
}

/** Those that every kind takes. */
export const commonSettings = ["week-start"] as const satisfies readonly (keyof ProductSettings)[];

const kinds: Readonly<Record<ProductKind, Product>> = frozen({
  print: {
    formats: ["pdf"],
    settings: ["cell", "sheet", "box", "tactile", "mark", "for", "title", "dedication", "font", "machine"],
    parts: ["theme"],
    load: async () => (await import("./print.js")).makePrint,
  },
  laser: {
    formats: ["svg", "dxf", "zip"],
    settings: [
      "cell",
      "sheet",
      "kerf",
      "gap",
      "clearance",
      "radius",
      "border",
      "only-sheet",
      "pieces-only",
      "engrave",
      "notch",
      "hanging",
      "box",
      "thickness",
      "tabs",
      "dxf",
      "inscription",
      "mark",
      "for",
      "title",
      "dedication",
      "font",
      "machine",
      "material",
    ],
    parts: [],
    load: async () => (await import("./laser.js")).makeLaser,
  },
  solid: {
    formats: ["3mf", "stl", "scad", "zip"],
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
      "grid-depth",
      "nozzle",
      "pegs",
      "notch",
      "hanging",
      "lid",
      "engrave",
      "part",
      "bed",
      "gap",
      "plate",
      "inscription",
      "mark",
      "for",
      "title",
      "dedication",
      "font",
      "machine",
      "material",
    ],
    parts: [],
    load: async () => (await import("./solid.js")).makeSolid,
  },
  book: {
    formats: ["pdf", "zip"],
    settings: [
      "year",
      "month",
      "per-page",
      "lazy",
      "gutter",
      "recto",
      "bleed",
      "spine",
      "poster",
      "mark",
      "no-solutions",
      "for",
      "title",
      "dedication",
      "font",
      "sheet",
    ],
    parts: ["theme", "flips"],
    load: async () => (await import("./book.js")).makeBook,
  },
  gift: {
    formats: ["zip"],
    settings: [
      "for",
      "title",
      "dedication",
      "font",
      "date",
      "machine",
      "material",
      "cell",
      "kerf",
      "clearance",
      "lid",
      "box",
      "hanging",
      "engrave",
      "labels",
      "paper",
    ],
    parts: ["theme"],
    load: async () => (await import("./gift.js")).makeGift,
  },
});

/**
 * The formats of a product, and what can be set about it.
 *
 * @example
 * ```ts
 * productKind("solid").formats.join(", "); // → 3mf, stl, scad, zip
 * ```
 */
export function productKind(kind: ProductKind): Product {
  expectOneOf(kind, "kind", productKinds);
  return kinds[kind];
}
