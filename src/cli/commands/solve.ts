/** From a date to one solution or many: drawn for the terminal, as JSON, or as a picture in a file. */

import { lineMessages } from "../../core/locales/en/line.generated.js";
import { requestsMessages } from "../../core/locales/en/requests.generated.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import type { PictureFormat, PictureKind } from "../../core/names.js";
import { sideBySide, type TextBlock } from "../../core/pens/columns.js";
import { drawText, type TextOptions, type TextStyle } from "../../core/pens/text.js";
import type { Progress, WorkOptions } from "../../core/solver/job.js";
import { quickly } from "../../core/solver/quickly.js";
import { countOf } from "../../requests/count.js";
import { jsonListEnd, jsonListItem, jsonListStart } from "../../requests/json.js";
import { noneFound, type Refusal, refused } from "../../requests/outcome.js";
import type { AskedQuestion } from "../../requests/question.js";
import { solutionsParts } from "../../requests/schema.js";
import {
  askSolutions,
  rangeAsked,
  type Solution,
  type SolutionRange,
  type SolutionsAnswer,
  type SolutionsAsked,
  solutionJson,
  solutionsHead,
  whyNone,
} from "../../requests/solutions.js";
import { tasteWords } from "../../requests/taste.js";
import type { Command, Context, ExitCode } from "../command.js";
import { meaningsOf, type OptionName, optionNames } from "../line/options.js";
import { callerOf, readParts } from "../line/request.js";
import { isAsciiOnly } from "../terminal/characters.js";
import { tellNotes } from "../terminal/notes.js";
import { boardFormats, isPictureFormat, writePicture } from "../terminal/picture-file.js";
import { type ProgressBar, progressBar } from "../terminal/progress.js";

/** Something that solutions are handed to, one after the other. */
interface Writer {
  begin(): Promise<void>;
  add(solution: Solution): Promise<void>;
  end(): Promise<void>;
}

function jsonWriter({ print }: Context, answer: SolutionsAnswer): Writer {
  let isFirst = true;
  return {
    begin: () => print(jsonListStart(solutionsHead(answer), "solutions")),
    async add(solution) {
      await print(jsonListItem(solutionJson(answer.question, solution), isFirst));
      isFirst = false;
    },
    end: () => print(jsonListEnd),
  };
}

const gap = 4;

/** Letters where a terminal cannot draw lines; elsewhere the same picture for everybody. */
function styleFor({ values, page, io }: Context): TextStyle {
  return values.style ?? (page.isTerminal && isAsciiOnly(io) ? "letters" : "outline");
}

/** Pictures are side by side on a terminal, and one below the other for anybody who reads them line by line. */
function pictureWriter(context: Context, question: AskedQuestion, isNumbered: boolean): Writer {
  const { print, page } = context;
  const { puzzle, uncovered, language } = question;
  const style = styleFor(context);
  const look: TextOptions = { style, language, width: page.columns, ...(page.paint ? { paint: page.paint } : {}) };
  const columns = page.isTerminal && style !== "plain" ? page.columns : 0;
  let waiting: TextBlock[] = [];
  let printed = 0;
  const flush = async (isLast: boolean): Promise<void> => {
    const rows = sideBySide(waiting, columns, gap);
    if (rows.length > 1) waiting = waiting.slice(-1);
    for (const row of isLast ? rows : rows.slice(0, -1)) {
      await print(`${printed++ > 0 ? "\n" : ""}${row.join("\n")}\n`);
    }
  };
  return {
    begin: async () => {},
    async add({ tiling, number, taste }) {
      const picture = drawText(puzzle, { placements: tiling, uncovered }, look);
      const heading = isNumbered && style !== "plain" && number !== undefined ? [`${number}`] : [];
      // Letters are for other programs, and nothing else is among them.
      const suits = taste === undefined || style === "plain" ? [] : tasteWords(puzzle, taste).map(context.worded);
      waiting.push([...heading, ...picture, ...suits]);
      await flush(false);
    },
    end: () => flush(true),
  };
}

/** Hands over the solutions, and tells whether there are any. */
async function write(context: Context, answer: SolutionsAnswer, bar: ProgressBar): Promise<boolean> {
  const { question, solutions, range } = answer;
  const isNumbered = range.from !== range.to || context.values.random === true;
  const writer = context.wantsJson ? jsonWriter(context, answer) : pictureWriter(context, question, isNumbered);
  let isAny = false;
  await writer.begin();
  for await (const solution of solutions) {
    if (!isAny) await bar.end();
    isAny = true;
    await writer.add(solution);
  }
  await bar.end();
  await writer.end();
  return isAny;
}

/** Longer than this nobody waits for a remark. */
const remarkMilliseconds = 150;

/** How many solutions there are, if that can be told in no time; that there is none is told in its own sentence. */
async function quickCount({ io }: Context, question: AskedQuestion): Promise<number | undefined> {
  const count = (options: WorkOptions): Promise<number> => countOf(question, { doWork: (work) => work(options) });
  return quickly(count, { milliseconds: remarkMilliseconds, signal: io.signal });
}

async function title(context: Context, question: AskedQuestion): Promise<void> {
  if (!context.io.stderr.isTerminal || context.wantsJson) return;
  const count = (await quickCount(context, question)) ?? 0;
  const { title: named, puzzle } = question;
  await context.remark(
    count === 0
      ? resultsMessages.titled({ title: named, puzzle: puzzle.id })
      : resultsMessages.titledCount({ title: named, puzzle: puzzle.id, count }),
  );
}

