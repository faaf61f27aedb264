// @module-tag unix

import { describe, expect, it } from "vitest";
import { catalogueIds } from "../../src/formats/catalogue.js";
import { folderWith } from "./support.js";
import { inShell } from "./terminal.js";

/** What bash would offer for the last of these words, asked the way bash asks. */
async function offers(cwd: string, ...words: string[]): Promise<string[]> {
  const list = words.map((word) => `'${word}'`).join(" ");
  const ask = `COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _daytile; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { code, stdout, stderr } = await inShell(`source <(daytile completions bash)\n${ask}`, { cwd });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout.split("\n").filter((word) => word !== "");
}

describe("completions in bash", () => {
  const cwd = () => folderWith({ "my puzzle.yaml": "", "other.txt": "" });

  it("offer commands and days first", async () => {
    expect(await offers(cwd(), "daytile", "")).toEqual(expect.arrayContaining(["solve", "count", "help", "today"]));
    expect(await offers(cwd(), "daytile", "co")).toEqual(["count", "completions"]);
  });

  it("offer the options of the command", async () => {
    expect(await offers(cwd(), "daytile", "count", "--no")).toEqual(["--no-flips"]);
    expect(await offers(cwd(), "daytile", "count", "--lim")).toEqual([]);
    expect(await offers(cwd(), "daytile", "--lim")).toEqual(["--limit"]);
  });

  it("offer values: puzzles, choices, files", async () => {
    expect(await offers(cwd(), "daytile", "-p", "week")).toEqual(catalogueIds.filter((id) => id.startsWith("week")));
    expect(await offers(cwd(), "daytile", "--style", "")).toEqual(["outline", "letters", "plain"]);
    expect(await offers(cwd(), "daytile", "--style", "=", "l")).toEqual(["letters"]);
    expect(await offers(cwd(), "daytile", "check", "my")).toEqual(["my puzzle.yaml"]);
    expect(await offers(cwd(), "daytile", "--limit", "")).toEqual([]);
  });

  it("offer what a command takes", async () => {
    expect(await offers(cwd(), "daytile", "completions", "")).toEqual(["bash", "zsh", "fish"]);
    expect(await offers(cwd(), "daytile", "help", "sh")).toEqual(["show"]);
  });
});
