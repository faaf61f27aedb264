/** From the wishes of a request to the solutions that suit them best, and how well they do. */

import type { Taste, TastyTiling, Wishes } from "../core/coach/coach.js";
import type { Message } from "../core/i18n/message.js";
import { resultsMessages } from "../core/locales/en/results.generated.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { comparedWith } from "../core/tiling/measures.js";
import type { Placement, Tiling } from "../core/tiling/placement.js";
import { type Caller, doWork } from "./caller.js";
import { found, type Outcome } from "./outcome.js";
import { type AskedQuestion, placedPieces } from "./question.js";

interface WishesAsked {
  readonly near?: string | undefined;
  readonly upright?: boolean | undefined;
  readonly prefer?: Taste | undefined;
}

/** How well a solution suits the wishes. */
export interface SolutionTaste {
  /** Where it should be near an arrangement: the pieces that stay, and those that move. */
  readonly near?: { readonly kept: readonly Placement[]; readonly moved: readonly Placement[] };
  readonly prefer?: Taste;
  /** Of what is preferred: how many flips, joints, or shared placements. */
  readonly score?: number;
}

export const hasWishes = ({ near, upright, prefer }: WishesAsked): boolean =>
  near !== undefined || upright === true || prefer !== undefined;

/** The letters of the arrangement to be near to are read like those of pieces placed. */
export function readWishes(asked: WishesAsked, { puzzle, flips }: AskedQuestion): Outcome<Wishes> {
  const { near, upright, prefer } = asked;
  if (near === undefined) return found({ upright, prefer });
  const placed = placedPieces(puzzle, { placed: near }, flips);
  return placed.ok ? found({ near: placed.value, upright, prefer }) : placed;
}

function tasteOf({ tiling, score }: TastyTiling, { near, prefer }: Wishes): SolutionTaste {
  return {
    ...(near === undefined ? {} : { near: comparedWith(tiling, near) }),
    ...(prefer === undefined || score === undefined ? {} : { prefer, score }),
  };
}

interface SolutionToTaste {
  readonly number: number;
  readonly tiling: Tiling;
  readonly taste: SolutionTaste;
}

/** All of them are equally good; at most this many are handed out. */
export async function* solutionsToTaste(
  question: AskedQuestion,
  wishes: Wishes,
  limit: number,
  caller: Caller,
): AsyncGenerator<SolutionToTaste, void, undefined> {
  if (question.obstacle !== undefined) return;
  const { tilingsToTaste } = await import("../core/coach/coach.js");
  const best = await doWork(caller, (options) => tilingsToTaste(question, wishes, options));
  for (const each of best.slice(0, limit)) {
    yield { number: each.rank + 1, tiling: each.tiling, taste: tasteOf(each, wishes) };
  }
}

const idsOf = ({ pieces }: Puzzle, placements: readonly Placement[]): string[] =>
  placements.map(({ piece }) => pieces[piece]?.id ?? "");

export function tasteJson(puzzle: Puzzle, { near, prefer, score }: SolutionTaste): Record<string, unknown> {
  return {
    ...(near === undefined ? {} : { kept: idsOf(puzzle, near.kept), moved: idsOf(puzzle, near.moved) }),
    ...(prefer === undefined ? {} : { prefer, score }),
  };
}

const scoreWords: Readonly<Record<Taste, (score: { readonly count: number }) => Message>> = {
  "fewest-flips": resultsMessages.flipped,
  "most-joints": resultsMessages.joints,
  "fewest-joints": resultsMessages.joints,
  rarest: resultsMessages.shared,
  "most-neighbours": resultsMessages.neighbours,
};

/** What there is to say about a solution to taste; nothing where it only has to stand upright. */
export function tasteWords(puzzle: Puzzle, { near, prefer, score = 0 }: SolutionTaste): Message[] {
  const moves = idsOf(puzzle, near?.moved ?? []);
  const nearLine = moves.length === 0 ? resultsMessages.nothingToMove() : resultsMessages.move({ names: moves });
  return [
    ...(near === undefined ? [] : [nearLine]),
    ...(prefer === undefined ? [] : [scoreWords[prefer]({ count: score })]),
  ];
}
