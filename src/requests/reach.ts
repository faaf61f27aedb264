/** From pieces on a board to which dates they could still become, as counts. */

import type { Language } from "../core/calendar/languages.js";
import { type Reach, reachOf } from "../core/coach/reach.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { targetAt, targetNames } from "../core/puzzle/target.js";
import { expectObjects } from "../core/text/arguments.js";
import { formatGrid } from "../core/tiling/grid.js";
import type { Placement } from "../core/tiling/placement.js";
import { type Caller, doWork } from "./caller.js";
import { jsonHead } from "./json.js";
import { found, type Outcome } from "./outcome.js";
import { type AskedOf, wrongParts } from "./parts.js";
import { loadPuzzle } from "./puzzle.js";
import { flipsAsked, languageAsked, placedPieces } from "./question.js";
import { reachParts } from "./schema.js";
import { findTarget } from "./target.js";
import { findSubset, type TargetSubset } from "./target-subset.js";
import { tooManyTargets } from "./year.js";

/** Pieces on a board, and which of its targets to look at: all, or those that have the choices named. */
export interface ReachAsked extends AskedOf<typeof reachParts> {}

/** A request for the dates that are still possible. */
export interface ReachRequest extends ReachAsked {
  readonly want: "reach";
}

/** Which targets are still possible, and of what. */
export interface ReachAnswer {
  readonly subset: TargetSubset;
  readonly placed: readonly Placement[];
  /** By `targetIndex` of the subset. */
  readonly reach: Reach;
  readonly language: Language;
}

/** A date by the names of its choices, so that it's a part of the targets like any other. */
function subsetAsked(puzzle: Puzzle, asked: ReachAsked, caller: Caller): Outcome<TargetSubset> {
  if (asked.date === undefined) return findSubset(puzzle, asked, caller);
  const reading = findTarget(puzzle, asked, caller);
  return reading.ok ? findSubset(puzzle, { fields: targetNames(puzzle, reading.value.target) }, caller) : reading;
}

/**
 * Counts the solutions of every target that contain the pieces on the board.
 *
 * @example
 * ```ts
 * const placed = "OOO...-\nOOO...-\n.......\n.......\n.......\n.......\n...----";
 * unwrap(await askReach({ placed })).reach.targets.length; // → 178
 * ```
 */
export async function askReach(asked: ReachAsked, caller: Caller = {}): Promise<Outcome<ReachAnswer>> {
  const wrong = wrongParts(asked, reachParts);
  if (wrong !== undefined) return wrong;
  const loaded = await loadPuzzle(asked.puzzle);
  if (!loaded.ok) return loaded;
  const subset = subsetAsked(loaded.value, asked, caller);
  if (!subset.ok) return subset;
  const { puzzle } = subset.value;
  const tooMany = tooManyTargets(puzzle, caller);
  if (tooMany !== undefined) return tooMany;
  const flips = flipsAsked(asked);
  const placed = placedPieces(puzzle, asked, flips);
  if (!placed.ok) return placed;
  const reached = await doWork(caller, (options) => reachOf({ puzzle, placed: placed.value, flips }, options));
  return found({ subset: subset.value, placed: placed.value, reach: reached, language: languageAsked(asked) });
}

/**
 * The dates that are still possible as the document that the command line prints.
 *
 * @example
 * ```ts
 * const placed = "OOO...-\nOOO...-\n.......\n.......\n.......\n.......\n...----";
 * reachJson(unwrap(await askReach({ placed, fields: { month: "Dec" } }))).tilings; // → 125
 * ```
 */
export function reachJson(answer: ReachAnswer): Record<string, unknown> {
  expectObjects(answer, "answer", "what askReach answers", ["subset", "reach"]);
  const { subset, placed, reach: reached } = answer;
  const { puzzle } = subset;
  return {
    ...jsonHead("reach", puzzle),
    placed: formatGrid(puzzle, placed),
    targets: reached.counts.length,
    reachable: reached.targets.length,
    tilings: reached.solutions,
    counts: reached.targets.map((index) => ({
      target: targetNames(puzzle, targetAt(puzzle, index)),
      count: reached.counts[index],
    })),
  };
}
