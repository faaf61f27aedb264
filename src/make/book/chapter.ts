/** From the dates of a month to its pages: puzzles to solve, and solutions for the back of the book. */

import { maxDaysInMonth } from "../../core/calendar/calendar.js";
import { formatDate, type WrittenDate } from "../../core/calendar/date-text.js";
import { wordsOf } from "../../core/calendar/languages.js";
import type { Box, Figure } from "../../core/drawing/picture.js";
import type { Target } from "../../core/puzzle/puzzle.js";
import type { Placement } from "../../core/tiling/placement.js";
import { drawText, makeFrame, type PageFrame, type PageLook, placeColumns, placeLine } from "../page.js";
import { getPaperWords } from "../words.js";
import type { BookBoards } from "./boards.js";
import type { SolvedDate } from "./solve.js";

/** Everything a chapter's pages have in common. */
export interface Binding {
  readonly look: PageLook;
  readonly boards: BookBoards;
  /** By piece: the letters of its copies. */
  readonly letters: readonly (readonly string[])[];
  readonly perPage: number;
  /** Rings around the day that is marked, on its own board; left out: there is none. */
  readonly mark?: { readonly target: Target; readonly rings: readonly Figure[] } | undefined;
}

const isMarked = ({ mark }: Binding, target: Target): boolean =>
  mark?.target.every((choice, field) => choice === target[field]) ?? false;

/** On the board of the day that is marked, rings around its cells. */
const findRings = (binding: Binding, target: Target): readonly Figure[] =>
  isMarked(binding, target) ? (binding.mark?.rings ?? []) : [];

/** Boards of solutions are small: the one of the day that is marked has a line around all of it. */
function drawLineAround(binding: Binding, target: Target): Figure[] {
  const { box } = binding.boards;
  const width = box.width * 0.03;
  return isMarked(binding, target) ? [{ kind: "rect", box, radius: 2 * width, stroke: "mark", lineWidth: width }] : [];
}

export interface Chapter {
  readonly month: number;
  readonly year: number | undefined;
  readonly dates: readonly SolvedDate[];
}

export function splitIntoChapters(dates: readonly SolvedDate[]): Chapter[] {
  const months = [...new Set(dates.map(({ date }) => date.month))];
  return months.map((month) => {
    const own = dates.filter(({ date }) => date.month === month);
    return { month, year: own[0]?.date.year, dates: own };
  });
}

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function nameChapter({ language }: PageLook, { month, year }: Pick<Chapter, "month" | "year">): string {
  const words = wordsOf(language);
  const name = words.datedMonths[month - 1] ?? "";
  const withYear = year === undefined ? name : words.withYear({ date: name, year });
  return capitalise(withYear);
}

const headHeight = 12;
const footHeight = 8;

export const getBookFrame = ({ sheet }: PageLook): PageFrame => makeFrame(sheet, headHeight, footHeight);

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

const isWide = ({ sheet }: PageLook): boolean => sheet.width > sheet.height;

