/** The command line and `ask` are two doors to one floor: whatever is asked for, both give the same answer. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { spellOption } from "../../src/cli/line/request.js";
import { languages, wordsOf } from "../../src/core/calendar/languages.js";
import { cataloguePuzzle, isCatalogueId } from "../../src/formats/catalogue.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";
import { ask, type Caller, type Request, sentencesOf } from "../../src/requests/requests.js";
import { files } from "../cli/wiring/puzzles.js";
import { type Result, run } from "../cli/wiring/wire.js";
import { now } from "./support.js";

/** One request, as words on a command line and as data. */
interface Asked {
  readonly argv: readonly string[];
  readonly request: Request;
}

const names = ["classic", "hex-lake", "weekday-6x9", "hooks.yaml", "mine.yaml", "pair.yaml"] as const;
type Name = (typeof names)[number];

const sourceOf = (name: Name) => (isCatalogueId(name) ? name : { yaml: files[name as "hooks.yaml"], name });

function puzzleOf(name: Name) {
  if (isCatalogueId(name)) return cataloguePuzzle(name);
  const reading = readPuzzleYaml(files[name as "hooks.yaml"]);
  if (!reading.ok) throw new Error("the puzzle is faulty");
  return reading.value;
}

/** Parts of a request about the day, right or wrong. */
interface Part {
  readonly argv: readonly string[];
  readonly asked: object;
}

const nothing: Part = { argv: [], asked: {} };

const days = fc.record({ day: fc.nat(33), month: fc.nat(11), year: fc.constantFrom("", " 2027", " 2028") });

const somePart = (name: Name): fc.Arbitrary<Part> => {
  const { fields, board } = puzzleOf(name);
  const written = days.map(({ day, month, year }): Part => {
    const date = `${day} ${wordsOf("en").longMonths[month]}${year}`;
    return { argv: date.split(" "), asked: { date } };
  });
  const word = fc.constantFrom("today", "tomorrow", "12-25", "2026-02-29", "someday").map((date): Part => {
    return { argv: [date], asked: { date } };
  });
  const choices = fields.map((field) => fc.constantFrom(...field.choices.map(({ id }) => [field.name, id] as const)));
  const byField = fc.tuple(...choices).map((chosen): Part => {
    const argv = chosen.flatMap(([field, id]) => ["--field", `${field}=${id}`]);
    return { argv, asked: { fields: Object.fromEntries(chosen) } };
  });
  const weekday = fc.constantFrom("Sun", "Wed", "thursday", "Mittwoch").map((day): Part => {
    return { argv: ["--weekday", day], asked: { weekday: day } };
  });
  const ids = board.cells.flatMap(({ id }) => (id === null ? [] : [id]));
  const cells = fc.subarray([...ids, "r2c4"], { minLength: 1, maxLength: 3 }).map((uncover): Part => {
    return { argv: ["--uncover", uncover.join(",")], asked: { uncover } };
  });
  return fc.oneof(written, word, byField, byField, weekday, cells, fc.constant(nothing));
};

const somePuzzlePart = fc.record({
  flips: fc.boolean(),
  language: fc.option(fc.constantFrom(...languages), { nil: undefined }),
});

const someBoard = fc.constantFrom(...names).chain((name) =>
  fc.record({
    name: fc.constant(name),
    part: somePart(name),
    rest: somePuzzlePart,
    limit: fc.integer({ min: 1, max: 3 }),
  }),
);

const shared = (
  name: Name,
  { flips, language }: { flips: boolean; language?: (typeof languages)[number] | undefined },
) => ({
  argv: [
    "-p",
    name,
    ...(flips ? [] : ["--no-flips"]),
    ...(language === undefined ? [] : ["--lang", language]),
    "--json",
  ],
  asked: { puzzle: sourceOf(name), flips, language },
});

const aboutBoards = someBoard.chain(({ name, part, rest, limit }): fc.Arbitrary<Asked> => {
  const { argv, asked } = shared(name, rest);
  const both = { ...asked, ...part.asked };
  return fc.constantFrom<Asked>(
    { argv: ["count", ...part.argv, ...argv], request: { want: "count", ...both } },
    {
      argv: ["solve", ...part.argv, ...argv, "--limit", `${limit}`],
      request: { want: "solutions", ...both, limit },
    },
  );
});

const aboutPuzzles = fc
  .record({ name: fc.constantFrom<Name>("hooks.yaml", "mine.yaml", "pair.yaml"), rest: somePuzzlePart })
  .chain(({ name, rest }): fc.Arbitrary<Asked> => {
    const { argv, asked } = shared(name, rest);
    return fc.constantFrom<Asked>(
      { argv: ["year", ...argv], request: { want: "year", ...asked } },
      { argv: ["year", ...argv, "--weekday", "Wed"], request: { want: "year", ...asked, weekday: "Wed" } },
      { argv: ["audit", ...argv], request: { want: "audit", ...asked } },
    );
  });

/** Whoever sits at a command line writes options. */
const caller: Caller = {
  now,
  spell: spellOption,
};

/** Without what a command line adds: its name, and where to look things up. */
const sentences = ({ stderr }: Result): string[] =>
  stderr
    .trimEnd()
    .split("\n")
    .map((line) => line.replace(/^daytile: |; run daytile show to see the board$/g, ""));

/** What a command line says besides the document: that there is no solution, or nothing. */
const isVerdict = (sentence: string): boolean =>
  sentence === "" || /^(no solution |no (date|combination) has a solution)/.test(sentence);

/** A command line speaks the language asked for; what a program reads is English. */
const isEnglish = (request: Request): boolean =>
  !("language" in request) || request.language === undefined || request.language.startsWith("en");

it("they give the same documents, the same refusals and the same notes", async () => {
  let [answers, refusals] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: aboutBoards }, aboutPuzzles), async ({ argv, request }) => {
      const [printed, outcome] = [await run(argv), await ask(request, caller)];
      if (!outcome.ok) {
        refusals++;
        expect([printed.code, printed.stdout]).toEqual([2, ""]);
        expect(sentences(printed).length).toBe(sentencesOf(outcome).length);
        if (isEnglish(request)) expect(sentences(printed)).toEqual(sentencesOf(outcome));
        return;
      }
      answers++;
      if (outcome.value.kind !== "document") throw new Error("the answer is a file");
      expect(JSON.parse(printed.stdout)).toEqual(outcome.value.document);
      if (!isEnglish(request)) return;
      const told = outcome.value.notes.filter(({ matters }) => matters).map(({ text }) => text);
      expect(sentences(printed).filter((sentence) => !isVerdict(sentence))).toEqual(told);
    }),
    { numRuns: 60 },
  );
  expect(Math.min(answers, refusals)).toBeGreaterThan(5);
});
