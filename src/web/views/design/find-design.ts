/** Searches for better designs, in a worker. */

import { fillBoard } from "../../../core/design/fill-board.js";
import type { DesignFigures } from "../../../core/design/goals.js";
import { type RankedIdea, rankIdeas } from "../../../core/design/ideas.js";
import { layLabels } from "../../../core/design/lay-labels.js";
import type { DesignGoal } from "../../../core/names.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import type { Call } from "../../../rpc/request-messages.js";

export interface DesignOrder {
  readonly task: "swap" | "fill" | "labels";
  readonly puzzle: Puzzle;
  readonly goal: DesignGoal;
  readonly seed: number;
  /** Which share of all single changes, for several workers. */
  readonly part?: { readonly index: number; readonly of: number };
}

/** The best changes, or a whole puzzle. */
export interface DesignFinding {
  readonly ideas?: readonly RankedIdea[];
  readonly puzzle?: Puzzle;
  readonly figures?: DesignFigures;
}

const maxIdeas = 8;

export async function findDesign(
  { task, puzzle, goal, seed, part }: DesignOrder,
  call: Call<number>,
): Promise<DesignFinding> {
  const onProgress = ({ done }: { readonly done: number }): void => call.onProgress(done);
  if (task === "swap") return { ideas: (await rankIdeas(puzzle, goal, { onProgress, part })).ideas.slice(0, maxIdeas) };
  if (task === "labels") return layLabels(puzzle, goal, { onProgress, seed });
  const { loadKnownSets } = await import("../../../formats/known-sets.js");
  const known = await loadKnownSets().catch(() => undefined);
  return (await fillBoard(puzzle, goal, { onProgress, seed, known })) ?? {};
}
