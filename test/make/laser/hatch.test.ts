/** Patterns stay within their piece, and no two of the first twelve are alike. */

import { describe, expect, it } from "vitest";
import { findHatchLines } from "../../../src/make/laser/hatch.js";
import { makeRectangle } from "../../../src/make/plane.js";

const square = makeRectangle({ left: 0, top: 0, right: 40, bottom: 40 });
const numbers = Array.from({ length: 12 }, (_, i) => i);

describe("patterns", () => {
  it.each(numbers)("number %d stays inside", (number) => {
    const points = findHatchLines(square, number, 20).flat();
    expect(points.length).toBeGreaterThan(10);
    for (const { x, y } of points) expect(Math.min(x, y, 40 - x, 40 - y)).toBeGreaterThan(-1e-6);
  });

  it("differ", () => {
    const all = numbers.map((number) => JSON.stringify(findHatchLines(square, number, 20)));
    expect(new Set(all).size).toBe(numbers.length);
  });
});
