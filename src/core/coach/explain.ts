/** From a board without a solution to why it has none: a short argument, or an honest no and the fewest pieces to lift. */

import type { WorkOptions } from "../solver/job.js";
import { expectQuestion, type Question } from "../solver/question.js";
import { expectList, expectObject, expectOneOf } from "../text/arguments.js";
import type { Placement } from "../tiling/placement.js";
import { Possibilities } from "../tiling/possibilities.js";
import { type Contradiction, cellsOf } from "./contradiction.js";
import { type Proof, type ProofBudget, ProofSearch, proofBudget, proofSize } from "./proof.js";
import { coachSlices, firstSolution } from "./solutions.js";
import { wrongPieces } from "./wrong-pieces.js";

/** Why a board has no solution. */
export type Explanation =
  /** There are solutions, so there's nothing to explain. */
  | { readonly kind: "solvable" }
  /** How many cases the argument has. */
  | { readonly kind: "proof"; readonly proof: Proof; readonly cases: number }
  /** No short argument was found. These pieces, as indexes into `placed`, must be lifted; undefined where that doesn't help. */
  | { readonly kind: "long"; readonly lift: readonly number[] | undefined };

/** A contradiction comes to light after an argument has placed these pieces; or a cell or piece leaves these choices. */
export interface ProofStep {
  /** How many choices have been made. */
  readonly depth: number;
  /** The pieces placed on the way there. */
  readonly path: readonly Placement[];
  /** Where to look. */
  readonly cells: readonly number[];
  /** What this look shows; undefined where it only shows which choices there are. */
  readonly contradiction: Contradiction | undefined;
  /** The choices, where there are several. */
  readonly proof: Proof;
}

/**
 * Explains why a board has no solution, as an argument that a person can follow: the smallest that is found within a
 * budget.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const explanation = await explain({ puzzle, uncovered: [33, 35] }); // 22 and 24
 * explanation.kind === "proof" && explanation.cases; // → 3
 * ```
 */
export async function explain(
  question: Question,
  options: WorkOptions & { readonly budget?: Partial<ProofBudget> | undefined } = {},
): Promise<Explanation> {
  expectObject(options, "options");
  expectQuestion(question);
  const budget = { ...proofBudget, ...options.budget };
  const search = new ProofSearch(new Possibilities(question), budget);
  // What one look shows need not be searched for, which might take forever.
  const plain = search.upTo(0);
  if (typeof plain === "object") return { kind: "proof", proof: plain, cases: 0 };
  const slices = coachSlices(options.signal);
  if ((await firstSolution(question, slices)) !== undefined) return { kind: "solvable" };
  for (let size = 1; size <= budget.cases; size++) {
    await slices.rest();
    const proof = search.upTo(size);
    if (proof === "over") break;
    if (proof !== "none") return { kind: "proof", proof, cases: proofSize(proof) };
  }
  return { kind: "long", lift: await wrongPieces(question, options) };
}

/**
 * The steps of an argument, one after the other: each can be drawn.
 *
 * @example
 * ```ts
 * const explanation = await explain({ puzzle: cataloguePuzzle("classic"), uncovered: [33, 35] });
 * explanation.kind === "proof" && proofSteps(explanation.proof).length; // → 4
 * ```
 */
export function proofSteps(proof: Proof, path: readonly Placement[] = []): ProofStep[] {
  expectOneOf((proof as Proof | undefined)?.kind, "proof.kind", ["contradiction", "cell", "piece"]);
  expectList(path, "path");
  const depth = path.length;
  if (proof.kind === "contradiction") {
    const { contradiction } = proof;
    return [{ depth, path, cells: cellsOf(contradiction), contradiction, proof }];
  }
  const cells = proof.kind === "cell" ? [proof.cell] : [];
  const here: ProofStep = { depth, path, cells, contradiction: undefined, proof };
  return [here, ...proof.cases.flatMap(({ placement, proof: rest }) => proofSteps(rest, [...path, placement]))];
}
