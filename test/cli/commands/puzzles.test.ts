/** The catalogue is listed, shown and checked, and files of other programs are taken in. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { catalogueIds } from "../../../src/formats/catalogue.js";
import { readPuzzleYaml } from "../../../src/formats/yaml.js";
import { boardText, daytile, exampleFiles, json, rows, shapesText, smallWeek } from "../support.js";

describe("puzzles", () => {
  it("lists the catalogue", async () => {
    const { stdout } = await daytile("puzzles");
    const [heading, ...rows] = stdout.trimEnd().split("\n");
    expect(heading).toMatch(/^PUZZLE +CELLS +PIECES +DATES +TITLE$/);
    expect(rows.map((row) => row.split(" ")[0])).toEqual([...catalogueIds]);
    expect(stdout).toMatch(/^weekday +50 +10 +2,604 +Days of the week, Sunday first$/m);
  });
});

describe("show", () => {
  it("draws the board with all labels, in the language asked for", async () => {
    expect((await daytile("show")).stdout).toMatch(/│Jan│Feb│Mar│Apr│May│Jun│[\s\S]*│ 29│ 30│ 31│/);
    expect((await daytile("show --lang de")).stdout).toContain("│Mär│");
  });

  it("tells the facts", async () => {
    const { stdout } = await daytile("show classic");
    expect(stdout).toContain("43 square cells\nuncovered: month (12), day (31); 372 dates\n");
    expect(stdout).toContain("8 pieces, 46 orientations, 961 placements\n");
    expect(stdout).toContain("Board and pieces by DragonFjord");
    expect(stdout).toContain("L5: 5 cells, 8 orientations, 151 placements\n");
  });

  it("draws every orientation of every piece", async () => {
    const { stdout } = await daytile("show classic");
    const [, rest = ""] = stdout.split("V5: 5 cells, 4 orientations, 80 placements\n\n");
    expect(rest.split("\n\n")[0]).toBe(
      ["██████   ██████       ██   ██", "██           ██       ██   ██", "██           ██   ██████   ██████"].join(
        "\n",
      ),
    );
  });

  it("counts what is left without flips", async () => {
    const { pieces } = (await json("show --no-flips --json")) as { pieces: { id: string; orientations: number }[] };
    expect(pieces.find(({ id }) => id === "L5")).toMatchObject({ orientations: 4, mayFlip: false });
  });

  it("speaks of copies and blank cells", async () => {
    const { stdout } = await daytile("show mine.yaml", { files: exampleFiles });
    expect(stdout).toContain("8 square cells, 1 of them blank");
    expect(stdout).toContain("I2: 2 cells, 2 orientations, 10 placements, 2 copies");
  });
});

describe("check", () => {
  it("counts every date of a sound puzzle", async () => {
    const { code, stdout } = await daytile("check mine.yaml", { files: exampleFiles });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^mine\.yaml: every date has a solution\nmine\.yaml: \d+ solutions for 7 dates, [\d.]+ on average\n/,
    );
    expect(stdout).toContain("\nmine.yaml: fewest 4 (Sun, Mon, Tue, Wed, Thu, Fri, Sat), most 4 (Sun, ");
  });

  it("tells all faults of all files, and fails", async () => {
    const files = { "a.yaml": "id: A b\n", "b.yaml": smallWeek };
    const { code, stdout, stderr } = await daytile("check a.yaml b.yaml", { files });
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout.split("\n").filter((line) => /^a\.yaml:1:\d+: /.test(line)).length).toBeGreaterThan(2);
    expect(stdout).toContain("b.yaml: every date has a solution");
  });

  it("tells of every file, also when one of them cannot be read", async () => {
    const files = { "good.yaml": smallWeek, "bad.yaml": "id: A b\n" };
    const { code, stdout, stderr } = await daytile("check good.yaml missing.yaml bad.yaml", { files });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "daytile: cannot read missing.yaml: no such file\n",
    });
    expect(stdout).toMatch(/^good\.yaml: every date has a solution\n(.*\n)*bad\.yaml:1:/);
    const { files: told } = await json("check good.yaml missing.yaml bad.yaml --json", { files });
    expect(told).toMatchObject([
      { file: "good.yaml", ok: true, problems: [] },
      { file: "missing.yaml", ok: false, problems: [{ message: "cannot read missing.yaml: no such file" }] },
      { file: "bad.yaml", ok: false },
    ]);
  });

  it("fails where a date does not work, and says which", async () => {
    const flat = smallWeek
      .replace("L3  I2\n  ##  ##\n  #.", "L3  I4\n  ##  ####\n  #.")
      .replace("copies: {I2: 2}\n", "");
    const { code, stdout } = await daytile("check -", { stdin: flat });
    expect(code).toBe(3);
    expect(stdout).toMatch(/^standard input: 7 dates without a solution: Sun, Mon, .*\n.*: 0 solutions for 7 dates/);
  });

  it("does not speak of dates where there are none", async () => {
    const { code, stdout } = await daytile("check rows.yaml", { files: { "rows.yaml": rows } });
    expect(code).toBe(3);
    expect(stdout).toMatch(/^rows\.yaml: 16 combinations without a solution: a e, /);
    const sound = rows.replace("I4    I2\n  ####  ##", "I1\n  #").replace("flips:", "copies: {I1: 6}\nflips:");
    expect((await daytile("check -", { stdin: sound })).stdout).toMatch(
      /^standard input: every combination has a solution\n/,
    );
  });

  it("tells a faulty file from a sound one with impossible dates, by its code and in JSON", async () => {
    const files = { "faulty.yaml": "id: A b\n", "rows.yaml": rows, "good.yaml": smallWeek };
    const codeOf = async (line: string): Promise<number> => (await daytile(line, { files })).code;
    expect(await codeOf("check good.yaml")).toBe(0);
    expect(await codeOf("check rows.yaml good.yaml")).toBe(3);
    expect(await codeOf("check rows.yaml faulty.yaml")).toBe(1);
    expect(await codeOf("check rows.yaml faulty.yaml missing.yaml")).toBe(2);
    const { files: told } = await json("check faulty.yaml rows.yaml good.yaml --json", { files });
    expect(told).toMatchObject([
      { sound: false, ok: false },
      { sound: true, ok: false },
      { sound: true, ok: true },
    ]);
  });

  it("points out what is sound, but perhaps not meant", async () => {
    const twins = smallWeek.replace("L3  I2\n  ##  ##\n", "L3  A   B\n  ##  ##  ##\n").replace("copies: {I2: 2}\n", "");
    const { code, stdout } = await daytile("check mine.yaml", { files: { "mine.yaml": twins } });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^mine\.yaml:13:11: note: "B" has the same shape as "A", so swapping them makes another solution; /,
    );
    const { files: told } = await json("check mine.yaml --json", { files: { "mine.yaml": twins } });
    expect(told).toMatchObject([{ ok: true, sound: true, problems: [], warnings: [{ line: 13, column: 11 }] }]);
  });

  it("asks for files", async () => {
    const { code, stderr } = await daytile("check weekday");
    expect(code).toBe(2);
    expect(stderr).toBe("daytile: check needs a puzzle file; for a built-in puzzle run daytile year -p weekday\n");
  });
});

describe("import", () => {
  it.each([["board.txt shapes.txt"], ["shapes.txt board.txt"]])("%s makes a puzzle file", async (names) => {
    const { code, stdout } = await daytile(`import ${names}`, { files: exampleFiles });
    expect(code).toBe(0);
    const reading = readPuzzleYaml(stdout);
    expect(reading.ok && reading.value).toMatchObject({ id: "board", title: { en: "board" } });
    expect((await daytile("count 12-25 -p -", { stdin: stdout })).stdout).toBe("92\n");
  });

  it("takes an id and a title", async () => {
    const line = ["import", "board.txt", "shapes.txt", "--id", "mine", "--title", "My own"];
    expect((await daytile(line, { files: exampleFiles })).stdout).toMatch(/^id: mine\ntitle: My own\n/);
  });

  it("makes an id of any name of a file", async () => {
    const files = { "Mein Brett (1).txt": boardText, "s.txt": shapesText };
    expect((await daytile(["import", "Mein Brett (1).txt", "s.txt"], { files })).stdout).toMatch(/^id: mein-brett-1\n/);
  });

  it("tells every fault with its place", async () => {
    const files = { "b.txt": boardText.replace("Feb", "Fbe"), "s.txt": shapesText };
    const { code, stderr } = await daytile("import b.txt s.txt", { files });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^b\.txt:1:5: "Fbe" isn't a month, day or weekday in English; did you mean "Feb"\?$/m);
  });
});
