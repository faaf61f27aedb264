/** A census that is killed twice ends with the same bytes as one that nobody disturbed. */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../frame/files.js";
import { itAtNight } from "../support/night.js";

/** Six by six cells, all of which are covered. */
const rows = Array.from({ length: 6 }, () => "  * * * * * *");
const puzzle = ["id: six", "title: Six", "board: |", ...rows, "pieces: {B: '######'}", "copies: {B: 6}"].join("\n");

const pieces = "6 pentominoes + 1 hexomino";

const lineFor = (file: string, ...more: string[]): string[] => [
  join(root, "dist/bin/daytile.cjs"),
  ...["census", "-p", "six.yaml", "--pieces", pieces, "-o", file, ...more],
];

/** Kills the process when its file has grown; undefined: lets it end. */
async function run(cwd: string, file: string, killAfter: number | undefined): Promise<void> {
  const child = spawn(process.execPath, lineFor(file, "--threads", "2"), { cwd, stdio: ["ignore", "ignore", "pipe"] });
  const errors: string[] = [];
  child.stderr.on("data", (data) => errors.push(String(data)));
  const ended = once(child, "exit");
  const journal = join(cwd, `${file}.units`);
  const watch = setInterval(() => {
    if (killAfter !== undefined && existsSync(journal) && readFileSync(journal, "utf8").split("\n").length > killAfter)
      child.kill("SIGKILL");
  }, 2);
  const [code] = await ended;
  clearInterval(watch);
  if (killAfter === undefined) expect([code, errors.join("")]).toEqual([0, ""]);
}

it("goes on where it was when it is killed", { timeout: 600_000 }, async () => {
  const cwd = mkdtempSync(join(tmpdir(), "daytile-crash-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, "six.yaml"), puzzle);
  await run(cwd, "whole.jsonl", undefined);
  for (const units of [1, 3]) await run(cwd, "cut.jsonl", units);
  expect(existsSync(join(cwd, "cut.jsonl.units"))).toBe(true);
  await run(cwd, "cut.jsonl", undefined);
  const [whole, cut] = ["whole.jsonl", "cut.jsonl"].map((file) => readFileSync(join(cwd, file), "utf8"));
  expect(whole!.split("\n").length).toBe(32_341);
  expect(cut).toBe(whole);
});

/** Three of its 43 cells, one at a time, may stay uncovered. 549,780 sets of six pentominoes and two hexominoes are more than are counted. */
const sieved = ["a b c * * * *", ...Array.from({ length: 5 }, () => "* * * * * * *"), "*"];
const letters = ["id: letters", "title: Letters", "board: |", ...sieved.map((row) => `  ${row}`)];
const lettersPuzzle = [...letters, "fields: {letter: a b c}", "pieces: {B: '#######'}", "copies: {B: 6}"].join("\n");

/** Kills the process as soon as its sieve has noted something new; or lets it end. */
async function runSieve(cwd: string, file: string, isKilled: boolean, threads: number): Promise<void> {
  const question = ["-p", "letters.yaml", "--pieces", "6 pentominoes + 2 hexominoes", "--works"];
  const line = [join(root, "dist/bin/daytile.cjs"), "census", ...question, "--threads", `${threads}`, "-o", file];
  const notes = join(cwd, `${file}.sieve`);
  const noted = (): string => (existsSync(notes) ? readFileSync(notes, "latin1") : "");
  const before = noted();
  const child = spawn(process.execPath, line, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  const watch = setInterval(() => isKilled && noted() !== before && child.kill("SIGKILL"), 2);
  const [code] = await ended;
  clearInterval(watch);
  expect(code).toBe(isKilled ? null : 0);
}

itAtNight("goes on with a sieve where it was when it is killed", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "daytile-crash-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, "letters.yaml"), lettersPuzzle);
  await runSieve(cwd, "whole.jsonl", false, 1);
  await runSieve(cwd, "cut.jsonl", true, 2);
  const left = JSON.parse(readFileSync(join(cwd, "cut.jsonl.sieve"), "latin1").split("\n")[0]!).open;
  expect(left.length).toBeLessThan(3);
  await runSieve(cwd, "cut.jsonl", false, 2);
  const [whole, cut] = ["whole.jsonl", "cut.jsonl"].map((file) => readFileSync(join(cwd, file), "utf8"));
  expect(whole!.split("\n").length).toBeGreaterThan(1000);
  expect(cut).toBe(whole);
  expect(readdirSync(cwd).sort()).toEqual(["cut.jsonl", "letters.yaml", "whole.jsonl"]);
});

it("leaves a file alone that another process is writing to", () => {
  const cwd = mkdtempSync(join(tmpdir(), "daytile-crash-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, "six.yaml"), puzzle);
  writeFileSync(join(cwd, "cut.jsonl.lock"), `${process.pid} ${hostname()}\n`);
  const { status, stderr } = spawnSync(process.execPath, lineFor("cut.jsonl"), { cwd, encoding: "utf8" });
  expect(stderr).toContain(`another census (process ${process.pid}) is writing to cut.jsonl; wait for it`);
  expect(status).not.toBe(0);
  expect(existsSync(join(cwd, "cut.jsonl"))).toBe(false);
});
