/** Packs what is built, and turns an empty folder into a project that has it installed. */

import { expect } from "vitest";
import { root } from "./files.js";
import { type Outcome, run, temporaryFolder, writeFiles } from "./run.js";

/** Without looking for newer versions, and without advice. */
const install = (project: string, names: string): Outcome =>
  run(project, `npm install --prefer-offline --no-audit --no-fund --loglevel=error ${names}`);

/** The project's folder, with the package and what it needs, but nothing besides. The set-up has just built what is packed. */
export function projectWithPackage(done: (cleanUp: () => void) => void): string {
  const project = temporaryFolder(done);
  const packed = run(root, `npm pack --ignore-scripts --loglevel=error --pack-destination "${project}"`);
  expect(packed.status, packed.all).toBe(0);
  writeFiles(project, { "package.json": '{ "type": "module", "private": true }' });
  const installed = install(project, `./${packed.stdout.trim().split("\n").at(-1)}`);
  expect(installed.status, installed.all).toBe(0);
  return project;
}
