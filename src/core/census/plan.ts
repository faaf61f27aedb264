/**
 * From a survey to a plan: which way to read the board and where to cut it, what to fix, and how to divide the family.
 *
 * A cut is good where both halves take as much effort. Pieces stick out beyond it, so it lies well before the middle. Which
 * way to read the board is tried with one set. How many upper halves the whole
 * family has is told by random probes. Nothing of this looks at the clock, so a plan is the same on every machine.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import { itemAt } from "../text/list.js";
import { allFixed, censusBoard, type FixedChoices, targetsOf } from "./census-board.js";
import type { CensusHost } from "./census-host.js";
import { poolPieces } from "./census-image.js";
import { canCountEach, judgeByCounting, judgeSets, minSetSeconds } from "./each.js";
import { type Family, type Part, partPool, waysToPick, wholeFamily } from "./family.js";
import { type Effort, goThrough, prices, secondsOf } from "./go.js";
import { probeBoard } from "./probe.js";
import { pieceForms } from "./reading.js";
import type { CensusPlan, CensusWay, Survey } from "./survey.js";
import { bestWay, smallFamily, trialLimit } from "./way.js";

/** What a census will take, roughly. */
export interface Estimate {
  /** Seconds of one thread. */
  readonly seconds: number;
  /** Bytes for each thread. */
  readonly bytes: number;
}

/** A plan, the parts that are its units, and what it is going to take. */
export interface PlannedCensus {
  readonly plan: CensusPlan;
  readonly parts: readonly Part[];
  readonly estimate: Estimate;
}

/** The most bytes for rows of counts. When only deciding, the targets of a go are bits of a word. */
const maxRowBytes = 1 << 27;
const maxBits = 31;

/** The fields to fix, those with the most choices first, until the rest is small enough. */
function fieldsToFix({ fields }: Puzzle, isSmall: (targets: number) => boolean, extra: number): Set<number> {
  const bySize = [...fields.keys()].sort((a, b) => itemAt(fields, b).choices.length - itemAt(fields, a).choices.length);
  let count = 0;
  while (!isSmall(targetsOf(bySize.slice(count).map((place) => itemAt(fields, place))))) count++;
  return new Set(bySize.slice(0, count + extra));
}

/** The most sets in a unit that counts; larger ones would be divided anyway. */
const maxCountedSets = 1 << 16;

function goesOf(survey: Survey, extra: number): FixedChoices[] {
  const { puzzle, family } = survey;
  const sets = Math.min(family.sets, maxCountedSets);
  const isSmall = (targets: number): boolean =>
    isCounted(survey) ? targets * sets * 8 <= maxRowBytes : targets <= maxBits;
  return allFixed(puzzle, fieldsToFix(puzzle, isSmall, extra));
}

/** Deciding takes many goes, and pays only where there are very many sets. */
const isCounted = ({ wish, family }: Survey): boolean => wish === "counts" || family.sets <= maxCountedSets;

/** Probes go on until so much of the board is covered. */
const enough = 0.75;

/** How many upper halves there are, as probes tell it. */
function upperHalves({ puzzle, family, flips }: Survey, { reading, cut }: CensusWay, fixed: FixedChoices): number {
  const pool = poolPieces(family, wholeFamily(family), (piece) => pieceForms(puzzle, reading, piece, flips));
  const runs = probeBoard(family, pool, censusBoard(puzzle, reading, fixed), family.area * enough);
  const passing = runs.map((steps) => steps.find(({ position }) => position >= cut)?.ways ?? 0);
  return passing.reduce((sum, ways) => sum + ways, 0) / runs.length;
}

