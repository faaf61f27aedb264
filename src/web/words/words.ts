/** From a language to the app's words in it; the first English ones are at hand, all others are fetched. */

import { baseOf, type Language } from "../../core/calendar/languages.js";
import { play } from "../../core/locales/en/app/play.generated.js";
import { shell } from "../../core/locales/en/app/shell.generated.js";
import type { app as English } from "../../core/locales/en/app.generated.js";
import { appLoaders } from "../../core/locales/load.generated.js";
import { type EmbedWords, embedWordsIn, englishWords } from "../../element/embed-words.js";

type App = typeof English;

/** What every language has to say, view by view. */
export type Words = Omit<App, "play" | "hints"> & {
  readonly play: App["play"] & App["hints"] & EmbedWords["tools"] & { readonly hands: EmbedWords["board"] };
};

function withBoard({ hints, ...app }: App, { board, tools }: EmbedWords): Words {
  return { ...app, play: { ...app.play, ...hints, ...tools, hands: board } };
}

const known = new Map<string, Promise<Words>>();

async function load(language: Language): Promise<Words> {
  const [app, board] = await Promise.all([appLoaders[baseOf(language)](), embedWordsIn(language)]);
  return withBoard(app, board);
}

/** The same object every time, so that views can tell whether words have changed. */
export function wordsIn(language: Language): Promise<Words> {
  const base = baseOf(language);
  const words = known.get(base) ?? load(language);
  known.set(base, words);
  words.catch(() => known.delete(base));
  return words;
}

const first = withBoard({ shell, play } as App, englishWords);

/** As far as the first view needs them: what others say in English comes with them. */
export const firstWordsIn = async (language: Language): Promise<Words> =>
  baseOf(language) === "en" ? first : wordsIn(language);
