/** A census that many machines share ends with the same bytes as on one, whatever dies on the way. */
// @module-tag redis
// @module-tag unix

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { textFrom } from "../server/served.js";
import { itAtNight } from "../support/night.js";
import {
  censusFolder,
  done,
  oneMachine,
  onlyCensus,
  question,
  type RealRedis,
  realRedis,
  sets,
  started,
  unitsDone,
  untilUnits,
} from "./redis.js";

const unitsOf = async ({ client, ...redis }: RealRedis): Promise<number> => {
  const text = await client.hget("daytile:censuses", await onlyCensus({ client, ...redis }));
  return (JSON.parse(text ?? "{}") as { units: number }).units;
};

/** The file, once every unit is done once and nothing is left. */
async function collected(cwd: string, redis: RealRedis): Promise<string> {
  expect(await unitsDone(redis)).toBe(await unitsOf(redis));
  await done(cwd, "collect", "--redis", redis.url, "-o", "shared.jsonl");
  return readFileSync(join(cwd, "shared.jsonl"), "utf8");
}

/** Some units are done, and some are not. */
async function expectMidRun(redis: RealRedis): Promise<void> {
  const count = await unitsDone(redis);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(await unitsOf(redis));
}

// By day, two workers share it below, where Redis is killed.
itAtNight("is the same when two workers share it", async () => {
  const [redis, cwd] = [await realRedis(), censusFolder()];
  const alone = await oneMachine();
  expect(alone.split("\n").length).toBe(sets + 1);
  await done(cwd, ...question, "--redis", redis.url);
  const worker = (): Promise<string> => done(cwd, "work", "--redis", redis.url, "--threads", "1");
  await Promise.all([worker(), worker()]);
  expect(await collected(cwd, redis)).toBe(alone);
});

it("is the same when a worker is killed in mid-run", async () => {
  const [redis, cwd] = [await realRedis(), censusFolder()];
  const alone = await oneMachine();
  await done(cwd, ...question, "--redis", redis.url);
  const { child, done: killed } = started(cwd, "work", "--redis", redis.url, "--threads", "2");
  await untilUnits(redis, 3);
  child.kill("SIGKILL");
  await killed;
  await expectMidRun(redis);
  // What it had begun is still its own, until its locks run out.
  expect(await redis.client.llen(`daytile:${await onlyCensus(redis)}:active`)).toBeGreaterThan(0);
  await done(cwd, "work", "--redis", redis.url, "--threads", "2");
  expect(await collected(cwd, redis)).toBe(alone);
});

it("is the same when Redis is killed in mid-run, and workers wait for it", async () => {
  const [redis, cwd] = [await realRedis(), censusFolder()];
  const alone = await oneMachine();
  await done(cwd, ...question, "--redis", redis.url);
  const workers = [1, 2].map(() => started(cwd, "work", "--redis", redis.url, "--threads", "1"));
  const collector = started(cwd, "collect", "--redis", redis.url, "-o", "meanwhile.jsonl");
  await untilUnits(redis, 3);
  // Before it dies: once it's back, the workers may be done sooner than anybody asks.
  await expectMidRun(redis);
  const waiting = [...workers, collector].map(({ child }) => textFrom(child.stderr!).until(/doesn't answer/));
  await redis.kill();
  await Promise.all(waiting);
  await redis.start();
  for (const { code, stderr } of await Promise.all([...workers, collector].map((each) => each.done))) {
    expect(code).toBe(0);
    expect(stderr).toBe(
      `daytile: Redis at ${redis.url} doesn't answer; waiting for it\ndaytile: Redis at ${redis.url} is back\n`,
    );
  }
  expect(await collected(cwd, redis)).toBe(alone);
  expect(readFileSync(join(cwd, "meanwhile.jsonl"), "utf8")).toBe(alone);
});

it("goes on where it was when the collector is killed, and hands units back when a worker is stopped", async () => {
  const [redis, cwd] = [await realRedis(), censusFolder()];
  const alone = await oneMachine();
  // With a file, whoever puts it there waits for it.
  const waiting = started(cwd, ...question, "--redis", redis.url, "-o", "shared.jsonl");
  while ((await onlyCensus(redis)) === "") await pause(20);
  const worker = started(cwd, "work", "--redis", redis.url, "--threads", "2");
  await untilUnits(redis, 4);
  worker.child.kill("SIGINT");
  expect((await worker.done).code).toBe(130);
  expect(await redis.client.llen(`daytile:${await onlyCensus(redis)}:active`)).toBe(0);
  await expectMidRun(redis);
  waiting.child.kill("SIGKILL");
  await waiting.done;
  await done(cwd, "work", "--redis", redis.url);
  expect(await collected(cwd, redis)).toBe(alone);
});
