/** From spots of a map to their counts, by the workers: in one search for all targets, or date by date where that is faster. */

import type { Puzzle, Target } from "../../../core/puzzle/puzzle.js";
import { targetCells, targetIndex } from "../../../core/puzzle/target.js";
import { countTargets, countTilings } from "../../../core/solver/counts.js";
import type { WorkOptions } from "../../../core/solver/job.js";
import type { AppContext } from "../../context.js";
import type { Check, Store } from "../../storage.js";
import { showsYear } from "./slice.js";

/** Counts by target; undefined for what is not known yet. */
export type CountLookup = (target: Target) => number | undefined;

/** What is told while counting goes on. */
export interface Counting {
  readonly counts: CountLookup;
  /** From 0 to 1; 1 when all is known. */
  readonly done: number;
}

const shelf = "counts";
/** By key, for as long as the page lives. */
const remembered = new Map<string, ReadonlyMap<number, number>>();

/** Another board, other pieces or another order of weekdays make other counts, whatever the puzzle is called. */
export function fingerprint({ board, fields, pieces, lattice }: Puzzle): string {
  const text = JSON.stringify([lattice, board.cells, fields, pieces]);
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (hash >>> 0).toString(36);
}

const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => Number.isSafeInteger(part) && (part as number) >= 0);

/** Kept as pairs of a target's index and its count. */
export const readCounts: Check<ReadonlyMap<number, number>> = (found) =>
  Array.isArray(found) && found.every(isPair) ? new Map(found) : undefined;

/** If storage fails, we simply count again. */
async function recalled(store: Store, key: string): Promise<ReadonlyMap<number, number> | undefined> {
  const known = remembered.get(key) ?? (await store.read(shelf, key, readCounts).catch(() => undefined));
  if (known !== undefined) remembered.set(key, known);
  return known;
}

async function keep(store: Store, key: string, counts: ReadonlyMap<number, number>): Promise<void> {
  remembered.set(key, counts);
  await store.write(shelf, key, [...counts]).catch(() => undefined);
}

export interface CountJob {
  readonly puzzle: Puzzle;
  /** The targets that are wanted. */
  readonly targets: readonly Target[];
}

type Tell = (counting: Counting) => void;

const countsIn =
  (puzzle: Puzzle, known: ReadonlyMap<number, number>): CountLookup =>
  (target) =>
    known.get(targetIndex(puzzle, target));

async function jointly({ puzzle }: CountJob, options: WorkOptions, tell: Tell): Promise<Map<number, number>> {
  const none = countsIn(puzzle, new Map());
  const onProgress = ({ done }: { done: number }): void => tell({ counts: none, done: Math.min(done, 0.999) });
  const counts = await countTargets({ puzzle }, { ...options, onProgress });
  return new Map(counts.entries());
}

/** The ones known so far are told after each. */
async function oneByOne(
  { puzzle, targets }: CountJob,
  before: ReadonlyMap<number, number>,
  options: WorkOptions,
  found: (known: ReadonlyMap<number, number>) => void,
): Promise<Map<number, number>> {
  const known = new Map(before);
  for (const target of targets) {
    const index = targetIndex(puzzle, target);
    if (!known.has(index))
      known.set(index, await countTilings({ puzzle, uncovered: targetCells(puzzle, target) }, options));
    found(known);
  }
  return known;
}

/** Boards with a year have a hundred times as many targets, and dates that take about a second each. */
export async function countSpots(context: AppContext, job: CountJob, signal: AbortSignal, tell: Tell): Promise<void> {
  const { store, solver } = context;
  const { puzzle, targets } = job;
  const key = `${puzzle.id}/${fingerprint(puzzle)}`;
  const options = { pool: solver.long, signal };
  const share = (known: ReadonlyMap<number, number>): number =>
    targets.filter((target) => known.has(targetIndex(puzzle, target))).length / Math.max(1, targets.length);
  const tellKnown = (known: ReadonlyMap<number, number>): void => {
    if (!signal.aborted) tell({ counts: countsIn(puzzle, new Map(known)), done: share(known) });
  };
  const before = (await recalled(store, key)) ?? new Map<number, number>();
  if (before.size > 0) tellKnown(before);
  if (share(before) === 1 || signal.aborted) return;
  const known = showsYear(puzzle)
    ? await oneByOne(job, before, options, (some) => {
        remembered.set(key, new Map(some));
        tellKnown(some);
      })
    : await jointly(job, options, (counting) => signal.aborted || tell(counting));
  await keep(store, key, known);
  tellKnown(known);
}
