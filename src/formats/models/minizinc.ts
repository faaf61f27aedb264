/**
 * From a model to MiniZinc, and from what its solvers print back.
 *
 * For three cells in a row, a domino (x[1], x[2]) and a single cell (x[3] to x[5]) it says
 *
 *     array[1..5] of var 0..1: x;
 *     constraint x[1] + x[3] = 1; % cell_r1c1
 *     …
 *     solve satisfy;
 *
 * and each solution is printed as the numbers of the chosen placements.
 *
 * https://docs.minizinc.dev/
 */

import { asIndexes, constraintName, inLines, mappingLines, type WrittenModel } from "./written-model.js";

export function writeMiniZinc(model: WrittenModel): string {
  const size = model.task.placements.length;
  const constraints = model.constraints.map((constraint) => {
    const terms = constraint.placements.map((index) => `x[${index + 1}]`);
    const sum = inLines(terms.length === 0 ? ["0"] : terms, " + ", "  ");
    return `constraint ${sum} = ${constraint.sum}; % ${constraintName(model, constraint)}`;
  });
  return [
    ...model.title.map((line) => `% ${line}`),
    ...mappingLines(model, (number) => `% x[${number}]`),
    `array[1..${size}] of var 0..1: x;`,
    ...constraints,
    "solve satisfy;",
    `output ["\\(i) " | i in 1..${size} where fix(x[i]) = 1];`,
    "",
  ].join("\n");
}

/** The first solution of those that are printed. */
export function readMiniZincAnswer(model: WrittenModel, text: string): number[] {
  const [first = ""] = text.split("----------");
  return asIndexes(model, (first.match(/\d+/g) ?? []).map(Number));
}
