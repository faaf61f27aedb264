/** Ctrl-C ends any command, and nothing half written stays behind. */
// @module-tag unix

// @module-tag linux

import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, smallWeek } from "./support.js";
import { bin, ended, inShell, piped, start, startInTerminal, untilItWaits } from "./terminal/terminal.js";

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};

const parts = (cwd: string): string[] => readdirSync(cwd).filter((name) => name.endsWith(".part"));

/** The files that a process has open. */
const openFiles = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return "";
    }
  });

/** A command in a terminal, once it waits for what is typed. */
async function reading(args: readonly string[]): Promise<ChildProcess> {
  const child = startInTerminal(args, 80);
  await untilItWaits(child.pid ?? 0);
  return child;
}

/** Each takes many seconds, most of them without a pause. */
const longWork = [
  "draw search --frames 2000 -o out.gif",
  "make solid -p weekday -o out.3mf",
  "make book -p weekday --year 2027 -o out.pdf",
  "draw solutions 2026-06-07 -p weekday --limit 2000 -o out.png",
  "year -p classic-year -o out.json",
];

const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

describe("a command that is interrupted while it makes a file", () => {
  it.each(longWork.map((line, i) => [line, i % 2 === 0 ? "SIGINT" : "SIGTERM"] as const))(
    "ends at the first signal, keeps the old file and leaves nothing behind: %s, %s",
    async (line, signal) => {
      const name = line.split(" ").at(-1) ?? "";
      const cwd = folderWith({ [name]: "before" });
      const child = start(process.execPath, [bin, ...line.split(" ")], { cwd });
      const result = ended(child);
      await until(() => parts(cwd).length === 1);
      await new Promise((resolve) => setTimeout(resolve, 500));
      child.kill(signal);
      expect(await result).toEqual({ code: codes[signal], stdout: "", stderr: "" });
      expect(readdirSync(cwd)).toEqual([name]);
      expect(readFileSync(join(cwd, name), "utf8")).toBe("before");
    },
  );

  it.each([1, 2])("leaves nothing behind where it still waits for its input, after %d signals", async (signals) => {
    const cwd = folderWith({ "out.txt": "before" });
    spawnSync("mkfifo", ["pipe"], { cwd });
    const child = start(process.execPath, [bin, "count", "-p", "./pipe", "-o", "out.txt"], { cwd });
    const result = ended(child);
    await until(() => openFiles(child.pid ?? 0).includes(join(cwd, "pipe")));
    expect(parts(cwd)).toHaveLength(1);
    for (let i = 0; i < signals; i++) {
      child.kill("SIGINT");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await result).toEqual({ code: 130, stdout: "", stderr: "" });
    expect(readdirSync(cwd)).toEqual(["out.txt", "pipe"]);
    expect(readFileSync(join(cwd, "out.txt"), "utf8")).toBe("before");
  });

  it("says that the terminal was closed", async () => {
    const cwd = folderWith({});
    const child = start(process.execPath, [bin, "year", "-p", "classic-year", "-o", "out.txt"], { cwd });
    const result = ended(child);
    await until(() => parts(cwd).length === 1);
    child.kill("SIGHUP");
    expect(await result).toMatchObject({ code: 129 });
    expect(readdirSync(cwd)).toEqual([]);
  });
});

describe("a command that waits for its input", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("ends at the first %s, also where a file never begins", async (signal) => {
    const cwd = folderWith({});
    spawnSync("mkfifo", ["pipe"], { cwd });
    const child = start(process.execPath, [bin, "count", "-p", "./pipe"], { cwd });
    const result = ended(child);
    await until(() => openFiles(child.pid ?? 0).includes(join(cwd, "pipe")));
    child.kill(signal);
    expect(await result).toMatchObject({ code: codes[signal] });
  });
});

describe("a command that reads a terminal as a file", () => {
  it("ends with Ctrl-C, and reads what is typed up to Ctrl-D", async () => {
    const interrupted = await reading(["count", "-p", "/dev/stdin"]);
    interrupted.stdin?.write("\u0003");
    expect(await ended(interrupted)).toMatchObject({ code: 130 });
    const typed = await reading(["count", "--weekday", "Sat", "-p", "/dev/stdin"]);
    typed.stdin?.write(`${smallWeek}\u0004`);
    expect(await ended(typed)).toMatchObject({ code: 0, stdout: expect.stringMatching(/\n\d+\r?\n$/) });
  });
});

