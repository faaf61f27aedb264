/** A census in Redis from the command line: what is there, what is fetched, and what is said when something is wrong. */
// @module-tag redis

import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { Queue } from "bullmq";
import { expect, it, onTestFinished } from "vitest";
import { queueName, unitId } from "../../../src/census/queued-census.js";
import {
  censusFolder,
  done,
  listening,
  onlyCensus,
  question,
  type RealRedis,
  realRedis,
  started,
} from "../../census/redis.js";
import { packageJson } from "../../frame/files.js";
import { freePort } from "../../support/ports.js";
import { daytile, type Printed } from "../support.js";

/** Two rows of four that are covered altogether: 24 sets in one unit. */
const full = `id: full
title: Full
board: |
  * * * *
  * * * *
pieces: {O4: ["##", "##"]}
copies: {O4: 2}
`;
const asked = ["census", "-p", "full.yaml", "--pieces", "1 tromino + 1 pentomino"];

/** Puts the small census there, and returns its name. */
async function put(redis: RealRedis): Promise<string> {
  const { code } = await daytile([...asked, "--redis", redis.url], { files: { "full.yaml": full } });
  expect(code).toBe(0);
  return onlyCensus(redis);
}

const said = ({ code, stdout, stderr }: Printed): unknown => ({ code, stdout, stderr });

const refusal = (...sentences: string[]): unknown => ({
  code: 2,
  stdout: "",
  stderr: sentences.map((sentence) => `daytile: ${sentence}\n`).join(""),
});

it("is put there, worked on, looked at, fetched and removed", async () => {
  const redis = await realRedis();
  const files = { "full.yaml": full };
  const first = await daytile([...asked, "--redis", redis.url], { files });
  const name = await onlyCensus(redis);
  expect(name).toMatch(new RegExp(`^${packageJson.version}-full-[0-9a-f]{16}$`));
  const ready = `${name}: 24 sets in 1 unit; now run daytile census work --redis ${redis.url}\n`;
  expect(said(first)).toEqual({ code: 0, stdout: ready, stderr: "" });
  const state = (units: string): string =>
    `${name}: 1 tromino + 1 pentomino on full, 24 sets\n  ${units}\n  workers: 0\n`;
  const status = async (): Promise<string> => (await daytile(["census", "status", "--redis", redis.url])).stdout;
  expect(await status()).toBe(state("0 of 1 unit done, 0 in progress, 1 waiting, 0 failed"));
  await done(first.cwd, "work", "--redis", redis.url, "--threads", "1");
  expect(await status()).toBe(state("1 of 1 unit done, 0 in progress, 0 waiting, 0 failed"));
  const collect = ["census", "collect", "--redis", redis.url, "-o", "shared.jsonl"];
  expect(said(await daytile(collect, { cwd: first.cwd }))).toEqual({ code: 0, stdout: "", stderr: "" });
  await daytile([...asked, "-o", "alone.jsonl"], { cwd: first.cwd });
  const [shared, alone] = ["shared", "alone"].map((file) => readFileSync(join(first.cwd, `${file}.jsonl`), "utf8"));
  expect(shared).toBe(alone);
  expect(shared?.split("\n").length).toBe(25);
  const dropped = await daytile(["census", "drop", "--redis", redis.url]);
  expect(said(dropped)).toEqual({ code: 0, stdout: `removed ${name}\n`, stderr: "" });
  expect(await redis.client.keys("*")).toEqual([]);
});

it("is planned once, by whoever puts it there; notes that others have spoilt are no loss", async () => {
  const redis = await realRedis();
  const name = await put(redis);
  const noted = JSON.parse((await redis.client.hget("daytile:censuses", name)) ?? "") as { plan: { ends: number[] } };
  expect(noted.plan.ends).toEqual([24]);
  const spoil = (plan: unknown): Promise<number> =>
    redis.client.hset("daytile:censuses", name, JSON.stringify({ ...noted, plan }));
  const work = ["work", "--redis", redis.url, "--threads", "1"];
  // Other units than those that are there: somebody has followed the notes.
  await spoil({ ...noted.plan, ends: [12, 24] });
  expect(said(await daytile(["census", ...work]))).toEqual(
    refusal(`this machine plans ${name} differently; run the same version of Daytile everywhere`),
  );
  await spoil("spoilt");
  await done(censusFolder(), ...work);
});

it("hands out the last units first, which take longest", async () => {
  const redis = await realRedis();
  expect((await daytile(["census", ...question, "--redis", redis.url], { cwd: censusFolder() })).code).toBe(0);
  const name = await onlyCensus(redis);
  // The last of the list is the next to be taken.
  const waiting = (await redis.client.lrange(`daytile:${name}:wait`, 0, -1)).reverse();
  expect(waiting.length).toBeGreaterThan(2);
  expect(waiting).toEqual(waiting.map((_, place) => unitId(name, waiting.length - 1 - place)));
});

