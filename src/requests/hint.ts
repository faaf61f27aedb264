/** From a board with pieces on it to the coach's advice, as data. */

import { type DeadEnd, type Hint, hint, type Reason } from "../core/coach/coach.js";
import { cellName } from "../core/puzzle/cell-names.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { expectObjects } from "../core/text/arguments.js";
import { formatGrid } from "../core/tiling/grid.js";
import type { Placement } from "../core/tiling/placement.js";
import { type Caller, doWork } from "./caller.js";
import { jsonHead } from "./json.js";
import { found, type Outcome } from "./outcome.js";
import { type AskedOf, wrongParts } from "./parts.js";
import { type AskedQuestion, findFittingQuestion, questionJson } from "./question.js";
import { hintParts } from "./schema.js";

/** A board with pieces on it, and how much help is wanted. */
export interface HintAsked extends AskedOf<typeof hintParts> {}

/** A request for a hint. */
export interface HintRequest extends HintAsked {
  readonly want: "hint";
}

/** A hint, and the board it is about. */
export interface HintAnswer {
  readonly question: AskedQuestion;
  readonly hint: Hint;
}

/**
 * Asks the coach about a board with pieces on it.
 *
 * @example
 * ```ts
 * const placed = "OOO...-\nOOO...-\n.......\n.......\n.......\n.......\n...----";
 * unwrap(await askHint({ date: "25 Dec", placed, level: "left" })).hint; // → { kind: 'left', count: 1 }
 * ```
 */
export async function askHint(asked: HintAsked, caller: Caller = {}): Promise<Outcome<HintAnswer>> {
  const wrong = wrongParts(asked, hintParts);
  if (wrong !== undefined) return wrong;
  const question = await findFittingQuestion(asked, caller);
  if (!question.ok) return question;
  const { level = hintParts.level.default } = asked;
  return found({
    question: question.value,
    hint: await doWork(caller, (options) => hint(question.value, level, options)),
  });
}

const pieceId = ({ pieces }: Puzzle, piece: number): string => pieces[piece]?.id ?? "";

const placementJson = (puzzle: Puzzle, { piece, cells }: Placement) => ({
  piece: pieceId(puzzle, piece),
  cells: cells.map((cell) => cellName(puzzle, cell)),
});

/** Why, with names instead of indexes. */
function reasonJson(puzzle: Puzzle, { kind, cell, region, needs, chance }: Reason): Record<string, unknown> {
  return {
    kind,
    cell: cellName(puzzle, cell),
    ...(region === undefined ? {} : { region: region.map((each) => cellName(puzzle, each)) }),
    ...(needs === undefined ? {} : { needs: pieceId(puzzle, needs) }),
    ...(chance === undefined ? {} : { chance }),
  };
}

function deadEndJson(puzzle: Puzzle, reason: DeadEnd): Record<string, unknown> {
  if (reason.kind === "cut-off") return { ...reason, cells: reason.cells.map((cell) => cellName(puzzle, cell)) };
  if (reason.kind === "uncoverable") return { ...reason, cell: cellName(puzzle, reason.cell) };
  return reason.kind === "no-room" ? { ...reason, piece: pieceId(puzzle, reason.piece) } : { ...reason };
}

/** What the coach says, with names instead of indexes. */
function adviceJson({ puzzle, placed }: AskedQuestion, advice: Hint): Record<string, unknown> {
  const { kind } = advice;
  if (kind === "wrong") {
    const wrong = advice.wrong.flatMap((index) => placed[index] ?? []);
    return {
      kind,
      wrong: wrong.map((each) => placementJson(puzzle, each)),
      reason: deadEndJson(puzzle, advice.reason),
    };
  }
  if (kind === "nudge")
    return { kind, piece: pieceId(puzzle, advice.piece), reason: reasonJson(puzzle, advice.reason) };
  if (kind === "next")
    return { kind, ...placementJson(puzzle, advice.placement), reason: reasonJson(puzzle, advice.reason) };
  return kind === "everything" ? { kind, grid: formatGrid(puzzle, advice.tiling) } : { ...advice };
}

/**
 * A hint as the document that the command line prints, with names instead of indexes.
 *
 * @example
 * ```ts
 * const answer = unwrap(await askHint({ date: "25 Dec", level: "left" }));
 * hintJson(answer).hint; // → { kind: 'left', count: 92 }
 * ```
 */
export function hintJson(answer: HintAnswer): Record<string, unknown> {
  expectObjects(answer, "answer", "what askHint answers", ["question", "hint"]);
  const { question, hint: advice } = answer;
  return { ...jsonHead("hint", question.puzzle), ...questionJson(question), hint: adviceJson(question, advice) };
}
