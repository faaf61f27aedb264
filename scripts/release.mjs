/**
 * Turns a finished state of main into a release: checks everything, the package included, and tags the commit. Once the tag
 * is pushed, .github/workflows/release.yml publishes it. With `--dry-run` it only checks.
 */

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { npm, SetupError, tellingLines } from "./npm.mjs";

const root = process.cwd();
const isDryRun = process.argv.includes("--dry-run");
const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const tag = `v${version}`;

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new SetupError(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trim();
}

/** @returns {string | undefined} */
function changelogFault() {
  const path = join(root, "CHANGELOG.md");
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const heading = text.split("\n").find((line) => line.startsWith(`## ${version}`));
  if (heading === undefined) return `CHANGELOG.md says nothing about ${version}.`;
  if (!/ - \d{4}-\d\d-\d\d$/.test(heading))
    return `CHANGELOG.md has no date for ${version}: write "## ${version} - 2026-01-31".`;
  return undefined;
}

/** @returns {string[]} why this must not be released, as far as a glance tells */
function refusals() {
  const branch = git("rev-parse", "--abbrev-ref", "HEAD");
  return [
    git("status", "--porcelain") === "" ? undefined : "There are uncommitted changes.",
    branch === "main" ? undefined : `Releases are made from main, and this is ${branch}.`,
    git("tag", "--list", tag) === "" ? undefined : `The tag ${tag} exists already: raise the version in package.json.`,
    changelogFault(),
  ].filter((fault) => fault !== undefined);
}

/** @param {string[]} args */
function runNpm(...args) {
  console.log(`npm ${args.join(" ")}…`);
  const { ok, output } = npm(root, args);
  if (!ok) throw new SetupError(`npm ${args.join(" ")} failed. What it said:\n${tellingLines(output)}`);
  return output;
}

/** @param {string} folder */
function pack(folder) {
  runNpm("pack", "--loglevel=error", "--pack-destination", folder);
  return join(folder, `${name}-${version}.tgz`);
}

/** @param {string} tarball */
async function publintFaults(tarball) {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** @param {string} folder */
async function release(folder) {
  const faults = refusals();
  if (faults.length > 0) throw new SetupError(faults.join("\n"));
  runNpm("run", "lint");
  runNpm("test");
  const found = await publintFaults(pack(folder));
  if (found.length > 0) throw new SetupError(`publint has found problems:\n${found.join("\n")}`);
  if (git("status", "--porcelain") !== "") throw new SetupError("The checks changed files. Commit them first.");
  if (isDryRun) return console.log(`${name} ${version} could be released.`);
  git("tag", "--annotate", tag, "--message", `${name} ${version}`);
  console.log(`Tagged ${tag}. Next: git push --follow-tags. A workflow publishes what has a tag.`);
}

const folder = mkdtempSync(join(tmpdir(), "daytile-release-"));
try {
  await release(folder);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
