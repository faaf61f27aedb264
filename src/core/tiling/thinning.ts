/**
 * From a board to which placements are still possible while pieces come down one upon the other, for whoever tries very
 * many ways in a row.
 *
 * For each piece that comes down, the placements that still go with it are copied: the deeper, the shorter the list. So
 * near the end, where most of the work is, a piece costs next to nothing. Nothing is worked out before it is asked for.
 * `Possibilities` asks every placement each time, but a piece may be lifted from anywhere. Here the last one down is the
 * first one up.
 *
 * The board is written in bits: one for each cell that is covered, and one for each piece that is used up. So a placement
 * is possible if it has no bit in common with the board.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import type { Placement } from "./placement.js";

/** The board in bits, and what is possible on it. */
interface Depth {
  readonly lies: Int32Array;
  openCells: number;
  piecesLeft: number;
  isThinned: boolean;
  /** The numbers of the placements that are possible, ascending. */
  readonly numbers: Uint32Array;
  count: number;
  /** Bits that a possible placement has, and bits that several have. */
  readonly once: Int32Array;
  readonly again: Int32Array;
  isCounted: boolean;
  readonly waysByCell: Int32Array;
  readonly placesByPiece: Int32Array;
}

/** Where the copies of a piece are counted: from a number on that sets the last bit when all of them are used. */
interface Counter {
  readonly word: number;
  readonly shift: number;
  /** What the last bit stands for. */
  readonly full: number;
  readonly copies: number;
}

/** Counters that follow the bits of the cells, none of them across two words. */
function countersOf({ board, pieces }: Puzzle): Counter[] {
  let end = board.cells.length;
  return pieces.map(({ copies }) => {
    const bits = copies > 1 ? 33 - Math.clz32(copies - 1) : 1;
    const begin = (end & 31) + bits > 32 ? (end | 31) + 1 : end;
    end = begin + bits;
    return { word: begin >> 5, shift: begin & 31, full: 2 ** (bits - 1), copies };
  });
}

export class Thinning {
  private readonly counters: readonly Counter[];
  private readonly words: number;
  /** Of the words, those with cells; and their bits. */
  private readonly cellBits: Int32Array;
  /** By placement, this many words each: the cells it covers, and the piece it must not find used up. */
  private readonly masks: Int32Array;
  private readonly pieceOf: Uint8Array;
  /** By placement, as many places each as the largest piece has cells: the cells it covers. */
  private readonly cellsOf: Uint16Array;
  private readonly maxCells: number;
  /** By placement: how many cells it covers. */
  private readonly sizes: Uint8Array;
  private readonly all: Uint32Array;
  private readonly forced: Int32Array;
  private readonly depths: Depth[] = [];
  private at: Depth;
  private level = 0;

  constructor(
    readonly puzzle: Puzzle,
    readonly placements: readonly Placement[],
  ) {
    const cells = puzzle.board.cells.length;
    this.counters = countersOf(puzzle);
    this.words = this.counters.reduce((most, { word }) => Math.max(most, word + 1), Math.ceil(cells / 32));
    this.cellBits = new Int32Array(Math.ceil(cells / 32));
    for (let cell = 0; cell < cells; cell++) this.cellBits[cell >> 5]! |= 1 << (cell & 31);
    this.masks = new Int32Array(placements.length * this.words);
    this.pieceOf = Uint8Array.from(placements, ({ piece }) => piece);
    this.sizes = Uint8Array.from(placements, ({ cells }) => cells.length);
    this.maxCells = this.sizes.reduce((most, size) => Math.max(most, size), 0);
    this.cellsOf = new Uint16Array(placements.length * this.maxCells);
    placements.forEach(({ piece, cells }, number) => {
      const at = number * this.words;
      for (const cell of cells) this.masks[at + (cell >> 5)]! |= 1 << (cell & 31);
      const { word, shift, full } = this.counters[piece]!;
      this.masks[at + word]! |= full << shift;
      this.cellsOf.set(cells, number * this.maxCells);
    });
    this.all = Uint32Array.from(placements, (_, number) => number);
    this.forced = new Int32Array(this.words);
    this.at = this.depth(0);
  }

