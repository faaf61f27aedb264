/** Programs without types get a TypeError that names the argument. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { type Parameter, parametersOf } from "../../scripts/api-declarations.mjs";
import { isNight } from "../support/night.js";
import { packageJson, root, textOf } from "./files.js";
import { codeBlocks } from "./markdown.js";

type Call = (...values: unknown[]) => unknown;

/** The file that Node loads for a door. By day its source, which other tests load anyway. */
function fileOf(door: string): string {
  const entry = packageJson.exports[door.replace("daytile", ".")] as { default: string | { default: string } };
  const file = typeof entry.default === "string" ? entry.default : entry.default.default;
  return join(root, isNight ? file : file.replace("./dist/", "src/").replace(/\.js$/, ".ts"));
}

/** A site is made of what stands beside it in the build, so its source can't make one. */
const onlyBuilt = ["askSite"];

/** The reference, which examples.slow.test.ts compares with the declarations, has a page for each door. Reading it is quicker. */
const pages = readdirSync(join(root, "docs/api")).filter((file) => file !== "README.md");
const doorOf = (page: string): string => (page === "daytile.md" ? "daytile" : `daytile/${page.replace(".md", "")}`);
const doors = new Map<string, Record<string, unknown>>();
for (const page of pages) doors.set(doorOf(page), await import(fileOf(doorOf(page))));
const from = (door: string, name: string): Call => doors.get(door)?.[name] as Call;

interface Entry {
  readonly door: string;
  readonly name: string;
  readonly parameters: readonly Parameter[];
}

/** What a statement declares that can be called: a function, or a constant whose type is one (`const ansiPaint: Paint`). */
function callsOf(
  statement: ts.Statement,
  types: ReadonlyMap<string, ts.TypeNode>,
): [string, ts.SignatureDeclaration][] {
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? "", statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, type }): [string, ts.SignatureDeclaration][] => {
    const alias = types.get(type?.getText() ?? "");
    return alias !== undefined && ts.isFunctionTypeNode(alias) ? [[name.getText(), alias]] : [];
  });
}

function functionsOn(page: string): Entry[] {
  const blocks = codeBlocks(textOf("docs/api", page)).filter(({ text }) => /^(function|const|type) /.test(text));
  const { statements } = ts.createSourceFile(
    page,
    blocks.map(({ text }) => text).join("\n"),
    ts.ScriptTarget.Latest,
    true,
  );
  const types = new Map(statements.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => [name.text, type]));
  return statements
    .flatMap((statement) => callsOf(statement, types))
    .map(([name, signature]) => ({ door: doorOf(page), name, parameters: parametersOf(signature) }));
}

const { unwrap, newGame, newPlay, readQuestion, draftOf, boardPicture, latticeNamed } = doors.get(
  "daytile",
) as typeof import("../../src/index.js");
const { readPuzzleObject } = doors.get("daytile/formats") as typeof import("../../src/formats/formats.js");

/** Its year, census and design take a moment: seven dates, and pieces of 1, 2 and 4 cells that leave any cell out. */
const small = {
  id: "a",
  title: "A",
  board: "Sun Mon Tue Wed Thu Fri Sat *",
  fields: { weekday: "Sun Mon Tue Wed Thu Fri Sat" },
  pieces: { I1: "#", I2: "##", I4: "####" },
};
const puzzle = unwrap(readPuzzleObject(small));
const onSmall = { puzzle: small };
const asked = { puzzle: small, date: "25 Dec" };
const census = { puzzle: small, pieces: "1 monomino + 1 domino + 1 tetromino" };
const question = unwrap(await readQuestion(asked));
const game = newGame(puzzle, [0]);
const picture = boardPicture(puzzle, { placements: [] });
const placement = { piece: 0, orientation: 0, cells: [1] };
const answerTo = async (name: string, request: object) =>
  unwrap((await from("daytile/requests", name)(request)) as never);

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
  "readonly number[]": [1],
  "readonly string[]": ["Jan", "Feb"],
  "string | readonly string[]": "",
  boolean: true,
  number: 1,
  string: "classic",
  unknown: { want: "count" },
  AlgorithmId: "regions",
  ArrangedBoard: puzzle,
  Arrangement: { placements: [] },
  "Arrangement | readonly Placement[]": { placements: [] },
  AskedQuestion: question,
  AuditAnswer: await answerTo("askAudit", onSmall),
  CensusAnswer: await answerTo("askCensus", census),
  CensusAsked: census,
  BoardAsked: asked,
  CalendarDate: { year: 2026, month: 12, day: 25 },
  CatalogueId: "classic",
  CatalogueAnswer: await answerTo("askCatalogue", {}),
  Cell: puzzle.board.cells[0],
  CellList: [1],
  ChartTitle: { title: "", note: "" },
  CheckAsked: onSmall,
  CountAnswer: await answerTo("askCount", asked),
  DateAsked: asked,
  DesignAnswer: await answerTo("askDesign", { ...onSmall, task: "swap" }),
  DesignAsked: { ...onSmall, task: "swap" },
  FactsAnswer: await answerTo("askFacts", onSmall),
  Game: game,
  HeatMap: { rows: ["Jan"], columns: ["1"], values: [[64]] },
  HintAnswer: await answerTo("askHint", asked),
  HintAsked: asked,
  ExplanationAnswer: await answerTo("askExplanation", { ...onSmall, uncover: ["Tue"] }),
  ExplanationAsked: { ...onSmall, uncover: ["Tue"] },
  LazyYearAnswer: await answerTo("askLazyYear", onSmall),
  LazyYearAsked: onSmall,
  Proof: { kind: "cell", cell: 0, cases: [] },
  ReachAnswer: await answerTo("askReach", onSmall),
  ReachAsked: onSmall,
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
  ProductAsked: { ...onSmall, product: "print" },
  ProductKind: "print",
  Puzzle: puzzle,
  PuzzleAsked: onSmall,
  PuzzleDraft: draftOf(puzzle),
  PuzzleObject: { id: "a", title: "A", board: "a", pieces: "#" },
  Question: question,
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
  Target: [1],
  ThemeName: "light",
  Tiling: [],
  WrittenDate: { month: 12, day: 25 },
  YearAnswer: await answerTo("askYear", onSmall),
  YearAsked: onSmall,
};

