/** Where a body is on the bed: its outline, and the holes in it. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { findBounds, measureArea } from "../../../src/make/plane.js";
import { makePieceBodies } from "../../../src/make/solid/bodies.js";
import { findFootprint } from "../../../src/make/solid/footprint.js";
import { Surface } from "../../../src/make/solid/mesh.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";

const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
];

describe("a footprint", () => {
  it.each(["classic", "hex-lake"] as const)("of a piece of %s is one ring as large as the piece", (id) => {
    const [body] = makePieceBodies(cataloguePuzzle(id), solidSettings({ chamfer: 0 }));
    const rings = findFootprint(body!.mesh);
    expect(rings).toHaveLength(1);
    expect(findBounds(rings)).toEqual(findBounds([body!.mesh.vertices]));
  });

  it("has the holes of the body, and nothing of what is higher", () => {
    const surface = new Surface();
    surface.bottom([square(0, 100), square(20, 50).toReversed()], 0);
    surface.top([square(0, 100)], 30);
    const rings = findFootprint(surface);
    expect(rings).toHaveLength(2);
    expect(Math.abs(measureArea(rings))).toBe(100 * 100 - 30 * 30);
  });
});
