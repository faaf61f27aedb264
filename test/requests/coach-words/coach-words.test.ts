/**
 * Everything the coach says, in every language, with whatever can be filled in: as approved in the files beside this one.
 * After a change that is meant, run this with -u, and read the lines that have changed.
 */

import { describe, expect, it } from "vitest";
import { type BaseLanguage, languages } from "../../../src/core/calendar/languages.js";
import { asMessage } from "../../../src/core/i18n/message.js";
import { coachSentences } from "../../../src/requests/coach-messages.js";
import { coachMessages } from "../../../src/core/locales/en/coach.generated.js";
import { loadTranslate } from "../../../src/core/i18n/translate.js";

type Sentences = typeof coachSentences;
type Fillings = { readonly [Name in keyof Sentences]: readonly Parameters<Sentences[Name]>[] };

/** One of each form that some language has: none, one, two, few, many, others. */
const forms = [0, 1, 2, 3, 11, 100, 1_000_000];
const [names, one] = [["L5", "P5", "U5"], ["L5"]];

const fillings: Fillings = {
  sentence: [["no way"], ["éa"]],
  heading: [["no way"]],
  subheading: [["no way"]],
  cells: [[["Jan"]], [["Jan", "2"]], [["Jan", "2", "3"]]],
  cellRange: [[7, "Jan", "9"]],
  uncoverable: [["Jan"]],
  noRoom: [["L5"]],
  wrongSize: forms.map((count) => ["Jan", count]),
  wrongShape: [["Jan"]],
  samePiece: [["L5", ["Jan", "2"]]],
  colouring: forms.map((count) => ["Jan", count, count]),
  choices: forms.map((count) => ["Jan", count]),
  places: forms.map((count) => ["L5", count]),
  piece: [["L5"]],
  pieceOn: [["L5", "Jan"]],
  onlyChoice: [["L5", "Jan"]],
  onlySpot: [["L5", "Jan"]],
  withAny: [[one], [["L5", "P5"]], [names]],
  follows: [["L5", "no way"]],
  noArgument: [[]],
  notEvenEmpty: [[]],
  solvableWithout: [[one], [["L5", "P5"]], [names]],
  nothingToExplain: [["1 May"]],
  coversDate: [["L5", "Jan"]],
  whyNone: forms.map((count) => [count]),
  placed: forms.map((count) => ["1 May", "classic", count]),
  onlyCell: [["L5", "Jan"]],
  onlyPiece: [["L5", "Jan"]],
  onlyPlace: [["L5", "Jan"]],
  onlyPlaces: [2, 3, 11].map((count) => ["L5", "Jan", count]),
  forcedRegion: [["L5", "Jan", "2"]],
  sharedPiece: [["L5", "Jan", "2", "P5"]],
  othersFail: [["L5", "Jan"]],
  everySolution: [["L5", "Jan"]],
  bestChance: [["L5", "Jan"]],
  bestChanceOf: [1, 1000, ...forms].map((count) => ["L5", "Jan", 1, count]),
  hidden: [[]],
  left: forms.map((count) => [count]),
  fine: [[]],
  solved: [[]],
  impossible: [[]],
  takeOff: [[one], [["L5", "P5"]], [names]],
  reach: [
    ["classic", 1, 1, 1, true, 1],
    ["classic", 0, 0, 372, true, 0],
    ["classic", 2, 3, 372, true, 11],
    ["classic", 2, 2, 2, false, 2],
    ["classic", 3, 1000, 1, false, 1000],
    ...forms.flatMap((count) =>
      [true, false].map((areDates): Parameters<Sentences["reach"]> => ["classic", count, 1, count, areDates, count]),
    ),
  ],
  reachMost: [["Jan"]],
  withCount: [["Jan", 1000]],
  reachNone: [[true], [false]],
  tasteHasOrder: [["--seed"]],
  tasteIsText: [[]],
  noneUpright: [["1 May"]],
  nothingToMove: [[]],
  move: [[one], [["L5", "P5"]], [names]],
  flipped: [[1], [2], [1000]],
  joints: [[1], [2], [1000]],
  shared: [[1], [2], [1000]],
  neighbours: [[1], [2], [1000]],
  difficulty: [[3]],
  difficultyMap: [[]],
  easiest: [["Jan"]],
  hardest: [["Jan"]],
  lazyYear: [
    ["classic", "2026", 1, 1, 1],
    ["classic", "2026", 2, 2, 1.25],
    ["classic", "2026", 365, 1150, 3.16],
    ["classic", "2026", 0, 0, undefined],
    ["classic", "2026", 3, 11, undefined],
    ...forms.map((count): Parameters<Sentences["lazyYear"]> => ["classic", "2026", count, count, count]),
  ],
  lazyStart: [[]],
  noSolution: [[]],
  noDaySolved: [[]],
  noDates: [["classic"]],
  onlyWithLazy: [["--year", "--lazy"]],
  lazyHasAllDays: [["--field", "--weekday"]],
  lazyIsNoPng: [[]],
  onlyLazyIsGif: [["--lazy"]],
};

const shown = (value: unknown): string =>
  value === undefined ? "-" : Array.isArray(value) ? value.join("+") : String(value);

async function textsIn(language: BaseLanguage): Promise<string> {
  const speaks = await loadTranslate(language);
  const lines = (Object.keys(fillings) as (keyof Sentences)[]).flatMap((name) =>
    fillings[name].map((values) => {
      const say = coachMessages[name] as (...filled: readonly unknown[]) => Parameters<typeof asMessage>[0];
      return `${name}(${values.map(shown).join(" | ")}): ${speaks(asMessage(say(...values)))}`;
    }),
  );
  return `${lines.join("\n")}\n`;
}

describe("what the coach says", () => {
  it("is all listed here", () => expect(Object.keys(fillings).sort()).toEqual(Object.keys(coachSentences).sort()));

  it.each(languages)("is in %s as approved", async (language) => {
    await expect(await textsIn(language)).toMatchFileSnapshot(`${language}.txt`);
  });
});
