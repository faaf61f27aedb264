/** Turns a command into what it printed, for tests that use the project from outside. */

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { isNight } from "../support/night.js";
import { root } from "./files.js";

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  /** Everything it said, for the message of a failing test. */
  readonly all: string;
}

export function run(folder: string, command: string, env: Readonly<NodeJS.ProcessEnv> = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    encoding: "utf8",
    shell: true,
    // At night as long as it takes: a set-up from nothing on a busy machine.
    timeout: isNight ? 3_000_000 : 300_000,
    env: { ...process.env, NO_COLOR: "1", ...env },
  });
  return { status, stdout, all: `${stdout}${stderr}` };
}

/** Removed when the test or the hook's suite is done. */
export function temporaryFolder(done: (cleanUp: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "daytile-test-"));
  done(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const nodeScript = (path: string): string => `"${process.execPath}" "${join(root, path)}"`;

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
}

const linkTo = (path: string, link: string): void => symlinkSync(join(root, path), link);

/** A folder in which `import … from "daytile"` finds the build, as if it had been installed. */
export function folderWithDaytile(done?: (cleanUp: () => void) => void): string {
  const folder = temporaryFolder(done);
  mkdirSync(join(folder, "node_modules"));
  linkTo(".", join(folder, "node_modules/daytile"));
  linkTo("node_modules/@types", join(folder, "node_modules/@types"));
  linkTo("puzzles", join(folder, "puzzles"));
  return folder;
}

/** Compiles every `.ts` file of a folder as strictly as a reader of ours might, into `out/`. */
export function compile(folder: string, options: Readonly<Record<string, unknown>> = {}): Outcome {
  const compilerOptions = {
    target: "ES2023",
    module: "NodeNext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    lib: ["ES2023", "DOM"],
    types: [],
    outDir: "out",
    rootDir: ".",
    ...options,
  };
  const tsconfig = JSON.stringify({ compilerOptions, include: ["*.ts"] });
  writeFiles(folder, { "tsconfig.json": tsconfig, "package.json": '{ "type": "module", "private": true }' });
  return run(folder, `${nodeScript("node_modules/typescript/bin/tsc")} -p .`);
}
