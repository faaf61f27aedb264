/**
 * Measures a census that workers share through Redis: one worker against two, each with one thread, and what Redis keeps.
 *
 * Time runs from the start of the workers to the end of the last one: loading, planning and saying goodbye are in it, what
 * puts the census there and what collects it are not. One and two take turns, so that a busy moment hits both, and the
 * medians are compared. Redis and the workers share the cores.
 */

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Redis } from "ioredis";
import { toolPath } from "../scripts/test-tools.mjs";
import { median } from "./measure.mjs";

const command = fileURLToPath(new URL("../dist/bin/daytile.cjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "daytile-redis-bench-"));

/** How much faster two workers should be than one. */
const leastTimes = 1.8;
const rounds = 3;

/** The classic board: all 372 counts of 27,720 sets, the census that is also measured without Redis. */
const question = ["-p", "classic", "--pieces", "7 pentominoes + 1 hexomino"];

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/** @param {string[]} words */
const daytile = (...words) => execFileSync(process.execPath, [command, "census", ...words], { cwd: folder });

/** @param {string} url */
async function work(url) {
  const line = [command, "census", "work", "--threads", "1", "--redis", url];
  const [code] = await once(spawn(process.execPath, line, { cwd: folder, stdio: "inherit" }), "exit");
  if (code !== 0) throw new Error(`a worker ended with ${code}`);
}

/**
 * @param {string} url
 * @param {number} workers
 */
async function census(url, workers) {
  daytile(...question, "--redis", url);
  const start = performance.now();
  await Promise.all(Array.from({ length: workers }, () => work(url)));
  return (performance.now() - start) / 1000;
}

const port = await freePort();
const url = `redis://127.0.0.1:${port}`;
const settings = ["--appendonly", "yes", "--save", "", "--bind", "127.0.0.1", "--dir", folder];
const server = spawn(toolPath("redis"), ["--port", `${port}`, ...settings], { stdio: "ignore" });
const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
client.on("error", () => {});
await client.ping();
const before = await memory();

async function memory() {
  return Number(/used_memory:(\d+)/.exec(await client.info("memory"))?.[1]);
}

/** @type {Record<"one" | "two" | "collecting" | "kept", number[]>} */
const seen = { one: [], two: [], collecting: [], kept: [] };
const results = () => readFileSync(join(folder, "sets.jsonl"));

/** A census by this many workers, collected and dropped again, so that the next one finds an empty Redis. @param {number} workers */
async function round(workers) {
  seen[workers === 1 ? "one" : "two"].push(await census(url, workers));
  seen.kept.push((await memory()) - before);
  rmSync(join(folder, "sets.jsonl"), { force: true });
  const start = performance.now();
  daytile("collect", "--redis", url, "-o", "sets.jsonl");
  seen.collecting.push((performance.now() - start) / 1000);
  daytile("drop", "--redis", url);
  return results();
}

try {
  const first = await round(1);
  if (!first.equals(await round(2))) throw new Error("the files differ");
  for (let i = 1; i < rounds; i++) for (const workers of [1, 2]) await round(workers);
  const sets = first.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0);
  const [one, two] = [median(seen.one), median(seen.two)];
  console.log(`census of ${sets.toLocaleString("en")} sets through Redis, medians of ${rounds} rounds`);
  console.log(`  one worker   ${one.toFixed(1)} s`);
  const verdict = `≥ ${leastTimes} times ${one / two >= leastTimes ? "✓" : "✗"}`;
  console.log(`  two workers  ${two.toFixed(1)} s, ${(one / two).toFixed(2)} times as fast  ${verdict}`);
  const kept = median(seen.kept) / sets;
  console.log(`  collecting   ${median(seen.collecting).toFixed(1)} s; Redis keeps ${kept.toFixed(1)} bytes a set`);
} finally {
  client.disconnect();
  server.kill("SIGKILL");
  await pause(100);
  rmSync(folder, { recursive: true, force: true });
}
