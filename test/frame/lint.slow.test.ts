/** Style, unused code and sizes are as CONTRIBUTING says. */

import { expect, it } from "vitest";
import { root } from "./files.js";
import { run } from "./run.js";

it("style, unused code and the sizes of functions are as CONTRIBUTING says", () => {
  const { status, stdout, all } = run(root, "npm run lint");
  expect(status, all).toBe(0);
  expect(stdout).toContain("functions: median");
});
