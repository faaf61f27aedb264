/**
 * A planned census, from its survey to what can be kept of it as JSON and back. Planning takes as long as a small unit, so
 * whoever shares a census notes how it will be done. What is read may come from anybody, and is looked through.
 */

import { type FixedChoices, targetNumbers, targetsOf } from "./census-board.js";
import type { Part } from "./family.js";
import type { PlannedCensus } from "./plan.js";
import { type CensusMethod, censusMethods, type Survey } from "./survey.js";
import { usableReadings } from "./way.js";

/** All of a plan but what it's about. */
export interface PlanNotes {
  readonly method: CensusMethod;
  /** Which of the usable readings. */
  readonly reading: number;
  readonly cut: number;
  /** The choices that are fixed in each go, by field; null where none is. */
  readonly goes: readonly (readonly (number | null)[])[];
  /** Where each part ends. */
  readonly ends: readonly number[];
  readonly seconds: number;
  readonly bytes: number;
}

export function notesOf({ plan, parts, estimate }: PlannedCensus): PlanNotes {
  const { method, cut, goes, survey } = plan;
  const { symmetry } = plan.reading;
  const reading = usableReadings(survey).findIndex((usable) => isSame(usable.symmetry, symmetry));
  const fixed = goes.map((go) => Array.from(go, (choice) => choice ?? null));
  return { method, reading, cut, goes: fixed, ends: parts.map(({ to }) => to), ...estimate };
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Undefined where the notes are of something else, or of nothing that could be done. */
export function planFrom(survey: Survey, value: unknown, limit: number): PlannedCensus | undefined {
  if (!isNotes(value)) return undefined;
  const { method, cut, seconds, bytes } = value;
  const reading = usableReadings(survey)[value.reading];
  const goes = goesFrom(survey, method, value.goes);
  const parts = partsFrom(survey, value.ends);
  if (!reading?.positions.includes(cut) || goes === undefined || parts === undefined) return undefined;
  return { plan: { survey, reading, cut, method, goes, limit }, parts, estimate: { seconds, bytes } };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isAmount = (value: unknown): boolean => typeof value === "number" && value >= 0;
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

function isNotes(value: unknown): value is PlanNotes {
  if (typeof value !== "object" || value === null) return false;
  const notes = value as Readonly<Record<keyof PlanNotes, unknown>>;
  return (
    censusMethods.some((method) => method === notes.method) &&
    [notes.reading, notes.cut].every(isCount) &&
    [notes.seconds, notes.bytes].every(isAmount) &&
    isListOf(notes.goes, (go) => isListOf(go, (choice) => choice === null || isCount(choice))) &&
    isListOf(notes.ends, isCount)
  );
}

/** Undefined unless every target has its turn just once. A sieve chooses its targets by itself. */
function goesFrom({ puzzle }: Survey, method: CensusMethod, noted: PlanNotes["goes"]): FixedChoices[] | undefined {
  const goes = noted.map((go) => go.map((choice) => choice ?? undefined));
  if (method === "sieved") return goes.length === 0 ? goes : undefined;
  const { fields } = puzzle;
  const isGo = (go: FixedChoices): boolean =>
    go.length === fields.length && fields.every(({ choices }, i) => (go[i] ?? 0) < choices.length);
  if (!goes.every(isGo)) return undefined;
  const targets = goes.flatMap((go) => targetNumbers(puzzle, go));
  return targets.length === targetsOf(fields) && new Set(targets).size === targets.length ? goes : undefined;
}

/** Undefined unless the parts follow each other from the first set to the last. */
function partsFrom({ family }: Survey, ends: readonly number[]): Part[] | undefined {
  const parts = ends.map((to, i) => ({ from: ends[i - 1] ?? 0, to }));
  return ends.at(-1) === family.sets && parts.every(({ from, to }) => from < to) ? parts : undefined;
}
