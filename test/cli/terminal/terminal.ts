/** Runs the built command as a process: through pipes, and in a real pseudo-terminal. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { packageJson, root } from "../../frame/files.js";

export const bin = join(root, packageJson.bin.daytile ?? "");

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Start {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

export function ended(child: ChildProcess): Promise<Ended> {
  let stdout = "";
  let stderr = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

export function start(command: string, args: readonly string[], { cwd = root, env = {} }: Start): ChildProcess {
  return spawn(command, args, { cwd, env: { ...process.env, TERM: "xterm-256color", ...env } });
}

export function piped(args: readonly string[], options: Start = {}): Promise<Ended> {
  expect(existsSync(bin), "the command is built").toBe(true);
  const child = start(process.execPath, [bin, ...args], options);
  child.stdin?.end(options.input ?? "");
  return ended(child);
}

/** A process and those it has started, as Linux lists them. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").match(/\d+/g) ?? [];
  return [pid, ...children.flatMap((each) => family(Number(each)))];
}

/** What each thread of a process and its children does, and the processor time it has used so far. */
function doings(pid: number): string[] {
  const tasks = family(pid).flatMap((each) =>
    readdirSync(`/proc/${each}/task`).map((task) => `/proc/${each}/task/${task}`),
  );
  return tasks.map((task) => {
    const afterName = readFileSync(`${task}/stat`, "utf8").replace(/^.*\) /, "");
    const words = afterName.split(" ");
    return `${task} ${words[0]} ${words[11]} ${words[12]}`;
  });
}

const restMilliseconds = 100;

/** Until a process that has started has nothing left to do but wait: every thread sleeps, and has for a moment. */
export async function untilItWaits(pid: number): Promise<void> {
  for (let before = ""; ; ) {
    await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
    try {
      const now = doings(pid);
      if (now.every((each) => / S /.test(each)) && now.join() === before) return;
      before = now.join();
    } catch {
      // A thread or child has just ended.
      before = "";
    }
  }
}

const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** In bash, where `daytile` is the built command. */
export function inShell(script: string, options: Start = {}): Promise<Ended> {
  const daytile = `daytile() { ${quoted(process.execPath)} ${quoted(bin)} "$@"; }`;
  const child = start("bash", ["-c", `${daytile}\nset -o pipefail\n${script}`], options);
  child.stdin?.end();
  return ended(child);
}

/**
 * In a pseudo-terminal of so many columns, made by `script` of util-linux: there is none in Node. What a terminal
 * shows comes back as one text.
 */
export function startInTerminal(args: readonly string[], columns: number, options: Start = {}): ChildProcess {
  const line = [process.execPath, bin, ...args].map(quoted).join(" ");
  const child = start("script", ["-qec", `stty cols ${columns} rows 24; exec ${line}`, "/dev/null"], options);
  child.on("error", () => {
    throw new Error("These tests need `script` of util-linux, for a pseudo-terminal.");
  });
  return child;
}

export async function inTerminal(args: readonly string[], columns: number, options: Start = {}): Promise<Ended> {
  const { stdout, ...rest } = await ended(startInTerminal(args, columns, options));
  return { ...rest, stdout: stdout.replaceAll("\r\n", "\n") };
}
