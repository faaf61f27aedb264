/**
 * From an arrangement to rows of letters, and back.
 *
 * One letter per copy of a piece, `.` for a cell that no piece covers, `-` where there is no cell:
 *
 *     LLLLUU-
 *     LYYYYU.
 *
 * Reading takes blanks between letters and before rows, copies in any order, and `[Dec]` for an open cell with its label.
 * It takes wide letters, too, and a grid whose lines have become one.
 */

import type { Message } from "../i18n/message.js";
import { type Shape, shapeKey, shapeOf } from "../lattice/shape.js";
import { gridMessages } from "../locales/en/grid.generated.js";
import { expectPuzzle } from "../puzzle/expect.js";
import type { Cell, Puzzle } from "../puzzle/puzzle.js";
import { expectThat, isText } from "../text/arguments.js";
import { type Fault, failure, type Result, success } from "../text/fault.js";
import { quoted } from "../text/sentences.js";
import { cellRows, lettersByCell, noCellMark, openMark } from "./cell-rows.js";
import { pieceLetters } from "./letters.js";
import {
  expectPlacements,
  inTilingOrder,
  type Placement,
  type PlacementOptions,
  pieceOrientations,
} from "./placement.js";

/**
 * Writes a board as rows of letters, one letter per piece: `.` is an empty cell, `-` means no cell.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * formatGrid(question.puzzle, firstTiling(question) ?? [])[0]; // → LLLLNN-
 * ```
 */
export function formatGrid(puzzle: Puzzle, placements: readonly Placement[]): string[] {
  expectPuzzle(puzzle);
  expectPlacements(placements);
  const letters = lettersByCell(puzzle, placements);
  return cellRows(puzzle).map((row) => row.map((cell) => (cell ? letters[cell.index] : noCellMark)).join(""));
}

interface Mark {
  readonly text: string;
  readonly row: number;
  readonly column: number;
}

const labelOrLetter = /\[[^\]]*\]|\S/gu;

/**
 * Cuts a written row into marks: one character each, or a label in brackets, which stands for an open cell. Behind the
 * last closing bracket no label can begin, and looking for its end at each `[` would take long.
 */
function marksOf(line: string, row: number): Mark[] {
  const end = line.lastIndexOf("]") + 1;
  const texts = [...(line.slice(0, end).match(labelOrLetter) ?? []), ...(line.slice(end).match(/\S/gu) ?? [])];
  return texts.map((text, column) => ({ text: /^\[.*\]$/su.test(text) ? openMark : text, row, column }));
}

const at = ({ row, column }: Mark, said: Message): Fault => ({
  path: [row],
  offset: column,
  ...gridMessages.at({ row: row + 1, column: column + 1, wrong: said }),
});

/** Each unknown letter is told once, though it may be on many cells. */
function markFault(mark: Mark, cell: Cell | undefined, known: ReadonlySet<string>, told: Set<string>): Fault[] {
  if (cell === undefined) {
    return mark.text === noCellMark ? [] : [at(mark, gridMessages.noCell({ mark: noCellMark }))];
  }
  if (mark.text === noCellMark) return [at(mark, gridMessages.aCell({ mark: openMark }))];
  if (known.has(mark.text) || mark.text === openMark || told.has(mark.text)) return [];
  told.add(mark.text);
  return [at(mark, gridMessages.unknownLetter({ letter: quoted(mark.text), known: [...known].join(" ") }))];
}

function sizeFaults(puzzle: Puzzle, rows: readonly Mark[][]): Fault[] {
  const { rows: height, columns: width } = puzzle.board;
  if (rows.length === 0) return [{ path: [], ...gridMessages.empty({ height, width }) }];
  if (rows.length !== height) return [{ path: [], ...gridMessages.rows({ rows: rows.length, height }) }];
  return rows.flatMap((row, i) =>
    row.length === width ? [] : [{ path: [i], ...gridMessages.columns({ row: i + 1, letters: row.length, width }) }],
  );
}

interface Copy {
  readonly piece: number;
  readonly cells: Cell[];
  readonly first: Mark;
}

/** Which piece each letter stands for. */
function letterOwners(puzzle: Puzzle): Map<string, number> {
  return new Map(pieceLetters(puzzle).flatMap((copies, piece) => copies.map((letter) => [letter, piece] as const)));
}

