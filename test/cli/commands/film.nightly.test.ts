/** A film in its usual size is light enough to be sent. */

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { GifReader } from "omggif";
import { expect, it } from "vitest";
import { daytile } from "../support.js";

it.each(["classic", "hex-lake"])("a film of %s has less than a megabyte", async (puzzle) => {
  const { code, cwd } = await daytile(`draw search 12-25 -p ${puzzle} -o search.gif`);
  expect(code).toBe(0);
  expect(statSync(join(cwd, "search.gif")).size).toBeLessThan(1_000_000);
  expect(new GifReader(readFileSync(join(cwd, "search.gif"))).numFrames()).toBe(120);
});