/** As many rows as columns, or one more, on an upright page. */
export function chooseGrid(look: PageLook, count: number): Grid {
  const columns = Math.floor(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  return isWide(look) ? { columns: rows, rows: columns } : { columns, rows };
}

/** In the direction of reading. */
export function placeBox(look: PageLook, room: Box, { columns, rows }: Grid, i: number, gap: number): Box {
  const [width, height] = [(room.width - gap * (columns - 1)) / columns, (room.height - gap * (rows - 1)) / rows];
  const column = wordsOf(look.language).rightToLeft ? columns - 1 - (i % columns) : i % columns;
  const row = Math.floor(i / columns);
  return { left: room.left + column * (width + gap), top: room.top + row * (height + gap), width, height };
}

function describeCount(look: PageLook, count: number): string {
  const { solutionCount, noSolution } = getPaperWords(look.language);
  return count === 0 ? noSolution : solutionCount({ count });
}

/** Without the year, which stands on top of the page. */
const writeLongDate = ({ language }: PageLook, { year: _, ...date }: WrittenDate): string =>
  capitalise(formatDate(date, language));

const mostStars = 5;

/** A star with five points in a square, as a path. */
function traceStar(left: number, top: number, size: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, radius] = [(Math.PI * i) / 5, (i % 2 === 0 ? 0.56 : 0.25) * size];
    const [x, y] = [left + size / 2 + radius * Math.sin(angle), top + size / 2 - radius * Math.cos(angle)];
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** How hard a date is, as five stars at the end of a line. */
function drawStars({ language }: PageLook, line: Box, rating: number | undefined): Figure[] {
  if (rating === undefined) return [];
  const size = line.height * 0.8;
  const isMirrored = wordsOf(language).rightToLeft;
  const first = isMirrored ? line.left + size * 1.3 * (mostStars - 1) : line.left + line.width - size * 1.3 * mostStars;
  const top = line.top + (line.height - size) / 2;
  return Array.from({ length: mostStars }, (_, i): Figure => {
    const left = first + (isMirrored ? -1 : 1) * i * size * 1.3;
    const look = i < rating ? { fill: "soft" as const } : {};
    return { kind: "path", path: traceStar(left, top, size), stroke: "soft", lineWidth: size * 0.08, ...look };
  });
}

/** The date above its board, the number of solutions and how hard it is below. */
function drawPuzzle(binding: Binding, box: Box, { date, target, count, rating }: SolvedDate): Figure[] {
  const { look, boards } = binding;
  const size = Math.min(8, Math.max(2.8, box.width * 0.055));
  const board = { ...box, top: box.top + size * 1.7, height: box.height - size * 3.1 };
  const scale = boards.scaleIn(board);
  const bottom = board.top + (board.height + boards.box.height * scale) / 2;
  const top = board.top + (board.height - boards.box.height * scale) / 2;
  const above = { ...box, top: top - size * 1.6, height: size };
  const below = { ...box, top: bottom + size * 0.3, height: size * 0.8 };
  return [
    drawText(look, above, writeLongDate(look, date), { size, ink: "text", bold: true, at: "middle" }),
    boards.placedIn(board, [...boards.empty(target), ...findRings(binding, target)]),
    drawText(look, below, describeCount(look, count), { size: size * 0.75, ink: "soft", at: "middle" }),
    ...drawStars(look, below, rating),
  ];
}

const puzzleGap = 6;

/** The figures between head and foot of each page. */
export function drawPuzzlePages(binding: Binding, { dates }: Chapter, room: Box): Figure[][] {
  const { look, perPage } = binding;
  const grid = chooseGrid(look, perPage);
  return splitIntoPages(dates, perPage).map((own) =>
    own.flatMap((date, i) => drawPuzzle(binding, placeBox(look, room, grid, i, puzzleGap), date)),
  );
}

function splitIntoPages<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

const solutionGap = 3;
const captionHeight = 4;

/** The grid in which boards are largest. */
function chooseLargestGrid(boards: BookBoards, room: Box, count: number): Grid {
  const grids = Array.from({ length: count }, (_, i) => ({ columns: i + 1, rows: Math.ceil(count / (i + 1)) }));
  const scale = ({ columns, rows }: Grid): number =>
    boards.scaleIn({
      width: (room.width - solutionGap * (columns - 1)) / columns,
      height: (room.height - solutionGap * (rows - 1)) / rows - captionHeight,
    });
  return grids.reduce((best, grid) => (scale(grid) > scale(best) ? grid : best));
}

function writeShortDate({ language }: PageLook, { month, day }: WrittenDate): string {
  const words = wordsOf(language);
  return words.dayAndMonth({ day, month: words.months[month - 1] ?? "" });
}

/** The letters of the pieces that are moved in the morning. */
const nameMoved = (letters: readonly (readonly string[])[], moved: readonly Placement[] = []): string =>
  moved.map(({ piece }) => letters[piece]?.[0] ?? "").join(" ");

function drawSolution(binding: Binding, box: Box, solved: SolvedDate): Figure[] {
  const { look, boards, letters } = binding;
  const { date, target, solution, count, moved } = solved;
  const board = { ...box, height: box.height - captionHeight };
  const figures = solution === undefined ? boards.empty(target) : boards.solved(target, solution);
  const remark = count === 0 ? describeCount(look, 0) : nameMoved(letters, moved);
  const caption = remark === "" ? writeShortDate(look, date) : `${writeShortDate(look, date)} · ${remark}`;
  const below = { ...box, top: board.top + board.height, height: 2.6 };
  const place = { ...below, top: (board.top * 2 + board.height + boards.box.height * boards.scaleIn(board)) / 2 };
  const marked = [...figures, ...drawLineAround(binding, target)];
  return [boards.placedIn(board, marked), drawText(look, place, caption, { size: 2.6, ink: "text", at: "middle" })];
}

/** A month on a page; short ones have boards as small as long ones. */
export function drawSolutionPage(binding: Binding, { dates }: Chapter, room: Box): Figure[] {
  const grid = chooseLargestGrid(binding.boards, room, maxDaysInMonth);
  return dates.flatMap((date, i) => drawSolution(binding, placeBox(binding.look, room, grid, i, solutionGap), date));
}

const placeSolutionsLine = (look: PageLook): Box =>
  placeColumns(look, placeLine(getBookFrame(look).foot, footHeight), 0.6, 1);

/** Where to look when nothing else helps. */
function drawSolutionsLine(look: PageLook, page: number): Figure {
  const text = getPaperWords(look.language).solutionsOn({ page });
  return drawText(look, placeSolutionsLine(look), text, { size: 2.8, ink: "soft", at: "end" });
}

/** The place on a page of puzzles that leads to their solutions. */
export const placeSolutionsLink = (look: PageLook): Box => ({
  ...placeSolutionsLine(look),
  top: placeSolutionsLine(look).top + 3,
  height: 5,
});

/** What is on a page above, its number below. */
export function drawPageFrame(
  look: PageLook,
  names: { title: string; note: string; number: number; solutions?: number | undefined },
): Figure[] {
  const { head, foot } = getBookFrame(look);
  const base = placeLine(head, 5);
  const rule = `M${head.left} ${head.top + 7.5}L${head.left + head.width} ${head.top + 7.5}`;
  return [
    drawText(look, base, names.title, { size: 5, ink: "text", bold: true, at: "start" }),
    drawText(look, base, names.note, { size: 3.2, ink: "soft", at: "end" }),
    { kind: "path", path: rule, stroke: "soft", lineWidth: 0.2 },
    drawText(look, placeLine(foot, footHeight), String(names.number), { size: 3.2, ink: "soft", at: "middle" }),
    ...(names.solutions === undefined ? [] : [drawSolutionsLine(look, names.solutions)]),
  ];
}
