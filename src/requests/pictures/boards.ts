/** From a date to pictures of boards: a solution, all of them, or the board as it is with what was put on it. */

import { boardPicture } from "../../core/drawing/board-picture.js";
import type { Arrangement } from "../../core/drawing/scene.js";
import { solutionsPicture } from "../../core/drawing/solutions-picture.js";
import { pictureWords } from "../../core/drawing/words.js";
import { picturesMessages } from "../../core/locales/en/pictures.generated.js";
import { ansiPaint } from "../../core/pens/ansi.js";
import { drawText } from "../../core/pens/text.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import type { Caller } from "../caller.js";
import { parseCells } from "../cells.js";
import { type Note, warning } from "../note.js";
import { found, noneFound, type Outcome } from "../outcome.js";
import { loadPuzzle } from "../puzzle.js";
import { type AskedQuestion, findQuestion, languageAsked } from "../question.js";
import { findSolutions, type Solution, whyNone } from "../solutions.js";
import { type Draw, type Drawing, type DrawingAsked, wantsLetters } from "./drawing.js";

/** More small boards than this make a page that no program opens gladly. */
const maxOnAPage = 1000;

interface Shown {
  readonly puzzle: Puzzle;
  readonly arrangement: Arrangement;
  readonly title?: string;
  readonly notes?: readonly Note[];
}

function boardDrawing(asked: DrawingAsked, { puzzle, arrangement, title, notes = [] }: Shown): Outcome<Drawing> {
  const language = languageAsked(asked);
  const marked = parseCells(puzzle, asked.mark ?? [], language);
  if (!marked.ok) return marked;
  const options = { language, title, letters: wantsLetters(asked), marked: marked.value };
  const paint = asked.colour ? { paint: ansiPaint } : {};
  const lines = (): string[] => drawText(puzzle, arrangement, { language, ...paint });
  return found({ picture: boardPicture(puzzle, arrangement, options), lines, notes });
}

interface Solved {
  readonly question: AskedQuestion;
  readonly solutions: readonly Solution[];
}

/** The solutions asked for, and their board; a long search can be stopped at any time. */
async function solved(asked: DrawingAsked & { all?: boolean }, caller: Caller): Promise<Outcome<Solved>> {
  const answer = await findSolutions(asked, caller);
  if (!answer.ok) return answer;
  const { question } = answer.value;
  const solutions: Solution[] = [];
  for await (const solution of answer.value.solutions) solutions.push(solution);
  return solutions.length > 0 ? found({ question, solutions }) : noneFound(await whyNone(answer.value, caller));
}

export const drawSolution: Draw = async (asked, caller) => {
  const answer = await solved(asked, caller);
  if (!answer.ok) return answer;
  const { puzzle, uncovered, title, notes } = answer.value.question;
  const placements = answer.value.solutions[0]?.tiling ?? [];
  return boardDrawing(asked, { puzzle, arrangement: { placements, uncovered }, title, notes });
};

export const drawSolutions: Draw = async (asked, caller) => {
  const { limit = maxOnAPage } = asked;
  const answer = await solved({ ...asked, limit: limit + 1 }, caller);
  if (!answer.ok) return answer;
  const { puzzle, uncovered, title, language, notes } = answer.value.question;
  const shown = answer.value.solutions.slice(0, limit);
  const isAll = shown.length === answer.value.solutions.length;
  const isAnyFew = isAll || asked.seed !== undefined;
  const words = pictureWords(language);
  const note = (isAnyFew ? words.solutions : words.first)({ count: shown.length });
  const showing = isAnyFew ? picturesMessages.showingSome : picturesMessages.showingFirst;
  const more = isAll ? [] : [warning(showing({ count: shown.length, title }))];
  const tilings = shown.map(({ tiling }) => tiling);
  const numbers = shown.map(({ number }) => number);
  return found({
    picture: solutionsPicture(puzzle, tilings, { title, note, uncovered, language, numbers }),
    notes: [...notes, ...more],
    lines: () =>
      shown.flatMap(({ tiling: placements, number }) => [
        ...(number === undefined ? [] : [`${number}`]),
        ...drawText(puzzle, { placements, uncovered }, { language }),
        "",
      ]),
  });
};

/** Bare, unless a date, cells or pieces are asked for. */
export const drawBoard: Draw = async (asked, caller) => {
  const { date, fields, weekday, uncover, placed } = asked;
  if ([date, fields, weekday, uncover, placed].some((part) => part !== undefined)) {
    const question = await findQuestion(asked, caller);
    if (!question.ok) return question;
    const { puzzle, placed: placements, uncovered, title, notes } = question.value;
    return boardDrawing(asked, { puzzle, arrangement: { placements, uncovered }, title, notes });
  }
  const puzzle = await loadPuzzle(asked.puzzle);
  if (!puzzle.ok) return puzzle;
  return boardDrawing(asked, { puzzle: puzzle.value, arrangement: { placements: [], uncovered: [] } });
};
