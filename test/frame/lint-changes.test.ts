/** `npm run check` looks again at what has changed since all was clean, and at everything where that isn't known. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { lintedAt, toLint } from "../../scripts/lint-changes.mjs";

function project(): { folder: string; write: (file: string) => void } {
  const folder = mkdtempSync(join(tmpdir(), "daytile-lint-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  spawnSync("git", ["init", "-q"], { cwd: folder });
  const write = (file: string): void => writeFileSync(join(folder, file), "");
  for (const file of ["biome.json", "package-lock.json", ".gitignore", "a.ts", "b.mjs", "page.md"]) write(file);
  writeFileSync(join(folder, ".gitignore"), "node_modules\n");
  return { folder, write };
}

/** In milliseconds: the year 2100, long after everything here has been written. */
const later = 4_102_444_800_000;

it("Everything is looked at, until all was clean and whenever the rules change", () => {
  const { folder } = project();
  expect(toLint(folder)).toBeUndefined();
  lintedAt(folder, later);
  expect(toLint(folder)).toEqual([]);
  writeFileSync(join(folder, "biome.json"), "{}");
  expect(toLint(folder)).toBeUndefined();
});

it("What was written or moved since is looked at, and no page", () => {
  const { folder, write } = project();
  lintedAt(folder, 0);
  expect(toLint(folder)?.sort()).toEqual(["a.ts", "b.mjs", "biome.json", "package-lock.json"]);
  lintedAt(folder, later);
  write("new.ts");
  renameSync(join(folder, "b.mjs"), join(folder, "c.mjs"));
  const after = new Date(later + 5000);
  for (const file of ["new.ts", "c.mjs", "page.md"]) utimesSync(join(folder, file), after, after);
  expect(toLint(folder)?.sort()).toEqual(["c.mjs", "new.ts"]);
});
