/** The manual page has every command, kind, option, example and exit code. */

import { describe, expect, it } from "vitest";
import { exitCodes, type Topic } from "../../../src/cli/command.js";
import { options } from "../../../src/cli/line/options.js";
import { roffText } from "../../../src/cli/manual/roff.js";
import { madePage, manualCommands } from "./manual.js";

const commands = await manualCommands();
const page = await madePage();
const lines = page.split("\n");
const topics: Topic[] = commands.flatMap((command) => {
  const { kinds, standsAlone } = command;
  return [...(kinds === undefined || standsAlone ? [command] : []), ...Object.values(kinds ?? {})];
});

/** As a shell reads it. */
const unbroken = page.replace(/ \\e\n */g, " ");

describe("the manual page", () => {
  it("has every command and every kind under its own heading", () => {
    for (const { usage } of [...commands, ...topics]) {
      expect(lines.filter((line) => line === `.SS ${roffText(`daytile ${usage}`)}`)).toHaveLength(1);
    }
  });

  it("has every option once, with what it takes", () => {
    for (const option of options) {
      const end = "value" in option ? ` \\fI${roffText(option.value)}\\fR` : "";
      const term = `\\fB${roffText(`--${option.name}`)}\\fR${end}`;
      const is = (line: string) => line === term || line.endsWith(`, ${term}`);
      const places = lines.flatMap((line, i) => (is(line) && lines[i - 1] === ".TP" ? [i] : []));
      expect(places, option.name).toHaveLength(1);
      expect(lines[(places[0] ?? 0) + 1]).toContain(roffText(option.description));
    }
  });

  it("names for every command and kind the options it takes", () => {
    for (const { usage, options: names } of topics) {
      const own = page.split(`.SS ${roffText(`daytile ${usage}`)}\n`)[1]?.split("\n.S")[0] ?? "";
      for (const name of names) expect(own).toContain(`\\fB${roffText(`--${name}`)}\\fR`);
    }
  });

  it("has every example and every exit code", () => {
    for (const { examples } of topics)
      for (const { line } of examples) expect(unbroken).toContain(`\n${roffText(line)}\n`);
    for (const { code, means } of exitCodes) expect(page).toContain(`.TP\n\\fB${code}\\fR\n${roffText(means)}\n`);
  });

  it("has nothing that an old terminal can't read", () => expect(page).not.toMatch(/[^\n\x20-\x7e]/));
});

describe("the words of a manual page", () => {
  it.each([
    [".svg", "\\&.svg"],
    ["a.svg", "a.svg"],
    ["-o C:\\x", "\\-o C:\\ex"],
    ["it's `so`", "it\\(aqs \\(gaso\\(ga"],
    ["FILE…", "FILE\\[u2026]"],
  ])("%j are written %j", (words, source) => expect(roffText(words)).toBe(source));
});
