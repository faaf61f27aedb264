/** From a date to pictures of boards: a solution, all of them, or the board as it is with what was put on it. */

import { boardPicture } from "../../core/drawing/board-picture.js";
import type { Arrangement } from "../../core/drawing/scene.js";
import { solutionsPicture } from "../../core/drawing/solutions-picture.js";
import { drawText } from "../../core/pens/text.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { tilingsInTurn } from "../../core/solver/in-turn.js";
import type { Tiling } from "../../core/tiling/placement.js";
import { parseCells } from "../cells.js";
import { type Context, failedCheck, found, type Outcome } from "../command.js";
import { loadPuzzle } from "../puzzle.js";
import { type AskedQuestion, readQuestion, whyNoSolution } from "../question.js";
import { seedOf } from "../seed.js";
import { counted } from "../text.js";
import { type Draw, type Drawing, languageOf, wantsLetters } from "./drawing.js";

/** More small boards than this make a page that no program opens gladly. */
const maxOnAPage = 1000;

interface Shown {
  readonly puzzle: Puzzle;
  readonly arrangement: Arrangement;
  readonly title?: string;
}

function boardDrawing(context: Context, { puzzle, arrangement, title }: Shown): Outcome<Drawing> {
  const language = languageOf(context);
  const marked = parseCells(puzzle, context.values.mark ?? "", language);
  if (!marked.ok) return marked;
  const options = { language, title, letters: wantsLetters(context), marked: marked.value };
  const lines = (): string[] => drawText(puzzle, arrangement, { language });
  return found({ picture: boardPicture(puzzle, arrangement, options), lines });
}

/** The tilings that the question has, up to so many; a long search can be stopped at any time. */
async function solutionsOf({ values, io }: Context, question: AskedQuestion, most: number): Promise<Outcome<Tiling[]>> {
  const seed = values.seed === undefined ? undefined : seedOf(values.seed);
  const solutions: Tiling[] = [];
  for await (const solution of tilingsInTurn(question, { seed, signal: io.signal })) {
    solutions.push(solution);
    if (solutions.length === most) break;
  }
  return solutions.length > 0 ? found(solutions) : failedCheck(whyNoSolution(question));
}

export const drawSolution: Draw = async (context) => {
  const question = await readQuestion(context);
  if (!question.ok) return question;
  const { number = 1 } = context.values;
  const solutions = await solutionsOf(context, question.value, number);
  if (!solutions.ok) return solutions;
  const placements = solutions.value[number - 1];
  const { puzzle, uncovered, title } = question.value;
  if (placements === undefined) return failedCheck(`${title} has only ${counted(solutions.value.length, "solution")}`);
  return boardDrawing(context, { puzzle, arrangement: { placements, uncovered }, title });
};

export const drawSolutions: Draw = async (context) => {
  const question = await readQuestion(context);
  if (!question.ok) return question;
  const { puzzle, uncovered, title, language } = question.value;
  const { limit = maxOnAPage } = context.values;
  const solutions = await solutionsOf(context, question.value, limit + 1);
  if (!solutions.ok) return solutions;
  const shown = solutions.value.slice(0, limit);
  const isAll = shown.length === solutions.value.length;
  const note = isAll ? counted(shown.length, "solution") : `the first ${counted(shown.length, "solution")}`;
  if (!isAll) await context.remark(`${title} has more solutions: this page has ${note}`);
  return found({
    picture: solutionsPicture(puzzle, shown, { title, note, uncovered, language }),
    lines: () =>
      shown.flatMap((placements, i) => [`${i + 1}`, ...drawText(puzzle, { placements, uncovered }, { language }), ""]),
  });
};

/** Bare, unless a date, cells or pieces are asked for. */
export const drawBoard: Draw = async (context) => {
  const { values, args, io } = context;
  const isAsked =
    args.length > 0 || [values.field, values.weekday, values.uncover].some((value) => value !== undefined);
  if (isAsked || values.place !== undefined) {
    const question = await readQuestion(context);
    if (!question.ok) return question;
    const { puzzle, placed, uncovered, title } = question.value;
    return boardDrawing(context, { puzzle, arrangement: { placements: placed, uncovered }, title });
  }
  const puzzle = await loadPuzzle(io, values.puzzle);
  if (!puzzle.ok) return puzzle;
  return boardDrawing(context, { puzzle: puzzle.value, arrangement: { placements: [], uncovered: [] } });
};
