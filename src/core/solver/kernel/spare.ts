/** From options to the positions where a cell may be left without an open neighbour. */

import type { CoverProblem } from "../cover.js";
import type { Neighbours } from "./layout.js";
import type { ScanOrder } from "./scan-order.js";

/** Sets of positions, one after the other, as 32-bit halves. */
export interface Shapes {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/**
 * A position is spare if some stock has an option there in which the cell stands apart from the others. A choice of one
 * cell is such an option, and so is one of two cells far from each other.
 */
export interface Spare {
  /** By stock: where it has such options and no other stock has. */
  readonly own: Shapes;
  /** Where any stock has such options. */
  readonly all: readonly [number, number];
}

export function spareOf(problem: CoverProblem, { layout, neighbours }: ScanOrder): Spare {
  const own = { low: new Int32Array(problem.stocks.length), high: new Int32Array(problem.stocks.length) };
  const all: [number, number] = [0, 0];
  const owner = new Map<number, number>();
  for (let option = 0; option < problem.options.length && layout.regular; option++) {
    const { stock, cells } = problem.options[option]!;
    if (problem.connected?.[stock]) continue;
    for (const cell of cells.filter((one) => standsApart(one, cells, neighbours))) {
      const position = layout.positions[cell]!;
      owner.set(position, (owner.get(position) ?? stock) === stock ? stock : shared);
    }
  }
  for (const [position, stock] of owner) {
    const bit = 1 << (position & 31);
    all[position >> 5]! |= bit;
    if (stock !== shared) (position < 32 ? own.low : own.high)[stock]! |= bit;
  }
  return { own, all };
}

const shared = -1;

function standsApart(cell: number, cells: readonly number[], neighbours: Neighbours): boolean {
  return !neighbours.some((next) => cells.includes(next[cell]!));
}
