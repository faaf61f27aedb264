/** The app's sentences in every language: numbers as they are printed on boards. */

import { afterEach, expect, it, vi } from "vitest";
import { languages } from "../../../src/core/calendar/languages.js";
import { wordsIn } from "../../../src/web/words/words.js";

afterEach(() => vi.restoreAllMocks());

/** Engines differ in which digits they take for a language, so none is left to choose. */
it.each(languages)("in %s the number of solutions left is written in the digits of the board", async (language) => {
  vi.spyOn(Number.prototype, "toLocaleString").mockReturnValue("٩٢");
  const { play } = await wordsIn(language);
  expect(play.left(92)).toMatch(/(?<!\p{Nd})92(?!\p{Nd})/u);
  expect(play.left(12_345).replace(/\D/g, "")).toBe("12345");
});