/** How many hands have half of a set's pieces. */
function handsOfHalf(family: Family, pool: readonly number[]): number {
  let ways = [1];
  family.sizes.forEach(({ count }, size) => {
    const own = Array.from({ length: count + 1 }, (_, k) => waysToPick(itemAt(pool, size), k));
    const next = Array.from({ length: ways.length + count }, () => 0);
    for (const [i, way] of ways.entries())
      for (const [k, each] of own.entries()) next[i + k] = (next[i + k] ?? 0) + way * each;
    ways = next;
  });
  return itemAt(ways, Math.floor((ways.length - 1) / 2));
}

const poolSizes = (family: Family, part: Part): number[] => partPool(family, part).map(({ length }) => length);

/** Undefined where the board is too wide for the pieces. */
export function planCensus(survey: Survey, host: CensusHost, limit: number): PlannedCensus | undefined {
  return survey.wish === "counts" ? planCounts(survey, host, limit) : planWorking(survey, host, limit);
}

/** All sets are counted: together, or one by one. */
function planCounts(survey: Survey, host: CensusHost, limit: number): PlannedCensus | undefined {
  const together = planFixing(survey, host, limit, 0);
  // Counting some sets takes a while too, so that is left out where even the quickest sets would take longer.
  if (together === undefined || survey.family.sets * minSetSeconds > together.estimate.seconds) return together;
  const sample = sampled(survey);
  return sample ? quicker(planEach(together, sample), together) : together;
}

/** Only sets that work are asked for: most of them are ruled out by a sieve, or by counting. */
function planWorking(survey: Survey, host: CensusHost, limit: number): PlannedCensus | undefined {
  const sample = sampled(survey);
  if (sample === undefined) return planFixing(survey, host, limit, 0);
  const sieved = planSieve(survey, host, limit, sample);
  const together = isCounted(survey) ? planFixing(survey, host, limit, 0) : undefined;
  return together ? quicker(sieved, together) : sieved;
}

const quicker = (one: PlannedCensus | undefined, other: PlannedCensus): PlannedCensus =>
  one && one.estimate.seconds < other.estimate.seconds ? one : other;

/** What the solver needs for a set, and which share of the sets it will count, as some of them tell. */
interface FamilySample {
  readonly seconds: number;
  readonly share: number;
}

/** A set that takes the solver longer is no longer one among many. */
const maxSetSeconds = 1;
/** The solver counts this many sets before a plan is made. */
const sampleSize = 32;
/** Even where no set of a sample works, a few others do, or nearly do. */
const minShare = 0.004;
/** Multiples of it are spread evenly, and hardly ever in step with anything. */
const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** Undefined where the solver would take long for a single set. */
function sampled(survey: Survey): FamilySample | undefined {
  if (!canCountEach(survey)) return undefined;
  // A board on which one set takes long to count may take longer still for each target.
  if (judgeByCounting(survey, 0, maxSetSeconds) === undefined) return undefined;
  let [seconds, working] = [0, 0];
  for (let i = 1; i <= sampleSize; i++) {
    const set = Math.floor(((i * goldenRatio) % 1) * survey.family.sets);
    const found = survey.wish === "works" ? judgeSets(survey, [set])[0] : judgeByCounting(survey, set, maxSetSeconds);
    if (found === undefined) return undefined;
    seconds += found.seconds;
    working += found.failed.length === 0 ? 1 : 0;
  }
  return { seconds: seconds / sampleSize, share: Math.max(minShare, working / sampleSize) };
}

/** What sieving takes for each set of a part, in seconds and bytes, as it did for the families that were measured. */
const sievePrices = { seconds: 50e-6, bytes: 300 };
/** This many more sets of a part are counted only to choose a target. */
const chosenBy = 300;
/** Larger parts share more; smaller ones can be done on more machines. They're halved where the memory isn't enough. */
const sievedSeconds = 60;
const minSievedSets = 1e5;
const minSieved = 5;

