/** The measure of functions and files counts rightly and fails beyond its limits. */
// @module-tag thorough

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { excesses, figuresOf, limits, measure, nonNullByFolder } from "../../scripts/measure.mjs";
import { root, textOf } from "./files.js";

/** A function of this many lines. */
const functionOf = (lines: number): string => `function f() {\n${"  g();\n".repeat(lines - 2)}}\n`;

describe("measuring a source", () => {
  it("counts the lines of every function that has a name or a block", () => {
    const text = `
      const a = (x: number) => x + 1;
      const b = [1].map((x) => x + 1);
      const c = [1].map((x) => {
        return x;
      });
      class D {
        e(): void {}
        f = () => 1;
        abstract g(): void;
      }`;
    expect(measure("a.ts", text).functions).toEqual([
      { line: 2, lines: 1 },
      { line: 4, lines: 3 },
      { line: 8, lines: 1 },
      { line: 9, lines: 1 },
    ]);
  });

  it("counts lines, any and non-null assertions", () => {
    expect(measure("a.ts", "let a: any;\nlet b = a!.c![0] as any;\nlet many = !a;\n")).toMatchObject({
      lines: 3,
      any: 2,
      nonNull: 2,
    });
  });

  it("gives half of the functions, nine in ten and the longest", () => {
    const measured = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30].map((lines) => measure("a.ts", functionOf(lines + 2)));
    expect(figuresOf(measured)).toEqual({ median: 8, ninthDecile: 12, longestFunction: 32, longestFile: 32, any: 0 });
    expect(figuresOf([])).toEqual({ median: 0, ninthDecile: 0, longestFunction: 0, longestFile: 0, any: 0 });
  });

  it("adds up what folders hold", () => {
    const measured = [
      measure("a/b.ts", "x!;"),
      measure("c/d.ts", "x!; y!;"),
      measure("a/e.ts", "x!; x!;"),
      measure("f.ts", ""),
    ];
    expect(nonNullByFolder(measured)).toBe('non-null "!" 5: a 3, c 2');
  });
});

describe("the gate", () => {
  const short = Array.from({ length: 20 }, () => measure("a.ts", functionOf(4)));
  const beyond = (file: string, text: string): string[] => excesses([...short, measure(file, text)]);

  it("lets short things through", () => expect(beyond("b.ts", functionOf(limits.longestFunction))).toEqual([]));

  it.each([
    ["a long function", `\n${functionOf(limits.longestFunction + 1)}`, "b.ts:2: function of 41 lines, at most 40"],
    ["a long file", "a;\n".repeat(limits.longestFile + 1), "b.ts: 401 lines, at most 400"],
    ["any", "let a: any;", "b.ts: any, 1 times"],
  ])("stops %s", (_what, text, words) => expect(beyond("b.ts", text)).toEqual([words]));

  it("stops many middling functions", () => {
    const middling = Array.from({ length: 4 }, () => measure("b.ts", functionOf(limits.ninthDecile + 1)));
    expect(excesses([...short, ...middling])).toEqual(["ninth decile of 16 lines, at most 15"]);
    expect(excesses(short.map(() => measure("b.ts", functionOf(7))))).toEqual(["median of 7 lines, at most 6"]);
  });
});

describe("the folders that may use a non-null assertion", () => {
  const [override] = JSON.parse(textOf("biome.json")).overrides;
  const folders: string[] = override.includes.filter((path: string) => path.startsWith("src/")).map(dirname);

  it("are those that search and measure by numbers, and no others", () => {
    const numeric = [
      "core/algorithms",
      "core/lattice",
      "core/solver",
      "core/solver/graph",
      "core/solver/kernel",
      "core/tiling",
      "make/solid",
    ];
    expect(folders.filter((folder) => !numeric.includes(folder.replace("src/", "")))).toEqual([]);
  });

  it("all do: whoever removes the last one takes the folder off the list in biome.json", () => {
    const uses = (folder: string) =>
      readdirSync(join(root, folder))
        .filter((file) => file.endsWith(".ts") && /[\w)\]]!/.test(textOf(folder, file)))
        .some((file) => measure(file, textOf(folder, file)).nonNull > 0);
    expect(folders.filter((folder) => !uses(folder))).toEqual([]);
  });
});