describe("the temporary file", () => {
  it("has a name that nobody can guess, and is never a link that was there before", async () => {
    const cwd = folderWith({ "victim.txt": "before", "out.txt": "before" });
    const names = new Set<string>();
    for (let i = 0; i < 2; i++) {
      const child = start(process.execPath, [bin, "year", "-p", "classic-year", "-o", "out.txt"], { cwd });
      const result = ended(child);
      await until(() => parts(cwd).length === 1);
      const [name = ""] = parts(cwd);
      expect(name).not.toContain(String(child.pid));
      expect(lstatSync(join(cwd, name)).isFile()).toBe(true);
      names.add(name);
      child.kill("SIGINT");
      await result;
    }
    expect(names.size).toBe(2);
  });

  it("is not written through a link of its old name", async () => {
    const cwd = folderWith({ "victim.txt": "before" });
    const script = `ln -s victim.txt out.txt.$$.part; exec "${process.execPath}" "${bin}" count 12-25 -o out.txt`;
    const child = start("bash", ["-c", script], { cwd });
    child.stdin?.end();
    expect(await ended(child)).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, "victim.txt"), "utf8")).toBe("before");
    expect(lstatSync(join(cwd, "out.txt")).isFile()).toBe(true);
  });

  it("goes away where the file can't get its name, and a sentence says so", async () => {
    const cwd = folderWith({ "out.txt": "before" });
    // Whoever takes the folder away meanwhile leaves no place for the name.
    const child = start(process.execPath, [bin, "year", "-o", "sub/out.txt"], { cwd });
    expect((await ended(child)).code).toBe(2);
    const { code, stderr } = await inShell(
      'mkdir sub && daytile year -p weekday-6x9 -o sub/out.txt & until [ -n "$(ls -A sub 2>/dev/null)" ]; do sleep 0.01; done; mkdir sub/out.txt; wait %1',
      { cwd },
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/^daytile: cannot write .*out\.txt: that is a folder\n$/);
    expect(readdirSync(join(cwd, "sub"))).toEqual(["out.txt"]);
  });

  it("keeps the rights of the file that it replaces", async () => {
    const cwd = folderWith({ "out.txt": "before" });
    const script = "umask 077; chmod 664 out.txt; daytile count 12-25 -o out.txt; stat -c %a out.txt";
    expect(await inShell(script, { cwd })).toMatchObject({ code: 0, stdout: "664\n" });
  });
});

describe("a link that leads nowhere yet", () => {
  it("is followed, and stays a link", async () => {
    const cwd = folderWith({});
    symlinkSync("new.txt", join(cwd, "link.txt"));
    expect(await piped(["count", "12-25", "-o", "link.txt"], { cwd })).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, "new.txt"), "utf8")).toBe("92\n");
    expect(lstatSync(join(cwd, "link.txt")).isSymbolicLink()).toBe(true);
  });

  it("makes a sentence where it leads round in a circle", async () => {
    const cwd = folderWith({});
    symlinkSync("b", join(cwd, "a"));
    symlinkSync("a", join(cwd, "b"));
    const { code, stderr } = await piped(["count", "12-25", "-o", "a"], { cwd });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "daytile: cannot write a: its symbolic links form a loop\n",
    });
  });
});

describe("input that is too much, or no text", () => {
  const tooMuch = "it is larger than 300,003 bytes, the most that Daytile reads";

  it("is not read to its end", async () => {
    // No more than a few megabytes, so that a slip here does no harm.
    const script = "yes 'id: a' | head -c 20000000 | daytile check -";
    expect(await inShell(script)).toMatchObject({ stderr: `daytile: cannot read standard input: ${tooMuch}\n` });
    expect(await piped(["check", "/dev/zero"])).toMatchObject({
      code: 2,
      stderr: `daytile: cannot read /dev/zero: ${tooMuch}\n`,
    });
  });

  it("is named by file, byte and line", async () => {
    const cwd = folderWith({});
    const bytes = Buffer.from(smallWeek.replace("A small week", "A \xffweek"), "latin1");
    writeFileSync(join(cwd, "bad.yaml"), bytes);
    const sentence = "byte 25, on line 2, is ff, which isn't UTF-8; save the file as UTF-8";
    expect(await piped(["check", "bad.yaml"], { cwd })).toEqual({
      code: 2,
      stdout: "",
      stderr: `daytile: cannot read bad.yaml: ${sentence}\n`,
    });
    expect(await inShell("daytile check - < bad.yaml", { cwd })).toMatchObject({
      code: 2,
      stderr: `daytile: cannot read standard input: ${sentence}\n`,
    });
    expect(existsSync(join(cwd, "bad.yaml"))).toBe(true);
  });

  it("may be UTF-16, and is told so", async () => {
    const cwd = folderWith({});
    writeFileSync(join(cwd, "wide.yaml"), `\uFEFF${smallWeek}`, "utf16le");
    expect(await piped(["check", "wide.yaml"], { cwd })).toMatchObject({
      code: 2,
      stderr: "daytile: cannot read wide.yaml: it is in UTF-16; save it as UTF-8\n",
    });
  });
});
