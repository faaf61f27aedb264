/** The counter of steps counts what it should. */

import { describe, expect, it } from "vitest";
import { growth, stepsOf } from "./steps.js";

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

  it("tells work in proportion from work that grows faster", () => {
    expect(growth((size) => () => void numbers(size).map((each) => each), 1000)).toBeLessThan(2.2);
    expect(growth((size) => () => void numbers(size).map((_, i, all) => all.slice(0, i)), 1000)).toBeGreaterThan(3.5);
    expect(growth((size) => () => void numbers(size).map((_, i, all) => [...all, i]), 1000)).toBeGreaterThan(3.5);
    expect(growth((size) => () => void numbers(size).map((i, _, all) => all.includes(i)), 1000)).toBeGreaterThan(3.5);
  });

  it("leaves arrays and texts as they were", () => {
    const { slice } = Array.prototype;
    stepsOf(() => {});
    expect(Array.prototype.slice).toBe(slice);
  });
});
