/** What `daytile site` refuses, and with which sentence. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { daytile } from "../support.js";

describe("daytile site", () => {
  it.each([
    ["site", "site needs a folder: add -o with its name"],
    ["site --lang de", "site braucht einen Ordner: -o mit seinem Namen"],
    ["site -o out --at nowhere", "expected a path or URL such as /puzzles/"],
    ["site -o out --pictures clasic", "did you mean classic?"],
    ["site there -o out", "there"],
  ])("%s is refused with a sentence, and nothing is written", async (line, sentence) => {
    const { code, stderr, cwd } = await daytile(line);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
    expect(existsSync(join(cwd, "out"))).toBe(false);
  });
});
