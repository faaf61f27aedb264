/** Solutions are found for dates, fields, cells and pieces placed, or it is said why there are none. */
// @module-tag thorough

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sortedTilings } from "../../../src/core/solver/solver.js";
import { formatGrid, parseGrid } from "../../../src/core/tiling/grid.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { textOf } from "../../frame/files.js";
import { cellsNamed } from "../../support/puzzles.js";
import { daytile, half, json, smallWeek } from "../support.js";

const classic = cataloguePuzzle("classic");
const christmas = cellsNamed(classic, "Dec", "25");

interface Solution {
  readonly number: number;
  readonly grid: readonly string[];
  readonly placements: readonly {
    readonly piece: string;
    readonly letter: string;
    readonly cells: readonly string[];
  }[];
}

const solutions = async (line: string): Promise<Solution[]> => (await json(`${line} --json`)).solutions as Solution[];

/** What is drawn into a file, as text. */
async function drawnText(line: string): Promise<string> {
  const { code, cwd } = await daytile(`${line} -o drawn.txt`);
  expect(code).toBe(0);
  return readFileSync(join(cwd, "drawn.txt"), "utf8");
}

/** Where its L is. */
const begunWith = (grid: readonly string[]) => grid.join("").replaceAll(/[^L]/g, ".");

function verdict(grid: string | readonly string[], uncovered = christmas): string | undefined {
  const tiling = parseGrid(classic, grid);
  return tiling.ok
    ? verifyTiling(classic, uncovered, tiling.value)
    : tiling.faults.map(({ message }) => message).join();
}

