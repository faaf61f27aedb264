/** A fresh checkout sets itself up with several versions of Node and npm, or says in a sentence why it can't. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildReason, installReason, parts } from "../../scripts/setup.mjs";
import { copyCheckout, cutLockFile, environmentWith, nodePackage } from "./machines.js";
import { run, temporaryFolder } from "./run.js";

const npms = ["npm@10.8.2", "npm@10.9.9", "npm@11.6.2"];
const nodes = ["20.19.5", "22.23.3", "24.9.0"];
const machines = nodes.flatMap((node) => npms.map((npm) => ({ node, npm })));

it.each(machines)("a checkout whose lock file forgot this system works with Node $node and $npm", ({ node, npm }) => {
  const folder = temporaryFolder();
  copyCheckout(folder);
  cutLockFile(folder);
  const lock = () => readFileSync(join(folder, "package-lock.json"), "utf8");
  const before = lock();
  const env = environmentWith(npm, nodePackage(node));
  const count = run(folder, "npm run --silent prestart && node dist/bin/daytile.cjs count 12-25", env);
  expect(count.status, count.all).toBe(0);
  expect(count.stdout).toMatch(/\n92\n$/);
  const lint = run(folder, "npm run --silent lint", env);
  expect(lint.status, lint.all).toBe(0);
  expect(lock()).toBe(before);
});

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
