/** A real Redis on a free port of this machine, with its own folder, and what tests do with it and to it. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import { expect, onTestFinished } from "vitest";
import { toolPath } from "../../scripts/test-tools.mjs";
import { bin, ended } from "../cli/terminal/terminal.js";
import { freePort } from "../support/ports.js";

/** Listens on a free port of this machine. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return (server.address() as { port: number }).port;
}

export interface RealRedis {
  readonly url: string;
  /** To look at what is there, and to put other things there. */
  readonly client: Redis;
  /** As a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Nothing is kept but what the log of all commands has. */
const settings = ["--save", "", "--appendonly", "yes", "--maxmemory-policy", "noeviction", "--bind", "127.0.0.1"];

async function untilReady(client: Redis): Promise<void> {
  for (;;) {
    const answer = await client.ping().catch(() => undefined);
    if (answer === "PONG") return;
    await pause(20);
  }
}

export async function realRedis(...more: string[]): Promise<RealRedis> {
  const folder = mkdtempSync(join(tmpdir(), "daytile-redis-"));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => 50 });
  client.on("error", () => {});
  const kill = async (): Promise<void> => {
    const exit = child && once(child, "exit");
    child?.kill("SIGKILL");
    await exit;
  };
  const start = async (): Promise<void> => {
    const words = ["--port", `${port}`, "--dir", folder, ...settings, ...more];
    child = spawn(toolPath("redis"), words, { argv0: "redis-server", stdio: "ignore" });
    await untilReady(client);
  };
  onTestFinished(async () => {
    client.disconnect();
    await kill();
    rmSync(folder, { recursive: true });
  });
  await start();
  return { url, client, kill, start };
}

/** Five by six cells, all of which are covered. */
const board = Array.from({ length: 5 }, () => "  * * * * * *");
const puzzle = ["id: thirty", "title: Thirty", "board: |", ...board, "pieces: {B: '######'}", "copies: {B: 5}"].join(
  "\n",
);

/** 86,625 sets in a few dozen units, which take a tenth of a second each. */
export const question = ["-p", "thirty.yaml", "--pieces", "1 tetromino + 4 pentominoes + 1 hexomino"];
export const sets = 86_625;

/** A folder with the puzzle. */
export function censusFolder(): string {
  const cwd = mkdtempSync(join(tmpdir(), "daytile-queue-"));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, "thirty.yaml"), puzzle);
  return cwd;
}

export function started(cwd: string, ...words: string[]): { child: ChildProcess; done: ReturnType<typeof ended> } {
  const child = spawn(process.execPath, [bin, "census", ...words], { cwd });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, done: ended(child) };
}

/** Runs a line to its end, which must be a good one. */
export async function done(cwd: string, ...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await started(cwd, ...words).done;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

async function worked(): Promise<string> {
  const cwd = censusFolder();
  await done(cwd, ...question, "-o", "alone.jsonl");
  return readFileSync(join(cwd, "alone.jsonl"), "utf8");
}

let alone: Promise<string> | undefined;

/** What one machine writes; it is asked once. */
export function oneMachine(): Promise<string> {
  alone ??= worked();
  return alone;
}

/** The name of the only census there. */
export async function onlyCensus({ client }: RealRedis): Promise<string> {
  const [name = ""] = await client.hkeys("daytile:censuses");
  return name;
}

/** How many units are done. */
export async function unitsDone(redis: RealRedis): Promise<number> {
  return redis.client.zcard(`daytile:${await onlyCensus(redis)}:completed`);
}

/** Waits until this many units are done. */
export async function untilUnits(redis: RealRedis, count: number): Promise<void> {
  while ((await unitsDone(redis).catch(() => 0)) < count) await pause(10);
}
