/**
 * From a board and all its solutions to the chance of solving it by the coach's techniques and luck alone.
 *
 *     place what is forced: a cell with one way, a piece with as many places as copies
 *     else guess: at the cell with the fewest ways, any of them
 *
 * Whoever plays like that ends in a solution or gets stuck. The chance of a solution needs no dice: at each guess it is
 * the mean of the chances behind its ways, and ways without a solution have none. So only the ways of solutions are
 * followed, and every one of them is.
 */

import type { Thinning } from "../tiling/thinning.js";
import { Chances } from "./chances.js";

/** A whole number below a bound, as if by chance, but always the same for the same board. */
export type Dice = (board: number, below: number) => number;

/** Another seed, other dice. */
export function diceFrom(seed: number): Dice {
  return (board, below) => {
    let mixed = Math.imul(board ^ (seed * 0x6d2b79f5), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

/** This many solutions are sorted without a separate list. */
const fewSolutions = 24;

/** Solutions of a board as numbers: which placement covers which cell. */
export class Covers {
  private readonly byCell: Uint32Array;
  private readonly cells: number;
  /** The solutions in groups: those that go together are neighbours here. */
  private readonly order: Uint32Array;

  /** Rows of the numbers of placements, this many to a solution. */
  constructor({ placements, puzzle }: Thinning, rows: ArrayLike<number>, size: number) {
    this.cells = puzzle.board.cells.length;
    const count = size === 0 ? 0 : rows.length / size;
    this.byCell = new Uint32Array(count * this.cells);
    this.order = Uint32Array.from({ length: count }, (_, i) => i);
    for (let i = 0; i < rows.length; i++) {
      const number = rows[i] ?? 0;
      const from = Math.floor(i / size) * this.cells;
      for (const cell of placements[number]?.cells ?? []) this.byCell[from + cell] = number;
    }
  }

  get length(): number {
    return this.order.length;
  }

  /** What covers a cell in the solution at a place of the order. */
  numberAt(place: number, cell: number): number {
    return this.byCell[(this.order[place] ?? 0) * this.cells + cell] ?? 0;
  }

  /** Puts solutions that cover a cell alike next to each other, by the number of what covers it. */
  groupBy(cell: number, from: number, to: number): void {
    if (to - from > fewSolutions) this.groupMany(cell, from, to);
    else this.groupFew(cell, from, to);
  }

  /** Each goes before those with higher numbers: for few, nothing is as quick. */
  private groupFew(cell: number, from: number, to: number): void {
    const { order } = this;
    for (let i = from + 1; i < to; i++) {
      const solution = order[i] ?? 0;
      const number = this.numberAt(i, cell);
      let place = i;
      for (; place > from && this.numberAt(place - 1, cell) > number; place--) order[place] = order[place - 1] ?? 0;
      order[place] = solution;
    }
  }

  private groupMany(cell: number, from: number, to: number): void {
    const keys = new Float64Array(to - from);
    for (let i = from; i < to; i++) keys[i - from] = this.numberAt(i, cell) * 2 ** 32 + (this.order[i] ?? 0);
    keys.sort();
    for (let i = from; i < to; i++) this.order[i] = (keys[i - from] ?? 0) % 2 ** 32;
  }
}

/**
 * Plays a board in all ways at once, with dice only for where to look first.
 *
 * The open cells and the pieces left decide everything, so a chance is remembered: for other ways that lead to the same
 * board, and for other dates. The board must have begun.
 */
export class Luck {
  private readonly cells: number;
  private readonly remembered: Chances;

  constructor(
    private readonly board: Thinning,
    private readonly dice: Dice,
  ) {
    this.cells = board.puzzle.board.cells.length;
    this.remembered = new Chances(board.key.length);
  }

  /** The chance of a solution, where the first look goes to a cell. */
  chanceFrom(cell: number, covers: Covers): number {
    return covers.length === 0 ? 0 : this.guess(cell, covers, 0, covers.length);
  }

  /** So many cells, those with the fewest ways first: where people begin. */
  beginnings(count: number): number[] {
    const open = Array.from({ length: this.cells }, (_, cell) => cell).filter((cell) => this.board.isOpen(cell));
    return open.sort((a, b) => this.board.ways(a) - this.board.ways(b) || a - b).slice(0, count);
  }

  private chance(covers: Covers, from: number, to: number): number {
    const { board, remembered } = this;
    // There is a solution, so the last piece has its place.
    if (board.piecesLeft <= 1) return 1;
    const known = remembered.get(board.key);
    if (known !== 0) return known;
    const chance = this.play(covers, from, to);
    remembered.set(board.key, chance);
    return chance;
  }

  /** All that is forced comes down at once: in whichever order, the same is left to be guessed. */
  private play(covers: Covers, from: number, to: number): number {
    if (!this.board.placeForced()) return this.guess(this.narrowest(), covers, from, to);
    const chance = this.chance(covers, from, to);
    this.board.lift();
    return chance;
  }

  private guess(cell: number, covers: Covers, from: number, to: number): number {
    const ways = this.board.ways(cell);
    covers.groupBy(cell, from, to);
    let sum = 0;
    for (let begin = from; begin < to; ) {
      const number = covers.numberAt(begin, cell);
      let end = begin + 1;
      while (end < to && covers.numberAt(end, cell) === number) end++;
      this.board.place(number);
      sum += this.chance(covers, begin, end);
      this.board.lift();
      begin = end;
    }
    return sum / ways;
  }

  /** The cell with the fewest ways; by dice where several have as few. */
  private narrowest(): number {
    const { board } = this;
    const { mixed } = board;
    let [best, fewest, ties] = [0, Number.POSITIVE_INFINITY, 0];
    for (let cell = 0; cell < this.cells; cell++) {
      if (!board.isOpen(cell)) continue;
      const ways = board.ways(cell);
      if (ways > fewest) continue;
      ties = ways < fewest ? 1 : ties + 1;
      if (ways < fewest || this.dice(mixed + cell, ties) === 0) best = cell;
      fewest = ways;
    }
    return best;
  }
}
