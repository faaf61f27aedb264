/**
 * From a board to which placements are still possible while pieces come down one upon the other, for whoever tries very
 * many ways in a row.
 *
 * For each piece that comes down, the placements that still go with it are copied: the deeper, the shorter the list. So
 * near the end, where most of the work is, a piece costs next to nothing. `Possibilities` asks every placement each time,
 * but a piece may be lifted from anywhere. Here the last one down is the first one up.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import type { Placement } from "./placement.js";

/** What is possible once some pieces lie. */
interface Depth {
  /** The numbers of the placements that are possible, ascending. */
  readonly numbers: Uint32Array;
  readonly waysByCell: Int32Array;
  readonly placesByPiece: Int32Array;
  count: number;
  /** The placement that made it so. */
  placed: number;
}

export class Thinning {
  private readonly words: number;
  /** By placement, so many words each: the cells it covers. */
  private readonly masks: Int32Array;
  private readonly pieceOf: Uint8Array;
  /** By placement, as many places each as the largest piece has cells: the cells it covers. */
  private readonly cellsOf: Uint16Array;
  private readonly maxCells: number;
  /** By placement: how many cells it covers. */
  private readonly sizes: Uint8Array;
  private readonly covered: Int32Array;
  private readonly leftByPiece: Int32Array;
  private readonly depths: Depth[] = [];
  private at: Depth;
  private level = 0;
  openCells = 0;

  constructor(
    readonly puzzle: Puzzle,
    readonly placements: readonly Placement[],
  ) {
    this.words = Math.ceil(puzzle.board.cells.length / 32);
    this.masks = new Int32Array(placements.length * this.words);
    placements.forEach(({ cells }, number) => {
      for (const cell of cells) this.masks[number * this.words + (cell >> 5)]! |= 1 << (cell & 31);
    });
    this.pieceOf = Uint8Array.from(placements, ({ piece }) => piece);
    this.sizes = Uint8Array.from(placements, ({ cells }) => cells.length);
    this.maxCells = this.sizes.reduce((most, size) => Math.max(most, size), 0);
    this.cellsOf = new Uint16Array(placements.length * this.maxCells);
    placements.forEach(({ cells }, number) => {
      this.cellsOf.set(cells, number * this.maxCells);
    });
    this.covered = new Int32Array(this.words);
    this.leftByPiece = new Int32Array(puzzle.pieces.length);
    this.at = this.depth(0);
  }

  private depth(level: number): Depth {
    this.depths[level] ??= {
      numbers: new Uint32Array(this.placements.length),
      waysByCell: new Int32Array(this.puzzle.board.cells.length),
      placesByPiece: new Int32Array(this.puzzle.pieces.length),
      count: 0,
      placed: -1,
    };
    return this.depths[level]!;
  }

  /** Starts over with a board on which some cells are closed and some pieces lie already. */
  begin(uncovered: readonly number[], placed: readonly Placement[]): void {
    const closed = [...uncovered, ...placed.flatMap(({ cells }) => cells)];
    this.covered.fill(0);
    for (const cell of closed) this.covered[cell >> 5]! |= 1 << (cell & 31);
    this.puzzle.pieces.forEach(({ copies }, piece) => {
      this.leftByPiece[piece] = copies;
    });
    for (const { piece } of placed) this.leftByPiece[piece]!--;
    this.openCells = this.puzzle.board.cells.length - closed.length;
    this.level = 0;
    this.at = this.depth(0);
    this.clear(this.at);
    for (let number = 0; number < this.placements.length; number++) this.at.numbers[number] = number;
    this.keepPossible(this.at.numbers, this.placements.length, this.at);
  }

  isOpen(cell: number): boolean {
    return (this.covered[cell >> 5]! & (1 << (cell & 31))) === 0;
  }

  /** In how many ways a cell can be covered. */
  ways(cell: number): number {
    return this.at.waysByCell[cell]!;
  }

  /** In how many places a piece can lie. */
  places(piece: number): number {
    return this.at.placesByPiece[piece]!;
  }

  /** How many copies of a piece are left. */
  left(piece: number): number {
    return this.leftByPiece[piece]!;
  }

  /** The first placement of a piece that is possible. */
  firstPlaceOf(piece: number): number | undefined {
    const { numbers, count } = this.at;
    for (let i = 0; i < count; i++) if (this.pieceOf[numbers[i]!] === piece) return numbers[i];
    return undefined;
  }

  /** A number that is hardly the same for two boards. */
  get mixed(): number {
    let mixed = 0;
    for (let w = 0; w < this.words; w++) mixed = Math.imul(mixed ^ this.covered[w]!, 0x9e3779b1) ^ (mixed >>> 15);
    for (let p = 0; p < this.leftByPiece.length; p++) mixed = Math.imul(mixed ^ this.leftByPiece[p]!, 0x85ebca6b);
    return mixed;
  }

  /** What stands for the open cells and the pieces left once this is placed: alike only where both are. */
  keyAfter(number: number): string {
    const { piece } = this.placements[number]!;
    let key = "";
    for (let p = 0; p < this.leftByPiece.length; p++) key += this.leftByPiece[p]! - (p === piece ? 1 : 0);
    for (let w = 0; w < this.words; w++) key += `,${this.covered[w]! | this.masks[number * this.words + w]!}`;
    return key;
  }

  place(number: number): void {
    const { numbers, count } = this.at;
    this.turn(number, 1);
    this.at = this.depth(++this.level);
    this.clear(this.at);
    this.at.placed = number;
    this.keepPossible(numbers, count, this.at);
  }

  /** Lifts what was placed last. */
  lift(): void {
    this.turn(this.at.placed, -1);
    this.at = this.depths[--this.level]!;
  }

  /** Puts a piece down, or takes it up. */
  private turn(number: number, step: 1 | -1): void {
    const { piece, cells } = this.placements[number]!;
    this.leftByPiece[piece]! -= step;
    this.openCells -= step * cells.length;
    for (let w = 0; w < this.words; w++) this.covered[w]! ^= this.masks[number * this.words + w]!;
  }

  private clear(depth: Depth): void {
    depth.count = 0;
    depth.waysByCell.fill(0);
    depth.placesByPiece.fill(0);
  }

  /** Copies what is possible of these, and counts it. Plain loops: nearly all of the time is spent here. */
  private keepPossible(from: Uint32Array, length: number, { numbers, waysByCell, placesByPiece }: Depth): void {
    const { words, masks, covered, pieceOf, leftByPiece, cellsOf, sizes, maxCells } = this;
    let count = 0;
    for (let i = 0; i < length; i++) {
      const number = from[i]!;
      let clash = 0;
      for (let w = 0, at = number * words; w < words; w++) clash |= masks[at + w]! & covered[w]!;
      const piece = pieceOf[number]!;
      if (clash !== 0 || leftByPiece[piece] === 0) continue;
      numbers[count++] = number;
      placesByPiece[piece]!++;
      const at = number * maxCells;
      for (let c = at, end = at + sizes[number]!; c < end; c++) waysByCell[cellsOf[c]!]!++;
    }
    this.at.count = count;
  }
}
