/** What a sieve asks for, and what comes of it: one target for many sets, or all targets for a few. Plain data, for threads. */

import { itemAt } from "../text/list.js";
import { allFixed, type FixedChoices } from "./census-board.js";
import type { CensusHost } from "./census-host.js";
import { countSet, failedTargets, judgeSets } from "./each.js";
import { halvesOf, type Part } from "./family.js";
import { goThrough, type LivePlaces, secondsOf } from "./go.js";
import type { CensusPlan, CensusWay, Survey } from "./survey.js";
import { type SetFigures, setFigures } from "./tally.js";
import { waysForTarget } from "./way.js";

/** Which of the live sets have no solution for this target. */
export interface TargetTask {
  readonly target: number;
  readonly live: LivePlaces;
}

/** Sets that the solver judges, one by one. */
export interface SetsTask {
  readonly places: readonly number[];
}

export type SieveTask = TargetTask | SetsTask;

/** What the solver knows of a set. */
export interface SolvedSet {
  readonly place: number;
  /** The targets it should have a solution for, and hasn't. */
  readonly failed: readonly number[];
  /** Undefined where nobody asks for them. */
  readonly figures: SetFigures | undefined;
}

/** About how many seconds a target took, whatever the machine; and which of the live sets fail it. */
interface TargetFinding {
  readonly seconds: number;
  readonly failed: Uint32Array;
}

interface SetsFinding {
  readonly seconds: number;
  readonly sets: readonly SolvedSet[];
}

export type SieveFinding = TargetFinding | SetsFinding;

/** Undefined where the memory was not enough. */
export function doSieveTask(plan: CensusPlan, host: CensusHost, part: Part, task: SieveTask): SieveFinding | undefined {
  return "places" in task ? solvedSets(plan.survey, part, task) : targetDone(plan, host, part, task);
}

/** Where the memory isn't enough for any way, one half of the part after the other may do: they have fewer pieces. */
function targetDone(plan: CensusPlan, host: CensusHost, part: Part, task: TargetTask): TargetFinding | undefined {
  const { puzzle } = plan.survey;
  const { target, live } = task;
  const fixed = itemAt(allFixed(puzzle, new Set(puzzle.fields.keys())), target);
  const go = { part, fixed, isCounting: false, live, limit: plan.limit };
  const done = firstOf(waysOf(plan, host, part, fixed), (way) => goThrough(plan.survey, way, host, go));
  if (done) return { seconds: secondsOf(done.effort), failed: unsolved(live, done.rows as Uint32Array) };
  return part.to - part.from < 2 ? undefined : halvesDone(plan, host, part, task);
}

function halvesDone(plan: CensusPlan, host: CensusHost, part: Part, { target, live }: TargetTask) {
  const found: TargetFinding[] = [];
  for (const half of halvesOf(part)) {
    const skipped = half.from - part.from;
    const isHere = (place: number): boolean => place >= skipped && place < half.to - part.from;
    const own = live?.filter(isHere).map((place) => place - skipped);
    const done = own?.length === 0 ? nothingFailed : targetDone(plan, host, half, { target, live: own });
    if (done === undefined) return undefined;
    found.push({ seconds: done.seconds, failed: done.failed.map((place) => place + skipped) });
  }
  return {
    seconds: found.reduce((sum, { seconds }) => sum + seconds, 0),
    failed: Uint32Array.from(found.flatMap(({ failed }) => [...failed])),
  };
}

const nothingFailed: TargetFinding = { seconds: 0, failed: new Uint32Array() };

/** Trials pay where there are many sets. */
const minSetsToTry = 50_000;

/** If the memory isn't enough for the best way, the next one may do. */
const waysToTry = 3;

function waysOf(plan: CensusPlan, host: CensusHost, { from, to }: Part, fixed: FixedChoices): CensusWay[] {
  return to - from < minSetsToTry ? [plan] : waysForTarget(plan.survey, host, fixed).slice(0, waysToTry);
}

function firstOf<Item, Value>(items: readonly Item[], make: (item: Item) => Value | undefined): Value | undefined {
  for (const item of items) {
    const value = make(item);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The places of the sets whose row is empty. */
function unsolved(live: LivePlaces, rows: Uint32Array): Uint32Array {
  const places = new Uint32Array(rows.length);
  let count = 0;
  for (let row = 0; row < rows.length; row++)
    if (rows[row] === 0) places[count++] = live === undefined ? row : (live[row] ?? 0);
  return places.slice(0, count);
}

function solvedSets(survey: Survey, part: Part, { places }: SetsTask): SieveFinding {
  const numbers = places.map((place) => part.from + place);
  const solved = survey.wish === "works" ? judgeSets(survey, numbers) : numbers.map((set) => countedSet(survey, set));
  const found = solved.map((set, i) => ({ figures: undefined, ...set, place: itemAt(places, i) }));
  return { seconds: found.reduce((sum, { seconds }) => sum + seconds, 0), sets: found };
}

function countedSet(survey: Survey, set: number) {
  const found = countSet(survey, set);
  if (found === undefined) throw new Error("a set has no counts");
  const { counts, seconds } = found;
  return { failed: failedTargets(counts, survey), figures: setFigures(counts, survey.wanted), seconds };
}
