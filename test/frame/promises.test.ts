/** What the page of promises names is there, and its limits are those of the code. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { progressLimits } from "../../src/core/game/progress.js";
import { saveLimits } from "../../src/core/game/save.js";
import { limitOf } from "../../src/core/puzzle/limits.js";
import { packageJson, root, textOf } from "./files.js";

const page = textOf("docs/promises.md");

/** The rows of its tables without their heads: a promise and what shows it. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (promise|---)/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

const commandsIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, command = ""]) => command);

/** What a command names that isn't there; the command itself where it is neither a test nor a script. */
function missingIn(command: string): string[] {
  const [, script] = /^npm run (\S+)/.exec(command) ?? [];
  const isKnown = script === undefined ? command.startsWith("npx vitest run test/") : script in packageJson.scripts;
  const paths = [...command.matchAll(/\btest\/\S+/g)].map(([path]) => path);
  return [...(isKnown ? [] : [command]), ...paths.filter((path) => !existsSync(join(root, path)))];
}

describe("the page of promises", () => {
  it("has promises, each with a command", () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(([promise = "", proof = ""]) => promise === "" || commandsIn(proof).length === 0)).toEqual([]);
  });

  it.each(rows.flatMap(([, proof = ""]) => commandsIn(proof)))("names what is there: %s", (command) => {
    expect(missingIn(command)).toEqual([]);
  });

  it("would miss what is not there", () => {
    expect(missingIn("npx vitest run test/nothing.test.ts")).toEqual(["test/nothing.test.ts"]);
    expect(missingIn("npm run fly")).toEqual(["npm run fly"]);
    expect(missingIn("rm -r x")).toEqual(["rm -r x"]);
  });

  it("has the limits of the code", () => {
    const limits = [limitOf("file"), 3 * limitOf("file") + 3, saveLimits.moves, progressLimits.records];
    for (const limit of limits) expect(page).toContain(` ${limit.toLocaleString("en")} `);
    expect(textOf("src/server/listen.ts")).toContain("connections: 256");
    expect(page).toContain("takes 256 connections");
  });
});
