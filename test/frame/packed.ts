/** Packs what is built, and turns an empty folder into a project that has it installed. */

import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { isNight } from "../support/night.js";
import { packageJson, root } from "./files.js";
import { run, temporaryFolder, writeFiles } from "./run.js";

/** Installs without looking for newer versions, and without advice. */
function install(project: string, tarball: string): void {
  const installed = run(project, `npm install --prefer-offline --no-audit --no-fund --loglevel=error "./${tarball}"`);
  expect(installed.status, installed.all).toBe(0);
}

/** Puts files where npm would, in a tenth of the time and without a network. */
function unpack(project: string, tarball: string): void {
  const packages = join(project, "node_modules");
  const bin = join(packages, ".bin");
  mkdirSync(bin, { recursive: true });
  const unpacked = run(
    project,
    `tar -xzf "${tarball}" -C node_modules && mv node_modules/package node_modules/daytile`,
  );
  expect(unpacked.status, unpacked.all).toBe(0);
  for (const name of Object.keys(packageJson.dependencies))
    cpSync(join(root, "node_modules", name), join(packages, name), { recursive: true });
  for (const [name, path] of Object.entries(packageJson.bin)) symlinkSync(join("../daytile", path), join(bin, name));
}

/** The project's folder, with the package and what it needs, but nothing besides. The set-up has just built what is packed. */
export function projectWithPackage(done: (cleanUp: () => void) => void): string {
  const project = temporaryFolder(done);
  const packed = run(root, `npm pack --ignore-scripts --loglevel=error --pack-destination "${project}"`);
  expect(packed.status, packed.all).toBe(0);
  writeFiles(project, { "package.json": '{ "type": "module", "private": true }' });
  const tarball = packed.stdout.trim().split("\n").at(-1) ?? "";
  if (isNight || process.platform === "win32") install(project, tarball);
  else unpack(project, tarball);
  return project;
}
