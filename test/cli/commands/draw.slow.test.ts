/** Pictures go where they are sent, in the format of the file's name. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GifReader } from "omggif";
import { describe, expect, it } from "vitest";
import { root } from "../../frame/files.js";
import { daytile } from "../support.js";
import { expectSvg, expectText } from "./drawn.js";

describe("daytile draw search", () => {
  it("makes a film of 120 pictures, and rests at the last; large ones are for the night", async () => {
    const { code, cwd } = await daytile("draw search 12-25 --size 100 -o search.gif");
    expect(code).toBe(0);
    const gif = new GifReader(readFileSync(join(cwd, "search.gif")));
    expect(gif.numFrames()).toBe(120);
    expect(gif.frameInfo(0).delay).toBe(8);
    expect(gif.frameInfo(119).delay).toBe(300);
  });

  it("makes the film of the gallery", async () => {
    const { cwd } = await daytile("draw search 12-25 --frames 60 --speed 8 -o search.gif");
    const [made, shown] = [join(cwd, "search.gif"), join(root, "docs/gallery/search.gif")].map((file) =>
      readFileSync(file),
    );
    // If the picture has changed on purpose, make docs/gallery/search.gif anew with this very command.
    expect(made!.equals(shown!)).toBe(true);
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

describe("daytile draw", () => {
  const counting = ["solutions", "year", "histogram", "pairs"];

  it.each(counting)("%s: an accessible SVG on the standard output, on both lattices", (kind) => expectSvg(kind));

  it.each(counting)("%s: text, when the name of the file says so", (kind) => expectText(kind));
});
