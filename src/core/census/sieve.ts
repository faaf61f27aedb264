/**
 * The sieve: from the sets of a part to those that work, task by task.
 *
 * The solver judges some of the sets that are left. That tells which target most of them fail, and one meet in the middle
 * for this target alone drops all that fail it. On the classic board, one target drops five in six sets, and ten leave hardly
 * more than work. What is left is then decided or counted by whatever takes less: the solver, set by set, or a meet in the
 * middle for each of the other targets.
 */

import type { Part } from "./family.js";
import type { LivePlaces } from "./go.js";
import type { SieveFinding, SieveTask, SolvedSet, TargetTask } from "./sieve-task.js";
import type { Survey } from "./survey.js";
import type { SetFigures } from "./tally.js";

/** A set that works, by its place in the part, and its figures where they were counted. */
export interface SievedSet {
  readonly place: number;
  readonly figures: SetFigures | undefined;
}

/** How many sets choose the next target. Fewer could miss a target that one set in a hundred fails. */
const sampleSize = 192;
/** Hard targets come first. Those that are left have more solutions, and may take longer. */
const easyTargets = 1.5;
/** How many sets the solver judges in one task. */
const setsAtATime = 16;
/** Multiples of it are spread evenly over what is left, and hardly ever the same again. */
const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** How far a sieve is. */
export interface SieveState {
  /** The places of the sets that may still work, ascending. */
  readonly live: Uint32Array;
  /** The targets that haven't been tried. */
  readonly open: readonly number[];
  /** About how many seconds a target took, on average. */
  readonly targetSeconds: number;
}

export class Sieve {
  /** The places of the sets that may still work. */
  private live: LivePlaces;
  /** Tasks that are next, in any order, and how many have been begun and not been taken back. */
  private round: SieveTask[] = [];
  private begun = 0;
  /** How many targets there are; those that haven't been tried, and those that are being tried. */
  private readonly targets: number;
  private readonly open: Set<number>;
  private readonly underWay = new Set<number>();
  /** The sets that the solver has judged. Those that are still alive tell which targets are hard. */
  private readonly solved = new Map<number, SolvedSet>();
  private sample: SolvedSet[] = [];
  private draws = 0;
  private solverSeconds = 0;
  private targetSeconds: number;
  /** How the rest is done, once no target is much harder than others. */
  private ending: Iterator<SieveTask, undefined> | undefined;
  private isDecided = false;

  constructor(
    private readonly survey: Survey,
    private readonly part: Part,
    before?: SieveState,
  ) {
    const wanted = [...survey.wanted.keys()].filter((target) => survey.wanted[target]);
    this.targets = wanted.length;
    this.open = new Set(before?.open ?? wanted);
    this.live = before?.live;
    this.targetSeconds = before?.targetSeconds ?? 0;
  }

  /** To go on from here with another sieve. What has been begun will be begun again. */
  get state(): SieveState {
    const open = [...this.open, ...this.underWay].sort((a, b) => a - b);
    return { live: this.places(), open, targetSeconds: this.targetSeconds };
  }

  /** Whether the solver decides what is left, set by set. */
  get isForSolver(): boolean {
    return this.ending !== undefined && !this.isDecided;
  }

  /** How many sets may still work. */
  get left(): number {
    return this.live?.length ?? this.part.to - this.part.from;
  }

  /** The next thing to do; "wait" where that depends on what has been begun; undefined once everything is done. */
  next(): SieveTask | "wait" | undefined {
    const task = this.round.shift() ?? this.ending?.next().value ?? (this.begun > 0 ? "wait" : this.choose());
    if (typeof task === "object") this.begun++;
    return task;
  }

  take(task: SieveTask, found: SieveFinding): void {
    this.begun--;
    if ("sets" in found) this.takeSets(found.sets, found.seconds);
    else this.takeTarget((task as TargetTask).target, found.failed, found.seconds);
  }

  private takeSets(sets: readonly SolvedSet[], seconds: number): void {
    this.solverSeconds += seconds;
    for (const set of sets) {
      this.solved.set(set.place, set);
      this.sample.push(set);
    }
  }

  private takeTarget(target: number, failed: Uint32Array, seconds: number): void {
    this.underWay.delete(target);
    this.live = without(this.places(), failed);
    this.targetSeconds += (seconds - this.targetSeconds) / this.tried;
    this.sample = this.sample.filter((set) => !set.failed.includes(target));
  }