function planSieve(survey: Survey, host: CensusHost, limit: number, sample: FamilySample): PlannedCensus | undefined {
  const { puzzle, family } = survey;
  const targets = allFixed(puzzle, new Set(puzzle.fields.keys()));
  const way = bestWay(survey, host, itemAt(targets, Math.floor(targets.length / 2)), false);
  if (way === undefined) return undefined;
  const costOf = ({ from, to }: Part): Estimate => ({
    seconds:
      (to - from) * sievePrices.seconds + Math.min(to - from, chosenBy + (to - from) * sample.share) * sample.seconds,
    bytes: (to - from) * sievePrices.bytes,
  });
  const isShort = costOf(wholeFamily(family)).seconds < shortSeconds;
  const quick = (sievedSeconds / costOf(wholeFamily(family)).seconds) * family.sets;
  const most = isShort ? family.sets : Math.min(Math.max(minSievedSets, quick), Math.ceil(family.sets / minSieved));
  const parts = equalParts(family, partLengths(family).find((length) => length <= most) ?? 1);
  const plan = { survey, ...way, method: "sieved", goes: [], limit } as const;
  // One machine sieves all sets at once, so a thread needs the memory for the whole family.
  const { bytes } = estimateOf([costOf(wholeFamily(family))], limit);
  return { plan, parts, estimate: { ...estimateOf(parts.map(costOf), limit), bytes } };
}

/** The same census with the sets one by one. */
function planEach({ plan }: PlannedCensus, { seconds }: FamilySample): PlannedCensus {
  const { family } = plan.survey;
  const costOf = ({ from, to }: Part): Estimate => ({ seconds: (to - from) * seconds, bytes: 0 });
  const parts = divided(family, family.sets, costOf, { seconds: eachSeconds, bytes: plan.limit });
  return { plan: { ...plan, method: "each" }, parts, estimate: estimateOf(parts.map(costOf), plan.limit) };
}

/** So many more fields are fixed than there need be: one more where not even one set would fit into the memory. */
function planFixing(survey: Survey, host: CensusHost, limit: number, extra: number): PlannedCensus | undefined {
  const goes = goesOf(survey, extra);
  const fixed = itemAt(goes, Math.floor(goes.length / 2));
  const way = bestWay(survey, host, fixed, isCounted(survey));
  if (way === undefined) return undefined;
  const { family } = survey;
  const halves = upperHalves(survey, way, fixed) / handsOfHalf(family, poolSizes(family, wholeFamily(family)));
  const effortOf = (part: Part): Effort => effortFor(halves * handsOfHalf(family, poolSizes(family, part)));
  const isTooLarge = effortOf({ from: 0, to: 1 }).entries * prices.entryBytes > limit / 4;
  if (isTooLarge && goesOf(survey, extra + 1).length > goes.length) return planFixing(survey, host, limit, extra + 1);
  const paid = isCounted(survey) ? goes.length : Math.min(goes.length, fullGoes + goes.length * laterGoes);
  const costOf = (part: Part): Estimate => costFor(effortOf(part), paid);
  const most = { seconds: unitSeconds, bytes: limit };
  const parts = divided(family, isCounted(survey) ? maxCountedSets : family.sets, costOf, most);
  const method = isCounted(survey) ? "together" : "decided";
  const plan = { survey, ...way, method, goes: hardestFirst(survey, host, way, goes), limit } as const;
  return { plan, parts, estimate: estimateOf(parts.map(costOf), limit) };
}

/** Where sets are decided, the first goes rule out most of them, and the others take so much less. */
const fullGoes = 5;
const laterGoes = 0.2;

/** What follows from the number of upper halves, as it did for the families that were measured. */
const effortFor = (halves: number): Effort => ({
  nodes: halves * 4.5,
  entries: halves * 1.3,
  pairs: halves * 5,
  bytes: 0,
  isListed: false,
});

const costFor = (effort: Effort, goes: number): Estimate => ({
  seconds: secondsOf(effort) * goes,
  bytes: effort.entries * prices.entryBytes,
});

