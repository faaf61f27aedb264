/** In a sentence that reads from the right, what is filled in stands apart, whoever says the sentence. */
// @module-tag thorough

import { expect, it } from "vitest";
import { languages, wordsOf } from "../../src/core/calendar/languages.js";
import { isolate } from "../../src/core/i18n/isolate.js";
import { samplesOf, sentencesOf } from "./sentences.js";

const latin = "Pentomino 5x";

/** Without what stands apart, from the inside. */
function withoutIsolated(text: string): string {
  const rest = text.replace(/[\u2066\u2068][^\u2066-\u2069]*\u2069/g, "");
  return rest === text ? text : withoutIsolated(rest);
}

it.each(languages.filter((language) => wordsOf(language).rightToLeft))(
  "keeps a Latin name apart in every sentence: %s",
  async (language) => {
    // A date consists of numbers and words of its language.
    const sentences = (await sentencesOf(language)).filter(({ id }) => !id.startsWith("calendar."));
    const said = sentences.flatMap((sentence) =>
      samplesOf(sentence, [latin, latin, latin]).map((values) => `${sentence.id}: ${sentence.say(values)}`),
    );
    const named = said.filter((text) => text.includes(latin));
    for (const door of ["app.", "board.", "requests.", "server.", "drawing."])
      expect(
        named.some((text) => text.startsWith(door)),
        door,
      ).toBe(true);
    expect(named.filter((text) => withoutIsolated(text).includes(latin))).toEqual([]);
  },
);

it("leaves alone what reads along, and sentences that were filled in before", () => {
  const along = ["", "1,234", "يناير", "19 نوفمبر 2026", "القطعة \u2068L5\u2069، ثم \u2068N5\u2069"];
  expect(along.map(isolate)).toEqual(along);
  expect([1234, "L5", "2026-12-25", "7 × 5"].map(isolate)).toEqual([
    1234,
    "\u2068L5\u2069",
    "\u20682026-12-25\u2069",
    "\u20687 × 5\u2069",
  ]);
});
