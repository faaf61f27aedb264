/**
 * The sieve: from the sets of a part to those that work, task by task.
 *
 * The solver counts some of the sets that are left. That tells which target most of them fail, and one meet in the middle
 * for this target alone drops all that fail it. On the classic board, one target drops five in six sets, and ten leave hardly
 * more than work. What is left is then decided or counted by whatever takes less: the solver, set by set, or a meet in the
 * middle for each of the other targets.
 */

import type { Part } from "./family.js";
import type { LivePlaces } from "./go.js";
import type { CountedSet, SieveFinding, SieveTask, TargetTask } from "./sieve-task.js";
import type { Survey } from "./survey.js";
import type { SetFigures } from "./tally.js";

/** A set that works, by its place in the part, and its figures where they were counted. */
export interface SievedSet {
  readonly place: number;
  readonly figures: SetFigures | undefined;
}

/** How many sets choose the next target. Fewer could miss a target that one set in a hundred fails. */
const sampleSize = 192;
/** Hard targets come first. Those that are left have more solutions, and took up to five times as long where it was tried. */
const easyTargets = 4;
/** How many sets the solver counts in one task. */
const setsAtATime = 16;
/** Multiples of it are spread evenly over what is left, and hardly ever the same again. */
const goldenRatio = (Math.sqrt(5) - 1) / 2;

export class Sieve {
  /** The places of the sets that may still work. */
  private live: LivePlaces;
  /** The targets that haven't been tried. */
  private readonly open: Set<number>;
  /** The sets that the solver has counted. Those that are still alive tell which targets are hard. */
  private readonly counted = new Map<number, CountedSet>();
  private sample: CountedSet[] = [];
  private draws = 0;
  private countedSeconds = 0;
  private targetSeconds = 0;
  /** How the rest is done, once no target is much harder than others. */
  private ending: Iterator<SieveTask, undefined> | undefined;
  private isDecided = false;

  constructor(
    private readonly survey: Survey,
    private readonly part: Part,
  ) {
    this.open = new Set([...survey.wanted.keys()].filter((target) => survey.wanted[target]));
  }

  /** How many sets may still work. */
  get left(): number {
    return this.live?.length ?? this.part.to - this.part.from;
  }

  /** The next thing to do; undefined once everything is done. */
  next(): SieveTask | undefined {
    return this.ending ? this.ending.next().value : this.choose();
  }

  take(task: SieveTask, found: SieveFinding): void {
    if ("sets" in found) this.takeSets(found.sets, found.seconds);
    else this.takeTarget((task as TargetTask).target, found.failed, found.seconds);
  }

  private takeSets(sets: readonly CountedSet[], seconds: number): void {
    this.countedSeconds += seconds;
    for (const set of sets) {
      this.counted.set(set.place, set);
      this.sample.push(set);
    }
  }

  private takeTarget(target: number, failed: Uint32Array, seconds: number): void {
    this.live = without(this.places(), failed);
    this.targetSeconds = seconds;
    this.sample = this.sample.filter((set) => !set.failed.includes(target));
  }

  /** The target that most of a sample fail, or more sets for the sample. */
  private choose(): SieveTask | undefined {
    if (this.left <= 2 * sampleSize) return this.end();
    const { sample } = this;
    if (sample.length < sampleSize) return { places: this.draw(sampleSize - sample.length) };
    const fails = failsOf(sample);
    const hardest = this.hardestFirst(fails)[0] ?? -1;
    // With this many targets, one of them fails one set more than it should.
    const share = ((fails.get(hardest) ?? 0) - 1) / sample.length;
    return this.isWorthwhile(share) ? this.begin(hardest) : this.end();
  }

  private hardestFirst(fails: ReadonlyMap<number, number>): number[] {
    return [...this.open].sort((a, b) => (fails.get(b) ?? 0) - (fails.get(a) ?? 0));
  }

  private begin(target: number): TargetTask {
    this.open.delete(target);
    return { target, live: this.live };
  }

  /** At most this many places of sets that haven't been counted. The others join the sample at once. */
  private draw(most: number): number[] {
    const places = new Set<number>();
    for (let i = 0; i < most; i++) {
      const place = this.placeAt(Math.floor(((++this.draws * goldenRatio) % 1) * this.left));
      const known = this.counted.get(place);
      if (known) this.sample.push(known);
      else places.add(place);
    }
    return [...places];
  }

  private placeAt(row: number): number {
    return this.live === undefined ? row : (this.live[row] ?? 0);
  }

  /** About how many seconds the rest takes: by the solver, and by a meet in the middle for each target. */
  private restSeconds(): { readonly sets: number; readonly targets: number } {
    // Targets decide, and don't count. And before the first one, nobody knows what they take.
    const isKnown = this.survey.wish === "works" && this.targetSeconds > 0;
    const sets = (this.left * this.countedSeconds) / Math.max(1, this.counted.size);
    return { sets, targets: isKnown ? this.open.size * this.targetSeconds * easyTargets : Number.POSITIVE_INFINITY };
  }

  /** Whether dropping a share of the sets saves more than it costs. */
  private isWorthwhile(share: number): boolean {
    const { sets, targets } = this.restSeconds();
    const sampling = (share * sampleSize * this.countedSeconds) / Math.max(1, this.counted.size);
    // In the end, targets are all done anyway, unless the solver takes less.
    const going = sets < targets ? this.targetSeconds : 0;
    return share > 0 && share * Math.min(sets, targets) > sampling + going;
  }

  private end(): SieveTask | undefined {
    const { sets, targets } = this.restSeconds();
    this.ending = sets <= targets ? this.setsLeft() : this.targetsLeft();
    return this.ending.next().value;
  }

  private *setsLeft(): Generator<SieveTask, undefined> {
    const unknown = Array.from(this.places()).filter((place) => !this.counted.has(place));
    for (let i = 0; i < unknown.length; i += setsAtATime) yield { places: unknown.slice(i, i + setsAtATime) };
  }

  private *targetsLeft(): Generator<SieveTask, undefined> {
    this.isDecided = true;
    for (const target of this.hardestFirst(failsOf(this.counted.values()))) yield this.begin(target);
  }

  private places(): Uint32Array {
    this.live ??= Uint32Array.from({ length: this.left }, (_, place) => place);
    return this.live;
  }

  /** The sets that work, once everything is done. */
  found(): SievedSet[] {
    const sets = Array.from(this.places(), (place) => ({ place, figures: this.counted.get(place)?.figures }));
    return this.isDecided ? sets : sets.filter(({ figures }) => figures?.impossible === 0);
  }
}

/** By target: how many of the sets fail it. */
function failsOf(sets: Iterable<CountedSet>): Map<number, number> {
  const fails = new Map<number, number>();
  for (const { failed } of sets) for (const target of failed) fails.set(target, (fails.get(target) ?? 0) + 1);
  return fails;
}

/** What is in the first of two ascending lists, and not in the second. */
function without(list: Uint32Array, dropped: Uint32Array): Uint32Array {
  let at = 0;
  return list.filter((place) => {
    while (at < dropped.length && (dropped[at] ?? 0) < place) at++;
    return dropped[at] !== place;
  });
}
