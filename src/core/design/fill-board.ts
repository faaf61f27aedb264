/**
 * From a board to a set of pieces with which every date works, by chance and by swaps: pieces are swapped one by one, and
 * what leaves more dates without a solution is taken back. Some sets lead nowhere, and then another is begun. Where a
 * census has surveyed the board, its sets are the ones to begin with.
 */

import type { DesignGoal } from "../names.js";
import type { Piece, Puzzle } from "../puzzle/puzzle.js";
import type { WorkOptions } from "../solver/job.js";
import { randomFrom } from "../solver/shuffle.js";
import { throwIfStopped } from "../solver/stop.js";
import { itemAt } from "../text/list.js";
import { byGoal, type DesignFigures, judgedTargets } from "./goals.js";
import { figuresOfPuzzle } from "./ideas.js";
import { type KnownSets, knownBeginnings } from "./known-sets.js";
import { palette, pieceSizesOf, swappedPieces, withPiece } from "./piece-sets.js";

/** A set that was found, as the puzzle with it. */
export interface FilledBoard {
  readonly puzzle: Puzzle;
  readonly figures: DesignFigures;
  /** How many sets were looked at. */
  readonly tried: number;
}

export interface FillOptions extends WorkOptions {
  readonly seed?: number | undefined;
  /** How many sets are looked at. */
  readonly tries?: number | undefined;
  /** What a census knows. */
  readonly known?: KnownSets | undefined;
}

const defaultTries = 400;
/** So many swaps in vain, and another set is begun. */
const patience = 40;

type Random = () => number;

const oneOf = <Item>(list: readonly Item[], random: Random): Item => itemAt(list, Math.floor(random() * list.length));

/** Different pieces as long as there are any. */
function randomSet({ lattice }: Puzzle, sizes: readonly number[], random: Random): Piece[] {
  const used = new Set<string>();
  let pieces: Piece[] = [];
  for (const size of sizes) {
    const all = palette(lattice, size);
    const fresh = all.filter(({ id }) => !used.has(id));
    const piece = oneOf(fresh.length > 0 ? fresh : all, random);
    used.add(piece.id);
    pieces = withPiece(lattice, pieces, piece, true);
  }
  return pieces;
}

/** One piece becomes another of its size that the set hasn't got, if there is one. */
function randomSwap(puzzle: Puzzle, random: Random): Piece[] {
  const place = Math.floor(random() * puzzle.pieces.length);
  const { shape } = itemAt(puzzle.pieces, place);
  const taken = new Set(puzzle.pieces.map(({ id }) => id));
  const all = palette(puzzle.lattice, shape.length);
  const fresh = all.filter(({ id }) => !taken.has(id));
  return swappedPieces(puzzle, place, oneOf(fresh.length > 0 ? fresh : all, random));
}

interface Found {
  readonly puzzle: Puzzle;
  readonly figures: DesignFigures;
}

class Filling {
  private readonly random: Random;
  private readonly judged: readonly number[];
  private readonly better: ReturnType<typeof byGoal>;
  best: Found | undefined;
  tried = 0;

  constructor(
    private readonly board: Puzzle,
    private readonly goal: DesignGoal,
    private readonly options: FillOptions,
  ) {
    this.random = randomFrom(options.seed ?? 1);
    this.judged = judgedTargets(board);
    this.better = byGoal(goal);
  }

  get isOver(): boolean {
    const { tries = defaultTries } = this.options;
    return this.tried >= tries || (this.goal === "works" && this.best?.figures.impossible === 0);
  }

  private async look(pieces: readonly Piece[]): Promise<Found> {
    throwIfStopped(this.options.signal);
    const puzzle = { ...this.board, pieces };
    const figures = await figuresOfPuzzle(puzzle, this.goal, { ...this.options, judged: this.judged });
    this.tried++;
    if (this.best === undefined || this.better(figures, this.best.figures) < 0) this.best = { puzzle, figures };
    this.options.onProgress?.({ done: this.tried / (this.options.tries ?? defaultTries), found: this.tried });
    return { puzzle, figures };
  }

  /** Looks at what a census knows, and goes on from the best of it. Says whether every date works then. */
  async climbFromKnown(): Promise<boolean> {
    const { known, seed = 1 } = this.options;
    const sets = known && knownBeginnings(this.board, this.goal, known, { seed, random: this.random });
    for (const pieces of sets ?? []) if (!this.isOver) await this.look(pieces);
    if (this.best !== undefined) await this.climb(this.best);
    return this.best?.figures.impossible === 0;
  }

  async climbFromChance(sizes: readonly number[]): Promise<void> {
    await this.climb(await this.look(randomSet(this.board, sizes, this.random)));
  }

  /** From a set of pieces uphill, until nothing has helped for a while. */
  private async climb(start: Found): Promise<void> {
    let here = start;
    for (let inVain = 0; inVain < patience && !this.isOver; inVain++) {
      const next = await this.look(randomSwap(here.puzzle, this.random));
      const difference = this.better(next.figures, here.figures);
      if (difference < 0) inVain = 0;
      if (difference <= 0) here = next;
    }
  }
}

/**
 * Finds a set of pieces for a board, all of which may be flipped: for the goal "works" the first with which every date has
 * a solution, for others the best it meets. Undefined where there are no such pieces at all.
 */
export async function fillBoard(
  board: Puzzle,
  goal: DesignGoal,
  options: FillOptions = {},
): Promise<FilledBoard | undefined> {
  const sizes = pieceSizesOf(board);
  if (sizes.length === 0) return undefined;
  const filling = new Filling(board, goal, options);
  if (!(await filling.climbFromKnown())) while (!filling.isOver) await filling.climbFromChance(sizes);
  return filling.best && { ...filling.best, tried: filling.tried };
}
