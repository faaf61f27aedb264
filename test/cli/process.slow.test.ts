/** The built command works as a process, in a pipe and in a terminal. */
// @module-tag unix

import { spawn } from "node:child_process";
import { closeSync, constants, lstatSync, openSync, readdirSync, readFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { widthOf } from "../../src/core/pens/columns.js";
import { root } from "../frame/files.js";
import { endsByDay } from "../support/night.js";
import { folderWith, smallWeek } from "./support.js";
import { bin, ended, inShell, inTerminal, piped, start, startInTerminal, untilItWaits } from "./terminal/terminal.js";

const colourCode = "\u001b[";
const yearBoard = join(root, "puzzles/classic-year.yaml");

describe("the built command in a pipe", () => {
  it("prints data on the standard output, and nothing else anywhere", async () => {
    expect(await piped(["count", "12-25"])).toEqual({ code: 0, stdout: "92\n", stderr: "" });
  });

  it("writes all of it, whatever the output is", async () => {
    const { stdout } = await piped(["solve", "12-25", "--all"]);
    const folder = folderWith({});
    const line = "daytile solve 12-25 --all";
    const outcome = await inShell(`${line} > file && cmp file <(${line} | cat) && cat file`, { cwd: folder });
    expect(outcome).toEqual({ code: 0, stdout, stderr: "" });
  });

  it("waits for a pipe that is full and says so", { tags: ["linux"] }, async () => {
    const folder = folderWith({});
    const pipe = join(folder, "pipe");
    await inShell("mkfifo pipe", { cwd: folder });
    // Who opens it to write must find a reader; this one reads nothing.
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    const child = spawn(process.execPath, [bin, "solve", "12-25", "--all"], { stdio: ["ignore", writer, "pipe"] });
    const result = ended(child);
    // As other programs do that share a pipe: from now on, it waits for nobody.
    new Socket({ fd: writer, readable: false }).destroy();
    await untilItWaits(child.pid ?? 0);
    const { stdout } = await inShell("cat pipe", { cwd: folder });
    closeSync(reader);
    expect(await result).toMatchObject({ code: 0, stderr: "" });
    expect(stdout).toBe((await piped(["solve", "12-25", "--all"])).stdout);
  });

  it("draws without colour", async () => {
    const { code, stdout, stderr } = await piped(["25", "Dec"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/│Dec│[\s\S]*│ 25│/);
    expect(stdout).not.toContain(colourCode);
  });

  it("ends with 1 and a sentence when there is no solution", async () => {
    const stderr = "daytile: no solution for Feb and Jul\n";
    expect(await piped(["count", "--uncover", "Feb,Jul"])).toEqual({ code: 1, stdout: "0\n", stderr });
  });

  it("ends with 2 and a sentence when it is misused", async () => {
    expect(await piped(["cuont"])).toEqual({
      code: 2,
      stdout: "",
      stderr: 'daytile: unknown command "cuont"; did you mean count?\n',
    });
  });

  it("reads puzzles and pieces from the standard input", async () => {
    expect(await piped(["count", "--weekday", "Sat", "-p", "-"], { input: smallWeek })).toMatchObject({ code: 0 });
    expect(await inShell("daytile 12-25 --style plain | daytile count 12-25 --place -")).toMatchObject({
      code: 0,
      stdout: "1\n",
    });
  });

  it.each(["head -1", "true", "sleep 0.2"])("ends quietly when nobody reads any more: | %s", async (reader) => {
    const { code, stderr } = await inShell(`daytile 2026-06-07 -p weekday --all | ${reader}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it("works in spite of a closed standard error", async () => {
    expect(await inShell("daytile count 12-25 -p weekday 2>&-")).toMatchObject({ code: 0 });
  });

  it("says so when the disk is full", { tags: ["linux"] }, async () => {
    const stderr = "daytile: cannot write to standard output: the disk is full\n";
    expect(await inShell("daytile count 12-25 > /dev/full")).toEqual({ code: 2, stdout: "", stderr });
  });

  it("says so when a file cannot grow, and leaves nothing behind", async () => {
    const cwd = folderWith({});
    const { code, stderr } = await inShell("trap '' XFSZ; ulimit -f 0; daytile count 12-25 -o out.txt", { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^daytile: cannot write .*out\.txt: the file would be too large\n$/);
    expect(readdirSync(cwd)).toEqual([]);
  });

  // A pipe with a name stands for all that isn't a file: a slip here must not cost anybody a real device.
  it("writes into what is no file, instead of replacing it", async () => {
    const cwd = folderWith({});
    const { stdout } = await inShell("mkfifo pipe; cat pipe & daytile count 12-25 -o pipe; wait", { cwd });
    expect(stdout).toBe("92\n");
    expect(lstatSync(join(cwd, "pipe")).isFIFO()).toBe(true);
  });

  it("leaves no file behind after Ctrl-C", async () => {
    const cwd = folderWith({ "out.txt": "before" });
    for (const args of [
      ["check", yearBoard, "--threads", "2"],
      ["2026-01-29", "-p", "classic-year", "--all"],
    ]) {
      const child = start(process.execPath, [bin, ...args, "-o", "out.txt"], { cwd });
      const result = ended(child);
      while (readdirSync(cwd).length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      setTimeout(() => child.kill("SIGINT"), 300);
      expect(await result).toEqual({ code: 130, stdout: "", stderr: "" });
      expect(readdirSync(cwd)).toEqual(["out.txt"]);
      expect(readFileSync(join(cwd, "out.txt"), "utf8")).toBe("before");
    }
  });

  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("can be interrupted while it waits for the standard input: %s", async (name, code) => {
    const child = start(process.execPath, [bin, "-p", "-"], {});
    const result = ended(child);
    await untilItWaits(child.pid ?? 0);
    child.kill(name);
    expect(await result).toEqual({ code, stdout: "", stderr: "" });
  });
});

describe("the built command in a terminal", { tags: ["linux"] }, () => {
  it("paints, and says what it shows", async () => {
    const { code, stdout } = await inTerminal(["12-25"], 80);
    expect(code).toBe(0);
    // How many there are is only said where it's known in a moment, which a busy machine may not have.
    expect(stdout).toMatch(/^25 December on classic(: 92 solutions)?\n/m);
    expect(stdout).toContain(`${colourCode}1;38;5;16;48;5;220mDec`);
  });

  it.each([{ NO_COLOR: "1" }, { TERM: "dumb" }])("does not paint with %j", async (env) => {
    const { stdout } = await inTerminal(["12-25"], 80, { env });
    expect(stdout).toMatch(/│Dec│|\[Dec\]/);
    expect(stdout).not.toContain(colourCode);
  });

  it.each(endsByDay([80, 40, 20]))("keeps to %d columns", async (columns) => {
    for (const args of [
      ["12-25", "--limit", "3"],
      ["12-25", "-p", "weekday"],
      ["show", "hex-lake"],
    ]) {
      const { stdout } = await inTerminal(args, columns);
      const picture = stdout.split("\n").filter((line) => !/^(daytile: using |.* on [a-z-]+(:|$))/.test(line));
      expect(Math.max(...picture.map(widthOf)), stdout).toBeLessThanOrEqual(columns);
    }
  });

  it("ends with 130 when somebody presses Ctrl-C", async () => {
    const child = startInTerminal(["check", yearBoard], 80);
    const result = ended(child);
    // It shows how far it is.
    child.stdout?.once("data", () => child.stdin?.write("\u0003"));
    const { code, stdout } = await result;
    expect(code).toBe(130);
    expect(stdout).not.toMatch(/every date has a solution|Error| at /);
  });
});
