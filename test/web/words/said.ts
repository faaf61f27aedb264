/** From the words of paper, pictures and gifts to every text they can become, and from sentences of the app to the same. */

import type { BaseLanguage } from "../../../src/core/calendar/languages.js";
import { samplesOf, sentencesOf } from "../../locales/sentences.js";

/** No name of a piece, label or title may break a sentence, nor be taken for a part of it. */
const oddName = "{#$&}";

export interface Said {
  /** Such as `play.help`. */
  readonly key: string;
  readonly text: string;
}

/** Everything that is said in some areas of the locales. */
export async function saidIn(language: BaseLanguage, areas: RegExp): Promise<Said[]> {
  const sentences = (await sentencesOf(language)).filter(({ id }) => areas.test(id));
  return sentences.flatMap((sentence) =>
    samplesOf(sentence, [oddName]).map((values) => ({ key: sentence.id, text: sentence.say(values) })),
  );
}

const fillings: readonly unknown[] = [oddName, 0, 1, 2, 3, 11, 100, 1_000_000];
const fewFillings: readonly unknown[] = [0, 1, 2, 5];

function combinations(count: number, of: readonly unknown[]): unknown[][] {
  if (count === 0) return [[]];
  return combinations(count - 1, of).flatMap((rest) => of.map((each) => [...rest, each]));
}

/** What is filled in where it makes no sense shows as one of these. */
const isNonsense = (text: string): boolean => /NaN|ليس رقم|undefined|\[object/.test(text);

type Say = (...values: unknown[]) => string;

function textsOf(say: Say): string[] {
  const texts = combinations(say.length, say.length > 2 ? fewFillings : fillings).map((values) =>
    String(say(...values)),
  );
  return [...new Set(texts)].filter((text) => !isNonsense(text));
}

export function everythingSaid(words: object, path = ""): Said[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const key = path === "" ? name : `${path}.${name}`;
    if (typeof value === "string") return [{ key, text: value }];
    if (typeof value === "object" && value !== null) return everythingSaid(value, key);
    return textsOf(value as Say).map((text) => ({ key, text }));
  });
}
