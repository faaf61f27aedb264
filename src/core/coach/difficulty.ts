/**
 * From a date to how hard it is: a rating from 1 to 5, by what has to be guessed where no technique leads on.
 *
 * The coach plays the date in every way that its techniques and luck allow, from several beginnings. One over its
 * chance of a solution is how often somebody would play before they solve it: the plays. A board's dates are compared with
 * each other, so the rating says in which fifth of a sample of them the date is.
 */

import type { Puzzle, Target } from "../puzzle/puzzle.js";
import { targetCount, targetIndex } from "../puzzle/target.js";
import { tilingsOfAllTargets } from "../solver/all-targets.js";
import type { PlaysJob, WorkOptions } from "../solver/job.js";
import { expectQuestion, expectSetup, type Question, type Setup } from "../solver/question.js";
import { tilingsAsync } from "../solver/tilings.js";
import { expectObject } from "../text/arguments.js";
import { itemAt } from "../text/list.js";
import { isSamePlacement, type Placement, placementsOf } from "../tiling/placement.js";
import { maxSolutions, playing, playsOf, questionAt } from "./plays.js";
import { playsHere } from "./plays-work.js";
import { ratedBoard, type Scale } from "./rated-boards.js";

/** How hard a date is. */
export interface Difficulty {
  /** From 1, the easiest fifth of the board's dates, to 5, the hardest. */
  readonly rating: number;
  /** How often somebody would play before they solve it, by techniques and luck alone. */
  readonly plays: number;
}

/** How the difficulty is worked out. */
export interface DifficultyOptions extends WorkOptions {
  /** Another seed, other dice where cells are equally good to look at; left out: 1. */
  readonly seed?: number | undefined;
  /** The puzzle with all the dates to compare with; left out: the one that is asked about. */
  readonly among?: Puzzle | undefined;
}

/** So many dates of a board are what the others are compared with. */
const sampleSize = 25;
const ratings = 5;

/** Undefined where there are none, or too many. */
async function playsFor(question: Question, { seed, signal }: DifficultyOptions): Promise<number | undefined> {
  return playerFor(question, seed)(question, signal);
}

/** Who plays dates of a setup, one after the other: what comes up again isn't followed twice. */
function playerFor(setup: Setup, seed?: number) {
  const placements = placementsOf(setup.puzzle, { flips: setup.flips });
  const numberOf = numbersOf(placements);
  const player = playing(setup, placements, seed);
  return async (question: Question, signal: WorkOptions["signal"]): Promise<number | undefined> => {
    const rows: number[] = [];
    let solutions = 0;
    for await (const tiling of tilingsAsync(question, { signal })) {
      for (const placement of tiling) {
        if (!question.placed?.some((each) => isSamePlacement(each, placement))) rows.push(numberOf(placement));
      }
      if (++solutions > maxSolutions) return undefined;
    }
    return solutions === 0 ? undefined : playsOf(question, player, Uint32Array.from(rows));
  };
}

/** Tells the number of a placement among these. */
function numbersOf(placements: readonly Placement[]): (placement: Placement) => number {
  const keyOf = ({ piece, orientation, cells }: Placement): string => `${piece} ${orientation} ${cells[0]}`;
  const numbers = new Map(placements.map((placement, number) => [keyOf(placement), number]));
  return (placement) => itemAt([numbers.get(keyOf(placement))], 0);
}

/** So many places, evenly spread over all, and the same every time. */
function spread(all: number, wanted: number): number[] {
  const size = Math.min(wanted, all);
  return Array.from({ length: size }, (_, i) => Math.floor(((i + 0.5) * all) / size));
}

const sampleOf = ({ puzzle }: Setup): number[] => spread(targetCount(puzzle), sampleSize);

function scaleFrom(plays: readonly number[]): Scale {
  const sorted = [...plays].sort((a, b) => a - b);
  return Array.from({ length: ratings - 1 }, (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / ratings)] ?? 0);
}

const known = { flips: new WeakMap<Puzzle, Promise<Scale>>(), noFlips: new WeakMap<Puzzle, Promise<Scale>>() };

async function measuredScale(setup: Setup, { among, seed, signal }: DifficultyOptions): Promise<Scale> {
  const bare = { puzzle: among ?? setup.puzzle, flips: setup.flips };
  const written = seed === undefined ? ratedBoard(bare)?.scale : undefined;
  if (written !== undefined) return written;
  const playsAt = playerFor(bare, seed);
  const plays: number[] = [];
  for (const index of sampleOf(bare)) plays.push((await playsAt(questionAt(bare, index), signal)) ?? Number.NaN);
  return scaleFrom(plays.filter((each) => !Number.isNaN(each)));
}

