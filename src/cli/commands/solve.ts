/** From a date to one solution or many, drawn for the terminal or written as JSON. */

import { drawText, type TextOptions, type TextStyle } from "../../core/pens/text.js";
import { tilingsInTurn } from "../../core/solver/in-turn.js";
import type { Progress } from "../../core/solver/job.js";
import { formatGrid } from "../../core/tiling/grid.js";
import { pieceLetters } from "../../core/tiling/letters.js";
import type { Tiling } from "../../core/tiling/placement.js";
import { cellName } from "../cells.js";
import {
  type Command,
  type Context,
  type ExitCode,
  type Failure,
  failedCheck,
  found,
  type Outcome,
  wrongUsage,
} from "../command.js";
import type { Engine } from "../engines/engine.js";
import { jsonHead, jsonListEnd, jsonListItem, jsonListStart } from "../json.js";
import { type AskedQuestion, questionJson, questionOptions, readFittingQuestion, whyNoSolution } from "../question.js";
import { seedOf } from "../seed.js";
import { isAsciiOnly } from "../terminal/characters.js";
import { type Block, sideBySide } from "../terminal/columns.js";
import { progressBar } from "../terminal/progress.js";
import { quickly } from "../work.js";

/** Numbers of solutions, counting from 1. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

function stretchAsked({ values: { all, limit, number } }: Context): Outcome<Stretch> {
  const given = Object.entries({ all, limit, number }).filter(([, value]) => value !== undefined);
  if (given.length > 1) {
    return wrongUsage(`--${given[0]?.[0]} and --${given[1]?.[0]} contradict each other: leave out one of them`);
  }
  if (number !== undefined) return found({ from: number, to: number });
  return found({ from: 1, to: all ? Number.POSITIVE_INFINITY : (limit ?? 1) });
}

/** Something that solutions are handed to, one after the other. */
interface Writer {
  begin(): Promise<void>;
  add(tiling: Tiling, number: number): Promise<void>;
  end(): Promise<void>;
}

function placementsOf({ puzzle }: AskedQuestion, tiling: Tiling) {
  const letters = pieceLetters(puzzle).map((copies) => copies.values());
  return tiling.map(({ piece, cells }) => ({
    piece: puzzle.pieces[piece]!.id,
    letter: letters[piece]!.next().value,
    cells: cells.map((cell) => cellName(puzzle, cell)),
  }));
}

