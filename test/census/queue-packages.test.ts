/** The packages that a shared census needs are those that the tests run. */
// @module-tag thorough

import { expect, it } from "vitest";
import { loadQueuePackages, queuePackageNames } from "../../src/census/queue-packages.js";
import { packageJson } from "../frame/files.js";

it("names the versions that the tests run", () => {
  const names = ["bullmq", "ioredis"].map((name) => `${name}@${packageJson.devDependencies[name]}`);
  expect(queuePackageNames).toEqual(names);
});

it("loads them where they are installed", async () => {
  const packages = loadQueuePackages();
  expect([typeof packages?.bullmq.Queue, typeof packages?.ioredis.Redis]).toEqual(["function", "function"]);
});