describe("solve", () => {
  it("draws today's tiling, with the date in sight and nothing else on the standard output", async () => {
    const { code, stdout, stderr } = await daytile("");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/│Dec│[\s\S]*│ 24│/);
    expect(stdout.match(/[A-Z]/g)).toEqual(["D"]);
  });

  it.each(["--style plain", "--style letters"])("prints grids that it reads again: %s", async (style) => {
    const { stdout } = await daytile(`12-25 ${style}`);
    expect(verdict(stdout)).toBeUndefined();
    const again = await daytile(["12-25", "--style", "plain", "--place", stdout]);
    expect(verdict(again.stdout)).toBeUndefined();
    expect(again.stdout).toBe((await daytile("12-25 --style plain")).stdout);
  });

  it("finds all of them, each once and each right", async () => {
    const { stdout } = await daytile("12-25 --all --style plain");
    const grids = stdout.trimEnd().split("\n\n");
    expect(new Set(grids).size).toBe(92);
    expect(grids.map((grid) => verdict(grid)).filter((fault) => fault !== undefined)).toEqual([]);
  });

  it("takes a range of them, in a steady order", async () => {
    const all = await solutions("12-25 --all");
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 92 }, (_, i) => i + 1));
    expect(await solutions("12-25 --limit 3")).toEqual(all.slice(0, 3));
    expect(await solutions("12-25 --number 92")).toEqual(all.slice(91));
  });

  it("numbers a solution as everybody does", async () => {
    const sorted = await sortedTilings({ puzzle: classic, uncovered: christmas });
    const grids = sorted.map((tiling) => formatGrid(classic, tiling));
    expect((await solutions("12-25 --all")).map(({ grid }) => grid)).toEqual(grids);
    expect(await solutions("12-25 --number 17")).toMatchObject([{ number: 17, grid: grids[16] }]);
    expect((await daytile("12-25 --number 17 --style plain")).stdout.trim().split("\n")).toEqual(grids[16]);
    const drawn = await drawnText("draw solution 12-25 --number 17");
    expect(drawn).toBe((await daytile("12-25 --number 17")).stdout);
    const begun = await solutions(`12-25 --all --place ${grids[16]!.join("/").replaceAll(/[^L/-]/g, ".")}`);
    const having = grids.filter((grid) => grid.join("").replaceAll(/[^L]/g, ".") === begunWith(grids[16]!));
    expect(begun.map(({ number, grid }) => [number, grid])).toEqual(having.map((grid, i) => [i + 1, grid]));
  });

  it("knows the number of a solution that comes in another order", async () => {
    const all = await solutions("12-25 --all");
    const shuffled = await solutions("12-25 --all --seed tea");
    expect(shuffled.map(({ number }) => number)).not.toEqual(all.map(({ number }) => number));
    expect(shuffled.toSorted((a, b) => a.number - b.number)).toEqual(all);
    const pictures = await daytile("12-25 --limit 3 --seed tea");
    expect(pictures.stdout.match(/^\d+$/gm)).toEqual(shuffled.slice(0, 3).map(({ number }) => `${number}`));
    const page = "draw solutions 12-25 --limit 3 --seed tea";
    expect((await drawnText(page)).match(/^\d+$/gm)).toEqual(shuffled.slice(0, 3).map(({ number }) => `${number}`));
    for (const { number } of shuffled.slice(0, 3)) expect((await daytile(page)).stdout).toContain(`>${number}</text>`);
    expect(await daytile("12-25 --number 3 --seed tea")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("use either --number or --seed, not both"),
    });
  });

  it("picks one at random, the same one for the same seed", async () => {
    const all = await solutions("12-25 --all");
    const picks = await Promise.all(["1", "2", "3", "1"].map((seed) => solutions(`12-25 --random --seed ${seed}`)));
    for (const [pick, ...more] of picks) {
      expect(more).toEqual([]);
      expect(pick).toEqual(all[pick!.number - 1]);
    }
    const numbers = picks.map(([pick]) => pick!.number);
    expect(new Set(numbers).size).toBe(3);
    expect(numbers[3]).toBe(numbers[0]);
    const { stdout } = await daytile("12-25 --random --seed 1");
    expect(stdout).toBe(`${numbers[0]}\n${(await daytile(`12-25 --number ${numbers[0]}`)).stdout}`);
    const [any] = await solutions("12-25 --random");
    expect(any).toEqual(all[any!.number - 1]);
  });

  it("draws what it picks", async () => {
    const drawn = async (line: string) =>
      readFileSync(join((await daytile(`${line} -o drawn.svg`)).cwd, "drawn.svg"), "utf8");
    const [pick] = await solutions("12-25 --random --seed 2");
    expect(await drawn("12-25 --random --seed 2")).toBe(await drawn(`12-25 --number ${pick!.number}`));
  });

  it.each([
    ["--all", "use either --all or --random, not both"],
    ["--number 3", "use either --number or --random, not both"],
    ["--limit 3", "use either --limit or --random, not both"],
    ["--engine highs", "use either --engine or --random, not both"],
    ["--upright", "leave out --random"],
  ])("picks none at random with %s", async (option, why) => {
    expect(await daytile(`12-25 --random ${option}`)).toMatchObject({ code: 2, stderr: expect.stringContaining(why) });
  });

  it("has another order for every seed", async () => {
    const grids = async (seed: string) =>
      (await solutions(`12-25 --all --seed ${seed}`)).map(({ grid }) => grid.join());
    const [tea, milk, again] = await Promise.all([grids("tea"), grids("7"), grids("tea")]);
    expect(tea).toEqual(again);
    expect(tea).not.toEqual(milk);
    expect([...tea].sort()).toEqual([...milk].sort());
  });

  it("tells in JSON which piece lies where", async () => {
    const document = await json("12-25 --json");
    expect(document).toMatchObject({ version: 1, command: "solve", puzzle: "classic", uncovered: ["Dec", "25"] });
    expect(document.target).toEqual({ month: "Dec", day: "25" });
    const [solution] = document.solutions as Solution[];
    const cells = solution!.placements.flatMap((placement) => placement.cells);
    expect(new Set([...cells, "Dec", "25"]).size).toBe(43);
    expect(solution!.placements.map(({ piece }) => piece)).toEqual(classic.pieces.map(({ id }) => id));
    for (const { letter, cells: covered } of solution!.placements) {
      expect(solution!.grid.join("").split(letter).length - 1).toBe(covered.length);
    }
  });

  it("numbers several pictures, and puts them side by side where there is room", async () => {
    const narrow = await daytile("12-25 --limit 2", { terminal: true, columns: 40, env: { NO_COLOR: "1" } });
    expect(narrow.stdout).toMatch(/^1\n┌[\s\S]*\n\n2\n┌/);
    const wide = await daytile("12-25 --limit 2", { terminal: true, columns: 80, env: { NO_COLOR: "1" } });
    expect(wide.stdout.split("\n")[0]).toMatch(/^1 {10,}2$/);
    expect(Math.max(...wide.stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    const piped = await daytile("12-25 --limit 2");
    expect(piped.stdout).toBe(narrow.stdout);
  });

  it("says on a terminal what it shows, and in how many ways", async () => {
    const { stderr } = await daytile("12-25", { terminal: true });
    expect(stderr).toBe("25 December on classic: 92 solutions\n");
  });
});

