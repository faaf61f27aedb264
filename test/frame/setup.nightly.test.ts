/** Set-up works with other versions of Node and npm. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
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
