/**
 * From strokes, taps and keys to what's on somebody's own board: pieces that were recognised, cells painted so far,
 * and the cells marked as free. It knows no page, so that it is tested without a browser.
 */

import { type Game, pieceOn } from "../../../core/game/game.js";
import { type DrawingFault, recognised } from "../../../core/game/recognise.js";
import type { Point } from "../../../core/lattice/lattice.js";
import { cellPoint } from "../../../core/puzzle/cells.js";
import { itemAt } from "../../../core/text/list.js";
import type { Placement } from "../../../core/tiling/placement.js";

/** What is drawn: pieces, or the cells that are still free. */
export const drawModes = ["pieces", "free"] as const;
export type DrawMode = (typeof drawModes)[number];

export interface Drawn {
  readonly placed: readonly Placement[];
  /** Cells painted that are no piece yet. */
  readonly paint: readonly number[];
  /** Cells marked as free; they count in the mode "free" alone. */
  readonly free: readonly number[];
  readonly mode: DrawMode;
}

export const nothingDrawn: Drawn = { placed: [], paint: [], free: [], mode: "pieces" };

/** What happened, for whoever tells it. */
export type DrawingNews =
  | { readonly kind: "placed"; readonly placement: Placement }
  | { readonly kind: "removed"; readonly placement: Placement }
  | { readonly kind: "fault"; readonly fault: DrawingFault }
  | { readonly kind: "painted" | "unpainted" | "free" | "covered"; readonly cells: readonly number[] }
  | { readonly kind: "date" };

export interface DrawingStep {
  readonly drawn: Drawn;
  readonly news: DrawingNews;
}

/** The board on which it is drawn, without what's there. */
export type BareBoard = Pick<Game, "puzzle" | "uncovered">;

const gameOf = (board: BareBoard, { placed }: Drawn): Game => ({ ...board, placed });

const cellsAt = ({ puzzle }: BareBoard, points: readonly Point[]): number[] =>
  points.flatMap(({ x, y }) => puzzle.board.cells.find(({ point }) => point.x === x && point.y === y)?.index ?? []);

const largestPiece = ({ puzzle }: BareBoard): number => Math.max(...puzzle.pieces.map(({ shape }) => shape.length));

function lifted(drawn: Drawn, index: number): DrawingStep | undefined {
  const placement = drawn.placed[index];
  if (placement === undefined) return undefined;
  const placed = drawn.placed.filter((_, each) => each !== index);
  return { drawn: { ...drawn, placed }, news: { kind: "removed", placement } };
}

/** Takes off the piece on a cell, or the paint. */
export function removedAt(board: BareBoard, drawn: Drawn, cell: number): DrawingStep | undefined {
  const index = pieceOn(gameOf(board, drawn), cell);
  if (index !== undefined) return lifted(drawn, index);
  if (!drawn.paint.includes(cell)) return undefined;
  const paint = drawn.paint.filter((each) => each !== cell);
  return { drawn: { ...drawn, paint }, news: { kind: "unpainted", cells: [cell] } };
}

function placedAs(drawn: Drawn, placement: Placement): DrawingStep {
  const placed = [...drawn.placed, placement];
  return { drawn: { ...drawn, placed, paint: [] }, news: { kind: "placed", placement } };
}

/** Paint that is too much for a piece is wiped off; less may become one with the next stroke. */
function faulty(board: BareBoard, drawn: Drawn, paint: readonly number[], fault: DrawingFault): DrawingStep {
  const mayGrow = fault === "no such shape" && paint.length < largestPiece(board);
  return { drawn: { ...drawn, paint: mayGrow ? paint : [] }, news: { kind: "fault", fault } };
}

