/**
 * Measures a census that workers share through Redis: one worker against two, each with one thread, and what Redis keeps.
 *
 * Time runs from the start of the workers to the end of the last one: loading, planning and saying goodbye are in it, what
 * puts the census there and what collects it are not. One and two take turns, so that a busy moment hits both, and the
 * medians are compared. Redis and the workers share the cores.
 *
 * A worker takes about a second to load, to warm up and to say goodbye, however long it works. In a census of ten seconds
 * that is much of the time of two, so the limit is for a longer one; the short one is told beside it.
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

/** On the classic board, all 372 counts of each set. The short one is also measured without Redis. */
const questions = [
  { words: ["--pieces", "7 pentominoes + 1 hexomino"], isLong: false },
  { words: ["--pieces", "1 tromino + 2 tetrominoes + 6 pentominoes", "--flips", "none"], isLong: true },
];

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
 * @param {readonly string[]} question
 * @param {number} workers
 */
async function census(url, question, workers) {
  daytile("-p", "classic", ...question, "--redis", url);
  const start = performance.now();
  await Promise.all(Array.from({ length: workers }, () => work(url)));
  return (performance.now() - start) / 1000;
}

const port = await freePort();
const url = `redis://127.0.0.1:${port}`;
const settings = ["--appendonly", "yes", "--save", "", "--bind", "127.0.0.1", "--dir", folder];
const server = spawn(toolPath("redis"), ["--port", `${port}`, ...settings], {
  argv0: "redis-server",
  stdio: "ignore",
});
const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
client.on("error", () => {});
await client.ping();
const before = await memory();

async function memory() {
  return Number(/used_memory:(\d+)/.exec(await client.info("memory"))?.[1]);
}

const results = () => readFileSync(join(folder, "sets.jsonl"));

/**
 * A census by this many workers, collected and dropped again, so that the next one finds an empty Redis.
 * @param {readonly string[]} question
 * @param {number} workers
 */
async function round(question, workers) {
  const seconds = await census(url, question, workers);
  const kept = (await memory()) - before;
  rmSync(join(folder, "sets.jsonl"), { force: true });
  const start = performance.now();
  daytile("collect", "--redis", url, "-o", "sets.jsonl");
  const collecting = (performance.now() - start) / 1000;
  daytile("drop", "--redis", url);
  return { seconds, kept, collecting, found: results() };
}

/** @param {(typeof questions)[number]} question */
async function measure({ words, isLong }) {
  const [one, two] = [[await round(words, 1)], [await round(words, 2)]];
  const [{ found }] = one;
  if (!found.equals(two[0].found)) throw new Error("the files differ");
  for (let i = 1; i < rounds; i++) {
    one.push(await round(words, 1));
    two.push(await round(words, 2));
  }
  const all = [...one, ...two];
  const sets = found.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0);
  const [alone, shared] = [one, two].map((rows) => median(rows.map(({ seconds }) => seconds)));
  console.log(`census of ${sets.toLocaleString("en")} sets through Redis, medians of ${rounds} rounds`);
  console.log(`  one worker   ${alone.toFixed(1)} s`);
  const verdict = isLong ? `  ≥ ${leastTimes} times ${alone / shared >= leastTimes ? "✓" : "✗"}` : "";
  console.log(`  two workers  ${shared.toFixed(1)} s, ${(alone / shared).toFixed(2)} times as fast${verdict}`);
  const kept = median(all.map((each) => each.kept)) / sets;
  const collecting = median(all.map((each) => each.collecting));
  console.log(`  collecting   ${collecting.toFixed(1)} s; Redis keeps ${kept.toFixed(1)} bytes a set`);
}

try {
  for (const question of questions) await measure(question);
} finally {
  client.disconnect();
  server.kill("SIGKILL");
  await pause(100);
  rmSync(folder, { recursive: true, force: true });
}
