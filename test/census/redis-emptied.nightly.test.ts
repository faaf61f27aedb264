/** A Redis that keeps nothing on disk comes back empty. Then whoever is still at work puts the census there again. */
// @module-tag redis
// @module-tag unix

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { censusFolder, done, oneMachine, question, realRedis, started, untilUnits } from "./redis.js";

it("is there again, is done and can be collected", async () => {
  const [redis, cwd] = [await realRedis(), censusFolder()];
  const alone = await oneMachine();
  await done(cwd, ...question, "--redis", redis.url);
  const worker = started(cwd, "work", "--redis", redis.url, "--threads", "2");
  await untilUnits(redis, 3);
  await redis.client.flushall();
  expect((await worker.done).code).toBe(0);
  await done(cwd, "collect", "--redis", redis.url, "-o", "shared.jsonl");
  expect(readFileSync(join(cwd, "shared.jsonl"), "utf8")).toBe(alone);
});