/** As the compiler writes a type, which one version indents with blanks and another with tabs. */
const inOneLine = (type: string): string => type.replace(/\s+/g, " ");

/** Where nothing has to be said an empty object is sound: it asks for a race or a whole year, which take long. */
const longWithoutWords = ["RaceAsked", "LazyYearAsked"];

/** An empty object may ask for something of the classic board, which is too much for the day. */
function nonsenseFor({ type, isRequired }: Parameter): readonly unknown[] {
  const atNight = longWithoutWords.includes(type) ? [[]] : [[], {}];
  return [...(isRequired ? [undefined] : []), null, 42, "x", ...(isNight ? atNight : [])];
}

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

const calls = pages.flatMap(functionsOn);

/** Each call with sound values that fails, and each with nonsense whose complaint names no argument. */
async function faultsOf({ door, name, parameters }: (typeof calls)[number]): Promise<string[]> {
  const call = from(door, name);
  const good = parameters.filter(({ isRequired }) => isRequired).map(({ type }) => sound[inOneLine(type)]);
  const failure = await outcomeOf(call, good);
  const faults = failure === undefined ? [] : [`${name} of sound values gives: ${failure}`];
  const all = parameters.map((_, at) => good[at]);
  const bad = parameters.flatMap((parameter, at) => nonsenseFor(parameter).map((value) => all.with(at, value)));
  const names = parameters.map(({ name }) => name);
  for (const values of [[], ...bad]) {
    const error = await outcomeOf(call, values);
    if (error !== undefined && !namesOne(error, names)) faults.push(`${name}(${values.map(String)}) gives: ${error}`);
  }
  return faults;
}

describe("a program without types", () => {
  it("is tried with every function of every door", () => {
    const isFunction = (value: unknown): boolean => typeof value === "function" && !/^class\b/.test(`${value}`);
    const exported = [...doors.values()].flatMap((door) => Object.keys(door).filter((name) => isFunction(door[name])));
    expect(calls.map(({ name }) => name).sort()).toEqual([...new Set(exported)].sort());
  });

  it("that passes nonsense is told which argument is wrong", async () => {
    const tried = calls.filter(
      ({ name, parameters }) => parameters.length > 0 && (isNight || !onlyBuilt.includes(name)),
    );
    const types = tried.flatMap(({ parameters }) => parameters.filter(({ isRequired }) => isRequired));
    const unknown = types.map(({ type }) => inOneLine(type)).filter((type) => !(type in sound));
    expect(unknown, "a sound value for each type").toEqual([]);
    const found: string[] = [];
    for (const each of tried) found.push(...(await faultsOf(each)));
    expect(found).toEqual([]);
  });

  it("is told in a way that this would notice", () => {
    const names = ["puzzle", "options"];
    expect(namesOne(new TypeError('options.theme: unknown "x"'), names)).toBe(true);
    expect(namesOne(new RangeError("puzzle: expected a puzzle"), names)).toBe(true);
    expect(namesOne(new Error("puzzle: expected a puzzle"), names)).toBe(false);
    expect(namesOne(new TypeError("theme: unknown"), names)).toBe(false);
    expect(namesOne(new TypeError("Cannot read properties of undefined (reading 'board')"), names)).toBe(false);
  });
});