/** A stroke by itself, or with what was painted before, is a piece. */
function pieceStroke(board: BareBoard, drawn: Drawn, points: readonly Point[]): DrawingStep {
  const game = gameOf(board, drawn);
  const alone = recognised(game, points);
  if (alone.ok) return placedAs(drawn, alone.value);
  const before = drawn.paint.map((cell) => cellPoint(board.puzzle, cell));
  const whole = recognised(game, [...before, ...points]);
  if (whole.ok) return placedAs(drawn, whole.value);
  const free = cellsAt(board, points).filter((cell) => pieceOn(game, cell) === undefined);
  const paint = [...new Set([...drawn.paint, ...free])].sort((a, b) => a - b);
  return faulty(board, drawn, paint, itemAt(whole.faults, 0));
}

/** A single cell painted by keys waits for Enter, since it may be meant as part of a larger piece. */
export function paintedAt(board: BareBoard, drawn: Drawn, cell: number): DrawingStep {
  if (drawn.mode === "free") return freeStroke(board, drawn, [cell]);
  const removed = removedAt(board, drawn, cell);
  if (removed !== undefined) return removed;
  if (board.uncovered.includes(cell)) return { drawn, news: { kind: "date" } };
  const paint = [...drawn.paint, cell].sort((a, b) => a - b);
  return { drawn: { ...drawn, paint }, news: { kind: "painted", cells: [cell] } };
}

/** What was painted by keys is a piece now, or it is told why it is none; then it stays, to be mended. */
export function finishedPaint(board: BareBoard, drawn: Drawn): DrawingStep {
  const points = drawn.paint.map((cell) => cellPoint(board.puzzle, cell));
  const found = recognised(gameOf(board, drawn), points);
  if (found.ok) return placedAs(drawn, found.value);
  return { drawn, news: { kind: "fault", fault: itemAt(found.faults, 0) } };
}

/** The first cell says whether cells become free or covered again. */
function freeStroke(board: BareBoard, drawn: Drawn, cells: readonly number[]): DrawingStep {
  const own = cells.filter((cell) => !board.uncovered.includes(cell));
  const [first] = own;
  if (first === undefined) return { drawn, news: { kind: "date" } };
  const isFree = drawn.free.includes(first);
  const others = drawn.free.filter((cell) => !own.includes(cell));
  const free = isFree ? others : [...others, ...own].sort((a, b) => a - b);
  return { drawn: { ...drawn, free }, news: { kind: isFree ? "covered" : "free", cells: own } };
}

/** One stroke of a finger or mouse; where it stays on one cell it is a tap. Undefined where it means nothing. */
export function stroked(board: BareBoard, drawn: Drawn, points: readonly Point[]): DrawingStep | undefined {
  const cells = cellsAt(board, points);
  const [first] = cells;
  if (first === undefined) return undefined;
  if (drawn.mode === "free") return freeStroke(board, drawn, cells);
  const tapped = cells.length === 1 ? removedAt(board, drawn, first) : undefined;
  return tapped ?? pieceStroke(board, drawn, points);
}

/** A piece on the date of another day is not there on this one. */
export function besideDate({ uncovered }: BareBoard, placed: readonly Placement[]): Placement[] {
  return placed.filter(({ cells }) => !cells.some((cell) => uncovered.includes(cell)));
}

/** The cells that pieces are on, as the marks for free ones say. */
export function coveredCells({ puzzle, uncovered }: BareBoard, { free }: Drawn): number[] {
  return puzzle.board.cells
    .map(({ index }) => index)
    .filter((cell) => !free.includes(cell) && !uncovered.includes(cell));
}

/** Whether there is nothing between them that undo could take back. */
export const isSameDrawing = (a: Drawn, b: Drawn): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Into the other mode, with what is known so far. */
export function inMode(board: BareBoard, drawn: Drawn, mode: DrawMode): Drawn {
  if (mode === drawn.mode) return drawn;
  if (mode === "pieces") return { ...drawn, mode, paint: [] };
  const lying = new Set(drawn.placed.flatMap(({ cells }) => cells));
  const all = board.puzzle.board.cells.map(({ index }) => index);
  const free = lying.size === 0 ? [] : all.filter((cell) => !lying.has(cell) && !board.uncovered.includes(cell));
  return { ...drawn, mode, paint: [], free };
}