/** JSON says it by an empty list as well, and that is kept where a picture of nothing is not. */
async function noSolution(context: Context, answer: SolutionsAnswer): Promise<ExitCode | Refusal> {
  const why = await whyNone(answer, callerOf(context));
  if (!context.wantsJson) return noneFound(why);
  await context.warn(why);
  return 1;
}

/** A file of several solutions is a page of them, and a film shows the search. */
function pictureFor(format: PictureFormat, { from, to }: SolutionRange): PictureKind {
  if (format === "gif") return "search";
  return from === to ? "solution" : "solutions";
}

const whichSolutions = ["all", "limit", "number", "random", "seed", "engine"] as const satisfies readonly OptionName[];
const wishes = ["near", "upright", "prefer"] as const satisfies readonly (keyof SolutionsAsked)[];

/** Why some of these options are of no use for a picture. */
function strayOption(asked: SolutionsAsked, format: PictureFormat): Refusal | undefined {
  const given = whichSolutions.find((name) => asked[name] !== undefined);
  if (format === "gif" && given !== undefined) return refused(lineMessages.gifShowsSearch({ option: `--${given}` }));
  if (wishes.some((name) => asked[name] !== undefined)) return refused(requestsMessages.tasteIsText());
  if (asked.engine === undefined) return undefined;
  return refused(lineMessages.ownSolver());
}

/** What is picked at random, asked for by its number; by no number where there is none. */
async function withItsNumber(context: Context, asked: SolutionsAsked): Promise<SolutionsAsked> {
  const { seed: _, ...others } = asked;
  const answer = await askSolutions({ ...asked, random: true }, callerOf(context));
  if (!answer.ok) return others;
  for await (const { number } of answer.value.solutions) return { ...others, number };
  return others;
}

async function drawFile(context: Context, asked: SolutionsAsked, format: PictureFormat): Promise<ExitCode | Refusal> {
  const range = rangeAsked(asked, callerOf(context));
  if (!range.ok) return range;
  const stray = strayOption(asked, format);
  if (stray !== undefined) return stray;
  const picture = pictureFor(format, range.value);
  const {
    random,
    all: _,
    engine: __,
    near: ___,
    upright: ____,
    prefer: _____,
    difficulty: ______,
    limit,
    ...others
  } = asked;
  const request = random ? await withItsNumber(context, others) : others;
  const { theme, size } = context.values;
  const many = picture === "solutions" ? { limit } : {};
  return writePicture(context, { ...request, ...many, theme, size, picture, format });
}

/** Above the solution, or beside it where other programs read the letters. */
async function tellDifficulty(context: Context, rating: number): Promise<void> {
  const line = resultsMessages.difficulty({ rating });
  await (styleFor(context) === "plain" ? context.say(line) : context.print(`${context.worded(line)}\n`));
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { format, page } = context;
  const asked = await readParts(context, solutionsParts);
  if (!asked.ok) return asked;
  if (isPictureFormat(format)) return drawFile(context, asked.value, format);
  const bar = progressBar(context);
  let isPrinting = false;
  // Solutions that run over the screen say enough about progress, and a bar would be among them.
  const onProgress = (progress: Progress): void => (page.isTerminal && isPrinting ? undefined : bar.show(progress));
  const answer = await askSolutions(asked.value, { ...callerOf(context), onProgress });
  if (!answer.ok) return answer;
  await tellNotes(context, answer.value.question.notes);
  await title(context, answer.value.question);
  const { difficulty } = answer.value;
  if (difficulty !== undefined && !context.wantsJson) await tellDifficulty(context, difficulty.rating);
  isPrinting = true;
  const isAny = await write(context, answer.value, bar).finally(() => bar.end());
  return isAny ? 0 : noSolution(context, answer.value);
}

export const solve: Command = {
  summary: "draw a solution, or all of them",
  usage: "[solve] [DATE]",
  takes: "date",
  examples: [
    { line: "daytile", description: "today's solution" },
    { line: "daytile 25 Dec", description: "a solution for 25 December" },
    { line: "daytile solve tomorrow -p weekday", description: "on the board with weekdays" },
    { line: "daytile 12-25 --limit 3 --seed tea", description: "three different solutions" },
    { line: "daytile 12-25 --random", description: "a random solution, all equally likely" },
    { line: "daytile 12-25 --all --style plain", description: "all of them as letters, for other programs" },
    { line: "daytile 25. Dezember --lang de", description: "with German labels" },
    { line: "daytile --uncover Jan,Jul", description: "any two cells instead of a date" },
    { line: "daytile 12-25 -o christmas.png", description: "a picture in a file: svg, png, pdf, gif, txt or json" },
    { line: "daytile 12-25 --place @half.txt", description: "finish a half-solved board" },
    { line: "daytile 12-25 --near @half.txt", description: "keep as many pieces as possible where they are" },
    { line: "daytile 12-25 --fewest-flips --all", description: "the solutions that turn over the fewest pieces" },
  ],
  options: [...optionNames(solutionsParts), "style", "theme", "size", "json", "output", "lang"],
  meanings: meaningsOf(solutionsParts),
  headings: {
    puzzle: "Puzzle and date",
    all: "Which solutions",
    near: "Choosing a solution",
    difficulty: "Output",
    help: "In every command",
  },
  writes: ["txt", "json", ...boardFormats],
  run,
};