  /** The targets that most of a sample fail, or more sets for the sample. */
  private choose(): SieveTask | undefined {
    if (this.ending) return undefined;
    if (this.left <= 2 * sampleSize) return this.end();
    const { sample } = this;
    if (sample.length < sampleSize) {
      this.round = [...solverTasks(this.draw(sampleSize - sample.length))];
      return this.round.shift() ?? this.choose();
    }
    const hardest = this.hardestOf(sample);
    if (hardest === undefined) return this.end();
    const task = this.begin(hardest);
    // Whoever has another thread needn't wait. What passes the first is what the second is chosen by.
    const second = this.hardestOf(sample.filter(({ failed }) => !failed.includes(hardest)));
    if (second !== undefined) this.round = [this.begin(second)];
    return task;
  }

  /** The target that most sets of a sample fail; undefined where trying it isn't worthwhile. */
  private hardestOf(sample: readonly SolvedSet[]): number | undefined {
    const fails = failsOf(sample);
    const hardest = this.hardestFirst(fails)[0] ?? -1;
    // With this many targets, one of them fails one set more than it should.
    const share = ((fails.get(hardest) ?? 0) - 1) / Math.max(1, sample.length);
    return this.isWorthwhile(share) ? hardest : undefined;
  }

  private hardestFirst(fails: ReadonlyMap<number, number>): number[] {
    return [...this.open].sort((a, b) => (fails.get(b) ?? 0) - (fails.get(a) ?? 0));
  }

  private begin(target: number): TargetTask {
    this.open.delete(target);
    this.underWay.add(target);
    return { target, live: this.live };
  }

  /** At most this many places of sets that haven't been judged. The others join the sample at once. */
  private draw(most: number): number[] {
    const places = new Set<number>();
    for (let i = 0; i < most; i++) {
      const place = this.placeAt(Math.floor(((++this.draws * goldenRatio) % 1) * this.left));
      const known = this.solved.get(place);
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
    const sets = (this.left * this.solverSeconds) / Math.max(1, this.solved.size);
    return { sets, targets: isKnown ? this.open.size * this.targetSeconds * easyTargets : Number.POSITIVE_INFINITY };
  }

  /** Whether dropping a share of the sets saves more than it costs. */
  private isWorthwhile(share: number): boolean {
    const { sets, targets } = this.restSeconds();
    const sampling = (share * sampleSize * this.solverSeconds) / Math.max(1, this.solved.size);
    // In the end, targets are all done anyway, unless the solver takes less.
    const going = sets < targets ? this.targetSeconds : 0;
    return share > 0 && share * Math.min(sets, targets) > sampling + going;
  }

  private get tried(): number {
    return this.targets - this.open.size - this.underWay.size;
  }

  /** The share of the targets that have been tried. */
  get done(): number {
    return this.tried / Math.max(1, this.targets);
  }

  private end(): SieveTask | undefined {
    const { sets, targets } = this.restSeconds();
    this.ending = sets < targets ? this.setsLeft() : this.targetsLeft();
    return this.ending.next().value;
  }

  private *setsLeft(): Generator<SieveTask, undefined> {
    yield* solverTasks(Array.from(this.places()).filter((place) => !this.solved.has(place)));
  }

  private *targetsLeft(): Generator<SieveTask, undefined> {
    this.isDecided = true;
    for (const target of this.hardestFirst(failsOf(this.solved.values()))) yield this.begin(target);
  }

  private places(): Uint32Array {
    this.live ??= Uint32Array.from({ length: this.left }, (_, place) => place);
    return this.live;
  }

  /** The sets that work, once everything is done. */
  found(): SievedSet[] {
    const isWorking = (place: number): boolean => this.solved.get(place)?.failed.length === 0;
    const places = this.isDecided ? this.places() : this.places().filter(isWorking);
    return Array.from(places, (place) => ({ place, figures: this.solved.get(place)?.figures }));
  }
}

function* solverTasks(places: readonly number[]): Generator<SieveTask, undefined> {
  for (let i = 0; i < places.length; i += setsAtATime) yield { places: places.slice(i, i + setsAtATime) };
}

/** By target: how many of the sets fail it. */
function failsOf(sets: Iterable<SolvedSet>): Map<number, number> {
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
