/** Starts programs that drive a browser, and sees to it that nothing is left of them. */

import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Gone when the tests are: browsers write into it to the very end. */
export function temporaryProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), "daytile-profile-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Program {
  readonly child: ChildProcess;
  end(): Promise<void>;
}

/** How long a program may take to leave when it is asked to. */
const patience = 5000;

export function start(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  stdio: StdioOptions,
): Program {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  return {
    child,
    async end() {
      child.kill();
      const timer = setTimeout(kill, patience);
      await gone;
      clearTimeout(timer);
      process.off("exit", kill);
    },
  };
}

/** The first thing a program says that fits, of which the first group is wanted. */
export function said(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    stream.on("data", (chunk: Buffer) => {
      heard += chunk;
      const found = pattern.exec(heard)?.[1];
      if (found !== undefined) resolve(found);
    });
    stream.once("close", () => reject(new Error(`the program has ended and said: ${heard}`)));
  });
}
