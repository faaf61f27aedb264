/**
 * From a model to a linear program as CPLEX, HiGHS, CBC, Gurobi and others read it, and from their answer back.
 *
 * For three cells in a row, a domino (x1, x2) and a single cell (x3 to x5):
 *
 *     Minimize
 *      none: 0 x1
 *     Subject To
 *      cell_r1c1: x1 + x3 = 1
 *      …
 *     Binary
 *      x1 x2 x3 x4 x5
 *     End
 *
 * There is nothing to be made small; any solution is as good as another.
 *
 * https://www.ibm.com/docs/en/icos/latest?topic=cplex-lp-file-format-algebraic-representation
 */

import { itemAt } from "../../core/text/list.js";
import { asIndexes, constraintName, inLines, mappingLines, type WrittenModel } from "./written-model.js";

/** Without any placement there is still one unknown: a programme must have some. */
const unknownsOf = ({ task }: WrittenModel): string[] =>
  task.placements.length === 0 ? ["x0"] : task.placements.map((_, index) => `x${index + 1}`);

export interface LpOptions {
  /** Solutions, as numbers of placements, that are known already and not wanted again. */
  readonly except?: readonly (readonly number[])[];
}

export function writeLp(model: WrittenModel, { except = [] }: LpOptions = {}): string {
  const unknowns = unknownsOf(model);
  const constraints = model.constraints.map((constraint) => {
    const terms = constraint.placements.map((index) => itemAt(unknowns, index));
    const sum = inLines(terms.length === 0 ? [`0 ${unknowns[0]}`] : terms, " + ", "   ");
    return ` ${constraintName(model, constraint)}: ${sum} = ${constraint.sum}`;
  });
  const cuts = except.map((chosen, i) => {
    const terms = chosen.map((index) => itemAt(unknowns, index));
    return ` not_${i + 1}: ${inLines(terms, " + ", "   ")} <= ${chosen.length - 1}`;
  });
  return [
    ...model.title.map((line) => `\\ ${line}`),
    ...mappingLines(model, (number) => `\\ x${number}`),
    "Minimize",
    ` none: 0 ${unknowns[0]}`,
    "Subject To",
    ...constraints,
    ...cuts,
    "Binary",
    ` ${inLines(unknowns, " ", " ")}`,
    "End",
    "",
  ].join("\n");
}

/**
 * As solution files list unknowns with their values: in words, as GLPK with a star between them, as CPLEX in XML. A value
 * is near its unknown: without an end to what is between them, each `x1"` would be looked for a value up to the end.
 */
const pair = /\bx(\d+)(?:\s{0,99}[=:]\s*|\s{1,99}(?:\*\s+)?|"[^>]{0,200}\bvalue=")(-?[\d.]+(?:e[-+]?\d+)?)/gi;

/** Numbers of a linear program are only nearly whole: `x12 1`, `x12 = 0.9999999`. */
export function readLpAnswer(model: WrittenModel, text: string): number[] {
  const chosen = [...text.matchAll(pair)].filter(([, , value]) => Number(value) > 0.5);
  return asIndexes(
    model,
    chosen.map(([, number]) => Number(number)),
  );
}
