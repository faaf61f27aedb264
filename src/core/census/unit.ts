/**
 * A unit of a census: a part of the sets, to what is known of each. It takes all targets, one go after the other, so what
 * it finds is final: there is nothing to add up, and the same unit done twice finds the same.
 */

import { type FixedChoices, targetNumbers } from "./census-board.js";
import type { CensusHost } from "./census-host.js";
import { countSet, judgeSet } from "./each.js";
import { halvesOf, type Part, setPieces } from "./family.js";
import { type GoResult, goThrough, type LivePlaces } from "./go.js";
import { Sieve, type SievedSet } from "./sieve.js";
import { doSieveTask } from "./sieve-task.js";
import type { CensusMethod, CensusPlan } from "./survey.js";
import { type SetFigures, setFigures, Tally } from "./tally.js";

/** A set, by the names of its pieces, and its figures where they were counted. */
export interface FoundSet {
  readonly pieces: readonly string[];
  readonly figures: SetFigures | undefined;
}

/**
 * What a unit finds: in the order of their numbers all sets, or those that work. Where a sieve has been through all sets,
 * `left` says which of this unit it leaves to the solver, by their numbers.
 */
export function doUnit(plan: CensusPlan, host: CensusHost, part: Part, left?: Uint32Array): FoundSet[] {
  const { wish } = plan.survey;
  try {
    const sets = left === undefined ? ways[plan.method](plan, host, part) : setsLeft(plan, left);
    return wish === "counts"
      ? sets
      : sets.filter(isWorking).map((set) => (wish === "works" ? withoutFigures(set) : set));
  } catch (error) {
    if (!(error instanceof OutOfRoom) || part.to - part.from < 2) throw error;
    return halvesOf(part).flatMap((half) => doUnit(plan, host, half));
  }
}

/** By method: the sets of a part, those at least that are asked for. */
const ways: Readonly<Record<CensusMethod, (plan: CensusPlan, host: CensusHost, part: Part) => FoundSet[]>> = {
  together: (plan, host, part) => foundSets(plan, part, undefined, counted(plan, host, part, undefined)),
  decided: (plan, host, part) => {
    const live = decided(plan, host, part);
    return foundSets(plan, part, live, plan.survey.wish === "works" ? undefined : counted(plan, host, part, live));
  },
  sieved: (plan, host, part) => {
    const sieve = new Sieve(plan.survey, part);
    for (let task = sieve.next(); typeof task === "object"; task = sieve.next()) {
      const found = doSieveTask(plan, host, part, task);
      if (found === undefined) throw new OutOfRoom();
      sieve.take(task, found);
    }
    return sievedSets(plan, part, sieve.found());
  },
  each: (plan, _, part) =>
    Array.from({ length: part.to - part.from }, (_, place) => solvedSet(plan, part.from + place)),
};

/** What a sieve has left to the solver: those sets at least that work. */
function setsLeft(plan: CensusPlan, left: Uint32Array): FoundSet[] {
  if (plan.survey.wish !== "works") return Array.from(left, (set) => solvedSet(plan, set));
  const working = left.filter((set) => judgeSet(plan.survey, set).failed.length === 0);
  return Array.from(working, (set) => ({ pieces: idsOf(plan, set), figures: undefined }));
}

/** A set, with what the solver finds. */
function solvedSet(plan: CensusPlan, set: number): FoundSet {
  const { counts } = countSet(plan.survey, set) ?? {};
  return { pieces: idsOf(plan, set), figures: counts && setFigures(counts, plan.survey.wanted) };
}

/** Sets that a sieve has decided, as they're written. */
export const decidedText = (plan: CensusPlan, sets: Uint32Array): WrittenUnit => ({
  text: Array.from(sets, (set) => setLine({ pieces: idsOf(plan, set), figures: undefined })).join(""),
  working: sets.length,
});

/** The sets that a sieve has found, by the names of their pieces. */
const sievedSets = (plan: CensusPlan, part: Part, sets: readonly SievedSet[]): FoundSet[] =>
  sets.map(({ place, figures }) => ({ pieces: idsOf(plan, part.from + place), figures }));

const idsOf = ({ survey }: CensusPlan, set: number): string[] => setPieces(survey.family, set).map(({ id }) => id);

const isWorking = ({ figures }: FoundSet): boolean => figures === undefined || figures.impossible === 0;

const withoutFigures = ({ pieces }: FoundSet): FoundSet => ({ pieces, figures: undefined });

const tooSmall = "The memory is too small for one set.";

/** Too many hands for the memory: smaller parts have fewer. */
export class OutOfRoom extends Error {
  constructor() {
    super(tooSmall);
  }
}

/** Whether even a single set was too much. What comes from a thread has its message left, but not its class. */
export const isOutOfRoom = (error: unknown): boolean => error instanceof Error && error.message === tooSmall;

function gone(
  plan: CensusPlan,
  host: CensusHost,
  part: Part,
  fixed: FixedChoices,
  isCounting: boolean,
  live: LivePlaces,
): GoResult {
  const result = goThrough(plan.survey, plan, host, { part, fixed, isCounting, live, limit: plan.limit });
  if (result === undefined) throw new OutOfRoom();
  return result;
}

const wantedOf = ({ survey }: CensusPlan, fixed: FixedChoices): boolean[] =>
  targetNumbers(survey.puzzle, fixed).map((target) => survey.wanted[target] === true);

/** The places of the sets that have a solution for every target. */
function decided(plan: CensusPlan, host: CensusHost, part: Part): Uint32Array {
  let live = Uint32Array.from({ length: part.to - part.from }, (_, place) => place);
  for (const fixed of plan.goes) {
    if (live.length === 0) break;
    const wanted = wantedOf(plan, fixed).reduce(
      (bits, isWanted, target) => (isWanted ? bits | (1 << target) : bits),
      0,
    );
    if (wanted === 0) continue;
    const isWhole = live.length === part.to - part.from;
    const { rows } = gone(plan, host, part, fixed, false, isWhole ? undefined : live);
    live = live.filter((_, row) => ((rows[row] ?? 0) & wanted) === wanted);
  }
  return live;
}

function counted(plan: CensusPlan, host: CensusHost, part: Part, live: LivePlaces): Tally {
  const tally = new Tally(live?.length ?? part.to - part.from);
  if (live?.length === 0) return tally;
  for (const fixed of plan.goes) {
    const { rows } = gone(plan, host, part, fixed, true, live);
    tally.add(rows as Float64Array, wantedOf(plan, fixed));
  }
  return tally;
}

function foundSets(plan: CensusPlan, part: Part, live: LivePlaces, tally: Tally | undefined): FoundSet[] {
  return Array.from({ length: live?.length ?? part.to - part.from }, (_, row) => ({
    pieces: idsOf(plan, part.from + (live?.[row] ?? row)),
    figures: tally?.figures(row),
  }));
}

/** A set as a line of JSON. */
function setLine({ pieces, figures }: FoundSet): string {
  return `${JSON.stringify({ pieces, ...figures })}\n`;
}

/** What a unit finds, as it is written: lines of JSON, and how many of its sets work. */
export interface WrittenUnit {
  readonly text: string;
  readonly working: number;
}

export function unitText(plan: CensusPlan, host: CensusHost, part: Part, left?: Uint32Array): WrittenUnit {
  const sets = doUnit(plan, host, part, left);
  const working = sets.filter(isWorking).length;
  return { text: sets.map(setLine).join(""), working };
}
