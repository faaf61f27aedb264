/** From a puzzle to which sets of cells can stay uncovered at all, and in how many ways. */

import type { Language } from "../core/calendar/languages.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import { cellName } from "../core/puzzle/cell-names.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { type CellSet, countSets, setsInReach } from "../core/solver/counts.js";
import { type Summary, summaryOf } from "../core/solver/summary.js";
import { expectObjects } from "../core/text/arguments.js";
import { type Caller, doWork } from "./caller.js";
import { jsonHead } from "./json.js";
import { found, type Outcome, refused } from "./outcome.js";
import { wrongParts } from "./parts.js";
import { loadPuzzle } from "./puzzle.js";
import { flipsAsked, languageAsked, type PuzzleAsked } from "./question.js";
import { puzzleParts } from "./schema.js";

/** A request for an audit. */
export interface AuditRequest extends PuzzleAsked {
  readonly want: "audit";
}

/** What an audit found. */
export interface AuditAnswer {
  readonly puzzle: Puzzle;
  readonly language: Language;
  /** How many cells each set has. */
  readonly k: number;
  readonly sets: readonly CellSet[];
  readonly summary: Summary;
}

/** As many cells as any target of the puzzle leaves uncovered: the pieces leave no other number. */
const cellsOfTarget = ({ fields }: Puzzle): number =>
  fields.reduce((sum, { choices }) => sum + (choices[0]?.cells.length ?? 0), 0);

/**
 * Counts the solutions for every set of cells that could stay uncovered, not only for dates.
 *
 * @example
 * ```ts
 * unwrap(await askAudit({ puzzle: "classic" })).summary.impossible.length; // → 7
 * ```
 */
export async function askAudit(asked: PuzzleAsked, caller: Caller = {}): Promise<Outcome<AuditAnswer>> {
  const wrong = wrongParts(asked, puzzleParts);
  if (wrong !== undefined) return wrong;
  const loaded = await loadPuzzle(asked.puzzle);
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const k = cellsOfTarget(puzzle);
  if (!setsInReach(puzzle, k))
    return refused(requestsMessages.tooManySets({ size: k, cells: puzzle.board.cells.length }));
  const setup = { puzzle, flips: flipsAsked(asked) };
  const sets = await doWork(caller, (options) => countSets(setup, k, options));
  const summary = summaryOf(sets.map(({ count }) => count));
  return found({ puzzle, language: languageAsked(asked), k, sets, summary });
}

/**
 * An audit as the document that the command line prints.
 *
 * @example
 * ```ts
 * auditJson(unwrap(await askAudit({ puzzle: "classic" }))).sets; // → 903
 * ```
 */
export function auditJson(answer: AuditAnswer): Record<string, unknown> {
  expectObjects(answer, "answer", "what askAudit answers", ["puzzle", "summary"]);
  const { puzzle, k, sets, summary } = answer;
  const { size, tilings, mean, most, impossible, unique } = summary;
  const named = (index: number): string[] => (sets[index]?.cells ?? []).map((cell) => cellName(puzzle, cell));
  return {
    ...jsonHead("audit", puzzle),
    cells: k,
    sets: size,
    tilings,
    mean,
    impossible: impossible.map(named),
    unique: unique.map(named),
    most:
      most === undefined
        ? null
        : { cells: named(most.index), count: most.count, tied: most.indexes.slice(1).map(named) },
    counts: sets.map(({ count }, index) => ({ cells: named(index), count })),
  };
}
