/**
 * From the days of a year to one solution for each, so that you move as few pieces as possible from morning to morning.
 *
 * A shortest path through layers: a layer for each day, with all solutions of that day. The way from one solution to the
 * next costs as many steps as pieces are moved.
 */

import type { Target } from "../puzzle/puzzle.js";
import { targetIndex } from "../puzzle/target.js";
import type { WorkOptions } from "../solver/job.js";
import { numberedTilings, tilingNumbered } from "../solver/numbered-tilings.js";
import type { Setup } from "../solver/question.js";
import { expectSetup } from "../solver/question.js";
import { expectList, expectObject } from "../text/arguments.js";
import { itemAt } from "../text/list.js";
import { comparedWith } from "../tiling/measures.js";
import type { Placement, Tiling } from "../tiling/placement.js";
import { cheapest, type DayLayer, nextLayer } from "./crossing.js";
import { coachSlices } from "./solutions.js";

/** The solution of a day, and what is moved for it. */
export interface LazyDay {
  readonly tiling: Tiling;
  /** Its place in the order of the day's solutions, counting from 0. */
  readonly rank: number;
  /** The pieces that moved since the day before, where they are now; all on the first day. */
  readonly moved: readonly Placement[];
}

/** A solution for each day, with the fewest moves in all. */
export interface LazyYear {
  /** Undefined for days without a solution: the board is left as it is. */
  readonly days: readonly (LazyDay | undefined)[];
  /** How many pieces are moved in all after the first day. */
  readonly moves: number;
}

/** The solutions along the cheapest way, from the last layer back to the first. */
function wayBack(layers: readonly DayLayer[]): number[] {
  const way: number[] = [];
  let at = layers.length === 0 ? 0 : cheapest(itemAt(layers, layers.length - 1).cost);
  for (const layer of layers.toReversed()) {
    way.unshift(at);
    at = itemAt(layer.from, at);
  }
  return way;
}

/** Half of the work is to find all solutions, half to compare them. */
const firstHalf = ({ onProgress, ...options }: WorkOptions): WorkOptions => ({
  ...options,
  onProgress: onProgress && (({ done, found }) => onProgress({ done: done / 2, found })),
});

/**
 * Finds a solution for each day, so that you move as few pieces as possible. Days are targets, in their order.
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
  expectObject(options, "options");
  const indexes = days.map((target) => targetIndex(setup.puzzle, target));
  const all = await numberedTilings(setup, new Set(indexes), firstHalf(options));
  const slices = coachSlices(options.signal);
  const layers: DayLayer[] = [];
  const layerOfDay: (number | undefined)[] = [];
  for (const index of indexes) {
    const rows = all.byTarget.get(index);
    layerOfDay.push(rows === undefined ? undefined : layers.length);
    if (rows !== undefined) layers.push(nextLayer(layers[layers.length - 1], rows, all.size, all.placements.length));
    options.onProgress?.({ done: (1 + layerOfDay.length / days.length) / 2, found: layers.length });
    await slices.rest();
  }
  const way = wayBack(layers);
  const tilings = layers.map(({ rows }, i) => tilingNumbered(all, rows, itemAt(way, i), setup.placed));
  const found = tilings.map((tiling, i): LazyDay => {
    const before = tilings[i - 1];
    return { tiling, rank: itemAt(way, i), moved: before === undefined ? tiling : comparedWith(tiling, before).moved };
  });
  return {
    days: layerOfDay.map((layer) => (layer === undefined ? undefined : itemAt(found, layer))),
    moves: found.slice(1).reduce((sum, { moved }) => sum + moved.length, 0),
  };
}