function jsonWriter({ print }: Context, question: AskedQuestion): Writer {
  const { puzzle } = question;
  let isFirst = true;
  return {
    begin: () => print(jsonListStart({ ...jsonHead("solve", puzzle), ...questionJson(question) }, "solutions")),
    async add(tiling, number) {
      const grid = formatGrid(puzzle, tiling);
      await print(jsonListItem({ number, grid, placements: placementsOf(question, tiling) }, isFirst));
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

/** Pictures stand side by side on a terminal, and one below the other for anybody who reads them line by line. */
function pictureWriter(context: Context, question: AskedQuestion, isNumbered: boolean): Writer {
  const { print, page } = context;
  const { puzzle, uncovered, language } = question;
  const style = styleFor(context);
  const look: TextOptions = { style, language, width: page.columns, ...(page.paint ? { paint: page.paint } : {}) };
  const columns = page.isTerminal && style !== "plain" ? page.columns : 0;
  let waiting: Block[] = [];
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
    async add(tiling, number) {
      const picture = drawText(puzzle, { placements: tiling, uncovered }, look);
      waiting.push(isNumbered && style !== "plain" ? [`${number}`, ...picture] : picture);
      await flush(false);
    },
    end: () => flush(true),
  };
}

/** By our own solver, or by another one if it was asked for. */
async function* solutionsOf(
  { values, io }: Context,
  question: AskedQuestion,
  engine: Engine | undefined,
  wantsAll: boolean,
  onProgress: (progress: Progress) => void,
): AsyncGenerator<Tiling> {
  const seed = values.seed === undefined ? undefined : seedOf(values.seed);
  if (engine === undefined) yield* tilingsInTurn(question, { seed, signal: io.signal, onProgress });
  else {
    const { engineTilings } = await import("../engines/engine-tilings.js");
    yield* engineTilings(engine, question, wantsAll, io.signal);
  }
}

async function engineAsked({ values: { engine, seed } }: Context): Promise<Outcome<Engine | undefined>> {
  if (engine === undefined) return found(undefined);
  if (seed !== undefined) return wrongUsage("--engine and --seed contradict each other: leave out one of them");
  return (await import("../engines/engines.js")).loadEngine(engine);
}

/** Hands over the solutions of the stretch, and tells how many it has seen. */
async function write(
  context: Context,
  question: AskedQuestion,
  { from, to }: Stretch,
  engine: Engine | undefined,
): Promise<number> {
  const { values, io, page } = context;
  const writer = values.json ? jsonWriter(context, question) : pictureWriter(context, question, from !== to);
  const bar = progressBar(io);
  let seen = 0;
  // Solutions that run over the screen say enough about progress, and a bar would stand among them.
  const onProgress = (progress: Progress): void => (page.isTerminal && seen >= from ? undefined : bar.show(progress));
  await writer.begin();
  try {
    for await (const tiling of solutionsOf(context, question, engine, to > 1, onProgress)) {
      seen++;
      if (seen === from) await bar.end();
      if (seen >= from) await writer.add(tiling, seen);
      if (seen >= to) break;
    }
  } finally {
    await bar.end();
  }
  await writer.end();
  return seen;
}

/** Longer than this nobody waits for a remark. */
const remarkMilliseconds = 150;

/** How many solutions there are, if that can be told in no time; that there is none is told in a sentence of its own. */
async function quickCount({ io }: Context, question: AskedQuestion): Promise<string> {
  const { countTilings } = await import("../../core/solver/counts.js");
  const count = await quickly(io, (options) => countTilings(question, options), remarkMilliseconds);
  if (count === undefined || count === 0) return "";
  return count === 1 ? ": one solution" : `: ${count.toLocaleString("en")} solutions`;
}

async function title(context: Context, question: AskedQuestion): Promise<void> {
  if (!context.io.stderr.isTerminal || context.values.json) return;
  await context.remark(`${question.title} on ${question.puzzle.id}${await quickCount(context, question)}`);
}

/** JSON says it by an empty list as well, and that is kept where a picture of nothing is not. */
async function noSolution(context: Context, question: AskedQuestion, seen: number): Promise<ExitCode | Failure> {
  const only = seen === 1 ? "there is only one solution" : `there are only ${seen} solutions`;
  const failure = failedCheck(seen > 0 ? only : whyNoSolution(question));
  if (!context.values.json) return failure;
  await context.say(`daytile: ${failure.messages.join("\n")}`);
  return failure.exit;
}

async function run(context: Context): Promise<ExitCode | Failure> {
  const stretch = stretchAsked(context);
  if (!stretch.ok) return stretch;
  const engine = await engineAsked(context);
  if (!engine.ok) return engine;
  const question = await readFittingQuestion(context);
  if (!question.ok) return question;
  await title(context, question.value);
  const seen = await write(context, question.value, stretch.value, engine.value);
  return seen >= stretch.value.from ? 0 : noSolution(context, question.value, seen);
}

export const solve: Command = {
  summary: "draw a solution, or all of them",
  usage: "[solve] [DATE]",
  takes: "date",
  examples: [
    { line: "daytile", description: "today's tiling" },
    { line: "daytile 25 Dec", description: "a solution for 25 December" },
    { line: "daytile solve tomorrow -p weekday", description: "on the board with weekdays" },
    { line: "daytile 12-25 --limit 3 --seed tea", description: "three others" },
    { line: "daytile 12-25 --all --style plain", description: "all of them as letters, for other programs" },
    { line: "daytile 25. Dezember --lang de", description: "with German labels" },
    { line: "daytile --uncover Jan,Jul", description: "any two cells instead of a date" },
    { line: "daytile 12-25 --place @half.txt", description: "finish what is begun in a letter grid" },
  ],
  options: [
    ...questionOptions,
    "all",
    "limit",
    "number",
    "seed",
    "engine",
    "style",
    "json",
    "output",
    "threads",
    "lang",
  ],
  run,
};