it("speaks the language of --lang", async () => {
  const redis = await realRedis();
  await put(redis);
  const { stdout } = await daytile(["census", "status", "--redis", redis.url, "--lang", "de"]);
  expect(stdout).toContain("fertig: 0 von 1");
});

it("is put there once, however often it is asked for, and keeps what is done", async () => {
  const [redis, cwd] = [await realRedis(), censusFolder()];
  await put(redis);
  await done(cwd, "work", "--redis", redis.url, "--threads", "1");
  await put(redis);
  const { stdout } = await daytile(["census", "status", "--redis", redis.url]);
  expect(stdout).toContain("1 of 1 unit done, 0 in progress, 0 waiting, 0 failed");
});

it("is chosen by a part of its name where there are several", async () => {
  const redis = await realRedis();
  const first = await put(redis);
  await daytile([...asked, "--works", "--redis", redis.url], { files: { "full.yaml": full } });
  const names = await redis.client.hkeys("daytile:censuses");
  expect(names).toHaveLength(2);
  const drop = (...words: string[]): Promise<Printed> => daytile(["census", "drop", ...words, "--redis", redis.url]);
  const { stderr } = await drop();
  expect(stderr).toMatch(/^daytile: there are several; add the name of one: /);
  for (const name of names) expect(stderr).toContain(name);
  expect(said(await drop("nothing"))).toEqual(refusal('unknown census "nothing"'));
  expect((await drop(first.slice(-8))).stdout).toBe(`removed ${first}\n`);
  expect(await redis.client.hkeys("daytile:censuses")).toEqual(names.filter((name) => name !== first));
});

it("refuses an address that is none, and one where nobody or somebody else answers", async () => {
  const status = (url: string): Promise<Printed> => daytile(["census", "status", "--redis", url]);
  for (const url of ["localhost:6379", "http://localhost", "redis://localhost/zero", "redis://"]) {
    const sentence = `--redis: expected an address such as redis://localhost:6379, not "${url}"`;
    expect(said(await status(url))).toEqual(refusal(sentence));
  }
  const port = await freePort();
  // The password is for Redis, not for whoever looks over a shoulder.
  expect(said(await status(`redis://:secret@127.0.0.1:${port}/2`))).toEqual(
    refusal(`there is no Redis at redis://127.0.0.1:${port}/2; start redis-server, or check the address`),
  );
  const stranger = createServer((socket) => void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  onTestFinished(() => void stranger.close());
  const strange = await listening(stranger);
  expect(said(await status(`redis://127.0.0.1:${strange}`))).toEqual(
    refusal(`the server at redis://127.0.0.1:${strange} isn't Redis`),
  );
});

it("says so where the password is wrong", async () => {
  const redis = await realRedis();
  await redis.client.config("SET", "requirepass", "right");
  const { stderr } = await daytile(["census", "status", "--redis", redis.url]);
  expect(stderr).toBe(`daytile: Redis at ${redis.url} rejected the password; write redis://:PASSWORD@HOST\n`);
  const right = redis.url.replace("//", "//:right@");
  expect(said(await daytile(["census", "status", "--redis", right]))).toEqual(
    refusal(`there is no census at ${redis.url}; put one there with daytile census --redis`),
  );
});

it("warns of a Redis that would forget", async () => {
  const redis = await realRedis("--appendonly", "no", "--maxmemory-policy", "allkeys-lru");
  const { code, stderr } = await daytile([...asked, "--redis", redis.url], { files: { "full.yaml": full } });
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr:
      `daytile: Redis at ${redis.url} keeps nothing on disk, so a restart loses everything; set appendonly yes\n` +
      `daytile: Redis at ${redis.url} drops data when its memory is full (allkeys-lru); set maxmemory-policy noeviction\n`,
  });
});

it("keeps its hands off what isn't Daytile's", async () => {
  const redis = await realRedis();
  await redis.client.set("daytile:censuses", "mine");
  const status = (): Promise<Printed> => daytile(["census", "status", "--redis", redis.url]);
  const elsewhere = "choose another database, such as redis://localhost:6379/1";
  const foreign = `${redis.url} has something else under daytile:censuses; ${elsewhere}`;
  expect(said(await status())).toEqual(refusal(foreign));
  expect(await redis.client.get("daytile:censuses")).toBe("mine");
  await redis.client.del("daytile:censuses");
  await redis.client.hset("daytile:censuses", "mine", "not JSON", "yours", '{"name":"yours"}');
  const nothing = `there is no census at ${redis.url}; put one there with daytile census --redis`;
  expect(said(await status())).toEqual(refusal(foreign, nothing));
});

