/** From a board to its solutions, each with its number, by our own solver or by another one. */

import { cellName } from "../core/puzzle/cell-names.js";
import { tilingsInTurn } from "../core/solver/in-turn.js";
import { formatGrid } from "../core/tiling/grid.js";
import { pieceLetters } from "../core/tiling/letters.js";
import type { Tiling } from "../core/tiling/placement.js";
import { type Caller, spelled } from "./caller.js";
import { countOf } from "./count.js";
import type { Engine } from "./engines/engine.js";
import type { EngineName } from "./engines/names.js";
import { jsonHead } from "./json.js";
import { found, type Outcome, refused } from "./outcome.js";
import { type AskedQuestion, type BoardAsked, questionJson, readFittingQuestion, whyNoSolution } from "./question.js";
import { seedOf } from "./seed.js";

export interface SolutionsAsked extends BoardAsked {
  /** Only the solution with this number, counting from 1. */
  readonly number?: number | undefined;
  /** No more than this many, the first ones; left out: one. */
  readonly limit?: number | undefined;
  /** Every solution. */
  readonly all?: boolean | undefined;
  /** Any word or number: solutions in another order. */
  readonly seed?: string | number | undefined;
  /** Another solver, which must be installed. */
  readonly engine?: EngineName | undefined;
}

export interface SolutionsRequest extends SolutionsAsked {
  readonly want: "solutions";
}

export interface Solution {
  /** Counting from 1. */
  readonly number: number;
  readonly tiling: Tiling;
}

/** Numbers of solutions, counting from 1. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface SolutionsAnswer {
  readonly question: AskedQuestion;
  readonly stretch: Stretch;
  /** Found when they are asked for. */
  readonly solutions: AsyncGenerator<Solution, void, undefined>;
}

/** Which solutions are asked for; two parts that say different things are refused. */
export function stretchAsked(asked: SolutionsAsked, caller: Caller = {}): Outcome<Stretch> {
  const { all, limit, number } = asked;
  const given = Object.entries({ all, limit, number }).filter(([, value]) => value !== undefined && value !== false);
  const [one, other] = given.map(([part]) => spelled(caller, part));
  if (other !== undefined) return refused(`use either ${one} or ${other}, not both`);
  if (number !== undefined) return found({ from: number, to: number });
  return found({ from: 1, to: all ? Number.POSITIVE_INFINITY : (limit ?? 1) });
}

async function engineAsked({ engine, seed }: SolutionsAsked, caller: Caller): Promise<Outcome<Engine | undefined>> {
  if (engine === undefined) return found(undefined);
  if (seed !== undefined)
    return refused(`use either ${spelled(caller, "engine")} or ${spelled(caller, "seed")}, not both`);
  return (await import("./engines/engines.js")).loadEngine(engine);
}

async function* tilingsBy(
  engine: Engine | undefined,
  question: AskedQuestion,
  asked: SolutionsAsked,
  { to }: Stretch,
  { signal, onProgress }: Caller,
) {
  const seed = asked.seed === undefined ? undefined : seedOf(asked.seed);
  if (engine === undefined) return yield* tilingsInTurn(question, { seed, signal, onProgress });
  const { engineTilings } = await import("./engines/engine-tilings.js");
  return yield* engineTilings(engine, question, to > 1, signal);
}

/** The solutions of a stretch, as they come. */
async function* numbered(
  tilings: AsyncIterable<Tiling>,
  { from, to }: Stretch,
): AsyncGenerator<Solution, void, undefined> {
  let number = 0;
  for await (const tiling of tilings) {
    number++;
    if (number >= from) yield { number, tiling };
    if (number >= to) return;
  }
}

export async function askSolutions(asked: SolutionsAsked, caller: Caller = {}): Promise<Outcome<SolutionsAnswer>> {
  const stretch = stretchAsked(asked, caller);
  if (!stretch.ok) return stretch;
  const engine = await engineAsked(asked, caller);
  if (!engine.ok) return engine;
  const question = await readFittingQuestion(asked, caller);
  if (!question.ok) return question;
  const tilings = tilingsBy(engine.value, question.value, asked, stretch.value, caller);
  return found({ question: question.value, stretch: stretch.value, solutions: numbered(tilings, stretch.value) });
}

/** Why a stretch has no solution: there is none at all, or there are too few. */
export async function whyNone({ question, stretch }: SolutionsAnswer, caller: Caller = {}): Promise<string> {
  const count = stretch.from === 1 ? 0 : await countOf(question, caller);
  if (count === 0) return whyNoSolution(question);
  return count === 1 ? "there is only one solution" : `there are only ${count.toLocaleString("en")} solutions`;
}

/** The first keys of the document; its last is `solutions`. */
export const solutionsHead = (question: AskedQuestion): Record<string, unknown> => ({
  ...jsonHead("solve", question.puzzle),
  ...questionJson(question),
});

export function solutionJson({ puzzle }: AskedQuestion, { number, tiling }: Solution): Record<string, unknown> {
  const letters = pieceLetters(puzzle).map((copies) => copies.values());
  const placements = tiling.map(({ piece, cells }) => ({
    piece: puzzle.pieces[piece]?.id,
    letter: letters[piece]?.next().value,
    cells: cells.map((cell) => cellName(puzzle, cell)),
  }));
  return { number, grid: formatGrid(puzzle, tiling), placements };
}
