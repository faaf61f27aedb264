import { describe, expect, it } from "vitest";
import { commandNames, loadCommand } from "../../src/cli/commands.js";
import { exampleFiles, folderWith } from "./support.js";
import { inShell } from "./terminal.js";

const commands = await Promise.all(commandNames.map(loadCommand));
const lines = commands.flatMap(({ examples }) => examples.map(({ line }) => line));

describe("the examples of the help, typed into a shell", () => {
  it("are there", () => expect(lines.length).toBeGreaterThan(commandNames.length));

  it.each(lines)("%s", async (line) => {
    const { code, stdout, stderr } = await inShell(line, { cwd: folderWith(exampleFiles) });
    expect({ code, stderr: stderr.replace(/^taken as .*\n/, "") }).toEqual({ code: 0, stderr: "" });
    expect(stdout !== "" || line.includes(" -o ")).toBe(true);
  });
});
