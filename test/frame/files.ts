/** Turns the checkout into lists of its files, for the tests that read the project itself. */

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

const made = ["node_modules", "dist", ".git", "coverage", ".mutants"];
/** What editors, shells and desktops leave beside our files. */
const personal = [".idea", ".vscode", ".envrc", ".direnv", ".DS_Store"];
const notOurs = new Set([...made, ...personal]);

function walked(folder: string, under = ""): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    if (notOurs.has(entry.name)) return [];
    return entry.isDirectory() ? walked(folder, path) : [path];
  });
}

/** What git knows or would take, so that nothing else counts that lies in a checkout; undefined without git. */
function knownToGit(): string[] | undefined {
  if (!existsSync(join(root, ".git"))) return undefined;
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  const files =
    status === 0 ? stdout.split("\0").filter((file) => file !== "" && existsSync(join(root, file))) : undefined;
  return files?.filter((file) => !file.split("/").some((name) => notOurs.has(name)));
}

/** Paths under a folder, relative to it, with `/` between the parts. */
export const filesIn = (folder: string): string[] => (folder === root ? knownToGit() : undefined) ?? walked(folder);

export const textOf = (...path: string[]): string => readFileSync(join(root, ...path), "utf8");

interface PackageJson {
  readonly version: string;
  readonly engines: Readonly<Record<"node", string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin: Readonly<Record<string, string>>;
  readonly man: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export const packageJson = JSON.parse(textOf("package.json")) as PackageJson;