  private depth(level: number): Depth {
    this.depths[level] ??= {
      lies: new Int32Array(this.words),
      openCells: 0,
      piecesLeft: 0,
      isThinned: false,
      numbers: new Uint32Array(this.placements.length),
      count: 0,
      once: new Int32Array(this.words),
      again: new Int32Array(this.words),
      isCounted: false,
      waysByCell: new Int32Array(this.puzzle.board.cells.length),
      placesByPiece: new Int32Array(this.puzzle.pieces.length),
    };
    return this.depths[level]!;
  }

  /** Starts over with a board on which some cells are closed and some pieces are already placed. */
  begin(uncovered: readonly number[], placed: readonly Placement[]): void {
    const closed = [...uncovered, ...placed.flatMap(({ cells }) => cells)];
    this.level = 0;
    this.at = this.depth(0);
    const { at } = this;
    at.isThinned = false;
    at.isCounted = false;
    at.lies.fill(0);
    for (const cell of closed) at.lies[cell >> 5]! |= 1 << (cell & 31);
    for (const { word, shift, full, copies } of this.counters) at.lies[word]! += (full - copies) << shift;
    for (const { piece } of placed) this.use(piece);
    at.openCells = this.puzzle.board.cells.length - closed.length;
    at.piecesLeft = this.counters.reduce((sum, _, piece) => sum + this.left(piece), 0);
  }

  get openCells(): number {
    return this.at.openCells;
  }

  /** How many pieces are left, all copies counted. */
  get piecesLeft(): number {
    return this.at.piecesLeft;
  }

  /** What stands for the open cells and the pieces left, in this many words: alike only where both are. */
  get key(): Int32Array {
    return this.at.lies;
  }

  isOpen(cell: number): boolean {
    return (this.at.lies[cell >> 5]! & (1 << (cell & 31))) === 0;
  }

  /** In how many ways a cell can be covered. */
  ways(cell: number): number {
    return this.counted().waysByCell[cell]!;
  }

  /** How many places a piece has. */
  places(piece: number): number {
    return this.counted().placesByPiece[piece]!;
  }

  /** How many copies of a piece are left. */
  left(piece: number): number {
    const { word, shift, full } = this.counters[piece]!;
    return full - ((this.at.lies[word]! >>> shift) & (2 * full - 1));
  }

  /** The first placement of a piece that is possible. */
  firstPlaceOf(piece: number): number | undefined {
    const { numbers, count } = this.thinned();
    for (let i = 0; i < count; i++) if (this.pieceOf[numbers[i]!] === piece) return numbers[i];
    return undefined;
  }

  /** A number that is hardly the same for two boards. */
  get mixed(): number {
    const { cellBits, counters } = this;
    const { lies } = this.at;
    let mixed = 0;
    for (let w = 0; w < cellBits.length; w++) {
      mixed = Math.imul(mixed ^ (lies[w]! & cellBits[w]!), 0x9e3779b1) ^ (mixed >>> 15);
    }
    for (let p = 0; p < counters.length; p++) mixed = Math.imul(mixed ^ this.left(p), 0x85ebca6b);
    return mixed;
  }

  place(number: number): void {
    this.goDeeper();
    this.put(number);
  }

  /**
   * Places all that is forced: the only way to cover a cell, and the places of a piece that has as many as copies. Says
   * whether anything is. The board must have a solution, so that they go together.
   */
  placeForced(): boolean {
    const { words, masks, forced } = this;
    const { numbers, count } = this.thinned();
    if (!this.findForced()) return false;
    this.goDeeper();
    for (let i = 0; i < count; i++) {
      const number = numbers[i]!;
      let common = 0;
      for (let w = 0, at = number * words; w < words; w++) common |= masks[at + w]! & forced[w]!;
      if (common !== 0) this.put(number);
    }
    return true;
  }

  /** Lifts what was placed last. */
  lift(): void {
    this.at = this.depths[--this.level]!;
  }

