/** From a board to its solutions, each with its number, by our own solver or by another one. */

import type { Difficulty } from "../core/coach/coach.js";
import type { Message } from "../core/i18n/message.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import { textMessages } from "../core/locales/en/text.generated.js";
import { cellName } from "../core/puzzle/cell-names.js";
import type { WorkOptions } from "../core/solver/job.js";
import { inSolutionOrder } from "../core/solver/solution-order.js";
import { tilingsAsync } from "../core/solver/tilings.js";
import { expectLists, expectObjects } from "../core/text/arguments.js";
import { formatGrid } from "../core/tiling/grid.js";
import { pieceLetters } from "../core/tiling/letters.js";
import type { Tiling } from "../core/tiling/placement.js";
import { type Caller, doWork, spelled } from "./caller.js";
import { countOf } from "./count.js";
import type { Engine } from "./engines/engine.js";
import { jsonHead } from "./json.js";
import { found, type Outcome, type Refusal, refused } from "./outcome.js";
import { type AskedOf, wrongParts } from "./parts.js";
import { type AskedQuestion, findFittingQuestion, questionJson, whyNoSolution } from "./question.js";
import { solutionsParts } from "./schema.js";
import { seedOf } from "./seed.js";
import { hasWishes, readWishes, type SolutionTaste, solutionsToTaste, tasteJson } from "./taste.js";
import { difficultyJson } from "./year.js";

/** A board, and which of its solutions are wanted. */
export interface SolutionsAsked extends AskedOf<typeof solutionsParts> {}

/** A request for solutions. */
export interface SolutionsRequest extends SolutionsAsked {
  readonly want: "solutions";
}

/** A solution and its number. */
export interface Solution {
  /** Counting from 1, the same whoever found it; undefined where finding it takes too long. */
  readonly number: number | undefined;
  readonly tiling: Tiling;
  /** How well it suits the wishes, where there are any. */
  readonly taste?: SolutionTaste;
}

/** Numbers of solutions, counting from 1. */
export interface SolutionRange {
  readonly from: number;
  readonly to: number;
}

/** Solutions, found when you ask for them. */
export interface SolutionsAnswer {
  readonly question: AskedQuestion;
  readonly range: SolutionRange;
  /** Only upright solutions are wanted. */
  readonly isUpright?: boolean | undefined;
  /** Where it was asked for: how hard the board is, if it has a solution. */
  readonly difficulty?: Difficulty | undefined;
  /** Found when they are asked for. */
  readonly solutions: AsyncGenerator<Solution, void, undefined>;
}

const bothGiven = (caller: Caller, one: string, other: string): Refusal =>
  refused(textMessages.useEither({ one: spelled(caller, one), other: spelled(caller, other) }));

/** Which solutions are asked for; two parts that say different things are refused. */
export function rangeAsked(asked: SolutionsAsked, caller: Caller = {}): Outcome<SolutionRange> {
  const { all, limit, number, random } = asked;
  const given = Object.entries({ all, limit, number, random }).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  const [one, other] = given.map(([part]) => part);
  if (one !== undefined && other !== undefined) return bothGiven(caller, one, other);
  if (number !== undefined && asked.seed !== undefined) return bothGiven(caller, "number", "seed");
  if (number !== undefined && asked.from !== undefined) return bothGiven(caller, "number", "from");
  if (number !== undefined) return found({ from: number, to: number });
  if (random && asked.from !== undefined) return bothGiven(caller, "random", "from");
  const { from = 1 } = asked;
  if (from > 1 && asked.seed !== undefined) return bothGiven(caller, "from", "seed");
  return found({ from, to: all ? Number.POSITIVE_INFINITY : from - 1 + (limit ?? 1) });
}

async function engineAsked(asked: SolutionsAsked, caller: Caller): Promise<Outcome<Engine | undefined>> {
  const { engine, seed, random } = asked;
  if (engine === undefined) return found(undefined);
  if (random) return bothGiven(caller, "engine", "random");
  if (seed !== undefined) return bothGiven(caller, "engine", "seed");
  return (await import("./engines/engines.js")).loadEngine(engine);
}

type Solutions = AsyncGenerator<Solution, void, undefined>;

/** By our own solver, which finds them by number. */
async function* solutionsByNumber(question: AskedQuestion, { from, to }: SolutionRange, caller: Caller): Solutions {
  if (from > 1 && from === to) {
    const { tilingAt } = await import("../core/solver/numbers.js");
    const { tiling } = await doWork(caller, async (options) => ({
      tiling: await tilingAt(question, from - 1, options),
    }));
    if (tiling !== undefined) yield { number: from, tiling };
    return;
  }
  let number = 0;
  for await (const tiling of tilingsAsync(question, caller)) {
    if (++number >= from) yield { number, tiling };
    if (number >= to) return;
  }
}

/** One of all, by its number: neither the others nor their order matter. */
async function* randomSolution(question: AskedQuestion, { seed }: SolutionsAsked, caller: Caller): Solutions {
  const { randomRank } = await import("../core/solver/numbers.js");
  const { randomFrom } = await import("../core/solver/shuffle.js");
  const random = seed === undefined ? Math.random : randomFrom(seedOf(seed));
  const { rank } = await doWork(caller, async (options) => ({ rank: await randomRank(question, random, options) }));
  if (rank !== undefined) yield* solutionsByNumber(question, { from: rank + 1, to: rank + 1 }, caller);
}

/** Solutions that come in their own order: each is told its number. */
async function* solutionsAsTheyCome(
  tilings: AsyncIterable<Tiling>,
  question: AskedQuestion,
  { to }: SolutionRange,
  { signal }: Caller,
): Solutions {
  const { Numbering } = await import("./numbering.js");
  const numbering = new Numbering(question, signal);
  let seen = 0;
  for await (const tiling of tilings) {
    yield { number: await numbering.numberOf(tiling), tiling };
    if (++seen >= to) return;
  }
}

