/** From the room there is to where board and tray are in it: beside each other or below, as large as they can be. */

import { type Box, rounded, type Size } from "../core/drawing/picture.js";
import { itemAt } from "../core/text/list.js";

/** Lengths are in the units of pictures, whose cells have one size, but for `scale`. */
export interface DeskLayout extends Size {
  /** Pixels per unit. */
  readonly scale: number;
  readonly board: Box;
  readonly tray: Box;
  /** Where each copy is in the tray. */
  readonly slots: readonly Box[];
  /** How much smaller pieces are in the tray. */
  readonly trayScale: number;
}

export interface Things {
  readonly board: Size;
  /** By copy: the room for any of its orientations. */
  readonly pieces: readonly Size[];
}

const gap = 20;
const trayPadding = 10;
/** Around every piece in the tray. */
const slotPadding = 10;
/** How much smaller pieces may be in the tray than on the board. */
const trayScales = Array.from({ length: 21 }, (_, i) => 0.36 + i * 0.02);
/** How much larger pieces in the tray count beside a larger board. */
const trayWeight = 0.32;
/** Below this a finger covers too much of a board: the page is scrolled instead. */
const minScale = 0.36;
const maxScale = 2.6;

/** Copies side by side, and what they take up together at full size. */
interface Row extends Size {
  readonly copies: readonly number[];
}

interface Plan {
  readonly beside: boolean;
  readonly rows: readonly Row[];
  readonly trayScale: number;
}

const extentOf = ({ width, height }: Size): number => Math.max(width, height);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function largestFirst({ pieces }: Things): number[] {
  const extent = (copy: number): number => extentOf(itemAt(pieces, copy));
  return [...pieces.keys()].sort((a, b) => extent(b) - extent(a) || a - b);
}

