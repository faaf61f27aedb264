/**
 * From the days of a year to one solution for each, so that from morning to morning the fewest pieces are moved in all.
 *
 * A shortest path through layers: a layer for each day, with all solutions of that day; the way from one solution to the
 * next costs as many steps as pieces lie differently. Every placement has a number, and for every number the solutions of
 * the day before are listed that have it. So a solution is compared only with those that it shares a piece with; all
 * others cost the same, and of them the one that was cheapest to reach is as good as any.
 */

import type { Target } from "../puzzle/puzzle.js";
import { targetAt, targetCells, targetCount, targetIndex } from "../puzzle/target.js";
import { tilingsOfAllTargets } from "../solver/all-targets.js";
import type { WorkOptions } from "../solver/job.js";
import type { Setup } from "../solver/question.js";
import { expectSetup } from "../solver/question.js";
import { inSolutionOrder } from "../solver/solution-order.js";
import { tilingsAsync } from "../solver/tilings.js";
import { expectList } from "../text/arguments.js";
import { itemAt } from "../text/list.js";
import { comparedWith } from "../tiling/measures.js";
import type { Placement, Tiling } from "../tiling/placement.js";

/** The solution of a day, and what is moved for it. */
export interface LazyDay {
  readonly tiling: Tiling;
  /** Its place in the order of the day's solutions, counting from 0. */
  readonly rank: number;
  /** The pieces that lie otherwise than the day before, as they lie now; of the first day all. */
  readonly moved: readonly Placement[];
}

/** A solution for each day, with the fewest moves in all. */
export interface LazyYear {
  /** Undefined for days without a solution: the board is left as it is. */
  readonly days: readonly (LazyDay | undefined)[];
  /** How many pieces are moved in all after the first day. */
  readonly moves: number;
}

/** One day's solutions, and the cheapest way to each. */
interface Layer {
  readonly tilings: readonly Tiling[];
  /** Fewest moves from the first day on. */
  readonly cost: Float64Array;
  /** Which solution of the layer before it is best reached from. */
  readonly from: Int32Array;
}

/** No lattice has more orientations. */
const maxOrientations = 12;

/** A number for every placement of a puzzle. */
const numberer =
  ({ puzzle }: Setup) =>
  ({ piece, orientation, cells }: Placement): number =>
    (piece * maxOrientations + orientation) * puzzle.board.cells.length + itemAt(cells, 0);

type NumberOf = ReturnType<typeof numberer>;

/** By number of a placement: the solutions that have it. */
function listsOf(tilings: readonly Tiling[], numberOf: NumberOf): Map<number, number[]> {
  const lists = new Map<number, number[]>();
  for (const [i, tiling] of tilings.entries()) {
    for (const placement of tiling) {
      const number = numberOf(placement);
      const list = lists.get(number);
      if (list === undefined) lists.set(number, [i]);
      else list.push(i);
    }
  }
  return lists;
}

function cheapest(cost: Float64Array): number {
  let best = 0;
  for (let i = 1; i < cost.length; i++) if ((cost[i] ?? 0) < (cost[best] ?? 0)) best = i;
  return best;
}

/** Finds the cheapest way from a layer to any solution of the next. */
class Crossing {
  private readonly lists: Map<number, number[]>;
  private readonly kept: Uint8Array;
  private readonly anywhere: number;

  constructor(
    private readonly before: Layer,
    private readonly numberOf: NumberOf,
  ) {
    this.lists = listsOf(before.tilings, numberOf);
    this.kept = new Uint8Array(before.tilings.length);
    this.anywhere = cheapest(before.cost);
  }

  to(tiling: Tiling): { readonly cost: number; readonly from: number } {
    const shared = this.sharing(tiling);
    let from = this.anywhere;
    let cost = this.costOf(from) - (this.kept[from] ?? 0);
    for (const i of shared) {
      const next = this.costOf(i) - (this.kept[i] ?? 0);
      if (next < cost || (next === cost && i < from)) [cost, from] = [next, i];
    }
    for (const i of shared) this.kept[i] = 0;
    return { cost: cost + tiling.length, from };
  }

  private costOf(i: number): number {
    return this.before.cost[i] ?? 0;
  }

  /** The solutions before that have a piece in common with this one; how many is noted. */
  private sharing(tiling: Tiling): number[] {
    const shared: number[] = [];
    for (const placement of tiling) {
      for (const i of this.lists.get(this.numberOf(placement)) ?? []) {
        if (this.kept[i] === 0) shared.push(i);
        this.kept[i] = (this.kept[i] ?? 0) + 1;
      }
    }
    return shared;
  }
}