describe("what is asked", () => {
  it("may leave any cells uncovered", async () => {
    expect(await json("count --uncover 6,12 --json")).toMatchObject({ uncovered: ["6", "12"], count: 1 });
    expect(await json("count --uncover Jan,Jul --json")).toMatchObject({ count: 305 });
    expect((await json("count --uncover Jan,Jul --json")).target).toBeUndefined();
  });

  it("may begin with pieces in place, from a word, a file or the standard input", async () => {
    const file = await json("count 12-25 --place @half.txt --json", { files: { "half.txt": half } });
    const piped = await json("count 12-25 --place - --json", { stdin: half });
    const word = await json(`count 12-25 --json --place ${half.trim().replaceAll("\n", "/")}`);
    expect([file.count, piped.count]).toEqual([word.count, word.count]);
    const all = (await solutions("12-25 --all")).map(({ grid }) => grid.join("\n"));
    const begun = all.filter((grid) => /^UU.*\nU.*\nUU.*\nL.*\nL.*\nL.*\nLL/.test(grid));
    expect(begun.length).toBe(word.count);
    expect(begun.length).toBeGreaterThan(0);
  });

  it("may forbid flips", async () => {
    const faceUp = textOf("puzzles/classic.yaml").replace("flips: all", "flips: none");
    const { stdout } = await daytile("count 12-25 -p -", { stdin: faceUp });
    expect((await daytile("count 12-25 --no-flips")).stdout).toBe(stdout);
    expect(stdout).not.toBe("92\n");
  });

  it("may forbid flips also of pieces in place", async () => {
    const flipped = "count 12-25 --place LLLL..-/...L..-/......./......./......./......./...----";
    expect((await daytile(flipped)).code).toBe(0);
    const { code, stderr } = await daytile(`${flipped} --no-flips`);
    expect(code).toBe(2);
    expect(stderr).toContain("L is piece L5, which you can't flip");
  });

  it("may be about a puzzle of one's own", async () => {
    const files = { "mine.yaml": smallWeek };
    const named = await daytile("count --weekday Wed -p mine.yaml", { files });
    const piped = await daytile("count --weekday Wed -p -", { stdin: smallWeek });
    expect(named).toMatchObject({ code: 0, stdout: piped.stdout });
    expect(Number(named.stdout)).toBeGreaterThan(0);
  });
});

describe("pieces already there", () => {
  it("may be in colour, as a terminal shows them", async () => {
    const { stdout } = await daytile("12-25 --style letters", { env: { FORCE_COLOR: "1" } });
    expect(stdout).toContain("\u001b[");
    expect(await daytile("count 12-25 --place -", { stdin: stdout })).toMatchObject({ code: 0, stdout: "1\n" });
  });
});

describe("no solution", () => {
  it.each(["--uncover 1,2,3", "count --uncover 1,2,3"])(
    "is sure where the area cannot work, and what would work is said: %s",
    async (line) => {
      const why = "the pieces cover 41 of 43 cells, so 2 cells must stay uncovered, not 3";
      expect(await daytile(line)).toMatchObject({ code: 2, stdout: "", stderr: `daytile: ${why}\n` });
    },
  );

  it("is said once on a terminal, too", async () => {
    const { stderr } = await daytile("--uncover Feb,Jul", { terminal: true });
    expect(stderr).toBe("Feb and Jul on classic\ndaytile: no solution for Feb and Jul\n");
  });

  it("is said in a sentence, with the code 1 and an honest zero", async () => {
    const line = "--uncover Feb,Jul";
    expect(await daytile(line)).toMatchObject({
      code: 1,
      stdout: "",
      stderr: "daytile: no solution for Feb and Jul\n",
    });
    expect(await daytile(`count ${line}`)).toMatchObject({ code: 1, stdout: "0\n" });
    expect(await json(`${line} --json`)).toMatchObject({ solutions: [] });
  });

  it.each([
    ["12-25 --number 93", "there are only 92 solutions"],
    ["--uncover 6,12 --number 2", "there is only one solution"],
    [
      "7-1 --place UU....-/U.....-/UU...../......./......./......./...----",
      'piece U5 covers "Jul", which must stay uncovered',
    ],
    ["-p weekday-face-up --field month=Jan --field day=27 --weekday Wed", "no solution for Wednesday 27 January"],
  ])("%s", async (line, sentence) => {
    expect(await daytile(line)).toMatchObject({ code: 1, stdout: "", stderr: `daytile: ${sentence}\n` });
  });
});