  private goDeeper(): void {
    const { lies, openCells, piecesLeft } = this.thinned();
    const next = this.depth(++this.level);
    for (let w = 0; w < this.words; w++) next.lies[w] = lies[w]!;
    next.openCells = openCells;
    next.piecesLeft = piecesLeft;
    next.isThinned = false;
    next.isCounted = false;
    this.at = next;
  }

  private put(number: number): void {
    const { cellBits, masks, words, at } = this;
    for (let w = 0; w < cellBits.length; w++) at.lies[w]! |= masks[number * words + w]! & cellBits[w]!;
    this.use(this.pieceOf[number]!);
    at.openCells -= this.sizes[number]!;
    at.piecesLeft--;
  }

  private use(piece: number): void {
    const { word, shift } = this.counters[piece]!;
    this.at.lies[word]! += 1 << shift;
  }

  /** Finds the bits of cells with one way and of pieces with one place, or else of pieces with as many as copies. */
  private findForced(): boolean {
    const { words, forced, counters } = this;
    const { once, again } = this.at;
    let any = 0;
    for (let w = 0; w < words; w++) {
      forced[w] = once[w]! & ~again[w]!;
      any |= forced[w]!;
    }
    if (any !== 0) return true;
    for (let p = 0; p < counters.length; p++) {
      const { word, shift, full, copies } = counters[p]!;
      if (copies < 2 || this.left(p) === 0 || this.places(p) !== this.left(p)) continue;
      forced[word]! |= full << shift;
      any = 1;
    }
    return any !== 0;
  }

  private thinned(): Depth {
    if (!this.at.isThinned) this.thin(this.at);
    return this.at;
  }

  private counted(): Depth {
    if (!this.at.isCounted) this.count(this.thinned());
    return this.at;
  }

  /** Copies what is possible of what was before. */
  private thin(depth: Depth): void {
    const before = this.level === 0 ? undefined : this.depths[this.level - 1]!;
    const from = before?.numbers ?? this.all;
    const length = before?.count ?? from.length;
    depth.count = this.words === 2 ? this.keepByTwo(from, length, depth) : this.keep(from, length, depth);
    depth.isThinned = true;
  }

  private keep(from: Uint32Array, length: number, { lies, numbers, once, again }: Depth): number {
    const { words, masks } = this;
    let count = 0;
    once.fill(0);
    again.fill(0);
    for (let i = 0; i < length; i++) {
      const number = from[i]!;
      const at = number * words;
      let clash = 0;
      for (let w = 0; w < words; w++) clash |= masks[at + w]! & lies[w]!;
      if (clash !== 0) continue;
      numbers[count++] = number;
      for (let w = 0; w < words; w++) {
        again[w]! |= once[w]! & masks[at + w]!;
        once[w]! |= masks[at + w]!;
      }
    }
    return count;
  }

  /** The same for most boards, without a loop over words: most of the time is spent here. */
  private keepByTwo(from: Uint32Array, length: number, { lies, numbers, once, again }: Depth): number {
    const { masks } = this;
    const lies0 = lies[0]!;
    const lies1 = lies[1]!;
    let [count, once0, once1, again0, again1] = [0, 0, 0, 0, 0];
    for (let i = 0; i < length; i++) {
      const number = from[i]!;
      const mask0 = masks[2 * number]!;
      const mask1 = masks[2 * number + 1]!;
      if (((mask0 & lies0) | (mask1 & lies1)) !== 0) continue;
      numbers[count++] = number;
      again0 |= once0 & mask0;
      again1 |= once1 & mask1;
      once0 |= mask0;
      once1 |= mask1;
    }
    once[0] = once0;
    once[1] = once1;
    again[0] = again0;
    again[1] = again1;
    return count;
  }

  private count(depth: Depth): void {
    const { pieceOf, cellsOf, sizes, maxCells } = this;
    const { numbers, count, waysByCell, placesByPiece } = depth;
    waysByCell.fill(0);
    placesByPiece.fill(0);
    for (let i = 0; i < count; i++) {
      const number = numbers[i]!;
      placesByPiece[pieceOf[number]!]!++;
      const at = number * maxCells;
      for (let c = at, end = at + sizes[number]!; c < end; c++) waysByCell[cellsOf[c]!]!++;
    }
    depth.isCounted = true;
  }
}
