import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { GifReader } from "omggif";
import { describe, expect, it } from "vitest";
import { daytile } from "./support.js";

describe("daytile draw search", () => {
  it.each(["classic", "hex-lake"])("makes a film of less than a megabyte: %s", async (puzzle) => {
    const { code, cwd } = await daytile(`draw search 12-25 -p ${puzzle} -o search.gif`);
    expect(code).toBe(0);
    expect(statSync(join(cwd, "search.gif")).size).toBeLessThan(1_000_000);
    const gif = new GifReader(readFileSync(join(cwd, "search.gif")));
    expect(gif.numFrames()).toBe(120);
    expect(gif.frameInfo(0).delay).toBe(8);
    expect(gif.frameInfo(119).delay).toBe(300);
  });

  it("takes fewer pictures, and shows them faster", async () => {
    const { cwd } = await daytile("draw search 12-25 --frames 10 --speed 50 -o search.gif");
    const gif = new GifReader(readFileSync(join(cwd, "search.gif")));
    expect([gif.numFrames(), gif.frameInfo(0).delay]).toEqual([10, 2]);
  });
});

describe("daytile draw -o", () => {
  it.each([
    ["picture.png", "\u0089PNG"],
    ["picture.PDF", "%PDF"],
  ])("writes bytes to %s", async (name, beginning) => {
    const { code, stdout, cwd } = await daytile(`draw solution 12-25 --lang ja -o ${name}`);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
    expect(readFileSync(join(cwd, name)).subarray(0, 4).toString("latin1")).toBe(beginning);
  });
});
