/** Turns this machine into others for tests of set-up: with another npm or Node, or with a lock file that forgot it. */

import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect } from "vitest";
import { runsOn, thisMachine } from "../../scripts/native-parts.mjs";
import { filesIn, root } from "./files.js";
import { run } from "./run.js";

/** What a checkout would hold: neither dependencies nor anything that is made. */
export function copyCheckout(folder: string): void {
  const files = filesIn(root).filter((file) => !file.includes(".generated."));
  for (const file of files) cpSync(join(root, file), join(folder, file));
}

/** The part of the lock file that a file written on another system may lack: this system's native parts. */
export function cutLockFile(folder: string): void {
  const path = join(folder, "package-lock.json");
  const lock = JSON.parse(readFileSync(path, "utf8"));
  const machine = thisMachine();
  const kept = Object.entries(lock.packages).filter(([name]) => !runsOn(name, machine));
  expect(kept.length).toBeLessThan(Object.keys(lock.packages).length);
  writeFileSync(path, JSON.stringify({ ...lock, packages: Object.fromEntries(kept) }, undefined, 2));
}

/** Fetched once and kept, like everything else that npm fetches. */
const toolchains = join(root, "node_modules/.cache/daytile/toolchains");

/** Node comes as a package of npm, one per system. */
export const nodePackage = (version: string): string => `node-${process.platform}-${process.arch}@${version}`;

/** An environment in which `npm` and `node` are those of the packages named, such as `npm@10.9.9`. */
export function environmentWith(...packages: string[]): Record<string, string> {
  const folder = join(toolchains, packages.join("+").replaceAll("@", "-"));
  const bin = join(folder, "node_modules/.bin");
  if (!existsSync(bin)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }');
    const install = run(
      folder,
      `npm install --prefer-offline --no-audit --no-fund --loglevel=error ${packages.join(" ")}`,
    );
    expect(install.status, install.all).toBe(0);
  }
  return { PATH: `${bin}${delimiter}${process.env.PATH}` };
}
