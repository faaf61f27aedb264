/** Set-up fetches the native parts that a lock file lacks, or says which to fetch. It needs the registry, so it is for the night. */

import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, textOf } from "./files.js";
import { cutLockFile, environmentWith } from "./machines.js";
import { type Outcome, run, temporaryFolder, writeFiles } from "./run.js";

/** The npm that comes with Node 20 and 22: it installs no part that the lock file doesn't know. */
const npm10 = "npm@10.9.9";
const native = "oxc-resolver";
/** Fails, as a build does, where the native part is missing. */
const build = `
  import { cpSync } from "node:fs";
  import { ResolverFactory } from "${native}";
  const { path } = new ResolverFactory().sync(process.cwd(), "./build.mjs");
  cpSync("made", "dist", { recursive: true });
  console.log(path.length);
`;

/** Stands for the list of a build's steps, which set-up reads, and for the program that runs them. */
const buildProgram = `
  export const readByAll = ["build.mjs"];
  export const buildSteps = [{ name: "all", part: "start", args: [], reads: ["made"], after: [] }];
  if (process.argv[1].endsWith("build.mjs")) await import("../build.mjs");
`;

/** A checkout with one dependency that has native parts, and a lock file that doesn't know this system's. */
function smallCheckout(): string {
  const folder = temporaryFolder();
  const scripts = { prestart: "node scripts/setup.mjs start", start: "node build.mjs" };
  const { packages, ...lock } = JSON.parse(textOf("package-lock.json"));
  const dependencies = { [native]: packages[`node_modules/${native}`].version };
  const needed = Object.entries(packages).filter(([path]) => path.includes(native));
  const small = { ...lock, packages: Object.fromEntries([["", { dependencies }], ...needed]) };
  mkdirSync(join(folder, "made/app"), { recursive: true });
  cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  cpSync(join(root, ".npmrc"), join(folder, ".npmrc"));
  writeFiles(folder, {
    "package.json": JSON.stringify({ type: "module", private: true, scripts, dependencies }),
    "package-lock.json": JSON.stringify(small),
    "build.mjs": build,
    "scripts/build.mjs": buildProgram,
    "made/app/index.html": "",
  });
  cutLockFile(folder);
  return folder;
}

describe("with a lock file that doesn't know this system's native parts", () => {
  const start = (folder: string, env: Record<string, string> = {}): Outcome =>
    run(folder, "npm start --silent", { ...environmentWith(npm10), ...env });

  it("npm 10 leaves them out, and set-up fetches them", () => {
    const folder = smallCheckout();
    const files = () => ["package.json", "package-lock.json"].map((file) => readFileSync(join(folder, file), "utf8"));
    const before = files();
    const first = start(folder);
    expect(first.status, first.all).toBe(0);
    expect(first.stdout).toMatch(
      /^Installing .*\nFetching the parts for this machine: @oxc-resolver\/\S+ missing…\nBuilding: /,
    );
    expect(start(folder).stdout).toMatch(/^\d+\n$/);
    expect(files()).toEqual(before);
  });

  it("set-up says which are missing and what to do, where they cannot be fetched", () => {
    const cache = { npm_config_cache: temporaryFolder() };
    // Fills the cache with everything but the part.
    run(smallCheckout(), "npm install --ignore-scripts", { ...environmentWith(npm10), ...cache });
    const outcome = start(smallCheckout(), { ...cache, npm_config_offline: "true" });
    expect(outcome.status).not.toBe(0);
    expect(outcome.all).toMatch(/oxc-resolver needs @oxc-resolver\/\S+ on this machine, and it isn't installed\./);
    expect(outcome.all).toContain("Are you offline?");
    expect(outcome.all).toMatch(/run: npm install --no-save @oxc-resolver\/\S+@\d/);
    expect(outcome.all).not.toMatch(/^\s+at /m);
  });
});
