/** Messages: a sentence in English, and what it takes to say it in another language. */

import { expect, it } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import { defineMessages, formatMessage } from "../../src/core/i18n/message.js";
import { loadTranslate, translateToEnglish, withoutIsolates } from "../../src/core/i18n/translate.js";
import { requestsMessages } from "../../src/core/locales/en/requests.generated.js";
import { textMessages } from "../../src/core/locales/en/text.generated.js";

const dates = {
  none: "no date",
  notADate: ({ text }: { text: string }) => `${text} isn't a date`,
  first: ({ names }: { names: readonly string[] }) => `first ${names.join(", ")}`,
};
const messages = defineMessages("dates", dates);
const asIs = (text: string): string => text;

it("a message has its sentence in English, its id and its values", () => {
  expect(messages.none()).toEqual({ message: "no date", id: "dates.none", values: {} });
  expect(messages.notADate({ text: "x" })).toEqual({
    message: "x isn't a date",
    id: "dates.notADate",
    values: { text: "x" },
  });
});

it("a message within another one is said in the same language", () => {
  const german = { dates: { none: "kein Datum", notADate: ({ text }: { text: string }) => `${text} ist kein Datum` } };
  const outer = messages.notADate({ text: messages.none() });
  expect(outer.message).toBe("no date isn't a date");
  expect(formatMessage(german, outer, asIs)).toBe("kein Datum ist kein Datum");
  expect(messages.first({ names: ["a", messages.none()] }).message).toBe("first a, no date");
});

it("what comes from outside is prepared, and what a language lacks is said in English", () => {
  const loud = (text: string): string => text.toUpperCase();
  expect(formatMessage({ dates }, messages.notADate({ text: "x" }), loud)).toBe("X isn't a date");
  expect(formatMessage({}, messages.notADate({ text: "x" }), asIs)).toBe("x isn't a date");
  expect(formatMessage({}, { message: "x" }, asIs)).toBe("x");
});

it("every language has words of its own for a message", async () => {
  const message = requestsMessages.unknownPuzzle({ name: '"x"' });
  const said = await Promise.all(languages.map(async (language) => (await loadTranslate(language))(message)));
  expect(new Set(said).size).toBe(languages.length);
});

it.each(["en", "de", "ar"] as const)("nothing filled in commands a terminal in %s", async (language) => {
  const hostile = "a\u001b[2Jb\u202ec\u2066d\u0007";
  const translate = language === "en" ? translateToEnglish : await loadTranslate(language);
  for (const message of [
    requestsMessages.unknownPuzzle({ name: hostile }),
    textMessages.didYouMean({ words: [hostile] }),
    { message: hostile },
  ])
    expect(translate(message), "expected no control character and none that turns words round").not.toMatch(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      /[\u0000-\u001f\u202a-\u202e]|\u2066d/,
    );
});

it("what reads from the left is kept apart in Arabic, and a copied argument loses the marks", async () => {
  const translate = await loadTranslate("ar");
  const said = translate(textMessages.useEither({ one: "--field day=31", other: "--weekday Mon" }));
  expect(said).toContain("\u2068--field day=31\u2069");
  expect(["\u2068--field", "day=31\u2069", "a\u2068b"].map(withoutIsolates)).toEqual(["--field", "day=31", "a\u2068b"]);
});
