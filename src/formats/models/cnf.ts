/**
 * From a model to clauses in the format of DIMACS, for solvers of satisfiability, and from their answer back.
 *
 * Unknown i is placement i. That k of x1 … xn are true is counted along the way: a further unknown s(i, j) says that at
 * least j of the first i are true, which it is if and only if
 *
 *     s(i - 1, j), or x(i) and s(i - 1, j - 1).
 *
 * No further one may become true behind the k-th, and s(n, k) must be true. Since the others are settled by the first,
 * there are as many solutions as tilings: whoever counts them counts right.
 *
 * https://jix.github.io/varisat/manual/0.2.0/formats/dimacs.html
 */

import { itemAt, lastOf } from "../../core/text/list.js";
import { asIndexes, mappingLines, type WrittenModel } from "./written-model.js";

type Clause = readonly number[];

/** Literals that are known from the start. */
const [always, never] = ["always", "never"] as const;
type Literal = number | typeof always | typeof never;

class Clauses {
  readonly list: Clause[] = [];

  constructor(private variables: number) {}

  get variableCount(): number {
    return this.variables;
  }

  newVariable(): number {
    return ++this.variables;
  }

  /** A clause that holds anyway is left out, and what can never be true of one that may not. */
  add(...literals: readonly Literal[]): void {
    if (literals.includes(always)) return;
    this.list.push(literals.filter((literal) => typeof literal === "number"));
  }
}

function not(literal: Literal): Literal {
  if (typeof literal === "number") return -literal;
  return literal === always ? never : always;
}

/** A further unknown that says: `before`, or both x and `fewer`. */
function countOne(clauses: Clauses, x: number, before: Literal, fewer: Literal): number {
  const now = clauses.newVariable();
  clauses.add(not(before), now);
  clauses.add(-x, not(fewer), now);
  clauses.add(-now, before, x);
  clauses.add(-now, before, fewer);
  return now;
}

function exactly(clauses: Clauses, sum: number, unknowns: readonly number[]): void {
  let counts: Literal[] = [always, ...Array<Literal>(sum).fill(never)];
  for (const x of unknowns) {
    clauses.add(-x, not(lastOf(counts)));
    counts = counts.map((before, j, all) => (j === 0 ? always : countOne(clauses, x, before, itemAt(all, j - 1))));
  }
  clauses.add(lastOf(counts));
}

export function writeCnf(model: WrittenModel): string {
  const clauses = new Clauses(model.task.placements.length);
  for (const { sum, placements } of model.constraints) {
    exactly(
      clauses,
      sum,
      placements.map((index) => index + 1),
    );
  }
  return [
    ...model.title.map((line) => `c ${line}`),
    ...mappingLines(model, (number) => `c ${number}`),
    `p cnf ${clauses.variableCount} ${clauses.list.length}`,
    ...clauses.list.map((clause) => [...clause, 0].join(" ")),
    "",
  ].join("\n");
}

/** The unknowns an answer makes true, with or without the letter v before each line. */
export function readCnfAnswer(model: WrittenModel, text: string): number[] {
  const lines = text.split("\n").filter((line) => /^\s*(v\s|-?\d)/.test(line));
  return asIndexes(model, (lines.join(" ").match(/(?<![\w-])\d+/g) ?? []).map(Number));
}
