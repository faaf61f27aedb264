/** The Dockerfile's steps, one by one, without an engine: what they make serves, with its own files alone. */
// @module-tag unix

import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { textFrom } from "../server/served.js";
import { filesIn, root, textOf } from "./files.js";
import { environmentWith, nodePackage } from "./machines.js";
import { run, temporaryFolder } from "./run.js";

/** As Docker reads it, in so far as our file uses it: the last line that names a path decides. */
function ignores(path: string): boolean {
  const lines = textOf(".dockerignore").trim().split("\n");
  const isNamed = (pattern: string): boolean => {
    const start = pattern.replace(/^!/, "").replace(/\*$/, "");
    return path === start || path.startsWith(start.endsWith("/") ? start : `${start}/`);
  };
  return lines.reduce((isOut, line) => (isNamed(line) ? !line.startsWith("!") : isOut), false);
}

const steps = textOf("Dockerfile").split("\n");
const after = (word: string): string[] =>
  steps.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

/** The first stage: everything that isn't ignored, and what is run there. */
function built(env: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  const files = filesIn(root).filter((file) => !file.includes(".generated.") && !ignores(file));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  for (const command of after("RUN")) {
    const outcome = run(folder, command, env);
    expect(outcome.status, outcome.all).toBe(0);
  }
  return folder;
}

/** The second: only what is copied from there. */
function imageOf(build: string): string {
  const image = temporaryFolder();
  for (const copied of after("COPY").filter((line) => line.startsWith("--from"))) {
    const [, from = "", to = ""] = /^--from=build \/daytile\/(\S+) \.\/(\S*)$/.exec(copied) ?? [];
    const target = join(image, to === "" || to.endsWith("/") ? join(to, from.split("/").at(-1) ?? "") : to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(build, from), target, { recursive: true });
  }
  return image;
}

function started(image: string, env: Readonly<Record<string, string>>): ChildProcess {
  const [command = "", ...args] = JSON.parse(after("ENTRYPOINT")[0] ?? "[]") as string[];
  const onAnyPort = args.map((arg, i) => (args[i - 1] === "--port" ? "0" : arg));
  const child = spawn(command, onAnyPort, { cwd: image, env: { ...env, NODE_ENV: "production" } });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

it("an image that is built as the Dockerfile says serves pictures, the app and its API", async () => {
  const [, major = ""] = /^FROM node:(\d+)-slim AS build$/m.exec(textOf("Dockerfile")) ?? [];
  expect(major).toBe("22");
  const env = environmentWith(nodePackage("22.23.3"));
  const { stdout } = started(imageOf(built(env)), env);
  if (stdout === null) throw new Error("says nothing");
  const [, origin] = await textFrom(stdout).until(/(http:\/\/localhost:\d+)\//);
  const paths = ["/healthz", "/", "/today.svg", "/today.png?lang=ja", "/today.pdf", "/api/v1", "/api/v1/openapi.json"];
  const answers = await Promise.all(paths.map(async (path) => [path, (await fetch(`${origin}${path}`)).status]));
  expect(answers).toEqual(paths.map((path) => [path, 200]));
});
