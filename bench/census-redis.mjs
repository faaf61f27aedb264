/** Measures a census that workers share through Redis: one worker against two, each with one thread, and what Redis keeps. */

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Redis } from "ioredis";
import { toolPath } from "../scripts/test-tools.mjs";

const command = fileURLToPath(new URL("../dist/bin/daytile.cjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "daytile-redis-bench-"));

/** How much faster two workers should be than one. */
const leastTimes = 1.8;

/** Six rows of seven, all covered: 549,780 sets of six pentominoes and two hexominoes. */
const rows = Array.from({ length: 6 }, () => "  * * * * * * *").join("\n");
writeFileSync(
  join(folder, "board.yaml"),
  `id: rows\ntitle: Rows\nboard: |\n${rows}\npieces: {I: '#######'}\ncopies: {I: 6}\n`,
);
const question = ["-p", "board.yaml", "--pieces", "6 pentominoes + 2 hexominoes"];

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

try {
  const one = await census(url, 1);
  const kept = (await memory()) - before;
  const start = performance.now();
  daytile("collect", "--redis", url, "-o", "one.jsonl");
  const collecting = (performance.now() - start) / 1000;
  daytile("drop", "--redis", url);
  const two = await census(url, 2);
  daytile("collect", "--redis", url, "-o", "two.jsonl");
  const [first, second] = ["one", "two"].map((name) => readFileSync(join(folder, `${name}.jsonl`)));
  if (!first?.equals(second ?? Buffer.alloc(0))) throw new Error("the files differ");
  const sets = first.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0);
  console.log(`census of ${sets.toLocaleString("en")} sets through Redis`);
  console.log(`  one worker   ${one.toFixed(1)} s`);
  const verdict = `≥ ${leastTimes} times ${one / two >= leastTimes ? "✓" : "✗"}`;
  console.log(`  two workers  ${two.toFixed(1)} s, ${(one / two).toFixed(2)} times as fast  ${verdict}`);
  console.log(`  collecting   ${collecting.toFixed(1)} s; Redis keeps ${(kept / sets).toFixed(1)} bytes a set`);
} finally {
  client.disconnect();
  server.kill("SIGKILL");
  await pause(100);
  rmSync(folder, { recursive: true, force: true });
}
