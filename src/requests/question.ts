/** From what requests about one board share to a question for the solver, and what to call it. */

import { formatDate, type WrittenDate } from "../core/calendar/date-text.js";
import { baseOf, type Language } from "../core/calendar/languages.js";
import { formatList } from "../core/i18n/formats.js";
import type { Message } from "../core/i18n/message.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import { titlesIn } from "../core/locales/titles.generated.js";
import { cellName } from "../core/puzzle/cell-names.js";
import { cellWords } from "../core/puzzle/labels.js";
import type { Puzzle, Target } from "../core/puzzle/puzzle.js";
import { targetCells, targetNames } from "../core/puzzle/target.js";
import type { Question } from "../core/solver/question.js";
import { itemAt } from "../core/text/list.js";
import { quoted } from "../core/text/sentences.js";
import { parseGrid } from "../core/tiling/grid.js";
import type { Placement } from "../core/tiling/placement.js";
import { type Caller, spelled } from "./caller.js";
import { parseCells } from "./cells.js";
import { type Note, warning } from "./note.js";
import { found, type Outcome, refused, refusedFor } from "./outcome.js";
import { type AskedOf, wrongAmong } from "./parts.js";
import { loadPuzzle } from "./puzzle.js";
import { boardParts, type puzzleParts } from "./schema.js";
import { findTarget } from "./target.js";
import { targetTitle } from "./target-subset.js";

/** A puzzle, and how it may be used: what every request has. */
export interface PuzzleAsked extends AskedOf<typeof puzzleParts> {}

/** One board to solve: a date, choices of fields or cells, and perhaps pieces already in place. */
export interface BoardAsked extends AskedOf<typeof boardParts> {}

/** A question for the solver, and what to call it. */
export interface AskedQuestion extends Question {
  readonly placed: readonly Placement[];
  readonly flips: boolean;
  readonly language: Language;
  /** Undefined where cells were chosen instead. */
  readonly target: Target | undefined;
  /** What is asked for, in words. */
  readonly title: string;
  /** What was taken for granted. */
  readonly notes: readonly Note[];
  /** Why there can be no solution, where that is plain to see. */
  readonly obstacle: Message | undefined;
  /** That obstacle, where as many cells were chosen as never can stay uncovered. */
  readonly wrongArea: Message | undefined;
}

type Wanted = Pick<AskedQuestion, "uncovered" | "target" | "title" | "notes">;

export const languageAsked = ({ language = "en" }: PuzzleAsked): Language => language;

export const flipsAsked = ({ flips = true }: PuzzleAsked): boolean => flips;

function wantedCells(puzzle: Puzzle, asked: BoardAsked, caller: Caller): Outcome<Wanted> {
  if ([asked.date, asked.fields, asked.weekday].some((part) => part !== undefined)) {
    return refused(requestsMessages.cellsOrDate({ part: spelled(caller, "uncover") }));
  }
  const cells = parseCells(puzzle, asked.uncover ?? [], languageAsked(asked));
  if (!cells.ok) return cells;
  const base = baseOf(languageAsked(asked));
  const words = cellWords(puzzle, languageAsked(asked));
  const title = formatList(
    base,
    cells.value.map((cell) => itemAt(words, cell)),
  );
  return found({ uncovered: cells.value, target: undefined, title: title || titlesIn[base].wholeBoard, notes: [] });
}

/** A date in words, even one that doesn't exist; where the puzzle shows none, what is printed on the cells. */
function titleOf(puzzle: Puzzle, target: Target, date: WrittenDate | undefined, asked: BoardAsked): string {
  const language = languageAsked(asked);
  const isByName = date === undefined || asked.fields !== undefined || asked.weekday !== undefined;
  if (!isByName) return formatDate(date, language);
  return targetTitle(puzzle, target, language) || titlesIn[baseOf(language)].wholeBoard;
}

function wantedTarget(puzzle: Puzzle, asked: BoardAsked, caller: Caller): Outcome<Wanted> {
  const reading = findTarget(puzzle, asked, caller);
  if (!reading.ok) return reading;
  const { target, date, notes } = reading.value;
  const title = titleOf(puzzle, target, date, asked);
  return found({ uncovered: targetCells(puzzle, target), target, title, notes: notes.map(warning) });
}

/** The pieces on the board, from a letter grid. */
export function placedPieces(
  puzzle: Puzzle,
  { placed }: Pick<BoardAsked, "placed">,
  flips: boolean,
): Outcome<Placement[]> {
  if (placed === undefined) return found([]);
  const pieces = parseGrid(puzzle, placed, { flips });
  return pieces.ok ? found(pieces.value) : refusedFor(pieces.faults);
}

function coveredTarget(puzzle: Puzzle, uncovered: readonly number[], placed: readonly Placement[]) {
  for (const { piece, cells } of placed) {
    const cell = cells.find((each) => uncovered.includes(each));
    if (cell === undefined) continue;
    return requestsMessages.covers({ piece: puzzle.pieces[piece]?.id ?? "", cell: quoted(cellName(puzzle, cell)) });
  }
  return undefined;
}

/** Why this many cells cannot stay uncovered, and how many can. */
function wrongArea({ board, pieces }: Puzzle, uncovered: number): Message | undefined {
  const area = pieces.reduce((sum, { shape, copies }) => sum + shape.length * copies, 0);
  const cells = board.cells.length;
  if (area === cells - uncovered) return undefined;
  return requestsMessages.wrongArea({ area, cells, left: cells - area, uncovered });
}

/**
 * Turns a date, fields or cells, as a person writes them, into a question for the solver. Today's where you name
 * none.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * question.uncovered; // → [ 11, 36 ]
 * await countTilings(question); // → 92
 * ```
 */
export async function readQuestion(asked: BoardAsked, caller: Caller = {}): Promise<Outcome<AskedQuestion>> {
  return wrongAmong(asked, boardParts) ?? findQuestion(asked, caller);
}

/** The same for a request that has been checked. */
export async function findQuestion(asked: BoardAsked, caller: Caller): Promise<Outcome<AskedQuestion>> {
  const loaded = await loadPuzzle(asked.puzzle);
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const flips = flipsAsked(asked);
  const wanted = (asked.uncover === undefined ? wantedTarget : wantedCells)(puzzle, asked, caller);
  if (!wanted.ok) return wanted;
  const placed = placedPieces(puzzle, asked, flips);
  if (!placed.ok) return placed;
  const { uncovered } = wanted.value;
  const area = wrongArea(puzzle, uncovered.length);
  const obstacle = area ?? coveredTarget(puzzle, uncovered, placed.value);
  const language = languageAsked(asked);
  return found({ ...wanted.value, puzzle, placed: placed.value, flips, language, obstacle, wrongArea: area });
}

/** The same for requests that search: as many cells must be left as the pieces cover. */
export async function findFittingQuestion(asked: BoardAsked, caller: Caller): Promise<Outcome<AskedQuestion>> {
  const question = await findQuestion(asked, caller);
  if (!question.ok || question.value.wrongArea === undefined) return question;
  return refused(question.value.wrongArea);
}

/** The part of a document that says what was asked. */
export function questionJson({ puzzle, target, uncovered }: AskedQuestion): Record<string, unknown> {
  return {
    ...(target === undefined ? {} : { target: targetNames(puzzle, target) }),
    uncovered: uncovered.map((cell) => cellName(puzzle, cell)),
  };
}

/** A sentence for the case that there is none. */
export const whyNoSolution = ({ obstacle, title, placed, flips }: AskedQuestion): Message =>
  obstacle ?? requestsMessages.noSolution({ title, arePlaced: placed.length > 0, flips });