/** The same, where the plays of all targets are known. */
export const scaleAmong = (setup: Setup, plays: readonly (number | undefined)[]): Scale =>
  scaleFrom(sampleOf(setup).flatMap((index) => plays[index] ?? []));

/** It's the same for every date of a board, and so is kept. */
function scaleOf(setup: Setup, options: DifficultyOptions): Promise<Scale> {
  if (options.seed !== undefined) return measuredScale(setup, options);
  const scales = setup.flips === false ? known.noFlips : known.flips;
  const { among = setup.puzzle } = options;
  const scale = scales.get(among) ?? measuredScale(setup, options);
  scales.set(among, scale);
  // Who was stopped tells nobody anything: the next one measures again.
  scale.catch(() => scales.delete(among));
  return scale;
}

/** In plays of a typical date. By these, the catalogue has boards of every rating, and the classic one is in the middle. */
const boardScale: Scale = [150, 330, 800, 1500];

/**
 * How hard a whole board is: a rating from 1 to 5, by the geometric mean of some of its targets. Unlike dates, boards
 * are not compared with each other, but by a scale that is the same for all. Undefined where there is no telling.
 */
export async function difficultyOfBoard(
  setup: Setup,
  targets: readonly number[],
  sample: number,
  { seed, signal }: DifficultyOptions = {},
): Promise<Difficulty | undefined> {
  const playsAt = playerFor(setup, seed);
  const logs: number[] = [];
  for (const place of spread(targets.length, sample)) {
    const plays = await playsAt(questionAt(setup, itemAt(targets, place)), signal);
    if (plays !== undefined) logs.push(Math.log(plays));
  }
  if (logs.length === 0) return undefined;
  return rated(Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length), boardScale);
}

const rated = (plays: number, scale: Scale): Difficulty => ({
  plays,
  rating: 1 + scale.filter((limit) => plays >= limit).length,
});

/**
 * Works out how hard a date is. Returns undefined if the date has no solution, or too many to work through.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * (await difficultyOf(question))?.rating; // → 2
 * ```
 */
export async function difficultyOf(
  question: Question,
  options: DifficultyOptions = {},
): Promise<Difficulty | undefined> {
  expectQuestion(question);
  expectObject(options, "options");
  const plays = await playsFor(question, options);
  return plays === undefined ? undefined : rated(plays, await scaleOf(question, options));
}

/**
 * The ratings of some targets, one after the other: undefined for those without. What is known of one helps with the next,
 * and boards that take long are in a book.
 */
export async function* ratingsOf(
  setup: Setup,
  targets: readonly Target[],
  options: Pick<WorkOptions, "signal"> = {},
): AsyncGenerator<number | undefined> {
  const written = ratedBoard(setup);
  const playsAt = written === undefined ? playerFor(setup) : undefined;
  for (const target of targets) {
    const index = targetIndex(setup.puzzle, target);
    const plays = await playsAt?.(questionAt(setup, index), options.signal);
    if (plays !== undefined) yield rated(plays, await scaleOf(setup, options)).rating;
    else yield written?.ratings[index] || undefined;
  }
}

/**
 * Works out how hard every target of a puzzle is, by `targetIndex`: undefined for those without a rating.
 *
 * @example
 * ```ts
 * const all = await difficultyOfTargets({ puzzle: cataloguePuzzle("classic") });
 * all.length; // → 372
 * ```
 */
export async function difficultyOfTargets(
  setup: Setup,
  options: DifficultyOptions = {},
): Promise<(Difficulty | undefined)[]> {
  expectSetup(setup);
  const all = await tilingsOfAllTargets(setup, options);
  const { placements, byTarget } = all.numbered();
  const yields = { kind: "targets", targets: targetCount(setup.puzzle) } as const;
  const job: PlaysJob = { setup, placements, rows: byTarget, seed: options.seed, yields };
  const { counts } = await (options.pool?.rate?.(job, options) ?? playsHere(job, options));
  const plays = [...counts].map((each) => each || undefined);
  const isScaled = options.among !== undefined || (options.seed === undefined && ratedBoard(setup) !== undefined);
  const scale = await (isScaled ? scaleOf(setup, options) : scaleAmong(setup, plays));
  return plays.map((each) => (each === undefined ? undefined : rated(each, scale)));
}
