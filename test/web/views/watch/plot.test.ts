/** The plot of depths stays small, and the pace makes the steps that are due. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DepthProfile } from "../../../../src/web/views/watch/depth-profile.js";
import { Pace, speeds } from "../../../../src/web/views/watch/pace.js";

describe("a plot of depths", () => {
  it("tells each step at first, and joins neighbours when there are too many", () => {
    const profile = new DepthProfile(4);
    for (const depth of [1, 2, 3, 2]) profile.record(depth, depth === 3);
    expect(profile.spans.map(({ high }) => high)).toEqual([1, 2, 3, 2]);
    profile.record(1, false);
    expect(profile.width).toBe(2);
    expect(profile.spans).toEqual([
      { low: 1, high: 2, solutions: 0 },
      { low: 2, high: 3, solutions: 1 },
      { low: 1, high: 1, solutions: 0 },
    ]);
  });

  it("loses neither extremes nor solutions, however long it gets", () => {
    const steps = fc.array(fc.tuple(fc.nat(8), fc.boolean()), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(steps, (all) => {
        const profile = new DepthProfile(8);
        for (const [depth, isSolution] of all) profile.record(depth, isSolution);
        expect(profile.length).toBe(all.length);
        expect(profile.spans.length).toBe(Math.ceil(all.length / profile.width));
        profile.spans.forEach(({ low, high, solutions }, i) => {
          const part = all.slice(i * profile.width, (i + 1) * profile.width);
          const depths = part.map(([depth]) => depth);
          expect([low, high]).toEqual([Math.min(...depths), Math.max(...depths)]);
          expect(solutions).toBe(part.filter(([, isSolution]) => isSolution).length);
        });
      }),
    );
  });
});

describe("the pace", () => {
  it.each(speeds.slice(0, -1))("makes %d steps a second, whatever the frames", (speed) => {
    const pace = new Pace();
    pace.rest();
    let steps = 0;
    for (let now = 5000; now <= 15_000; now += 12.5) steps += pace.stepsDue(now, speed);
    // The first is made at once; the last may wait for the next frame.
    expect([10 * speed, 10 * speed + 1]).toContain(steps);
  });

  it("takes less of each frame while frames come late, but always some, and never more than 6 ms", () => {
    const pace = new Pace();
    const sliceAfter = (frames: number, milliseconds: number): number => {
      pace.rest();
      for (let frame = 0; frame <= frames; frame++) pace.stepsDue(frame * milliseconds, 60);
      return pace.slice;
    };
    expect(sliceAfter(10, 16.7)).toBe(6);
    expect(sliceAfter(2, 33.3)).toBeLessThan(4);
    expect(sliceAfter(50, 33.3)).toBe(1);
    expect(sliceAfter(100, 16.7)).toBe(6);
  });

  it("does not make up for a long sleep, nor for a pause", () => {
    const pace = new Pace();
    pace.rest();
    expect(pace.stepsDue(0, 30)).toBe(1);
    expect(pace.stepsDue(60_000, 30)).toBe(3);
    pace.rest();
    expect(pace.stepsDue(90_000, 30)).toBe(1);
  });
});