/** Solutions that come in their own order, put into the one order: that takes all of them. */
async function* solutionsSorted(tilings: AsyncIterable<Tiling>, { from, to }: SolutionRange): Solutions {
  const all: Tiling[] = [];
  for await (const tiling of tilings) all.push(tiling);
  for (const [i, tiling] of inSolutionOrder(all).entries()) {
    if (i + 1 >= from && i < to) yield { number: i + 1, tiling };
  }
}

async function* solutionsBy(
  engine: Engine | undefined,
  question: AskedQuestion,
  asked: SolutionsAsked,
  range: SolutionRange,
  caller: Caller,
): Solutions {
  if (asked.random) return yield* randomSolution(question, asked, caller);
  if (engine === undefined && asked.seed === undefined) return yield* solutionsByNumber(question, range, caller);
  if (engine === undefined) {
    const tilings = tilingsAsync(question, { ...caller, seed: seedOf(asked.seed ?? "") });
    return yield* solutionsAsTheyCome(tilings, question, range, caller);
  }
  const { engineTilings } = await import("./engines/engine-tilings.js");
  const tilings = engineTilings(engine, question, range.to > 1, caller.signal);
  if (range.from > 1 || asked.all) return yield* solutionsSorted(tilings, range);
  return yield* solutionsAsTheyCome(tilings, question, range, caller);
}

/**
 * Finds the solutions for a date, for fields or for cells: the first one, this many, or all of them.
 *
 * @example
 * ```ts
 * const { question, solutions } = unwrap(await askSolutions({ date: "25 Dec", all: true }));
 * let found = 0;
 * for await (const { tiling } of solutions) found += tiling.length === question.puzzle.pieces.length ? 1 : 0;
 * found; // → 92
 * ```
 */
export async function askSolutions(asked: SolutionsAsked, caller: Caller = {}): Promise<Outcome<SolutionsAnswer>> {
  const answer = wrongParts(asked, solutionsParts) ?? (await findSolutions(asked, caller));
  if (!answer.ok || !asked.difficulty) return answer;
  const { question } = answer.value;
  if (question.obstacle !== undefined) return answer;
  const { difficultyOf } = await import("../core/coach/coach.js");
  const work = async (options: WorkOptions) => ({ difficulty: await difficultyOf(question, options) });
  return found({ ...answer.value, ...(await doWork(caller, work)) });
}

/** The same for a request that has other parts besides. */
export async function findSolutions(asked: SolutionsAsked, caller: Caller): Promise<Outcome<SolutionsAnswer>> {
  const range = rangeAsked(asked, caller);
  if (!range.ok) return range;
  const engine = await engineAsked(asked, caller);
  if (!engine.ok) return engine;
  const question = await findFittingQuestion(asked, caller);
  if (!question.ok) return question;
  if (hasWishes(asked)) return suitable(asked, question.value, range.value, caller);
  const solutions = solutionsBy(engine.value, question.value, asked, range.value, caller);
  return found({ question: question.value, range: range.value, solutions });
}

/** Those that suit the wishes best, numbered as they are among all. */
function suitable(
  asked: SolutionsAsked,
  question: AskedQuestion,
  range: SolutionRange,
  caller: Caller,
): Outcome<SolutionsAnswer> {
  const stray = (["number", "random", "seed", "engine"] as const).find((part) => asked[part] !== undefined);
  if (stray !== undefined) return refused(requestsMessages.tasteHasOrder({ part: spelled(caller, stray) }));
  const wishes = readWishes(asked, question);
  if (!wishes.ok) return wishes;
  const { upright: isUpright } = wishes.value;
  return found({ question, range, isUpright, solutions: solutionsToTaste(question, wishes.value, range.to, caller) });
}

/** Why a range has no solution: there is none at all, or there are too few. */
export async function whyNone({ question, range, isUpright }: SolutionsAnswer, caller: Caller = {}): Promise<Message> {
  const count = range.from === 1 && !isUpright ? 0 : await countOf(question, caller);
  if (isUpright && count > 0) return requestsMessages.noneUpright({ title: question.title });
  return count === 0 ? whyNoSolution(question) : requestsMessages.onlySolutions({ count });
}

/** The first keys of the document; its last is `solutions`. */
export const solutionsHead = ({ question, difficulty }: SolutionsAnswer): Record<string, unknown> => ({
  ...jsonHead("solve", question.puzzle),
  ...questionJson(question),
  ...difficultyJson(difficulty),
});

/**
 * A solution as the document that the command line prints.
 *
 * @example
 * ```ts
 * const { question, solutions } = unwrap(await askSolutions({ date: "25 Dec" }));
 * for await (const solution of solutions) console.log(solutionJson(question, solution).number); // → 1
 * ```
 */
export function solutionJson(question: AskedQuestion, solution: Solution): Record<string, unknown> {
  expectObjects(question, "question", "what readQuestion answers", ["puzzle"]);
  expectLists(solution, "solution", "a solution", ["tiling"]);
  const { puzzle } = question;
  const { number, tiling, taste } = solution;
  const letters = pieceLetters(puzzle).map((copies) => copies.values());
  const placements = tiling.map(({ piece, cells }) => ({
    piece: puzzle.pieces[piece]?.id,
    letter: letters[piece]?.next().value,
    cells: cells.map((cell) => cellName(puzzle, cell)),
  }));
  const suits = taste === undefined ? {} : { taste: tasteJson(puzzle, taste) };
  return { number, grid: formatGrid(puzzle, tiling), placements, ...suits };
}
