/** From the words of a language to every text they can become, filled with whatever a program may fill in. */

import type { PlaceFault } from "../../../src/element/words.js";

/** No name of a piece, label or title may break a sentence, nor be taken for a part of it. */
export const oddName = "{#$&}";

const fillings: readonly unknown[] = [oddName, 0, 1, 2, 3, 11, 100, 1_000_000];
const fewFillings: readonly unknown[] = [0, 1, 2, 5];
/** For the one sentence that asks why. */
const reasons: readonly PlaceFault[] = ["off the board", "on an uncovered cell", "on another piece"];

export interface Message {
  /** Such as `play.levels.nudge`. */
  readonly key: string;
  readonly text: string;
}

function combinations(count: number, of: readonly unknown[]): unknown[][] {
  if (count === 0) return [[]];
  return combinations(count - 1, of).flatMap((rest) => of.map((each) => [...rest, each]));
}

/** What is filled in where it makes no sense shows as one of these. */
const isNonsense = (text: string): boolean => /NaN|ليس رقم|undefined|\[object/.test(text);

type Say = (...values: unknown[]) => string;

function textsOf(say: Say, key: string): string[] {
  const of = key.endsWith(".doesNotFit") ? reasons : say.length > 2 ? fewFillings : fillings;
  const texts = combinations(say.length, of).map((values) => String(say(...values)));
  return [...new Set(texts)].filter((text) => !isNonsense(text));
}

/** Lists are what engines make of them. */
const isList = (key: string): boolean => key.endsWith(".list");

export function everythingSaid(words: object, path = ""): Message[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const key = path === "" ? name : `${path}.${name}`;
    if (typeof value === "string") return [{ key, text: value }];
    if (typeof value === "object" && value !== null) return everythingSaid(value, key);
    return isList(key) ? [] : textsOf(value as Say, key).map((text) => ({ key, text }));
  });
}