function rowOf({ pieces }: Things, copies: readonly number[]): Row {
  const sizes = copies.map((copy) => itemAt(pieces, copy));
  return {
    copies,
    width: sum(sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** As many in each row as are no wider together than the first `count`. */
function rowsOf(things: Things, order: readonly number[], count: number): Row[] {
  const most = rowOf(things, order.slice(0, count)).width + 1;
  const rows: Row[] = [];
  for (const copy of order) {
    const longer = rowOf(things, [...(rows.at(-1)?.copies ?? []), copy]);
    if (rows.length > 0 && longer.width <= most) rows[rows.length - 1] = longer;
    else rows.push(rowOf(things, [copy]));
  }
  return rows;
}

/** So many rows, about as wide as each other: where width is scarce and height is not, pieces are larger so. */
function evenRows(things: Things, order: readonly number[], count: number): Row[] {
  const rows = Array.from({ length: count }, () => rowOf(things, []));
  for (const copy of order) {
    const narrowest = rows.reduce((least, row, i) => (row.width < itemAt(rows, least).width ? i : least), 0);
    rows[narrowest] = rowOf(things, [...itemAt(rows, narrowest).copies, copy]);
  }
  return rows;
}

const maxEvenRows = 4;

function plansFor(things: Things): Plan[] {
  const order = largestFirst(things);
  const even = order.slice(0, maxEvenRows).map((_, i) => evenRows(things, order, i + 1));
  const all = [...order.map((_, i) => rowsOf(things, order, i + 1)), ...even];
  return [true, false].flatMap((beside) =>
    all.flatMap((rows) => trayScales.map((trayScale) => ({ beside, rows, trayScale }))),
  );
}

function rowSize({ trayScale }: Plan, { copies, width, height }: Row): Size {
  return { width: width * trayScale + copies.length * slotPadding, height: height * trayScale + slotPadding };
}

/** Hundreds of plans are compared before a board is first seen, so nothing is made on the way. */
function traySize({ rows, trayScale }: Plan): Size {
  let [width, height] = [0, 0];
  for (const row of rows) {
    width = Math.max(width, row.width * trayScale + row.copies.length * slotPadding);
    height += row.height * trayScale + slotPadding;
  }
  return { width: width + 2 * trayPadding, height: height + 2 * trayPadding };
}

function wholeSize(board: Size, tray: Size, beside: boolean): Size {
  if (beside) return { width: board.width + gap + tray.width, height: Math.max(board.height, tray.height) };
  return { width: Math.max(board.width, tray.width), height: board.height + gap + tray.height };
}

const scaleIn = (whole: Size, room: Size): number =>
  Math.min(maxScale, room.width / whole.width, room.height / whole.height);

/** A tray that is larger than the board beside it draws the eye away; below, it may be somewhat wider. */
function balanceOf(board: Size, tray: Size, beside: boolean): number {
  const width = Math.min(1, board.width / tray.width);
  return beside ? width * Math.min(1, board.height / tray.height) : width ** 0.1;
}

/** Where both are much alike, the tray is below in rooms that are upright: it does not change sides for a few pixels. */
const upright = 0.92;

function worthOf(things: Things, plan: Plan, room: Size): number {
  const tray = traySize(plan);
  const scale = scaleIn(wholeSize(things.board, tray, plan.beside), room);
  const balance = balanceOf(things.board, tray, plan.beside);
  const side = plan.beside && room.height > room.width ? upright : 1;
  return scale * plan.trayScale ** trayWeight * balance * side;
}

function bestPlan(things: Things, room: Size): Plan {
  const plans = plansFor(things);
  const worths = plans.map((plan) => worthOf(things, plan, room));
  return itemAt(plans, worths.indexOf(Math.max(...worths)));
}

/** The slots of a row share out what it has to spare. */
function slotsInRow({ pieces }: Things, plan: Plan, row: Row, band: Box): [number, Box][] {
  const spare = (band.width - rowSize(plan, row).width) / row.copies.length;
  let { left } = band;
  return row.copies.map((copy) => {
    const width = itemAt(pieces, copy).width * plan.trayScale + slotPadding + spare;
    const slot = { left, top: band.top, width, height: band.height };
    left += width;
    return [copy, slot];
  });
}

/** Rows share out the height of the tray, and each its width. */
function slotsIn(things: Things, plan: Plan, tray: Box): Box[] {
  const heights = plan.rows.map((row) => rowSize(plan, row).height);
  const spare = (tray.height - 2 * trayPadding - sum(heights)) / plan.rows.length;
  const [left, width] = [tray.left + trayPadding, tray.width - 2 * trayPadding];
  let top = tray.top + trayPadding;
  const slots = plan.rows.map((row, i) => {
    const band = { left, top, width, height: itemAt(heights, i) + spare };
    top += band.height;
    return slotsInRow(things, plan, row, band);
  });
  const byCopy = new Map(slots.flat());
  return things.pieces.flatMap((_, copy) => byCopy.get(copy) ?? []);
}

function placed(things: Things, plan: Plan, scale: number): DeskLayout {
  const size = traySize(plan);
  const { board } = things;
  const { width, height } = wholeSize(board, size, plan.beside);
  const tray = plan.beside
    ? { left: board.width + gap, top: 0, width: size.width, height }
    : { left: 0, top: board.height + gap, width, height: size.height };
  const boardPlace = plan.beside
    ? { left: 0, top: (height - board.height) / 2 }
    : { left: (width - board.width) / 2, top: 0 };
  return {
    width: rounded(width),
    height: rounded(height),
    scale,
    board: { ...boardPlace, ...board },
    tray,
    slots: slotsIn(things, plan, tray),
    trayScale: plan.trayScale,
  };
}

/** The lowest there is of those that are as wide as the room at most. */
function lowestPlan(things: Things, room: Size): Plan | undefined {
  const plans = plansFor(things);
  const sizes = plans.map((plan) => wholeSize(things.board, traySize(plan), plan.beside));
  const heights = sizes.map(({ width, height }) => (width * minScale > room.width ? Number.POSITIVE_INFINITY : height));
  const lowest = Math.min(...heights);
  return Number.isFinite(lowest) ? plans[heights.indexOf(lowest)] : undefined;
}

/** Where the room is too low for fingers, more of its height is taken than there is, and the page is scrolled. */
export function layoutFor(things: Things, room: Size): DeskLayout {
  const plan = bestPlan(things, room);
  const fitted = scaleIn(wholeSize(things.board, traySize(plan), plan.beside), room);
  const lower = fitted < minScale ? lowestPlan(things, room) : undefined;
  return lower === undefined ? placed(things, plan, fitted) : placed(things, lower, minScale);
}
