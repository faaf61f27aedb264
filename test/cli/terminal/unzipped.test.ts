/** A folder that is filled again has what belongs into it now: leftovers go if they are ours, and nothing else does. */
// @module-tag thorough

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Context } from "../../../src/cli/command.js";
import { fillFolder } from "../../../src/cli/terminal/unzipped.js";
import { asMessage, type Message } from "../../../src/core/i18n/message.js";
import { packZip } from "../../../src/make/archive.js";
import { daytile, folderWith } from "../support.js";

interface Told {
  readonly remarks: string[];
  readonly warnings: string[];
}

/** Fills the folder `out`, and what was said about it. */
async function filled(cwd: string, texts: Readonly<Record<string, string>>, list = ".daytile-gift"): Promise<Told> {
  const told: Told = { remarks: [], warnings: [] };
  const context = {
    io: { cwd },
    remark: async (said: string | Message) => void told.remarks.push(asMessage(said).message),
    warn: async (said: string | Message) => void told.warnings.push(asMessage(said).message),
  } as unknown as Context;
  const zip = packZip(Object.entries(texts).map(([name, data]) => ({ name, data })));
  expect(await fillFolder(context, "out", zip, list)).toMatchObject({ ok: true });
  return told;
}

const namesIn = (cwd: string): string[] =>
  readdirSync(join(cwd, "out"))
    .filter((name) => !name.startsWith("."))
    .sort();

it("what an earlier run has written and this one hasn't is removed, and the person is told", async () => {
  const cwd = folderWith({});
  await filled(cwd, { "sheet-1.svg": "1", "sheet-2.svg": "2", "sheet-3.svg": "3" });
  const { remarks, warnings } = await filled(cwd, { "sheet-1.svg": "1", "sheet-2.svg": "changed" });
  expect(namesIn(cwd)).toEqual(["sheet-1.svg", "sheet-2.svg"]);
  expect(readFileSync(join(cwd, "out/sheet-2.svg"), "utf8")).toBe("changed");
  expect(remarks.at(-1)).toBe(`Removed ${join("out", "sheet-3.svg")}, left over from an earlier run`);
  expect(warnings).toEqual([]);
});

it("what somebody has changed or put there stays, and changes are told of once", async () => {
  const cwd = folderWith({});
  await filled(cwd, { "sheet-1.svg": "1", "sheet-2.svg": "2" });
  writeFileSync(join(cwd, "out/sheet-2.svg"), "mine now");
  writeFileSync(join(cwd, "out/sheet-9.svg"), "mine");
  const { warnings } = await filled(cwd, { "sheet-1.svg": "1" });
  expect(namesIn(cwd)).toEqual(["sheet-1.svg", "sheet-2.svg", "sheet-9.svg"]);
  expect(warnings).toEqual([expect.stringContaining(`${join("out", "sheet-2.svg")} is left over`)]);
  expect((await filled(cwd, { "sheet-1.svg": "1" })).warnings).toEqual([]);
});

it("another kind in the same folder has its own list", async () => {
  const cwd = folderWith({});
  await filled(cwd, { "sheet-1.svg": "1" });
  await filled(cwd, { "plate-1.3mf": "1" }, ".daytile-solid");
  expect(namesIn(cwd)).toEqual(["plate-1.3mf", "sheet-1.svg"]);
});

it("a list that leads out of the folder, or is no list, removes nothing", async () => {
  const cwd = folderWith({ "thesis.txt": "years of work" });
  await filled(cwd, { a: "1" });
  const [hash] = readFileSync(join(cwd, "out/.daytile-gift"), "utf8").split(" ");
  writeFileSync(join(cwd, "thesis.txt"), "1");
  writeFileSync(join(cwd, "out/.daytile-gift"), `${hash} ../thesis.txt\n\n${hash}\n${hash} nowhere\n\0`);
  expect((await filled(cwd, { b: "2" })).warnings).toEqual([]);
  expect(existsSync(join(cwd, "thesis.txt"))).toBe(true);
  expect(namesIn(cwd)).toEqual(["a", "b"]);
});

it.runIf(process.platform === "linux").each([
  ["make laser --pieces-only -o /proc/gift", "cannot write /proc/gift/sheet-1.svg: permission denied"],
  ["make laser --pieces-only -o /proc/a/b", "cannot write /proc/a/b/sheet-1.svg: permission denied"],
  ["make laser --pieces-only -o /proc/gift.svg", "cannot write /proc/gift.svg: permission denied"],
])("%s ends with a sentence, since no folder can be there", async (line, says) => {
  const { code, stderr } = await daytile(line);
  expect({ code, stderr }).toEqual({ code: 2, stderr: `daytile: ${says}\n` });
});
