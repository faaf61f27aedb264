/** Programs without types get a TypeError that names the argument. */

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Entry, readLibrary } from "../../scripts/api-library.mjs";
import { packageJson, root } from "./files.js";

type Call = (...values: unknown[]) => unknown;

/** The file that Node loads for a door. */
function fileOf(door: string): string {
  const entry = packageJson.exports[door.replace("daytile", ".")] as { default: string | { default: string } };
  return join(root, typeof entry.default === "string" ? entry.default : entry.default.default);
}

const library = readLibrary();
const doors = new Map<string, Record<string, unknown>>();
for (const { name } of library.doors) doors.set(name, await import(fileOf(name)));
const functionOf = ({ door, name }: Entry): Call => doors.get(door)?.[name] as Call;
const from = (door: string, name: string): Call => doors.get(door)?.[name] as Call;

const { cataloguePuzzle, newGame, newPlay, readQuestion, draftOf, boardPicture, latticeNamed } = doors.get(
  "daytile",
) as typeof import("../../src/index.js");
const puzzle = cataloguePuzzle("classic");
const question = await readQuestion({ date: "25 Dec" });
if (!question.ok) throw new Error("25 December is a date");
const game = newGame(puzzle, [11, 36]);
const picture = boardPicture(puzzle, { placements: [] });
const placement = { piece: 7, orientation: 0, cells: [0, 1, 2, 6, 7, 8] };
const asked = { date: "25 Dec" };
const inside = (outcome: unknown) => (outcome as { value: unknown }).value;
const answerTo = async (name: string, request: object) => inside(await from("daytile/requests", name)(request));

const small = { id: "a", title: "A", board: "a b *", fields: { letter: "a b" }, pieces: { I2: "##" } };

/** A sound value for every type of parameter, so that nonsense can be beside it. */
const sound: Readonly<Record<string, unknown>> = {
  "(id: string) => Puzzle | undefined": () => puzzle,
  "ArrayLike<number>": [1, 2],
  "Placement[]": [placement],
  "Result<Value, { readonly message: string; } | string>": { ok: true, value: 1 },
  "readonly Bin[]": [{ min: 1, max: 2, size: 1 }],
  "readonly CheckAnswer[]": [],
  "readonly PairCount[]": [{ cells: [0, 1], count: 1 }],
  "readonly Picture[]": [picture],
  "readonly Placement[]": [placement],
  "readonly Point[]": [{ x: 0, y: 0 }],
  "readonly Problem[]": [],
  "readonly Tiling[]": [[]],
  "readonly number[]": [11, 24],
  "readonly string[]": ["Jan", "Feb"],
  "string | readonly string[]": "",
  boolean: true,
  number: 1,
  string: "classic",
  unknown: { want: "count" },
  AlgorithmId: "regions",
  Arrangement: { placements: [] },
  AskedQuestion: question.value,
  AuditAnswer: await answerTo("askAudit", {}),
  CensusAnswer: await answerTo("askCensus", { pieces: "7 pentominoes + 1 hexomino" }),
  CensusAsked: { pieces: "7 pentominoes + 1 hexomino" },
  BoardAsked: asked,
  CalendarDate: { year: 2026, month: 12, day: 25 },
  CatalogueId: "classic",
  CatalogueAnswer: await answerTo("askCatalogue", {}),
  Cell: puzzle.board.cells[0],
  CellList: [11, 36],
  ChartTitle: { title: "", note: "" },
  CheckAsked: {},
  CountAnswer: await answerTo("askCount", asked),
  DateAsked: asked,
  DesignAnswer: await answerTo("askDesign", { puzzle: small, task: "swap" }),
  DesignAsked: { puzzle: small, task: "swap" },
  FactsAnswer: await answerTo("askFacts", {}),
  Game: game,
  HeatMap: { rows: ["Jan"], columns: ["1"], values: [[64]] },
  HintAnswer: await answerTo("askHint", asked),
  HintAsked: asked,
  ExplanationAnswer: await answerTo("askExplanation", { uncover: ["22", "24"] }),
  ExplanationAsked: { uncover: ["22", "24"] },
  LazyYearAnswer: await answerTo("askLazyYear", { puzzle: "hex-lake" }),
  LazyYearAsked: { puzzle: "hex-lake" },
  Proof: { kind: "cell", cell: 0, cases: [] },
  ReachAnswer: await answerTo("askReach", {}),
  ReachAsked: {},
  StepsOptions: { title: "", note: "", uncovered: [] },
  ReachPictureOptions: { title: "", description: "" },
  Wishes: { prefer: "fewest-flips" },
  "readonly PictureStep[]": [],
  "readonly Target[]": [],
  HintLevel: "left",
  ImportedFile: { name: "", text: "" },
  Language: "en",
  Lattice: latticeNamed("square"),
  LatticeName: "square",
  ModelAsked: asked,
  Move: "-17",
  Names: { month: "Dec", day: 25 },
  Pages: { title: "", description: "", pages: [picture], scale: 1 },
  PartialDate: { month: 12, day: 25 },
  Picture: picture,
  PictureAsked: asked,
  Piece: puzzle.pieces[0],
  Placement: placement,
  Play: newPlay(game),
  Problem: { file: "", line: 1, column: 1, message: "" },
  ProductAsked: { product: "print" },
  ProductKind: "print",
  Puzzle: puzzle,
  PuzzleAsked: {},
  PuzzleDraft: draftOf(puzzle),
  PuzzleObject: { id: "a", title: "A", board: "a", pieces: "#" },
  Question: question.value,
  RaceAnswer: await answerTo("askRace", { ...asked, budget: 0.01 }),
  RaceAsked: { ...asked, budget: 0.01 },
  Refusal: { ok: false, kind: "usage", faults: [] },
  Request: { want: "count", ...asked },
  SceneInk: "open",
  Setup: { puzzle },
  Solution: { number: 1, tiling: [] },
  SolutionsAsked: asked,
  SolutionsOptions: { title: "", note: "", uncovered: [] },
  Step: { kind: "solution" },
  Target: [11, 24],
  ThemeName: "light",
  Tiling: [],
  WrittenDate: { month: 12, day: 25 },
  YearAnswer: await answerTo("askYear", {}),
  YearAsked: {},
};

