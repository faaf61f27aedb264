/** A fresh checkout sets itself up, or says in a sentence why it can't. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildReason, installReason, parts } from "../../scripts/setup.mjs";
import { copyCheckout } from "./machines.js";
import { run, temporaryFolder } from "./run.js";

it("a fresh checkout needs everything, and says a plain sentence when nothing can be fetched", () => {
  const folder = temporaryFolder();
  copyCheckout(folder);
  expect(installReason(folder)).toBe("nothing is installed yet");
  expect(buildReason(folder, parts.start)).toBe("nothing is built yet");
  // An empty cache and no network: npm has nowhere to get anything from.
  const nowhere = { npm_config_offline: "true", npm_config_cache: join(folder, "empty-cache") };
  const outcome = run(folder, "npm start --silent", nowhere);
  expect(outcome.status).not.toBe(0);
  expect(outcome.stdout).toBe("Installing the dependencies: nothing is installed yet…\n");
  expect(outcome.all).toContain("Are you offline?");
  expect(outcome.all).not.toContain("at spawnSync");
  expect(existsSync(join(folder, "dist"))).toBe(false);
});
