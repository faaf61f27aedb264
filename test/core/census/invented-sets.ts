/** Invented sets, and which targets each fails: what a sieve is told about them, whatever the tasks cost. */

import type { SieveFinding, SieveTask, SolvedSet } from "../../../src/core/census/sieve-task.js";

export const [sets, targets] = [3000, 60];
/** One target nobody is asked about, and every set fails it. */
const unwanted = 7;

/** One set in twenty fails nothing; others fail low targets often, and high ones seldom. */
const fails = (set: number, target: number): boolean =>
  target === unwanted || (set % 20 !== 5 && ((set * 7919 + target * 104_729) % 1009) / 1009 < 0.5 / (1 + target));

export const wanted = Array.from({ length: targets }, (_, target) => target !== unwanted);
const failedBy = (set: number): number[] => [...wanted.keys()].filter((target) => wanted[target] && fails(set, target));
export const working = Array.from({ length: sets }, (_, set) => set).filter((set) => failedBy(set).length === 0);

export const countedSet = (place: number): SolvedSet => {
  const failed = failedBy(place);
  return { place, failed, figures: { total: place, impossible: failed.length, single: 0, fewest: 0, most: 0 } };
};

export interface SieveCosts {
  readonly set: number;
  readonly target: number;
}

export function sieveAnswer(task: SieveTask, costs: SieveCosts): SieveFinding {
  if ("places" in task) return { seconds: task.places.length * costs.set, sets: task.places.map(countedSet) };
  const live = task.live ?? Uint32Array.from({ length: sets }, (_, place) => place);
  return { seconds: costs.target, failed: live.filter((place) => fails(place, task.target)) };
}
