/** The counter of steps tells work in proportion from work that grows faster. */

import { describe, expect, it } from "vitest";
import { growth } from "./steps.js";

const numbers = (size: number): number[] => Array.from({ length: size }, (_, i) => i);

describe("the counter of steps", () => {
  it("tells work in proportion from work that grows faster", () => {
    expect(growth((size) => () => void numbers(size).map((each) => each), 1000)).toBeLessThan(2.2);
    expect(growth((size) => () => void numbers(size).map((_, i, all) => all.slice(0, i)), 1000)).toBeGreaterThan(3.5);
    expect(growth((size) => () => void numbers(size).map((_, i, all) => [...all, i]), 1000)).toBeGreaterThan(3.5);
    expect(growth((size) => () => void numbers(size).map((i, _, all) => all.includes(i)), 1000)).toBeGreaterThan(3.5);
  });
});
