/** A folder of files is written whole, replaces only what was written there before, and leaves other people's alone. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Context } from "../../../src/cli/command.js";
import { writeFolder } from "../../../src/cli/terminal/folder.js";
import { folderWith } from "../support.js";

function contextIn(cwd: string, signal = new AbortController().signal): Context {
  const sink = { isTerminal: false, write: async () => {} };
  return { io: { cwd, signal, stderr: sink, env: {} }, worded: String } as unknown as Context;
}

const filesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => ({ path, data: async () => text }));

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .sort();

it("a folder that isn't there is made, with folders in it", async () => {
  const cwd = folderWith({});
  expect(await writeFolder(contextIn(cwd), "a/b", filesOf({ "x.txt": "é", "deep/er/y.txt": "2" }))).toEqual({
    ok: true,
    value: 3,
  });
  expect(readFileSync(join(cwd, "a/b/deep/er/y.txt"), "utf8")).toBe("2");
});

it("what was written the last time is replaced or removed, and what came in between stays", async () => {
  const cwd = folderWith({});
  await writeFolder(contextIn(cwd), "out", filesOf({ "old.txt": "1", "both.txt": "1" }));
  writeFileSync(join(cwd, "out/mine.txt"), "mine");
  await writeFolder(contextIn(cwd), "out", filesOf({ "new.txt": "2", "both.txt": "2" }));
  expect(namesIn(join(cwd, "out"))).toEqual([".daytile-files", "both.txt", "mine.txt", "new.txt"]);
  expect(readFileSync(join(cwd, "out/both.txt"), "utf8")).toBe("2");
});

it("a folder with other files in it is refused, and left as it is", async () => {
  const cwd = folderWith({ "thesis.txt": "years of work" });
  const outcome = await writeFolder(contextIn(cwd), ".", filesOf({ "index.html": "1" }));
  expect(outcome).toMatchObject({ ok: false, faults: [{ message: expect.stringContaining("has other files in it") }] });
  expect(namesIn(cwd)).toEqual(["thesis.txt"]);
});

it("a list that leads out of the folder removes nothing there", async () => {
  const cwd = folderWith({ "thesis.txt": "years of work" });
  await writeFolder(contextIn(cwd), "out", []);
  writeFileSync(join(cwd, "out/.daytile-files"), "../thesis.txt\n/etc/hostname\n");
  await writeFolder(contextIn(cwd), "out", filesOf({ a: "1" }));
  expect(existsSync(join(cwd, "thesis.txt"))).toBe(true);
});

it.runIf(process.platform === "linux")("a folder that can't be made is a sentence, too", async () => {
  const outcome = await writeFolder(contextIn("/"), "proc/site/x", filesOf({ a: "1" }));
  expect(outcome).toMatchObject({ ok: false, faults: [{ message: "cannot write proc/site/x: permission denied" }] });
});

it("a file in the way is a sentence", async () => {
  const cwd = folderWith({ out: "a file" });
  expect(await writeFolder(contextIn(cwd), "out", filesOf({ a: "1" }))).toMatchObject({ ok: false });
});

it("a stopped run leaves a folder that can be written again", async () => {
  const cwd = folderWith({});
  const stop = new AbortController();
  const endThere = async (): Promise<string> => {
    stop.abort(new Error("stopped"));
    return "2";
  };
  const files = [
    { path: "a", data: async () => "1" },
    { path: "b", data: endThere },
    { path: "c", data: async () => "3" },
  ];
  await expect(writeFolder(contextIn(cwd, stop.signal), "out", files)).rejects.toThrow("stopped");
  expect((await writeFolder(contextIn(cwd), "out", filesOf({ c: "3" }))).ok).toBe(true);
  expect(namesIn(join(cwd, "out"))).toEqual([".daytile-files", "c"]);
});
