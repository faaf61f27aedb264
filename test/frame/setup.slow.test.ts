import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildReason, installReason } from "../../scripts/setup.mjs";
import { root } from "./files.js";
import { run, temporaryFolder } from "./run.js";

describe("a fresh checkout", () => {
  const clone = (): string => {
    const folder = join(temporaryFolder(), "daytile");
    const cloned = run(root, `git clone --quiet --depth 1 "file://${root}" "${folder}"`);
    expect(cloned.status, cloned.all).toBe(0);
    return folder;
  };

  it("needs everything, and says a plain sentence when it cannot be fetched", () => {
    const folder = clone();
    expect(installReason(folder)).toBe("nothing is installed yet");
    expect(buildReason(folder)).toBe("nothing is built yet");
    // An empty cache and no network: npm has nowhere to get anything from.
    const nowhere = { npm_config_offline: "true", npm_config_cache: join(folder, "empty-cache") };
    const outcome = run(folder, "npm start --silent", nowhere);
    expect(outcome.status).not.toBe(0);
    expect(outcome.stdout).toBe("Installing the dependencies: nothing is installed yet …\n");
    expect(outcome.all).toContain("Is this machine offline?");
    expect(outcome.all).not.toContain("at spawnSync");
    expect(existsSync(join(folder, "dist"))).toBe(false);
  });

  it("holds nothing that is made", () => {
    const listed = run(root, "git ls-files -- dist node_modules '*.tsbuildinfo' '*.generated.ts'");
    expect(listed.status, listed.all).toBe(0);
    expect(listed.stdout).toBe("");
  });
});
