/** From a survey to ways to read the board and cut it, tried with few pieces: which of them takes the least effort. */

import type { Puzzle } from "../puzzle/puzzle.js";
import { itemAt } from "../text/list.js";
import type { FixedChoices } from "./census-board.js";
import type { CensusHost } from "./census-host.js";
import { type Family, familyOf, wholeFamily } from "./family.js";
import { goThrough, secondsOf } from "./go.js";
import { type BoardReading, formReach, maxReach, pieceForms, readingsOf } from "./reading.js";
import type { CensusWay, Survey } from "./survey.js";

/** The ways to read the board that all forms fit into, with the shortest rows: long ones cost too much. */
export function usableReadings({ puzzle, family, flips }: Survey): BoardReading[] {
  const pieces = family.sizes.flatMap((size) => size.pieces);
  const fits = (reading: BoardReading): boolean =>
    pieces.every((piece) => pieceForms(puzzle, reading, piece, flips).every((form) => formReach(form) <= maxReach));
  const usable = readingsOf(puzzle).filter(fits);
  return usable.filter(({ stride }) => stride === usable[0]?.stride);
}

/** The share of the cells before the cut, as it was best for the families that were measured. */
const cutShare = 0.31;
/** Where only one target is left, the lower half may end early, and an earlier cut do better. */
const targetCuts = [0.25, cutShare];

function wayBy(puzzle: Puzzle, reading: BoardReading, share: number): CensusWay {
  const positions = [...reading.positions].sort((a, b) => a - b);
  return { reading, cut: itemAt(positions, Math.ceil(share * puzzle.board.cells.length)) };
}

/** The reading that takes the least effort for one set. */
export function bestWay(
  survey: Survey,
  host: CensusHost,
  fixed: FixedChoices,
  isCounting: boolean,
): CensusWay | undefined {
  const ways = usableReadings(survey).map((reading) => wayBy(survey.puzzle, reading, cutShare));
  return leastFirst({ ...survey, family: smallFamily(survey.family, 0) }, host, ways, fixed, isCounting)[0];
}

/**
 * All ways for a board whose choices are all fixed, that with the least effort first. Where the holes are makes a half so
 * much harder, or easier: the best way takes a third of the time of an average one.
 */
export function waysForTarget(survey: Survey, host: CensusHost, fixed: FixedChoices): CensusWay[] {
  const ways = usableReadings(survey).flatMap((reading) =>
    targetCuts.map((share) => wayBy(survey.puzzle, reading, share)),
  );
  return leastFirst({ ...survey, family: smallFamily(survey.family, 1) }, host, ways, fixed, false);
}

function leastFirst(
  small: Survey,
  host: CensusHost,
  ways: readonly CensusWay[],
  fixed: FixedChoices,
  isCounting: boolean,
): CensusWay[] {
  const go = { part: wholeFamily(small.family), fixed, isCounting, live: undefined, limit: trialLimit };
  const secondsBy = (way: CensusWay): number => {
    const effort = goThrough(small, way, host, go)?.effort;
    return effort ? secondsOf(effort) : Number.POSITIVE_INFINITY;
  };
  const tried = ways.map((way) => ({ way, seconds: secondsBy(way) }));
  return tried.sort((a, b) => a.seconds - b.seconds).map(({ way }) => way);
}

/** The memory that a trial may use. */
export const trialLimit = 1 << 28;

/** A family of the same kind with hardly more pieces of each size than a set needs. */
export function smallFamily(family: Family, spare: number): Family {
  const pieces = new Map(family.sizes.map((size) => [size.size, thinned(size.pieces, size.count + spare)]));
  return familyOf(family.lattice, family.sizes, (_, size) => pieces.get(size) ?? []);
}

/** So many items of a list, evenly spread. */
function thinned<Item>(list: readonly Item[], count: number): Item[] {
  if (count >= list.length) return [...list];
  return Array.from({ length: count }, (_, i) => itemAt(list, Math.floor((i * list.length) / count)));
}