it("leaves jobs alone that aren't units, and does the units", async () => {
  const [redis, cwd] = [await realRedis(), censusFolder()];
  const name = await put(redis);
  const queue = new Queue(name, { connection: redis.client, prefix: "daytile" });
  onTestFinished(() => queue.close());
  await queue.addBulk([
    { name: "unit", data: { unit: 0, from: 0, to: 24 }, opts: { jobId: "another" } },
    { name: "mail", data: "somebody's", opts: { priority: 1 } },
  ]);
  const { code, stderr } = await started(cwd, "work", "--redis", redis.url).done;
  const left = `skipped 2 jobs in the queue of ${name} that aren't Daytile's`;
  expect({ code, stderr }).toEqual({ code: 0, stderr: `daytile: ${left}\n` });
  await done(cwd, "collect", "--redis", redis.url, "-o", "sets.jsonl");
  expect(readFileSync(join(cwd, "sets.jsonl"), "utf8").split("\n").length).toBe(25);
});

it("writes nothing from a result that isn't Daytile's", async () => {
  const [redis, cwd] = [await realRedis(), censusFolder()];
  const name = await put(redis);
  await done(cwd, "work", "--redis", redis.url);
  const collect = (): Promise<Printed> =>
    daytile(["census", "collect", "--redis", redis.url, "-o", "sets.jsonl"], { cwd });
  const key = `daytile:${unitId(name, 0)}`.replace(name, `${name}:${name}`);
  expect(await redis.client.exists(key)).toBe(1);
  await redis.client.hset(key, "returnvalue", '{"working":1,"packed":"mine"}');
  const advice = "run daytile census drop, then start again";
  expect(said(await collect())).toEqual(refusal(`unit 1 of ${name} in Redis isn't Daytile's; ${advice}`));
  expect(readFileSync(join(cwd, "sets.jsonl"), "utf8")).toBe("");
});

it("leaves a census alone that another version put there", async () => {
  const [redis, cwd] = [await realRedis(), censusFolder()];
  const name = await put(redis);
  const text = (await redis.client.hget("daytile:censuses", name)) ?? "";
  const other = queueName("0.0.9", "full", "0123456789abcdef");
  const census = { ...(JSON.parse(text) as object), name: other, daytile: "0.0.9" };
  await redis.client.hset("daytile:censuses", other, JSON.stringify(census));
  const { code, stderr } = await started(cwd, "work", "--redis", redis.url).done;
  const sentence = `${other} needs Daytile 0.0.9, and this is ${packageJson.version}; run npx daytile@0.0.9 instead`;
  expect({ code, stderr }).toEqual({ code: 2, stderr: `daytile: ${sentence}\n` });
  // The other one was done in spite of that.
  const { stdout } = await daytile(["census", "status", "--redis", redis.url]);
  expect(stdout).toContain("1 of 1 unit done");
  expect(stdout).toContain("0 of 1 unit done");
});

it("is not worked on where it would be another one", async () => {
  const [redis, cwd] = [await realRedis(), censusFolder()];
  const name = await put(redis);
  const text = (await redis.client.hget("daytile:censuses", name)) ?? "";
  await redis.client.hset("daytile:censuses", name, text.replace("title: Full", "title: Fuller"));
  const { code, stderr } = await started(cwd, "work", "--redis", redis.url).done;
  const sentence = `this machine plans ${name} differently; run the same version of Daytile everywhere`;
  expect({ code, stderr }).toEqual({ code: 2, stderr: `daytile: ${sentence}\n` });
  const { stdout } = await daytile(["census", "status", "--redis", redis.url]);
  expect(stdout).toContain("0 of 1 unit done, 0 in progress, 1 waiting, 0 failed");
});

it("takes no option that would do nothing", async () => {
  const line = (words: string): Promise<Printed> => daytile(words.split(" "));
  const see = (option: string, place: string): unknown =>
    refusal(`${option} doesn't work with ${place}; see daytile help ${place}`);
  expect(said(await line("census work --pieces 8 --redis redis://localhost"))).toEqual(see("--pieces", "census work"));
  expect(said(await line("census status -o x --redis redis://localhost"))).toEqual(see("--output", "census status"));
  expect(said(await line("census status"))).toEqual(
    refusal("--redis needs a value; write --redis redis://localhost:6379"),
  );
  expect(said(await line("census wrok --redis redis://localhost"))).toEqual(
    refusal('unexpected argument "wrok"; run daytile help census'),
  );
});
