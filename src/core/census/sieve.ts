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

/**
 * The next target is chosen by so many sets: fewer would not see what one in a hundred fails. They cost little, since those
 * that work have to be counted anyway.
 */
const sampleSize = 192;
/** Multiples of it are spread evenly over what is left, and hardly ever the same again. */
const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** Undefined where the memory was not enough. */
export function sieved(plan: CensusPlan, host: CensusHost, part: Part): SievedSet[] | undefined {
  const sieve = new Sieve(plan, host, part);
  while (sieve.isWorthwhile()) if (!sieve.dropHardest()) return undefined;
  return sieve.rest();
}

class Sieve {
  /** The places of the sets that may still work. */
  private live: Uint32Array;
  private readonly working = new Map<number, SetFigures>();
  private readonly targets: readonly FixedChoices[];
  private goSeconds = 0;
  private hardest = 0;
  /** By set that was counted and has survived since: the targets that it fails. */
  private sample: (readonly number[])[] = [];
  /** How often a set was chosen for it, how many have been counted, and about how many seconds that took. */
  private draws = 0;
  private drawn = 0;
  private drawnSeconds = 0;

  constructor(
    private readonly plan: CensusPlan,
    private readonly host: CensusHost,
    private readonly part: Part,
  ) {
    const { puzzle } = plan.survey;
    this.live = Uint32Array.from({ length: part.to - part.from }, (_, place) => place);
    this.targets = allFixed(puzzle, new Set(puzzle.fields.keys()));
  }

  /** Chooses the target that most of a sample fail, and tells whether it saves more than it costs. */
  isWorthwhile(): boolean {
    if (this.live.length <= 2 * sampleSize) return false;
    const seconds = this.fillSample();
    const fails = this.targets.map(() => 0);
    for (const target of this.sample.flat()) fails[target] = itemAt(fails, target) + 1;
    this.hardest = fails.indexOf(Math.max(...fails));
    // Of so many targets, one is failed by one set more than it deserves.
    const share = (itemAt(fails, this.hardest) - 1) / this.sample.length;
    // What is counted to choose the next target is part of the price.
    return share * this.live.length * (this.drawnSeconds / this.drawn) > this.goSeconds + seconds;
  }

  /** Counts more of the sets that are left, and drops those that fail. Returns about how many seconds that took. */
  private fillSample(): number {
    const failed = new Set<number>();
    const before = this.drawnSeconds;
    while (this.sample.length < sampleSize) {
      const place = itemAt(this.live, Math.floor(((++this.draws * goldenRatio) % 1) * this.live.length));
      if (this.working.has(place)) {
        this.sample.push([]);
        continue;
      }
      this.drawn++;
      const { counts, isWorking, seconds } = this.count(place);
      this.drawnSeconds += seconds;
      if (!isWorking) failed.add(place);
      this.sample.push(isWorking ? [] : failedTargets(this.plan.survey, counts));
    }
    this.live = this.live.filter((place) => !failed.has(place));
    return this.drawnSeconds - before;
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
    this.sample = this.sample.filter((failed) => !failed.includes(this.hardest));
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
