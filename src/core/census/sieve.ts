/**
 * The sieve: from the sets of a part to those that work, with their figures.
 *
 * The solver counts some of the sets that are left. That tells which target most of them fail, and one meet in the middle
 * for this target alone drops all that fail it. This goes on until it costs more than it saves; then the solver counts
 * the rest one by one. On the classic board, one target drops five in six sets, and ten leave hardly more than work.
 */

import { itemAt } from "../text/list.js";
import { allFixed, type FixedChoices } from "./census-board.js";
import type { CensusHost } from "./census-host.js";
import { countSet } from "./each.js";
import type { Part } from "./family.js";
import { goThrough, secondsOf } from "./go.js";
import type { CensusPlan, Survey } from "./survey.js";
import { type SetFigures, setFigures } from "./tally.js";

/** A set that works, by its place in the part. */
export interface SievedSet {
  readonly place: number;
  readonly figures: SetFigures;
}

/** So many sets are counted to choose the next target: fewer would not see what one in twenty fails. */
const sampleSize = 24;

/** Undefined where the memory was not enough. */
export function sieved(plan: CensusPlan, host: CensusHost, part: Part): SievedSet[] | undefined {
  const sieve = new Sieve(plan, host, part);
  while (sieve.isWorthwhile()) if (!sieve.dropHardest()) return undefined;
  return sieve.rest();
}

class Sieve {
  private live: Uint32Array;
  private readonly working = new Map<number, SetFigures>();
  private readonly targets: readonly FixedChoices[];
  private goSeconds = 0;
  private hardest = 0;

  constructor(
    private readonly plan: CensusPlan,
    private readonly host: CensusHost,
    private readonly part: Part,
  ) {
    const { puzzle } = plan.survey;
    this.live = Uint32Array.from({ length: part.to - part.from }, (_, place) => place);
    this.targets = allFixed(puzzle, new Set(puzzle.fields.keys()));
  }

  /** Counts a sample of the sets that are left: what fails is dropped, and its targets tell the hardest one. */
  isWorthwhile(): boolean {
    if (this.live.length <= 2 * sampleSize) return false;
    const fails = this.targets.map(() => 0);
    const failed = new Set<number>();
    let seconds = 0;
    for (const place of evenlySpread(this.live, sampleSize)) {
      const { counts, isWorking, seconds: own } = this.count(place);
      seconds += own;
      if (isWorking) continue;
      failed.add(place);
      for (const target of failedTargets(this.plan.survey, counts)) fails[target] = itemAt(fails, target) + 1;
    }
    const total = this.live.length;
    this.live = this.live.filter((place) => !failed.has(place));
    this.hardest = fails.indexOf(Math.max(...fails));
    const saved = (itemAt(fails, this.hardest) / sampleSize) * total * (seconds / sampleSize);
    // What is counted to choose the next target is part of the price.
    return saved > this.goSeconds + seconds;
  }

  /** Whether there was memory enough to drop all sets that fail the hardest target. */
  dropHardest(): boolean {
    const { plan, host, part, live } = this;
    const isWhole = live.length === part.to - part.from;
    const result = goThrough(plan.survey, plan, host, {
      part,
      fixed: itemAt(this.targets, this.hardest),
      isCounting: false,
      live: isWhole ? undefined : live,
      limit: plan.limit,
    });
    if (result === undefined) return false;
    this.live = live.filter((_, row) => result.rows[row] !== 0);
    this.goSeconds = secondsOf(result.effort);
    return true;
  }

  rest(): SievedSet[] {
    return Array.from(this.live).flatMap((place) => {
      const figures = this.working.get(place) ?? this.figuresIfWorking(place);
      return figures ? [{ place, figures }] : [];
    });
  }

  private figuresIfWorking(place: number): SetFigures | undefined {
    return this.count(place).isWorking ? this.working.get(place) : undefined;
  }

  private count(place: number) {
    const { survey } = this.plan;
    const found = countSet(survey, this.part.from + place);
    if (found === undefined) throw new Error("a set has no counts");
    const figures = setFigures(found.counts, survey.wanted);
    const isWorking = figures.impossible === 0;
    if (isWorking) this.working.set(place, figures);
    return { ...found, isWorking };
  }
}

const failedTargets = ({ wanted }: Survey, counts: Float64Array): number[] =>
  [...counts.keys()].filter((target) => wanted[target] === true && counts[target] === 0);

/** So many items of a list, evenly spread. */
function evenlySpread<Item>(list: ArrayLike<Item>, count: number): Item[] {
  const items = Array.from(list);
  if (count >= items.length) return items;
  return Array.from({ length: count }, (_, i) => itemAt(items, Math.floor(((i + 0.5) * items.length) / count)));
}
