/** Faults of puzzle files on the screen of the designer: in the app's language, and printed as it prints. */

import { describe, expect, it } from "vitest";
import { languages } from "../../../../src/core/calendar/languages.js";
import { designOf, puzzleOfDesign } from "../../../../src/core/design/design-puzzle.js";
import { checkMessages } from "../../../../src/core/locales/en/check.generated.js";
import { cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { FaultSpeaker, onScreen } from "../../../../src/web/views/design/fault-voice.js";
import { wordsIn } from "../../../../src/web/words/words.js";
import { misprints } from "../../../locales/typography.js";

describe("a fault on the screen", () => {
  it.each([
    ["en", "Two cells are called “Jan”; give each its own name."],
    ["de", "Zwei Felder heißen „Jan“; gib jedem einen eigenen Namen."],
    ["fr", "Deux cases s’appellent «\u202fJan\u202f»\u202f; donnez à chacune son propre nom."],
    ["ja", "「Jan」という名前のマスが2つあります。別々の名前を付けてください。"],
  ] as const)("is a sentence in %s", async (language, sentence) => {
    let tell = (): void => undefined;
    const isReady = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const speaker = new FaultSpeaker(tell);
    const context = { language, words: await wordsIn(language) };
    expect(speaker.say(checkMessages.twoCells({ cell: '"Jan"' }), context)).toBe("");
    await isReady;
    expect(speaker.say(checkMessages.twoCells({ cell: '"Jan"' }), context)).toBe(sentence);
  });

  it("comes with its words from a design to its place on the sheet", () => {
    const { fields, ...classic } = designOf(cataloguePuzzle("classic"));
    const swapped = fields.map((field) => ({ ...field, choices: field.choices.toReversed() }));
    const judged = puzzleOfDesign({ ...classic, fields: swapped });
    expect(judged.ok ? [] : judged.faults[0]).toMatchObject({ id: "check.outOfOrder", place: { kind: "field" } });
  });

  it("ends with the mark that it has, and has the quotes of every language", async () => {
    expect(onScreen("is it?", { language: "en", words: await wordsIn("en") })).toBe("Is it?");
    for (const language of languages)
      expect(misprints(onScreen('"Y"', { language, words: await wordsIn(language) }), language)).toEqual([]);
  });
});
