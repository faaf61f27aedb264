/** From a language to every sentence it has, and from what is done with placeholders to what may be filled in. */

import { join } from "node:path";
import { atOnce, placeholdersIn, readLocales } from "../../scripts/build-locales.mjs";
import type { BaseLanguage } from "../../src/core/calendar/languages.js";
import { appLoaders } from "../../src/core/locales/load-app.generated.js";
import { elementLoaders } from "../../src/core/locales/load-element.generated.js";
import { messagesLoaders } from "../../src/core/locales/load-messages.generated.js";
import { root } from "../frame/files.js";

export const locales = readLocales(join(root, "locales"));
const placeholders = placeholdersIn(locales);

export interface Sentence {
  /** Such as `dates.notADate`. */
  readonly id: string;
  /** What is done with each placeholder, in all languages together. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>;
  readonly say: (values: Readonly<Record<string, unknown>>) => string;
}

const at = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], tree);

export async function sentencesOf(language: BaseLanguage): Promise<Sentence[]> {
  const [{ app }, { element }, { messages }] = await Promise.all([
    appLoaders[language](),
    elementLoaders[language](),
    messagesLoaders[language](),
  ]);
  const others = await Promise.all(
    atOnce.map(async (area) => {
      const file = join(root, `src/core/locales/${area}.generated.ts`);
      return [area, (await import(file))[`${area}In`][language]];
    }),
  );
  const tree = { app, ...element, ...messages, ...Object.fromEntries(others) };
  return [...placeholders].map(([id, uses]) => {
    const sentence = at(tree, id.split("."));
    const say = typeof sentence === "function" ? (sentence as Sentence["say"]) : () => String(sentence);
    return { id, uses, say };
  });
}

/** Cardinal numbers that some language tells apart. */
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];

/** Numbers that stand for a name. */
const ordinals: Readonly<Record<string, readonly number[]>> = {
  month: [1, 12],
  weekday: [0, 6],
  is: [0, 3],
  not: [6, 2],
};

/** What may be filled in for a placeholder: names are the given ones. */
function fillingsOf(name: string, uses: ReadonlySet<string>, names: readonly string[]): readonly unknown[] {
  const none = uses.has("none") ? [undefined] : [];
  if (uses.has("list")) return [names.slice(0, 1), names.slice(0, 2), names];
  if (uses.has("date")) return [{ year: 2026, month: 2, day: 1 }];
  if (uses.has("flag")) return [true, false];
  if (name in ordinals) return ordinals[name] ?? [];
  if (uses.has("number") || uses.has("count")) return [...counts, ...none];
  if (uses.has("measure")) return [0.05, "12.5 × 20 mm"];
  if (name === "kind") return ["cell", "field", "choice", "piece"];
  return [...names.slice(0, 1), ...none];
}

/** Every value of every placeholder at least once, beside others that change with it. */
export function samplesOf({ uses }: Sentence, names: readonly string[]): Readonly<Record<string, unknown>>[] {
  const columns = [...uses].map(([name, its]) => [name, fillingsOf(name, its, names)] as const);
  const longest = Math.max(1, ...columns.map(([, values]) => values.length));
  const rows = (step: number) =>
    Array.from({ length: longest }, (_, i) =>
      Object.fromEntries(columns.map(([name, values], j) => [name, values[(i + j * step) % values.length]])),
    );
  return uses.size < 2 ? rows(0) : [...rows(0), ...rows(1), ...rows(4)];
}
