/** Packs what is built, and turns an empty folder into a project that has it installed. */

import { expect } from "vitest";
import { packageJson, root } from "./files.js";
import { run, temporaryFolder, writeFiles } from "./run.js";

/** What people may install besides, for pictures and the like. */
const companions = Object.entries(packageJson.peerDependencies ?? {}).map(([name, version]) => `${name}@${version}`);

/** The project's folder. The set-up has just built what is packed. */
export function projectWithPackage(done: (cleanUp: () => void) => void): string {
  const project = temporaryFolder(done);
  const packed = run(root, `npm pack --ignore-scripts --loglevel=error --pack-destination "${project}"`);
  expect(packed.status, packed.all).toBe(0);
  writeFiles(project, { "package.json": '{ "type": "module", "private": true }' });
  const tarball = `./${packed.stdout.trim().split("\n").at(-1)}`;
  const names = [tarball, ...companions].join(" ");
  const installed = run(project, `npm install --prefer-offline --no-audit --no-fund --loglevel=error ${names}`);
  expect(installed.status, installed.all).toBe(0);
  return project;
}
