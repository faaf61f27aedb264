/** From the room there is to where board and tray lie in it: beside each other or below, as large as they can be. */

import { type Box, rounded, type Size } from "../core/drawing/picture.js";
import { itemAt } from "../core/text/list.js";

/** Lengths are in the units of pictures, whose cells have one size, but for `scale`. */
export interface DeskLayout extends Size {
  /** Pixels per unit. */
  readonly scale: number;
  readonly board: Box;
  readonly tray: Box;
  /** Where each copy lies in the tray. */
  readonly slots: readonly Box[];
  /** How much smaller pieces are in the tray. */
  readonly trayScale: number;
}

export interface Things {
  readonly board: Size;
  /** The largest piece, lying. */
  readonly piece: Size;
  readonly copies: number;
}

const gap = 20;
const trayPadding = 10;
/** Around every piece in the tray. */
const slotPadding = 12;
/** Pieces in the tray may be this much smaller than on the board. */
const trayScales = [0.42, 0.46, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75] as const;
/** How much larger pieces in the tray count beside a larger board. */
const trayWeight = 0.55;
/** Below this a finger covers too much of a board: the page is scrolled instead. */
const minScale = 0.48;
const maxScale = 1.9;

interface Plan {
  readonly beside: boolean;
  readonly columns: number;
  readonly trayScale: number;
}

function plansFor(copies: number): Plan[] {
  const columns = Array.from({ length: copies }, (_, i) => i + 1);
  return [true, false].flatMap((beside) =>
    columns.flatMap((count) => trayScales.map((trayScale) => ({ beside, columns: count, trayScale }))),
  );
}

function slotSize({ piece }: Things, { trayScale }: Plan): Size {
  return { width: piece.width * trayScale + slotPadding, height: piece.height * trayScale + slotPadding };
}

function traySize(things: Things, plan: Plan): Size {
  const slot = slotSize(things, plan);
  const rows = Math.ceil(things.copies / plan.columns);
  return {
    width: plan.columns * slot.width + 2 * trayPadding,
    height: rows * slot.height + 2 * trayPadding,
  };
}

function wholeSize(board: Size, tray: Size, beside: boolean): Size {
  if (beside) return { width: board.width + gap + tray.width, height: Math.max(board.height, tray.height) };
  return { width: Math.max(board.width, tray.width), height: board.height + gap + tray.height };
}

const scaleIn = (whole: Size, room: Size): number =>
  Math.min(maxScale, room.width / whole.width, room.height / whole.height);

/** On a screen with room for everything, a tray that is taller than the board beside it draws the eye away. */
function worthOf(things: Things, plan: Plan, room: Size): number {
  const tray = traySize(things, plan);
  const whole = wholeSize(things.board, tray, plan.beside);
  const balance = plan.beside ? Math.min(1, things.board.height / tray.height) : 1;
  return scaleIn(whole, room) * (1 + trayWeight * plan.trayScale) * balance;
}

function bestPlan(things: Things, room: Size): Plan {
  const plans = plansFor(Math.max(1, things.copies));
  const worths = plans.map((plan) => worthOf(things, plan, room));
  return itemAt(plans, worths.indexOf(Math.max(...worths)));
}

/** Rows of slots that share out the tray, the last row in the middle as well. */
function slotsIn(tray: Box, columns: number, copies: number): Box[] {
  const rows = Math.ceil(copies / columns);
  const width = (tray.width - 2 * trayPadding) / columns;
  const height = (tray.height - 2 * trayPadding) / rows;
  return Array.from({ length: copies }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, copies - row * columns);
    const left = tray.left + (tray.width - inRow * width) / 2 + (i % columns) * width;
    return { left, top: tray.top + trayPadding + row * height, width, height };
  });
}

function placed(things: Things, plan: Plan, scale: number): DeskLayout {
  const size = traySize(things, plan);
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
    slots: slotsIn(tray, plan.columns, things.copies),
    trayScale: plan.trayScale,
  };
}

/** The lowest there is of those that are as wide as the room at most. */
function lowestPlan(things: Things, room: Size): Plan | undefined {
  const plans = plansFor(Math.max(1, things.copies));
  const sizes = plans.map((plan) => wholeSize(things.board, traySize(things, plan), plan.beside));
  const heights = sizes.map(({ width, height }) => (width * minScale > room.width ? Number.POSITIVE_INFINITY : height));
  const lowest = Math.min(...heights);
  return Number.isFinite(lowest) ? plans[heights.indexOf(lowest)] : undefined;
}

/** Where the room is too low for fingers, more of its height is taken than there is, and the page is scrolled. */
export function layoutFor(things: Things, room: Size): DeskLayout {
  const plan = bestPlan(things, room);
  const fitted = scaleIn(wholeSize(things.board, traySize(things, plan), plan.beside), room);
  const lower = fitted < minScale ? lowestPlan(things, room) : undefined;
  return lower === undefined ? placed(things, plan, fitted) : placed(things, lower, minScale);
}
