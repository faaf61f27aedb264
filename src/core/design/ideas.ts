/** From a puzzle to every single change worth a thought, and from each to its exact figures, the best for a goal first. */

import { latticeNamed } from "../lattice/lattice.js";
import { orientationsOf, type Shape } from "../lattice/shape.js";
import type { DesignGoal } from "../names.js";
import type { Piece, Puzzle } from "../puzzle/puzzle.js";
import { countTargets } from "../solver/counts.js";
import type { WorkOptions } from "../solver/job.js";
import { throwIfStopped } from "../solver/stop.js";
import { itemAt } from "../text/list.js";
import { byGoal, type DesignFigures, designFigures, flipsForGoal, judgedTargets } from "./goals.js";
import { canCountLabels, countLabels, exchanged, labelPlaces } from "./label-counts.js";
import { othersFor, swappedPieces } from "./piece-sets.js";

/** A single change: another shape for a piece, another rule for flips, or two cells that exchange their labels. */
export type DesignIdea =
  | { readonly kind: "swap"; readonly piece: number; readonly id: string; readonly shape: Shape }
  | { readonly kind: "flip"; readonly piece: number; readonly mayFlip: boolean }
  | { readonly kind: "exchange"; readonly cells: readonly [number, number] };

/**
 * The kinds of single changes that are ranked.
 *
 * @example
 * ```ts
 * ideaKinds.join(", "); // → swap, flip, exchange
 * ```
 */
export const ideaKinds = ["swap", "flip", "exchange"] as const;
export type IdeaKind = (typeof ideaKinds)[number];

/** A change, and the figures of the puzzle after it. */
export interface RankedIdea {
  readonly idea: DesignIdea;
  readonly figures: DesignFigures;
}

/** What a puzzle is like, and what would be better or worse. */
export interface Ranking {
  readonly now: DesignFigures;
  /** The best first. */
  readonly ideas: readonly RankedIdea[];
}

export interface RankOptions extends WorkOptions {
  readonly kinds?: readonly IdeaKind[] | undefined;
  /** Only every so-manieth change, from the given one: for threads that share them out. Exchanges belong to the first. */
  readonly part?: { readonly index: number; readonly of: number } | undefined;
}

export const swapIdeas = (puzzle: Puzzle): DesignIdea[] =>
  puzzle.pieces.flatMap((piece, place) =>
    othersFor(puzzle, piece).map(({ id, shape }): DesignIdea => ({ kind: "swap", piece: place, id, shape })),
  );

/** Whether a piece looks different from its other side. */
const hasTwoSides = ({ lattice }: Puzzle, { shape }: Piece): boolean =>
  orientationsOf(latticeNamed(lattice), shape, true).length >
  orientationsOf(latticeNamed(lattice), shape, false).length;

export const flipIdeas = (puzzle: Puzzle): DesignIdea[] =>
  puzzle.pieces.flatMap((piece, place): DesignIdea[] =>
    hasTwoSides(puzzle, piece) ? [{ kind: "flip", piece: place, mayFlip: !piece.mayFlip }] : [],
  );

/** Every two cells, one of which at least has a label. */
export function exchangeIdeas({ board: { cells } }: Puzzle): DesignIdea[] {
  return cells.flatMap((a) =>
    cells
      .slice(a.index + 1)
      .filter((b) => a.id !== null || b.id !== null)
      .map((b): DesignIdea => ({ kind: "exchange", cells: [a.index, b.index] })),
  );
}

/** The puzzle after a change of its pieces. */
export function withIdea(puzzle: Puzzle, idea: DesignIdea): Puzzle {
  if (idea.kind === "swap") return { ...puzzle, pieces: swappedPieces(puzzle, idea.piece, idea) };
  if (idea.kind === "exchange") return withExchange(puzzle, idea.cells);
  const pieces = puzzle.pieces.map((piece, i) => (i === idea.piece ? { ...piece, mayFlip: idea.mayFlip } : piece));
  return { ...puzzle, pieces };
}

