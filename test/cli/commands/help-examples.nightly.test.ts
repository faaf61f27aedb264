/** What the help shows can be typed into a shell as it is. */
// @module-tag unix

import { describe, expect, it } from "vitest";
import { commandNames, loadCommand } from "../../../src/cli/commands.js";
import { daytile, exampleFiles } from "../support.js";
import { serving } from "./serving.js";

const commands = await Promise.all(commandNames.map(loadCommand));
const lines = commands.flatMap(({ examples }) => examples.map(({ line }) => line));

/** Serves until it is told to stop, so it is stopped. */
const isServer = (line: string): boolean => line.startsWith("daytile serve");

describe("the examples of the help", () => {
  it("are there", () => expect(lines.length).toBeGreaterThan(commandNames.length));

  it.each(lines)("%s is for a shell as it is for us: nothing in it means more than it says", (line) => {
    expect(line).toMatch(/^daytile[\w ,.:=@/+-]*$/);
  });

  it.each(lines.filter((line) => !isServer(line)))("%s", async (line) => {
    const { code, stdout, stderr } = await daytile(line.replace(/^daytile ?/, ""), { files: exampleFiles });
    expect({ code, stderr: stderr.replace(/^daytile: taken as .*\n/, "") }).toEqual({ code: 0, stderr: "" });
    expect(stdout !== "" || line.includes(" -o ")).toBe(true);
  });

  it.each(lines.filter(isServer))("%s", async (line) => {
    const { child, done } = await serving(...line.split(" ").slice(2));
    child.kill("SIGINT");
    expect(await done).toMatchObject({ code: 130 });
  });
});