function nextLayer(before: Layer | undefined, tilings: readonly Tiling[], numberOf: NumberOf): Layer {
  const layer = { tilings, cost: new Float64Array(tilings.length), from: new Int32Array(tilings.length) };
  if (before === undefined) return layer;
  const crossing = new Crossing(before, numberOf);
  for (const [i, tiling] of tilings.entries()) {
    const { cost, from } = crossing.to(tiling);
    layer.cost[i] = cost;
    layer.from[i] = from;
  }
  return layer;
}

/** One search for all targets is worth it unless most of them are of no day. */
const maxTargetsPerDay = 8;

/** By index of a target: its solutions, in their order. */
type Solutions = Map<number, Tiling[]>;

async function allTogether(setup: Setup, wanted: ReadonlySet<number>, options: WorkOptions): Promise<Solutions> {
  const all = await tilingsOfAllTargets(setup, options);
  const found: Solutions = new Map();
  for (let i = 0; i < all.length; i++) {
    const target = all.targetIndex(i);
    if (!wanted.has(target)) continue;
    const list = found.get(target);
    if (list === undefined) found.set(target, [all.tiling(i)]);
    else list.push(all.tiling(i));
  }
  return new Map([...found].map(([target, list]) => [target, inSolutionOrder(list)]));
}

async function oneByOne(setup: Setup, wanted: ReadonlySet<number>, options: WorkOptions): Promise<Solutions> {
  const found: Solutions = new Map();
  for (const index of wanted) {
    const list: Tiling[] = [];
    const uncovered = targetCells(setup.puzzle, targetAt(setup.puzzle, index));
    for await (const tiling of tilingsAsync({ ...setup, uncovered }, { signal: options.signal })) list.push(tiling);
    found.set(index, list);
    options.onProgress?.({ done: found.size / wanted.size, found: list.length });
  }
  return found;
}

function solutionsOfDays(setup: Setup, days: readonly number[], options: WorkOptions): Promise<Solutions> {
  const wanted = new Set(days);
  const isWorthIt = targetCount(setup.puzzle) <= maxTargetsPerDay * wanted.size;
  return (isWorthIt ? allTogether : oneByOne)(setup, wanted, options);
}

/** The solutions along the cheapest way, from the last layer back to the first. */
function wayBack(layers: readonly Layer[]): number[] {
  const way: number[] = [];
  let at = layers.length === 0 ? 0 : cheapest(itemAt(layers, layers.length - 1).cost);
  for (const layer of layers.toReversed()) {
    way.unshift(at);
    at = itemAt(layer.from, at);
  }
  return way;
}

function dayOf(layer: Layer, rank: number, before: Tiling | undefined): LazyDay {
  const tiling = itemAt(layer.tilings, rank);
  return { tiling, rank, moved: before === undefined ? tiling : comparedWith(tiling, before).moved };
}

/**
 * Finds a solution for each day, so that the fewest pieces are moved in all. Days are targets, in their order.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const days = [24, 25, 26].map((day) => unwrap(targetFromDate(puzzle, { month: 12, day })));
 * (await lazyYear({ puzzle }, days)).moves; // → 6
 * ```
 */
export async function lazyYear(setup: Setup, days: readonly Target[], options: WorkOptions = {}): Promise<LazyYear> {
  expectSetup(setup);
  expectList(days, "days");
  const numberOf = numberer(setup);
  const layers: Layer[] = [];
  const layerOfDay: (number | undefined)[] = [];
  const indexes = days.map((target) => targetIndex(setup.puzzle, target));
  const solutions = await solutionsOfDays(setup, indexes, options);
  for (const index of indexes) {
    const tilings = solutions.get(index) ?? [];
    layerOfDay.push(tilings.length === 0 ? undefined : layers.length);
    if (tilings.length > 0) layers.push(nextLayer(layers[layers.length - 1], tilings, numberOf));
  }
  const way = wayBack(layers);
  const found = layers.map((layer, i) => {
    const before = layers[i - 1];
    return dayOf(layer, itemAt(way, i), before && itemAt(before.tilings, itemAt(way, i - 1)));
  });
  return {
    days: layerOfDay.map((layer) => (layer === undefined ? undefined : itemAt(found, layer))),
    moves: found.slice(1).reduce((sum, { moved }) => sum + moved.length, 0),
  };
}