function withExchange(puzzle: Puzzle, [a, b]: readonly [number, number]): Puzzle {
  const { cells } = puzzle.board;
  const [first, second] = [itemAt(cells, a).id, itemAt(cells, b).id];
  const moved = (cell: number): number => (cell === a ? b : cell === b ? a : cell);
  return {
    ...puzzle,
    board: {
      ...puzzle.board,
      cells: cells.map((cell) =>
        cell.index === a ? { ...cell, id: second } : cell.index === b ? { ...cell, id: first } : cell,
      ),
    },
    fields: puzzle.fields.map((field) => ({
      ...field,
      choices: field.choices.map((choice) => ({ ...choice, cells: choice.cells.map(moved) })),
    })),
  };
}

/** The figures of a puzzle, by one search. */
export async function figuresOfPuzzle(
  puzzle: Puzzle,
  goal: DesignGoal,
  options: WorkOptions & { readonly judged?: readonly number[] } = {},
): Promise<DesignFigures> {
  const { judged = judgedTargets(puzzle), signal } = options;
  // Not by a pool: many short searches are better shared out one by one, see `part`.
  const counts = await countTargets({ puzzle, flips: flipsForGoal(goal) }, { signal });
  return designFigures(
    counts.reduce((sum, count) => sum + count, 0),
    judged.map((target) => counts[target] ?? 0),
  );
}

/** More fields would make the one search for all exchanges take far longer than everything else. */
const maxFieldsRanked = 2;

async function rankedExchanges(puzzle: Puzzle, goal: DesignGoal, options: WorkOptions): Promise<RankedIdea[]> {
  const places = labelPlaces(puzzle);
  if (places === undefined || puzzle.fields.length > maxFieldsRanked || !canCountLabels(puzzle)) return [];
  const { signal, pool } = options;
  const counts = await countLabels(puzzle, { signal, pool, flips: flipsForGoal(goal) });
  return exchangeIdeas(puzzle).flatMap((idea) =>
    idea.kind === "exchange" ? [{ idea, figures: counts.figures(exchanged(places, ...idea.cells)) }] : [],
  );
}

async function rankedPieces(
  puzzle: Puzzle,
  goal: DesignGoal,
  ideas: readonly DesignIdea[],
  options: WorkOptions,
): Promise<RankedIdea[]> {
  const judged = judgedTargets(puzzle);
  const ranked: RankedIdea[] = [];
  for (const idea of ideas) {
    throwIfStopped(options.signal);
    ranked.push({ idea, figures: await figuresOfPuzzle(withIdea(puzzle, idea), goal, { ...options, judged }) });
    options.onProgress?.({ done: ranked.length / ideas.length, found: ranked.length });
  }
  return ranked;
}

/** Ranks every single change of a puzzle by a goal, each with its exact figures. */
export async function rankIdeas(puzzle: Puzzle, goal: DesignGoal, options: RankOptions = {}): Promise<Ranking> {
  const { kinds = ideaKinds, part = { index: 0, of: 1 } } = options;
  // Without flips, it makes no difference which pieces could be flipped.
  const flips = kinds.includes("flip") && goal !== "no-flips" ? flipIdeas(puzzle) : [];
  const everyOne = [...(kinds.includes("swap") ? swapIdeas(puzzle) : []), ...flips];
  const ofPieces = everyOne.filter((_, i) => i % part.of === part.index);
  const now = await figuresOfPuzzle(puzzle, goal, options);
  const exchanges = kinds.includes("exchange") && part.index === 0 ? await rankedExchanges(puzzle, goal, options) : [];
  const better = byGoal(goal);
  const all = [...(await rankedPieces(puzzle, goal, ofPieces, options)), ...exchanges];
  return { now, ideas: all.sort((a, b) => better(a.figures, b.figures)) };
}
