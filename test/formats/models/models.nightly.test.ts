/** Strangers solve our files: each must find as many solutions as we do, and only such as the verifier accepts. */

import { DancingLinks } from "dancing-links";
import highsLoader from "highs";
import Logic from "logic-solver";
import { describe, expect, it } from "vitest";
import { modelOf } from "../../../src/core/algorithms/algorithms.js";
import { engineNames } from "../../../src/core/names.js";
import { targetCells } from "../../../src/core/puzzle/target.js";
import type { Question } from "../../../src/core/solver/question.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { modelFormat, type WrittenModel, writtenModel } from "../../../src/formats/models/models.js";
import { loadEngine } from "../../../src/requests/engines/engines.js";
import { sketch } from "../../support/puzzles.js";

const classic = cataloguePuzzle("classic");
const sixthOfOctober: Question = { puzzle: classic, uncovered: targetCells(classic, [9, 5]) };
/** Five ways to lay four dominoes, with names that a format might trip over. */
const small: Question = {
  puzzle: sketch({
    board: ["a-b */ % \\", '"c" ; 1:1| *'],
    pieces: { "do-mi % no": ["##"] },
    copies: { "do-mi % no": 4 },
  }),
  uncovered: [],
};

const modelFor = (question: Question): WrittenModel => writtenModel(modelOf(question), "A question");

function check(question: Question, { task }: WrittenModel, chosen: readonly number[]): void {
  const tiling = chosen.map((index) => task.placements[index]!);
  expect(verifyTiling(question.puzzle, question.uncovered, tiling)).toBeUndefined();
}

describe("files by themselves", () => {
  it("dlx: the package dancing-links finds 7 solutions of 6 October", () => {
    const model = modelFor(sixthOfOctober);
    const [items = "", ...options] = modelFormat("dlx").write(model).trimEnd().split("\n").slice(1);
    const columns = new Map(items.split(" ").map((item, i) => [item, i]));
    const solver = new DancingLinks<string>().createSolver({ columns: columns.size });
    for (const option of options) {
      solver.addSparseConstraint(
        option,
        option.split(" ").map((item) => columns.get(item)!),
      );
    }
    const answers = solver.findAll().map((rows) => rows.map(({ data }) => data).join("\n"));
    expect(answers.length).toBe(7);
    for (const answer of answers) check(sixthOfOctober, model, modelFormat("dlx").readAnswer(model, answer));
  });

  it("cnf: MiniSat finds 7 solutions of 6 October, each once", () => {
    const model = modelFor(sixthOfOctober);
    const text = modelFormat("cnf").write(model);
    const solver = new Logic.Solver();
    const term = (literal: string): string => literal.replace(/(\d+)/, "x$1");
    for (const line of text.split("\n").filter((each) => /^-?\d/.test(each)))
      solver.require(Logic.or(...line.split(" ").slice(0, -1).map(term)));
    let count = 0;
    for (let solution = solver.solve(); solution !== null; solution = solver.solve()) {
      const trueTerms = solution.getTrueVars().map((name: string) => name.slice(1));
      check(sixthOfOctober, model, modelFormat("cnf").readAnswer(model, `v ${trueTerms.join(" ")} 0`));
      solver.forbid(solution.getFormula());
      count++;
    }
    expect(count).toBe(7);
  });

  it("lp: HiGHS finds a solution", async () => {
    const model = modelFor(sixthOfOctober);
    const highs = await (highsLoader as unknown as typeof highsLoader.default)();
    const { Columns } = highs.solve(modelFormat("lp").write(model));
    const answer = Object.entries(Columns).map(([name, column]) => `${name} ${"Primal" in column ? column.Primal : 0}`);
    check(sixthOfOctober, model, modelFormat("lp").readAnswer(model, answer.join("\n")));
  });

  it("json and matrix say the same as each other", () => {
    const model = modelFor(small);
    const document = JSON.parse(modelFormat("json").write(model)) as {
      placements: { number: number; piece: string; cells: string[] }[];
    };
    const rows = modelFormat("matrix")
      .write(model)
      .split("\n")
      .filter((line) => /^[01]/.test(line));
    expect(rows.map((line) => line.replace(/^\S+ \S+ {2}/, ""))).toEqual(
      document.placements.map(({ number, piece, cells }) => `${number} ${piece}: ${cells.join(" ")}`),
    );
    for (const [index, line] of rows.entries())
      expect(line.split(" ")[0]!.split("1").length - 1).toBe(document.placements[index]!.cells.length);
  });
});

async function allBy(name: (typeof engineNames)[number], question: Question): Promise<(readonly number[])[]> {
  const engine = await loadEngine(name);
  if (!engine.ok) return expect.fail(engine.faults.map(({ message }) => message).join());
  const { signal } = new AbortController();
  const found: (readonly number[])[] = [];
  const model = modelFor(question);
  for await (const chosen of engine.value({ model, wantsAll: true, signal })) {
    check(question, model, chosen);
    found.push(chosen);
  }
  return found;
}

describe("engines", () => {
  it.each(engineNames)("%s finds all solutions of a small board with several copies", async (name) => {
    const found = await allBy(name, small);
    expect(found.length).toBe(5);
    expect(new Set(found.map((chosen) => chosen.join())).size).toBe(found.length);
  });

  it.each(["minizinc", "dancing-links"] as const)("%s finds the 7 solutions of 6 October", async (name) => {
    expect((await allBy(name, sixthOfOctober)).length).toBe(7);
  });
});
