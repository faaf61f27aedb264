/** Models have the clauses and sums of their example, and answers are read back. */

import { describe, expect, it } from "vitest";
import { modelOf } from "../../../src/core/algorithms/algorithms.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { firstTilings, tilings } from "../../../src/core/solver/solver.js";
import { type ModelFormat, modelFormat, modelFormats, writtenModel } from "../../../src/formats/models/models.js";
import { cellsNamed, hexagons, sketch } from "../../support/puzzles.js";

const row = sketch({ board: ["* * *"], pieces: { domino: ["##"], single: ["#"] } });

const modelFor = (puzzle: Puzzle, uncovered: readonly number[] = []) =>
  writtenModel(modelOf({ puzzle, uncovered }), "An example");

const lines = (format: ModelFormat, puzzle = row): string[] =>
  modelFormat(format).write(modelFor(puzzle)).trimEnd().split("\n");

describe("the worked example", () => {
  it("as items and options", () => {
    expect(lines("dlx")).toEqual([
      "| An example on sketch. Placements: 5, cells to cover: 3.",
      "r1c1 r1c2 r1c3 #domino #single",
      "r1c1 r1c2 #domino",
      "r1c2 r1c3 #domino",
      "r1c1 #single",
      "r1c2 #single",
      "r1c3 #single",
    ]);
  });

  it("as MiniZinc", () => {
    const text = lines("mzn");
    expect(text).toContain("% x[2] = domino: r1c2 r1c3");
    expect(text).toContain("array[1..5] of var 0..1: x;");
    expect(text).toContain("constraint x[1] + x[3] = 1; % cell_r1c1");
    expect(text).toContain("constraint x[3] + x[4] + x[5] = 1; % piece_single");
  });

  it("as a linear program", () => {
    const text = lines("lp");
    expect(text).toContain("\\ x5 = single: r1c3");
    expect(text).toContain(" cell_r1c2: x1 + x2 + x4 = 1");
    expect(text.slice(-3)).toEqual(["Binary", " x1 x2 x3 x4 x5", "End"]);
  });

  it("as a table", () => {
    expect(lines("matrix").slice(1, 4)).toEqual([
      "# r1c1 r1c2 r1c3 | domino single",
      "110 10  1 domino: r1c1 r1c2",
      "011 10  2 domino: r1c2 r1c3",
    ]);
  });

  it("as JSON", () => {
    const document = JSON.parse(modelFormat("json").write(modelFor(row)));
    expect(document.placements[1]).toEqual({ number: 2, piece: "domino", cells: ["r1c2", "r1c3"] });
    expect(document.constraints[0]).toEqual({ name: "cell_r1c1", sum: 1, placements: [1, 3] });
    expect(document.constraints.at(-1)).toEqual({ name: "piece_single", sum: 1, placements: [3, 4, 5] });
  });
});

/** Whether the clauses of a DIMACS file hold, by trying everything: how often that is, and for which first unknowns. */
function satisfying(text: string, known: number): string[] {
  const all = text.split("\n").filter((line) => /^-?\d/.test(line));
  const clauses = all.map((line) => line.split(" ").map(Number).slice(0, -1));
  const size = Number(/^p cnf (\d+)/m.exec(text)?.[1]);
  const found: string[] = [];
  const go = (values: readonly boolean[]): void => {
    const isFalse = (literal: number): boolean =>
      Math.abs(literal) <= values.length && values[Math.abs(literal) - 1] !== literal > 0;
    if (clauses.some((clause) => clause.every(isFalse))) return;
    if (values.length < size) for (const value of [true, false]) go([...values, value]);
    else found.push(values.slice(0, known).map(Number).join(""));
  };
  go([]);
  return found;
}

describe("clauses", () => {
  it("hold for each solution once, whatever they count along the way", () => {
    expect(satisfying(modelFormat("cnf").write(modelFor(row)), 5)).toEqual(["10001", "01100"]);
  });

  it("count copies", () => {
    const puzzle = sketch({ board: ["* * * *"], pieces: { single: ["#"], domino: ["##"] }, copies: { single: 2 } });
    const count = [...tilings({ puzzle, uncovered: [] })].length;
    expect(count).toBe(3);
    expect(satisfying(modelFormat("cnf").write(modelFor(puzzle)), 7)).toHaveLength(count);
  });

  it("count each sum by itself: two copies are not one, although the only cell is covered", () => {
    const puzzle = sketch({ board: ["*"], pieces: { single: ["#"] }, copies: { single: 2 } });
    expect(satisfying(modelFormat("cnf").write(modelFor(puzzle)), 1)).toEqual([]);
  });

  it("cannot hold where a cell has no placement", () => {
    const puzzle = sketch({ board: ["* - *"], pieces: { domino: ["##"] } });
    expect(satisfying(modelFormat("cnf").write(modelFor(puzzle)), 0)).toEqual([]);
  });
});

