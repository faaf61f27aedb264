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

import type { Placement, Tiling } from "../tiling/placement.js";
import type { Possibilities } from "../tiling/possibilities.js";

/** Whole numbers below a bound, by chance. */
export type Roll = (below: number) => number;

/** Numbers that look like chance, the same for the same seed. */
export function rollFrom(seed: number): Roll {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** By cell of the board: the number of the placement that covers it in a solution. */
type Cover = Int32Array;

const keyOf = ({ piece, orientation, cells }: Placement): string => `${piece} ${orientation} ${cells[0]}`;

/** The solutions of a board as numbers. */
export function coversOf({ placements, puzzle }: Possibilities, tilings: readonly Tiling[]): Cover[] {
  const numbers = new Map(placements.map((placement, number) => [keyOf(placement), number]));
  return tilings.map((tiling) => {
    const cover = new Int32Array(puzzle.board.cells.length);
    for (const placement of tiling) {
      const number = numbers.get(keyOf(placement)) ?? 0;
      for (const cell of placement.cells) cover[cell] = number;
    }
    return cover;
  });
}

/** Plays a board in all ways at once, with dice only for where to look first. */
export class Luck {
  private readonly cells: number;
  private readonly pieces: number;

  constructor(
    private readonly possible: Possibilities,
    private readonly roll: Roll,
  ) {
    this.cells = possible.puzzle.board.cells.length;
    this.pieces = possible.puzzle.pieces.length;
  }

  /** The chance of a solution, where the first look goes to a cell. */
  chanceFrom(cell: number, covers: readonly Cover[]): number {
    return covers.length === 0 ? 0 : this.guess(cell, covers);
  }

  /** So many cells, those with the fewest ways first: where people begin. */
  beginnings(count: number): number[] {
    const open = Array.from({ length: this.cells }, (_, cell) => cell).filter((cell) => this.possible.isOpen(cell));
    return open.sort((a, b) => this.possible.ways(a) - this.possible.ways(b) || a - b).slice(0, count);
  }

  private chance(covers: readonly Cover[]): number {
    if (this.possible.openCells === 0) return 1;
    const cell = this.narrowest();
    if (this.possible.ways(cell) > 1) {
      const forced = this.forcedPlace();
      if (forced !== undefined) return this.after(forced, covers);
    }
    return this.guess(cell, covers);
  }

  private guess(cell: number, covers: readonly Cover[]): number {
    const groups = new Map<number, Cover[]>();
    for (const cover of covers) {
      const number = cover[cell] ?? 0;
      const group = groups.get(number);
      if (group === undefined) groups.set(number, [cover]);
      else group.push(cover);
    }
    let sum = 0;
    const ways = this.possible.ways(cell);
    // In one order, whoever lists the solutions: so the dice fall alike.
    for (const [number, group] of [...groups].sort(([a], [b]) => a - b)) sum += this.after(number, group);
    return sum / ways;
  }

  private after(number: number, covers: readonly Cover[]): number {
    this.possible.place(number);
    const chance = this.chance(covers);
    this.possible.lift(number);
    return chance;
  }

  /** The cell with the fewest ways; by dice where several have as few. */
  private narrowest(): number {
    let [best, fewest, ties] = [0, Number.POSITIVE_INFINITY, 0];
    for (let cell = 0; cell < this.cells; cell++) {
      if (!this.possible.isOpen(cell)) continue;
      const ways = this.possible.ways(cell);
      if (ways > fewest) continue;
      ties = ways < fewest ? 1 : ties + 1;
      if (ways < fewest || this.roll(ties) === 0) best = cell;
      fewest = ways;
    }
    return best;
  }

  /** A place of a piece that has as many as copies. */
  private forcedPlace(): number | undefined {
    for (let piece = 0; piece < this.pieces; piece++) {
      const left = this.possible.left(piece);
      if (left > 0 && this.possible.places(piece) === left) return this.possible.placesOf(piece)[0];
    }
    return undefined;
  }
}
