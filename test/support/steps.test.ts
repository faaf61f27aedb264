/** The counter of steps counts what it should. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { stepsOf } from "./steps.js";

const numbers = (size: number): number[] => Array.from({ length: size }, (_, i) => i);

describe("the counter of steps", () => {
  it("counts calls", () => {
    const some = numbers(1000);
    const steps = stepsOf(() => {
      some.map((each) => each + 1);
    });
    expect(steps).toBeGreaterThanOrEqual(1000);
    expect(steps).toBeLessThan(1100);
  });

  it("leaves arrays and texts as they were", () => {
    const { slice } = Array.prototype;
    stepsOf(() => {});
    expect(Array.prototype.slice).toBe(slice);
  });
});
