/** Turns the checkout into lists of its files, for the tests that read the project itself. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

const notOurs = new Set(["node_modules", "dist", ".git", "coverage", ".mutants"]);

/** Paths under a folder, relative to it, with `/` between the parts. */
export function filesIn(folder: string, under = ""): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (notOurs.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}

export const textOf = (...path: string[]): string => readFileSync(join(root, ...path), "utf8");

interface PackageJson {
  readonly version: string;
  readonly engines: Readonly<Record<"node", string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin: Readonly<Record<string, string>>;
  readonly man: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export const packageJson = JSON.parse(textOf("package.json")) as PackageJson;
