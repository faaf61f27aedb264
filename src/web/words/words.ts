/** From a language to the app's words in it; the first English ones are at hand, all others are fetched. */

import { type BaseLanguage, baseOf, type Language } from "../../core/calendar/languages.js";
import { play } from "../../core/locales/en/app/play.generated.js";
import { shell } from "../../core/locales/en/app/shell.generated.js";
import type { app as English } from "../../core/locales/en/app.generated.js";
import { board } from "../../core/locales/en/board.generated.js";
import { tools } from "../../core/locales/en/tools.generated.js";
import { appLoaders } from "../../core/locales/load-app.generated.js";

type App = typeof English;

/** What every language has to say, view by view. */
export type Words = Omit<App, "play"> & {
  readonly play: App["play"] & App["hints"] & App["tools"] & { readonly hands: App["board"] };
};

const withBoard = (app: App): Words => ({
  ...app,
  play: { ...app.play, ...app.hints, ...app.tools, hands: app.board },
});

const known = new Map<BaseLanguage, Promise<Words>>();

/** The same object every time, so that views can tell whether words have changed. */
export function wordsIn(language: Language): Promise<Words> {
  const base = baseOf(language);
  const words = known.get(base) ?? appLoaders[base]().then(({ app }) => withBoard(app));
  known.set(base, words);
  words.catch(() => known.delete(base));
  return words;
}

const first = withBoard({ shell, play, board, tools } as App);

/** As far as the first view needs them: what others say in English comes with them. */
export const firstWordsIn = async (language: Language): Promise<Words> =>
  baseOf(language) === "en" ? first : wordsIn(language);