/** As the compiler writes a type, which one version indents with blanks and another with tabs. */
const inOneLine = (type: string): string => type.replace(/\s+/g, " ");

/** Where nothing has to be said an empty object is sound: it asks for a race or a whole year, which take long. */
const longWithoutWords = ["RaceAsked", "LazyYearAsked"];

const nonsenseFor = (type = ""): readonly unknown[] =>
  [undefined, null, 42, "x", {}, []].filter(
    (value) => !longWithoutWords.includes(type) || JSON.stringify(value) !== "{}",
  );

/** Runs what a function gives as far as it begins to work. */
async function outcomeOf(call: Call, values: readonly unknown[]): Promise<unknown> {
  try {
    const given = await call(...values);
    const generator = given as Partial<Iterator<unknown> & AsyncIterator<unknown>> | undefined;
    if (typeof generator?.next === "function") await generator.next();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** A complaint that says which argument is wrong, and perhaps which part of it: `options.theme: unknown "x"`. */
function namesOne(error: unknown, names: readonly string[]): boolean {
  if (!(error instanceof TypeError || error instanceof RangeError)) return false;
  const [, name = ""] = /^(\w+)[\w.[\]-]*: \S/.exec(error.message) ?? [];
  return names.includes(name);
}

const calls = [...library.entryOf.values()].filter(({ kind }) => kind === "function");

describe("a program without types", () => {
  it.each(calls.filter(({ parameters }) => parameters.length > 0))(
    "that passes nonsense to $name is told which argument is wrong",
    async (entry) => {
      const { parameters } = entry;
      const required = parameters.filter(({ isRequired }) => isRequired);
      const missing = required.filter(({ type }) => !(inOneLine(type) in sound));
      expect(missing, "a sound value for each type").toEqual([]);
      const good = required.map(({ type }) => sound[inOneLine(type)]);
      const names = parameters.map(({ name }) => name);
      expect(await outcomeOf(functionOf(entry), good), "sound values").toBe(undefined);
      const all = parameters.map((_, at) => good[at]);
      const bad = [
        [],
        ...all.flatMap((_, at) => nonsenseFor(parameters[at]?.type).map((value) => all.with(at, value))),
      ];
      for (const values of bad) {
        const error = await outcomeOf(functionOf(entry), values);
        if (error !== undefined && !namesOne(error, names)) throw new Error(`(${values.map(String)}) gives: ${error}`);
      }
    },
  );

  it("is told in a way that this would notice", () => {
    const names = ["puzzle", "options"];
    expect(namesOne(new TypeError('options.theme: unknown "x"'), names)).toBe(true);
    expect(namesOne(new RangeError("puzzle: expected a puzzle"), names)).toBe(true);
    expect(namesOne(new Error("puzzle: expected a puzzle"), names)).toBe(false);
    expect(namesOne(new TypeError("theme: unknown"), names)).toBe(false);
    expect(namesOne(new TypeError("Cannot read properties of undefined (reading 'board')"), names)).toBe(false);
  });
});
