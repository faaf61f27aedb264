import { describe, expect, it } from "vitest";
import { exitCodes } from "../../src/cli/command.js";
import { commandNames, loadCommand } from "../../src/cli/commands.js";
import { options } from "../../src/cli/line/options.js";
import { textOf } from "../frame/files.js";
import { daytile } from "./support.js";

const commands = await Promise.all(commandNames.map(async (name) => ({ name, ...(await loadCommand(name)) })));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

describe("help", () => {
  it.each(["help", "--help", "-h"])("daytile %s starts with examples and names every command", async (line) => {
    const { code, stdout, stderr } = await daytile(line);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.split("\n").indexOf("Examples:")).toBe(2);
    for (const { usage, summary } of commands)
      expect(stdout).toMatch(new RegExp(`^  ${escaped(usage)} +${escaped(summary)}$`, "m"));
    for (const { code: exit, means } of exitCodes)
      expect(stdout).toMatch(new RegExp(`^  ${exit} +${means.slice(0, 20)}`, "m"));
  });

  it.each(commandNames)("daytile help %s starts with examples and names every option", async (name) => {
    const { stdout } = await daytile(`help ${name}`);
    expect(stdout).toBe((await daytile(`${name} --help`)).stdout);
    expect(stdout.split("\n").indexOf("Examples:")).toBe(2);
    const { examples: own, options: names } = commands.find((command) => command.name === name)!;
    for (const { line } of own) expect(stdout).toContain(line);
    for (const option of names) expect(stdout).toContain(`--${option}`);
    expect(stdout).toContain("130  interrupted");
  });

  it("has every option in some command", () => {
    const taken = new Set<string>(["help", "version", ...commands.flatMap((command) => command.options)]);
    expect(options.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
  });

  it("is asked for in spite of what else is wrong", async () => {
    expect((await daytile("count --limit 3 --help")).stdout).toContain("Usage: daytile count");
  });
});

describe("the examples of the help", () => {
  it("are there for every command", () => {
    expect(commands.filter((command) => command.examples.length === 0)).toEqual([]);
  });
});

describe("the page about the command line", () => {
  it("has every command and every exit code, as the help has them", () => {
    const page = textOf("docs/command-line.md").replaceAll("\\|", "|");
    for (const { usage } of commands) expect(page).toContain(`| \`daytile ${usage}\``);
    for (const { code, means } of exitCodes) expect(page).toContain(`| ${code} | ${means} |`);
  });
});
