/** At a terminal it is told which files were written, and how far long work has come. */

import { statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { endsByDay, firstByDay } from "../support/night.js";
import { daytile, exampleFiles } from "./support.js";

/** What a person at a terminal is told of a file. */
const told = async (line: string, terminal = true) =>
  (await daytile(line, { terminal, columns: 80, files: exampleFiles })).stderr;

describe("a file that was written", () => {
  it.each([
    ["draw solution -o today.svg", "today.svg"],
    ["12-25 -o christmas.png", "christmas.png"],
    ["count 12-25 -o count.json", "count.json"],
    ["model 12-25 -o christmas.lp", "christmas.lp"],
    ["make laser -o laser.dxf", "laser.dxf"],
    ["import board.txt shapes.txt -o mine.yaml", "mine.yaml"],
    ["completions fish -o daytile.fish", "daytile.fish"],
    ["help -o help.txt", "help.txt"],
  ])("%s is named in a terminal, and nowhere else", async (line, name) => {
    expect(await told(line)).toMatch(new RegExp(`(^|\\n)Wrote ${name.replace(".", "\\.")} \\(\\d+ (kB|bytes)\\)\\n$`));
    expect(await told(line, false)).toBe("");
  });

  it("comes with how many pages there are", async () => {
    expect(await told("make print -o print.pdf")).toMatch(
      /^\d pages\. Print at 100%, without "fit to page"\nWrote print\.pdf \(\d+ kB\)\n$/,
    );
  });

  it("is measured as it lies on the disk", async () => {
    const { stderr, cwd } = await daytile("count 12-25 --lang ja --json -o out.json", { terminal: true });
    expect(stderr).toContain(`（${statSync(join(cwd, "out.json")).size} バイト）\n`);
  });

  it.each(["30 Feb -o out.svg", "--uncover Feb,Jul -o out.svg", "count 12-25 -o /dev/null"])(
    "is not claimed where there is none: %s",
    async (line) => expect(await told(line)).not.toContain("Wrote"),
  );
});

/** Each look at a clock is ten seconds later than the one before: so a second of work lasts for minutes. */
function slowMotion(): void {
  let [looks, looksAtWork] = [0, 0];
  vi.spyOn(performance, "now").mockImplementation(() => 10_000 * looks++);
  vi.spyOn(process, "cpuUsage").mockImplementation(() => ({ user: 1e7 * looksAtWork++, system: 0 }));
}

describe("long work", () => {
  afterEach(() => vi.restoreAllMocks());

  // Long enough that threads report before half of it is done: later than that nobody is told.
  const lines = endsByDay(["year -p weekday --json", "audit -p weekday --json", "draw year -p weekday"]);

  it.each(lines)("says once in a terminal what it will take, and leaves the output alone: %s", async (line) => {
    slowMotion();
    const { code, stdout, stderr } = await daytile(line, { terminal: true, columns: 80 });
    expect(code).toBe(0);
    expect(
      stderr.match(/This will take about \d+ to \d+ (seconds|minutes|hours)\. Press Ctrl-C to stop\.\n/g),
    ).toHaveLength(1);
    expect(stderr).toMatch(/\d% {2}.* remaining/);
    vi.restoreAllMocks();
    expect(stdout).toBe((await daytile(line, { terminal: true, columns: 80 })).stdout);
  });

  it.each(firstByDay(lines))("says nothing in a pipe: %s", async (line) => {
    slowMotion();
    expect((await daytile(line)).stderr).toBe("");
  });
});