function copiesIn(puzzle: Puzzle, rows: readonly Mark[][], owners: ReadonlyMap<string, number>): Copy[] {
  const copies = new Map<string, Copy>();
  cellRows(puzzle).forEach((row, y) => {
    row.forEach((cell, x) => {
      const mark = rows[y]?.[x];
      const piece = owners.get(mark?.text ?? openMark);
      if (cell === undefined || mark === undefined || piece === undefined) return;
      const copy = copies.get(mark.text) ?? { piece, cells: [], first: mark };
      copies.set(mark.text, copy);
      copy.cells.push(cell);
    });
  });
  return [...copies.values()];
}

function orientationOf(shapes: readonly Shape[], cells: readonly Cell[]): number {
  const key = shapeKey(shapeOf(cells.map(({ point }) => point)));
  return shapes.findIndex((shape) => shapeKey(shape) === key);
}

function shapeFault(puzzle: Puzzle, { piece, cells, first }: Copy): Fault {
  const { id, shape } = puzzle.pieces[piece]!;
  if (cells.length !== shape.length)
    return at(
      first,
      gridMessages.wrongSize({ letter: first.text, piece: id, cells: shape.length, times: cells.length }),
    );
  const flipped = orientationOf(pieceOrientations(puzzle, { id, shape, mayFlip: true, copies: 1 }), cells) >= 0;
  return at(first, (flipped ? gridMessages.cannotFlip : gridMessages.wrongShape)({ letter: first.text, piece: id }));
}

function placed(puzzle: Puzzle, copy: Copy, options: PlacementOptions): Result<Placement> {
  const shapes = pieceOrientations(puzzle, puzzle.pieces[copy.piece]!, options);
  const orientation = orientationOf(shapes, copy.cells);
  if (orientation < 0) return failure(shapeFault(puzzle, copy));
  return success({ piece: copy.piece, orientation, cells: copy.cells.map(({ index }) => index) });
}

/** As Japanese and Chinese keyboards write letters and marks: a fixed step behind those that everybody has. */
const wide = /[\uff01-\uff5e]/g;
const narrow = (mark: string): string => String.fromCharCode(mark.charCodeAt(0) - 0xfee0);

/** Marks of direction, which a drawing puts around Arabic words, are not to be seen; nor is a line without a letter. */
function linesOf(grid: string | readonly string[]): string[] {
  const lines = typeof grid === "string" ? grid.split(/\r\n?|\n/) : [...grid];
  return lines.map((line) => line.replace(wide, narrow).replace(/\p{Cf}/gu, "")).filter((line) => line.trim() !== "");
}

/** A shell, a spreadsheet or a form may turn line breaks into blanks: as many marks as the board has places are cut by its width. */
function rowsOf({ board }: Puzzle, grid: string | readonly string[]): Mark[][] {
  const rows = linesOf(grid).map(marksOf);
  const [only = []] = rows;
  if (rows.length !== 1 || only.length !== board.rows * board.columns) return rows;
  return Array.from({ length: board.rows }, (_, row) =>
    only.slice(row * board.columns, (row + 1) * board.columns).map(({ text }, column) => ({ text, row, column })),
  );
}

/**
 * Reads the pieces on a board from rows of letters, as `formatGrid` writes them. Not all pieces need to be there.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const grid = "OOO...-\nOOO...-\n.......\n.......\n.......\n.......\n...----";
 * unwrap(parseGrid(puzzle, grid)); // → [ { piece: 7, orientation: 0, cells: [ 0, 1, 2, 6, 7, 8 ] } ]
 * ```
 */
export function parseGrid(
  puzzle: Puzzle,
  grid: string | readonly string[],
  options: PlacementOptions = {},
): Result<Placement[]> {
  expectPuzzle(puzzle);
  expectThat(isText(grid) || (Array.isArray(grid) && grid.every(isText)), "grid", "rows of letters", grid);
  const rows = rowsOf(puzzle, grid);
  const sizes = sizeFaults(puzzle, rows);
  if (sizes.length > 0) return failure(...sizes);
  const owners = letterOwners(puzzle);
  const known = new Set(owners.keys());
  const cells = cellRows(puzzle);
  const told = new Set<string>();
  const strange = rows.flatMap((row, y) => row.flatMap((mark, x) => markFault(mark, cells[y]?.[x], known, told)));
  if (strange.length > 0) return failure(...strange);
  const results = copiesIn(puzzle, rows, owners).map((copy) => placed(puzzle, copy, options));
  const faults = results.flatMap((result) => (result.ok ? [] : result.faults));
  if (faults.length > 0) return failure(...faults);
  return success(results.flatMap((result) => (result.ok ? [result.value] : [])).sort(inTilingOrder));
}
