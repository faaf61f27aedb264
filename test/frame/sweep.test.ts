/** What the build sweeps away, and what it then makes anew. */

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sweep } from "../../scripts/sweep.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "daytile-sweep-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is left in dist/ of a project with these files. */
function swept(...files: string[]): string[] {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  sweep(root);
  return readdirSync(join(root, "dist"), { recursive: true }).map(String).sort();
}

describe("the sweep before a build", () => {
  it("removes what was made of sources that are gone, and nothing that another script made", () => {
    expect(swept("src/a.ts", "dist/a.js", "dist/a.d.ts", "dist/b.js", "dist/b.js.map", "dist/bin/c.js")).toEqual([
      "a.d.ts",
      "a.js",
      "bin",
      "bin/c.js",
    ]);
  });

  it("keeps the compiler's notes while everything is there", () => {
    expect(swept("src/a.generated.ts", "dist/a.generated.d.ts", "dist/core.tsbuildinfo")).toContain("core.tsbuildinfo");
  });

  it("makes the compiler begin anew where something is missing that it believes it has made", () => {
    expect(
      swept("dist/a.js", "dist/a.generated.js", "dist/a.generated.d.ts", "dist/core.tsbuildinfo", "src/a.ts"),
    ).toEqual(["a.js", "core.tsbuildinfo"]);
    expect(swept("src/a.generated.ts")).toEqual(["a.js"]);
  });
});
