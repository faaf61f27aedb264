/** By day tests try the same random values every time; at night all try those of one new seed, and what fails can be repeated. */

import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./files.js";
import { nodeScript, run, temporaryFolder, writeFiles } from "./run.js";

/** Our own settings, in a folder with tests that always fail. */
const configuration = (file: string): string => `
  import ours from ${JSON.stringify(join(root, file))};
  const absolute = (file) => (file.startsWith?.("./") ? ${JSON.stringify(root)} + file.slice(1) : file);
  const { setupFiles, env, reporters } = ours.test;
  const places = { setupFiles: setupFiles.map((file) => absolute("./" + file)), reporters: reporters.map(absolute) };
  export default { test: { include: ["*.test.mjs"], env, ...places } };`;

const test = `
  import fc from ${JSON.stringify(join(root, "node_modules/fast-check/lib/fast-check.js"))};
  import { describe, it } from ${JSON.stringify(join(root, "node_modules/vitest/dist/index.js"))};
  describe("it's (said)", () => {
    it("what is tried", () => {
      throw new Error("tried " + fc.sample(fc.nat(), 3));
    });
  });`;

function outcomeOf(config: string, seed?: string): { tried: string[]; lines: string[] } {
  const folder = temporaryFolder();
  writeFiles(folder, { "vitest.config.mjs": configuration(config), "a.test.mjs": test, "b.test.mjs": test });
  const env = { DAYTILE_WITHOUT: "", DAYTILE_NIGHT: undefined, DAYTILE_SEED: seed };
  const { stdout, all } = run(folder, `${nodeScript("node_modules/vitest/vitest.mjs")} run`, env);
  return { tried: all.match(/(?<=Error: tried )[\d,]+/g) ?? [], lines: stdout.trim().split("\n") };
}

it("by day they are the same every time, unless others are asked for", () => {
  const [one, again, other] = [undefined, undefined, "7"].map(
    (seed) => new Set(outcomeOf("vitest.config.ts", seed).tried),
  );
  expect(one?.size).toBe(1);
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

it("at night all files have the same new ones, and a command repeats them", () => {
  const [one, other] = [outcomeOf("vitest.nightly.config.ts"), outcomeOf("vitest.nightly.config.ts")];
  expect(new Set(one.tried).size).toBe(1);
  expect(other.tried).not.toEqual(one.tried);
  const seed = /^random values from seed (\d+)$/m.exec(one.lines.join("\n"))?.[1] ?? "";
  const command = `DAYTILE_SEED=${seed} npx vitest run --config vitest.nightly.config.ts`;
  const named = String.raw`-t '^it'\''s \(said\) what is tried$'`;
  expect(one.lines.slice(-4, -1)).toEqual([
    `random values were from seed ${seed}; what failed fails again with`,
    `  ${command} a.test.mjs ${named}`,
    `  ${command} b.test.mjs ${named}`,
  ]);
  expect(outcomeOf("vitest.nightly.config.ts", seed).tried).toEqual(one.tried);
});