/** Units one after the other: their seconds add up, the largest needs the most memory. */
function estimateOf(units: readonly Estimate[], limit: number): Estimate {
  const seconds = units.reduce((sum, unit) => sum + unit.seconds, 0);
  const bytes = units.reduce((most, unit) => Math.max(most, unit.bytes), 0);
  return { seconds, bytes: Math.min(limit, bytes + (1 << 26)) };
}

/** Units should take seconds, and there should be several of them for threads to share: an even number suits two. */
const unitSeconds = 30;
/** Sets that are counted one by one share nothing, so small units cost nothing. */
const eachSeconds = 2;
const minUnits = 6;
/** More units than this are longer to list than to do. Then they take minutes instead. */
const maxUnits = 4096;
/** Less than this is not worth dividing. */
const shortSeconds = 0.1;

/**
 * Parts of equal length whose first one is small enough, as few as possible. Where they would be too many, they're larger:
 * a unit that needs too much memory is halved when it's done.
 */
function divided(family: Family, maxSets: number, costOf: (part: Part) => Estimate, most: Estimate): Part[] {
  const isSmall = (length: number): boolean => {
    const { seconds, bytes } = costOf({ from: 0, to: length });
    return bytes < most.bytes && seconds < most.seconds;
  };
  const unitsOf = (length: number): number => Math.ceil(family.sets / length);
  const lengths = partLengths(family).filter(
    (length) => length <= maxSets && unitsOf(length) <= mostUnits(family, maxSets),
  );
  const isShort = costOf(wholeFamily(family)).seconds < shortSeconds;
  const fitting = lengths.find((length) => (isShort || unitsOf(length) >= minUnits) && isSmall(length));
  return equalParts(family, fitting ?? itemAt(lengths, lengths.length - 1));
}

/** Where even the largest units are very many, there are as many as need be. */
const mostUnits = ({ sets }: Family, maxSets: number): number => Math.max(maxUnits, Math.ceil(sets / (maxSets / 8)));

function equalParts(family: Family, length: number): Part[] {
  return Array.from({ length: Math.ceil(family.sets / length) }, (_, i) => ({
    from: i * length,
    to: Math.min(family.sets, (i + 1) * length),
  }));
}

/** Lengths of parts that fix as many pieces as they can, the longest first. */
function partLengths({ sizes, sets }: Family): number[] {
  // Any number of subsets of the first size makes good parts; of the others only what doesn't cross a border.
  const lengths = sizes.flatMap(({ stride, subsets }, place) =>
    (place === 0 ? sharesOf(subsets) : divisorsOf(subsets)).map((count) => count * stride),
  );
  return [...new Set([sets, ...lengths, 1])].sort((a, b) => b - a);
}

/** The largest part of a number that is divided into one, two, three… parts of equal length: millions needn't be listed. */
const sharesOf = (number: number): number[] =>
  Array.from({ length: Math.min(number, maxUnits) }, (_, i) => Math.ceil(number / (i + 1)));

function divisorsOf(number: number): number[] {
  const small = Array.from({ length: Math.floor(Math.sqrt(number)) }, (_, i) => i + 1).filter((i) => number % i === 0);
  return small.flatMap((divisor) => [divisor, number / divisor]);
}

/** Where sets are decided, those goes first that rule out the most of a small family. */
function hardestFirst(
  survey: Survey,
  host: CensusHost,
  way: CensusWay,
  goes: readonly FixedChoices[],
): readonly FixedChoices[] {
  if (isCounted(survey) || goes.length === 1) return goes;
  const small = { ...survey, family: smallFamily(survey.family, 1) };
  const part = wholeFamily(small.family);
  const found = goes.map((fixed) => {
    const rows =
      goThrough(small, way, host, { part, fixed, isCounting: false, live: undefined, limit: trialLimit })?.rows ?? [];
    return { fixed, bits: Array.from(rows).reduce((sum, row) => sum + bitCount(row), 0) };
  });
  return found.sort((a, b) => a.bits - b.bits).map(({ fixed }) => fixed);
}

function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
