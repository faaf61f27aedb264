/** From the options that all questions share to a question for the solver, and what to call it. */

import { formatDate } from "../core/calendar/date-text.js";
import type { Language } from "../core/calendar/languages.js";
import type { Puzzle, Target } from "../core/puzzle/puzzle.js";
import { targetCells, targetNames } from "../core/puzzle/target.js";
import type { Question } from "../core/solver/question.js";
import { quoted } from "../core/text/sentences.js";
import type { Placement } from "../core/tiling/placement.js";
import { cellName, parseCells } from "./cells.js";
import { type Context, faultsAsUsage, found, type Outcome, wrongUsage } from "./command.js";
import { datedTarget } from "./date.js";
import type { OptionName } from "./line/options.js";
import { loadPuzzle, readSource, standardInput } from "./puzzle.js";
import { withoutColour } from "./terminal/columns.js";
import { counted } from "./text.js";

/** The options that `readQuestion` understands. */
export const questionOptions = [
  "puzzle",
  "weekday",
  "field",
  "uncover",
  "place",
  "no-flips",
] as const satisfies readonly OptionName[];

export interface AskedQuestion extends Question {
  readonly placed: readonly Placement[];
  readonly flips: boolean;
  readonly language: Language;
  /** Undefined where cells were chosen instead. */
  readonly target: Target | undefined;
  /** What is asked for, in words. */
  readonly title: string;
  /** Why there can be no solution, where that is plain to see. */
  readonly obstacle: string | undefined;
  /** That obstacle, where as many cells were chosen as never can stay uncovered. */
  readonly wrongArea: string | undefined;
}

interface Wanted {
  readonly uncovered: readonly number[];
  readonly target: Target | undefined;
  readonly title: string;
}

const languageOf = ({ values }: Context): Language => values.lang ?? "en";

function wantedCells({ values, args }: Context, puzzle: Puzzle, language: Language): Outcome<Wanted> {
  if (args.length > 0 || values.field !== undefined || values.weekday !== undefined) {
    return wrongUsage("--uncover takes the place of a date: leave out one of them");
  }
  const cells = parseCells(puzzle, (values.uncover ?? []).join(","), language);
  if (!cells.ok) return cells;
  const names = cells.value.map((cell) => cellName(puzzle, cell));
  return found({ uncovered: cells.value, target: undefined, title: names.join(" and ") || "no cell" });
}

async function wantedTarget(context: Context, puzzle: Puzzle, language: Language): Promise<Outcome<Wanted>> {
  const { values, args, io } = context;
  const fields = values.field ?? [];
  if (args.length > 0 && args.every((word) => word.trim() === "")) {
    return wrongUsage("the date is empty: leave it out for today's");
  }
  const request = { text: args.join(" "), fields, weekday: values.weekday, language, now: io.now() };
  const dated = datedTarget(puzzle, request);
  if (!dated.ok) return dated;
  const { target, date, notes } = dated.value;
  for (const note of notes) await context.say(note);
  const isByName = date === undefined || fields.length > 0 || values.weekday !== undefined;
  const title = isByName ? Object.values(targetNames(puzzle, target)).join(" ") : formatDate(date, language);
  return found({ uncovered: targetCells(puzzle, target), target, title });
}

/** Rows apart by slashes, which no letter grid needs for anything else. */
async function placeText({ io, values }: Context, place: string): Promise<Outcome<string>> {
  if (place === standardInput && values.puzzle === standardInput) {
    return wrongUsage("the standard input cannot hold both the puzzle and the pieces");
  }
  if (place === standardInput) return readSource(io, place);
  if (place.startsWith("@")) return readSource(io, place.slice(1));
  return found(place.replaceAll("/", "\n"));
}

async function placedPieces(context: Context, puzzle: Puzzle, flips: boolean): Promise<Outcome<Placement[]>> {
  const { place } = context.values;
  if (place === undefined) return found([]);
  const text = await placeText(context, place);
  if (!text.ok) return text;
  const { parseGrid } = await import("../core/tiling/grid.js");
  const placed = parseGrid(puzzle, withoutColour(text.value), { flips });
  return placed.ok ? found(placed.value) : faultsAsUsage(placed.faults);
}

function coveredTarget(puzzle: Puzzle, uncovered: readonly number[], placed: readonly Placement[]): string | undefined {
  for (const { piece, cells } of placed) {
    const cell = cells.find((each) => uncovered.includes(each));
    if (cell === undefined) continue;
    return `piece ${puzzle.pieces[piece]!.id} lies on ${quoted(cellName(puzzle, cell))}, which is to stay uncovered`;
  }
  return undefined;
}

/** Why so many cells cannot stay uncovered, and how many can. */
export function wrongArea({ board, pieces }: Puzzle, uncovered: number): string | undefined {
  const area = pieces.reduce((sum, { shape, copies }) => sum + shape.length * copies, 0);
  const cells = board.cells.length;
  if (area === cells - uncovered) return undefined;
  const leave = `pieces cover ${area} cells, but ${cells} cells less ${uncovered} uncovered leave ${cells - uncovered}`;
  return `${leave}, so ${counted(cells - area, "cell")} must stay uncovered`;
}

export async function readQuestion(context: Context): Promise<Outcome<AskedQuestion>> {
  const { values, io } = context;
  const language = languageOf(context);
  const loaded = await loadPuzzle(io, values.puzzle);
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const flips = values["no-flips"] !== true;
  const wanted =
    values.uncover === undefined
      ? await wantedTarget(context, puzzle, language)
      : wantedCells(context, puzzle, language);
  if (!wanted.ok) return wanted;
  const placed = await placedPieces(context, puzzle, flips);
  if (!placed.ok) return placed;
  const { uncovered } = wanted.value;
  const area = wrongArea(puzzle, uncovered.length);
  const obstacle = area ?? coveredTarget(puzzle, uncovered, placed.value);
  return found({ ...wanted.value, puzzle, placed: placed.value, flips, language, obstacle, wrongArea: area });
}

/** The same for commands that search: as many cells must be left as the pieces cover. */
export async function readFittingQuestion(context: Context): Promise<Outcome<AskedQuestion>> {
  const asked = await readQuestion(context);
  if (!asked.ok || asked.value.wrongArea === undefined) return asked;
  return wrongUsage(asked.value.wrongArea);
}

/** The part of a document that says what was asked. */
export function questionJson({ puzzle, target, uncovered }: AskedQuestion): Record<string, unknown> {
  return {
    ...(target === undefined ? {} : { target: targetNames(puzzle, target) }),
    uncovered: uncovered.map((cell) => cellName(puzzle, cell)),
  };
}

/** A sentence for the case that there is none. */
export function whyNoSolution({ obstacle, title, placed, flips }: AskedQuestion): string {
  if (obstacle !== undefined) return obstacle;
  const reasons = [
    ...(placed.length > 0 ? ["with these pieces in place"] : []),
    ...(flips ? [] : ["without turning pieces over"]),
  ];
  return [`there is no solution for ${title}`, ...reasons].join(" ");
}
