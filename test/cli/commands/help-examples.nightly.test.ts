/** What the help shows can be typed into a shell as it is. */
// @module-tag unix

import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandNames, loadCommand } from "../../../src/cli/commands.js";
import { root } from "../../frame/files.js";
import { run, temporaryFolder, writeFiles } from "../../frame/run.js";
import { exampleFiles } from "../support.js";
import { serving } from "./serving.js";

const commands = await Promise.all(commandNames.map(loadCommand));
const lines = commands.flatMap(({ examples }) => examples.map(({ line }) => line));

/** Serves until it is told to stop, so it is stopped. */
const isServer = (line: string): boolean => line.startsWith("daytile serve");

describe("the examples of the help", () => {
  it("are there", () => expect(lines.length).toBeGreaterThan(commandNames.length));

  it.each(lines.filter((line) => !isServer(line)))("%s", (line) => {
    const folder = temporaryFolder();
    writeFiles(folder, exampleFiles);
    mkdirSync(join(folder, "bin"));
    symlinkSync(join(root, "dist/bin/daytile.cjs"), join(folder, "bin", "daytile"));
    const path = `${join(folder, "bin")}${delimiter}${process.env.PATH}`;
    const { status, stdout, all } = run(folder, line, { PATH: path });
    expect(status, all).toBe(0);
    const [, file] = / -o (\S+)/.exec(line) ?? [];
    expect(file === undefined ? stdout !== "" : existsSync(join(folder, file)), all).toBe(true);
  });

  it.each(lines.filter(isServer))("%s", async (line) => {
    const { child, done } = await serving(...line.split(" ").slice(2));
    child.kill("SIGINT");
    expect(await done).toMatchObject({ code: 130 });
  });
});
