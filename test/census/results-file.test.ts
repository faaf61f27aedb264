/** Results that were cut off at any moment go on where they were: nothing lost, nothing twice. */
// @module-tag thorough

import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type OpenResults, openResults } from "../../src/census/results-file.js";

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), "daytile-results-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "sets.jsonl");
}

async function opened(path: string, census = "a"): Promise<OpenResults> {
  const results = await openResults(path, census);
  if (typeof results === "string" || !("units" in results)) throw new Error(JSON.stringify(results));
  return results;
}

it("appends units, and leaves only the file", async () => {
  const path = newPath();
  const results = await opened(path);
  await results.append("one\n", 1);
  await results.append("", 0);
  await results.append("zwölf\n", 2);
  expect([results.units, results.working]).toEqual([3, 3]);
  await results.finish();
  expect(readFileSync(path, "utf8")).toBe("one\nzwölf\n");
  expect(existsSync(`${path}.units`)).toBe(false);
});

it("says that a folder is one, and leaves no lock beside it", async () => {
  const folder = dirname(newPath());
  await expect(openResults(folder, "a")).rejects.toMatchObject({ code: "EISDIR" });
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

it("cuts off what a unit left that was not finished", async () => {
  const path = newPath();
  const first = await opened(path);
  await first.append("zwölf\n", 1);
  await first.close();
  appendFileSync(path, "half a li");
  const second = await opened(path);
  expect([second.units, second.working]).toEqual([1, 1]);
  await second.append("two\n", 0);
  await second.finish();
  expect(readFileSync(path, "utf8")).toBe("zwölf\ntwo\n");
});

it("does a unit again whose line of the journal was not finished", async () => {
  const path = newPath();
  const first = await opened(path);
  await first.append("one\n", 1);
  await first.close();
  appendFileSync(path, "two\n");
  appendFileSync(`${path}.units`, '{"units":2,"by');
  const second = await opened(path);
  expect(second.units).toBe(1);
  await second.append("two\n", 1);
  await second.close();
  const third = await opened(path);
  expect(third.units).toBe(2);
  await third.finish();
  expect(readFileSync(path, "utf8")).toBe("one\ntwo\n");
});

it("begins again where not even the census was noted", async () => {
  const path = newPath();
  writeFileSync(`${path}.units`, '{"dayt');
  const results = await opened(path);
  expect(results.units).toBe(0);
  await results.finish();
});

it("touches no other file", async () => {
  const path = newPath();
  const results = await opened(path);
  await results.append("one\n", 1);
  await results.close();
  expect(await openResults(path, "another")).toBe("other");
  const finished = await opened(path);
  await finished.finish();
  expect(await openResults(path, "a")).toBe("exists");
  expect(readFileSync(path, "utf8")).toBe("one\n");
});

/** No process has this number: systems don't count so far. */
const gone = 99_999_999;

it("lets nobody else write while it's open, and says which process does", async () => {
  const path = newPath();
  const first = await opened(path);
  await first.append("one\n", 1);
  expect(await openResults(path, "a")).toEqual({ process: process.pid, machine: hostname() });
  expect(readFileSync(path, "utf8")).toBe("one\n");
  await first.close();
  const second = await opened(path);
  await second.finish();
  expect(existsSync(`${path}.lock`)).toBe(false);
});

it("goes on after a process that was killed", async () => {
  const path = newPath();
  const first = await opened(path);
  await first.append("one\n", 1);
  await first.close();
  for (const left of [`${gone} ${hostname()}\n`, "", "12"]) {
    writeFileSync(`${path}.lock`, left);
    const next = await opened(path);
    expect(next.units).toBe(1);
    await next.close();
  }
  expect(readdirSync(dirname(path))).toEqual(["sets.jsonl", "sets.jsonl.units"]);
});

it("doesn't judge a process of another machine", async () => {
  const path = newPath();
  writeFileSync(`${path}.lock`, `${gone} elsewhere\n`);
  expect(await openResults(path, "a")).toMatchObject({ machine: "elsewhere" });
  expect(existsSync(path)).toBe(false);
});

it("gives the lock to one of many that find a dead one's", async () => {
  const path = newPath();
  writeFileSync(`${path}.lock`, `${gone} ${hostname()}\n`);
  const all = await Promise.all(Array.from({ length: 8 }, () => openResults(path, "a")));
  const held = all.filter((each) => typeof each === "object" && "append" in each);
  expect(held.length).toBe(1);
  await (held[0] as OpenResults).close();
});

it("keeps no lock on what it can't write to", async () => {
  const path = newPath();
  writeFileSync(path, "mine\n");
  expect(await openResults(path, "a")).toBe("exists");
  expect(existsSync(`${path}.lock`)).toBe(false);
});
