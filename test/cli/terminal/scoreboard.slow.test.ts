/** The results of a race name all who took part, and fit the terminal. */

import { describe, expect, it } from "vitest";
import { options } from "../../../src/cli/line/options.js";
import { algorithmIds, algorithms } from "../../../src/core/algorithms/algorithms.js";
import { modelFormats } from "../../../src/formats/models/models.js";
import { daytile, exampleFiles, json } from "../support.js";

const files = exampleFiles;
const small = "race -p mine.yaml";

interface Entry {
  readonly name: string;
  readonly source: string;
  readonly solutions: number;
  readonly complete: boolean;
  readonly nodes: number;
  readonly tried: number;
  readonly ms: number;
}

describe("a race", () => {
  it("has every algorithm and the solver in its document, and all of them agree", async () => {
    const { algorithms: entries } = (await json(`${small} --json`, { files })) as unknown as { algorithms: Entry[] };
    expect(entries.map(({ name }) => name)).toEqual([...algorithms.map(({ name }) => name), "Daytile's solver"]);
    const { count } = await json("count -p mine.yaml --json", { files });
    for (const entry of entries) {
      expect(entry).toMatchObject({ solutions: count, complete: true });
      expect(entry.nodes).toBeGreaterThan(0);
      expect(entry.ms).toBeGreaterThan(0);
    }
  });

  it("fits the terminal: columns go, names and times stay", async () => {
    for (const columns of [120, 80, 60, 40, 28]) {
      const { stdout } = await daytile(small, { files, terminal: true, columns, env: { NO_COLOR: "1" } });
      const lines = stdout.split("\n");
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
      for (const id of [...algorithmIds, "daytile"]) expect(lines.some((line) => line.startsWith(id))).toBe(true);
      expect(stdout).toMatch(/^algorithm .* all/m);
    }
  });

  it("has bars in colour, plain, or of hash signs", async () => {
    const world = { files, terminal: true, columns: 80 };
    expect((await daytile(small, world)).stdout).toContain("\u001b[38;5;");
    expect((await daytile(small, { files })).stdout).toContain("█");
    const ascii = await daytile(small, { ...world, env: { NO_COLOR: "1", LC_ALL: "C" } });
    expect(ascii.stdout).toMatch(/ #+$/m);
  });

  it("stops at Ctrl-C", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    const { code } = await daytile("race 12-25 -p weekday --budget 60", { signal: controller.signal });
    expect(code).toBe(130);
  });

  it("refuses what no pieces can cover", async () => {
    expect(await daytile("race --uncover Jan")).toMatchObject({ code: 2, stdout: "" });
  });
});

it("options name the algorithms and formats there are", () => {
  const choices = (name: string): unknown => options.find((option) => option.name === name && "choices" in option);
  expect(choices("algorithm")).toMatchObject({ choices: algorithmIds });
  expect(choices("format")).toMatchObject({ choices: modelFormats });
});