describe("several copies", () => {
  const uncovered = cellsNamed(hexagons, "l");

  it("are bounds of an item, and sums elsewhere", () => {
    const model = modelFor(hexagons, uncovered);
    const several = hexagons.pieces.findIndex(({ copies }) => copies > 1);
    const { copies, id } = hexagons.pieces[several]!;
    expect(modelFormat("dlx").write(model)).toContain(` ${copies}:${copies}|#${id}`);
    expect(modelFormat("lp").write(model)).toMatch(new RegExp(`piece_${id}: [^=]* = ${copies}\n`));
    expect(modelFormat("mzn").write(model)).toContain(` = ${copies}; % piece_${id}\n`);
  });

  /** What a solver would print for the first solution. */
  const answers: Readonly<Record<ModelFormat, (chosen: readonly number[], size: number, options: string[]) => string>> =
    {
      dlx: (chosen, _, options) =>
        chosen.map((index) => ` ${options[index]!.split(" ").reverse().join(" ")} (1 of 3)`).join("\n"),
      mzn: (chosen) => `${chosen.map((index) => index + 1).join(" ")} \n----------\n1 2 3\n----------\n==========\n`,
      cnf: (chosen, size) =>
        `s SATISFIABLE\nv ${Array.from({ length: size + 9 }, (_, i) => (chosen.includes(i) || i >= size ? i + 1 : -i - 1)).join(" ")} 0\n`,
      lp: (chosen, size) =>
        `# Columns ${size}\n${Array.from({ length: size }, (_, i) => `x${i + 1} ${chosen.includes(i) ? "0.9999999" : "1e-12"}`).join("\n")}\n`,
      json: (chosen) => JSON.stringify(chosen.map((index) => index + 1)),
      matrix: (chosen) => chosen.map((index) => index + 1).join("\n"),
    };

  it.each(modelFormats)("are read back from an answer: %s", (format) => {
    const model = modelFor(hexagons, uncovered);
    const { placements } = model.task;
    const [tiling] = firstTilings({ puzzle: hexagons, uncovered }, 1);
    const key = (cells: readonly number[], piece: number): string => `${piece}:${cells.join()}`;
    const wanted = new Set(tiling!.map(({ piece, cells }) => key(cells, piece)));
    const chosen = [...placements.keys()].filter((index) =>
      wanted.has(key(placements[index]!.cells, placements[index]!.piece)),
    );
    const options = modelFormat("dlx").write(model).split("\n").slice(2);
    const text = answers[format](chosen, placements.length, options);
    expect(modelFormat(format).readAnswer(model, text)).toEqual(chosen);
    expect(modelFormat(format).readAnswer(model, "no answer at all")).toEqual([]);
  });
});

describe("a puzzle that is begun", () => {
  const begun = modelOf({ puzzle: row, uncovered: [], placed: [{ piece: 0, orientation: 0, cells: [0, 1] }] });
  const written = (format: ModelFormat): string => modelFormat(format).write(writtenModel(begun, "The rest"));

  it("has a model of what is left", () => {
    expect(written("dlx")).toBe(
      "| The rest on sketch. Placements: 1, cells to cover: 1.\nr1c3 #single\nr1c3 #single\n",
    );
    expect(written("matrix")).toContain("# r1c3 | single\n1 1  1 single: r1c3\n");
    expect(written("lp")).not.toContain("domino");
  });
});

describe("names", () => {
  const puzzle = sketch({
    board: ["a|b a:b á a_2 a", "year-one */ % \\ r1c1"],
    pieces: { "five by five": ["#####"], 'five "by" six': ["#####"] },
  });

  it("are short and plain, and no two alike, whatever the puzzle calls its cells", () => {
    const { cellNames, pieceNames } = modelFor(puzzle);
    expect(pieceNames).toEqual(["five_by", "five__2"]);
    expect(cellNames).toEqual(["a_b", "a_b_2", "a", "a_2", "a_3", "year_one", "_", "__2", "__3", "r1c1"]);
  });

  it("are what Knuth's programs can read: eight characters at most", () => {
    const [, items = "", ...options] = modelFormat("dlx").write(modelFor(puzzle)).trimEnd().split("\n");
    for (const item of items.split(" ")) expect(item).toMatch(/^#?\w{1,8}$/);
    for (const item of items.split(" ")) expect(item.length).toBeLessThanOrEqual(8);
    for (const option of options) for (const item of option.split(" ")) expect(items.split(" ")).toContain(item);
  });
});

describe("answers", () => {
  it("of Knuth's programs may hold several solutions: the first counts", () => {
    const text = "(5 options, 5+0 items)\n1:\n #domino r1c1 r1c2 (1 of 2)\n r1c3 #single (1 of 1)\n2:\n r1c1 #single\n";
    expect(modelFormat("dlx").readAnswer(modelFor(row), text)).toEqual([0, 4]);
  });

  it.each([
    "x1 1\nx2 0\nx5 1",
    "x1=1\nx5=0.999999",
    "  1 x1   *   1   0   1\n  2 x2   *   0   0   1\n  5 x5   *   1   0   1",
    '<variable name="x1" index="0" value="1"/>\n<variable name="x2" index="1" value="0"/><variable name="x5" value="1e0"/>',
  ])("of linear programming come in several ways: %s", (text) => {
    expect(modelFormat("lp").readAnswer(modelFor(row), text)).toEqual([0, 4]);
  });
});
