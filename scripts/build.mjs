/**
 * Turns the sources into dist/, step by step: the one list of what is run, of what each step reads, and of what comes first.
 * `npm run build` runs all steps, `npm run build -- start` those that a start needs. Set-up watches what they read.
 */

import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} BuildStep
 * @property {string} name
 * @property {"start" | "package"} part whether a start needs it, or only tests and whoever installs the package
 * @property {readonly string[]} args for Node
 * @property {readonly string[]} reads files and folders, beside those that every step reads
 * @property {readonly string[]} after the steps whose outcome it needs; others run beside it
 */

/** The steps themselves, and the packages that do the work. */
export const readByAll = ["scripts", "package.json", "package-lock.json", "tsconfig.base.json"];

/** @type {readonly BuildStep[]} */
export const buildSteps = [
  {
    name: "locales",
    part: "start",
    args: ["scripts/build-locales.mjs"],
    reads: ["locales"],
    after: [],
  },
  {
    name: "catalogue",
    part: "start",
    args: ["scripts/build-catalogue.mjs"],
    reads: ["puzzles", "locales", "machines", "materials", "docs/atlas.bin", "src"],
    after: ["locales"],
  },
  {
    name: "kernel",
    part: "start",
    args: ["scripts/build-kernel.mjs"],
    reads: ["src"],
    after: [],
  },
  {
    name: "sweep",
    part: "start",
    args: ["scripts/sweep.mjs"],
    reads: ["src"],
    after: ["catalogue", "kernel"],
  },
  {
    name: "command",
    part: "start",
    args: ["scripts/build-command.mjs"],
    reads: ["src"],
    after: ["sweep"],
  },
  {
    name: "app",
    part: "start",
    args: ["scripts/build-app.mjs"],
    reads: ["src", "fonts"],
    after: ["sweep"],
  },
  {
    name: "types",
    part: "package",
    args: ["node_modules/typescript/bin/tsc", "-b", "src"],
    reads: ["src"],
    after: ["sweep"],
  },
  {
    name: "site",
    part: "package",
    args: ["scripts/build-site.mjs"],
    reads: ["docs", "GLOSSARY.md", "CHANGELOG.md"],
    after: [],
  },
  {
    name: "manual",
    part: "package",
    args: ["scripts/build-manual.mjs"],
    reads: ["CHANGELOG.md"],
    after: ["command"],
  },
  {
    name: "package",
    part: "package",
    args: ["scripts/build-package.mjs"],
    reads: ["fonts"],
    after: ["command", "app", "site", "types", "manual"],
  },
];

/**
 * @param {string} root
 * @param {BuildStep} step
 * @returns {Promise<void>}
 */
function runStep(root, { name, args }) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => (status === 0 ? resolve() : reject(new Error(`the step "${name}" failed`))));
  });
}

/**
 * @param {readonly BuildStep[]} steps in an order that would do; what they come after and isn't among them is done already
 * @param {(step: BuildStep) => Promise<void>} run
 */
export async function runSteps(steps, run) {
  /** @type {Map<string, Promise<void>>} */
  const started = new Map();
  for (const step of steps) {
    const before = Promise.all(step.after.map((name) => started.get(name)));
    started.set(
      step.name,
      before.then(() => run(step)),
    );
  }
  await Promise.all(started.values());
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), "..");
  const parts = process.argv.slice(2);
  const steps = buildSteps.filter(({ part }) => parts.length === 0 || parts.includes(part));
  await runSteps(steps, (step) => runStep(root, step)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
