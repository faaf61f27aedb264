/** From a board without a solution to why it has none, as data and as sentences. */

import { type Contradiction, type Explanation, explain, type Proof } from "../core/coach/coach.js";
import { explanationLines } from "../core/coach/messages.js";
import { cellName } from "../core/puzzle/cell-names.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { expectObjects } from "../core/text/arguments.js";
import { type Caller, doWork } from "./caller.js";
import { jsonHead } from "./json.js";
import { found, type Outcome } from "./outcome.js";
import { wrongParts } from "./parts.js";
import { type AskedQuestion, type BoardAsked, findFittingQuestion, questionJson } from "./question.js";
import { boardParts } from "./schema.js";

/** A board that has no solution, or perhaps has. */
export type ExplanationAsked = BoardAsked;

/** A request for an explanation. */
export interface ExplanationRequest extends ExplanationAsked {
  readonly want: "explanation";
}

/** Why a board has no solution, and which board. */
export interface ExplanationAnswer {
  readonly question: AskedQuestion;
  /** Undefined where the request contradicts itself: `question.obstacle` says how. */
  readonly explanation: Explanation | undefined;
}

/**
 * Explains why a date, fields or cells, or a board with pieces on it, has no solution.
 *
 * @example
 * ```ts
 * const answer = unwrap(await askExplanation({ uncover: ["22", "24"] }));
 * answer.explanation?.kind; // → proof
 * ```
 */
export async function askExplanation(
  asked: ExplanationAsked,
  caller: Caller = {},
): Promise<Outcome<ExplanationAnswer>> {
  return wrongParts(asked, boardParts) ?? findExplanation(asked, caller);
}

/** The same for a request that has other parts besides. */
export async function findExplanation(asked: ExplanationAsked, caller: Caller): Promise<Outcome<ExplanationAnswer>> {
  const question = await findFittingQuestion(asked, caller);
  if (!question.ok) return question;
  if (question.value.obstacle !== undefined) return found({ question: question.value, explanation: undefined });
  const explanation = await doWork(caller, (options) => explain(question.value, options));
  return found({ question: question.value, explanation });
}

const namesOf = (puzzle: Puzzle, cells: readonly number[]): string[] => cells.map((cell) => cellName(puzzle, cell));

const pieceNamed = ({ pieces }: Puzzle, piece: number): string => pieces[piece]?.id ?? "";

function contradictionJson(puzzle: Puzzle, contradiction: Contradiction): Record<string, unknown> {
  const { kind } = contradiction;
  if (kind === "uncoverable") return { kind, cell: cellName(puzzle, contradiction.cell) };
  if (kind === "no-room") return { kind, piece: pieceNamed(puzzle, contradiction.piece) };
  if (kind === "same-piece") {
    const regions = contradiction.regions.map((cells) => namesOf(puzzle, cells));
    return { kind, piece: pieceNamed(puzzle, contradiction.piece), regions };
  }
  const cells = namesOf(puzzle, contradiction.cells);
  return kind === "colouring" ? { kind, cells, dark: namesOf(puzzle, contradiction.dark) } : { kind, cells };
}

function proofJson(puzzle: Puzzle, proof: Proof): Record<string, unknown> {
  if (proof.kind === "contradiction") return contradictionJson(puzzle, proof.contradiction);
  const subject =
    proof.kind === "cell" ? { cell: cellName(puzzle, proof.cell) } : { piece: pieceNamed(puzzle, proof.piece) };
  const cases = proof.cases.map(({ placement, proof: rest }) => ({
    piece: pieceNamed(puzzle, placement.piece),
    cells: namesOf(puzzle, placement.cells),
    proof: proofJson(puzzle, rest),
  }));
  return { kind: proof.kind, ...subject, cases };
}

function explanationKeys({ question: { puzzle, placed }, explanation }: ExplanationAnswer): Record<string, unknown> {
  if (explanation === undefined) return { kind: "obstacle" };
  const { kind } = explanation;
  if (kind === "proof") return { kind, cases: explanation.cases, proof: proofJson(puzzle, explanation.proof) };
  if (kind === "solvable") return { kind };
  const pieces = (explanation.lift ?? []).flatMap((index) => placed[index] ?? []);
  const lift = pieces.map(({ piece, cells }) => ({ piece: pieceNamed(puzzle, piece), cells: namesOf(puzzle, cells) }));
  return { kind, lift: explanation.lift === undefined ? null : lift };
}

/**
 * An explanation as the document that the command line prints, with names instead of indexes.
 *
 * @example
 * ```ts
 * const answer = unwrap(await askExplanation({ uncover: ["Feb", "Jul"] }));
 * explanationJson(answer).text; // → [ 'None of the remaining pieces can cover Jan.' ]
 * ```
 */
export function explanationJson(answer: ExplanationAnswer): Record<string, unknown> {
  expectObjects(answer, "answer", "what askExplanation answers", ["question"]);
  const { question } = answer;
  return {
    ...jsonHead("explain", question.puzzle),
    ...questionJson(question),
    explanation: explanationKeys(answer),
    text: explanationLines(question, answer.explanation).map(({ indent, message }) => `${indent}${message.message}`),
  };
}
