/**
 * Bitboards, piece by piece: put the first piece everywhere it fits, on each of these boards the second, and so on.
 *
 * The board is a row of bits, 1 where a cell is taken; so is a placement. Whether they overlap is one AND, laying the
 * piece down is one OR. The piece with the fewest placements comes first. On a board of three cells in a row, with a
 * domino (2 placements) and a single cell (3):
 *
 *     domino 110, 011         both fit the empty board 000; take the last: 011
 *         single 100, 010, 001    only 100 & 011 is 0: place it: 111, solution
 *     then the other: 110
 *         single                  only 001 & 110 is 0: place it: 111, solution
 *
 * Nothing looks at cells that can no longer be covered, so a hole in the first corner is noticed only when no piece is
 * left that would fit anywhere. Bits make each test cheap; the order makes very many of them.
 *
 * After "today-is", a solver in Rust from Seattle by anowell. A list of boards stood in for recursion there; here that is
 * the list of what to try, and the last of it comes first as well. Placements were shifted into place over and over
 * there; here they are made once.
 */

import type { Lesson, Sight } from "./run.js";
import { noRoomFor, nothingFits, type Step } from "./step.js";
import { listedBy, type Task } from "./task.js";

/** Numbers have 32 bits to calculate with, so a board is a few of them. */
const wordBits = 32;

function bitsOf(cells: readonly number[], words: number): Int32Array {
  const bits = new Int32Array(words);
  for (const cell of cells) bits[Math.floor(cell / wordBits)]! |= 1 << (cell % wordBits);
  return bits;
}

export class Bitboards implements Lesson {
  tried = 0;
  private readonly board: Int32Array;
  private readonly bits: readonly Int32Array[];
  /** One entry per copy: which piece it is, in the order they are placed. */
  private readonly turns: readonly number[];
  private readonly ofPiece: readonly number[][];
  private readonly placed: number[] = [];
  private readonly stuckWith: readonly Step[];

  /** Once all pieces are placed, they cover the board if they're large enough. */
  private readonly coversAll: boolean;

  constructor(task: Task) {
    const { open, hand, placements } = task;
    const words = Math.ceil(open.length / wordBits);
    const closed = [...open.keys()].filter((cell) => !open[cell]);
    this.board = bitsOf(closed, words);
    this.bits = placements.map(({ cells }) => bitsOf(cells, words));
    this.ofPiece = listedBy(task, hand.length, ({ piece }) => piece);
    this.stuckWith = hand.map((_, piece) => noRoomFor(piece));
    const fewestFirst = [...hand.keys()].sort((a, b) => this.ofPiece[a]!.length - this.ofPiece[b]!.length);
    this.turns = fewestFirst.flatMap((piece) => new Array<number>(hand[piece]!).fill(piece));
    const area = this.turns.reduce((sum, piece) => sum + task.puzzle.pieces[piece]!.shape.length, 0);
    this.coversAll = area === open.length - closed.length;
  }

  look(tries: number[]): Sight {
    const turn = this.placed.length;
    const piece = this.turns[turn];
    if (piece === undefined) return this.coversAll ? "solution" : nothingFits(this.firstOpen());
    // Equal copies are placed in one order only, or each solution would come once for every way to swap them.
    const isCopy = this.turns[turn - 1] === piece;
    const least = isCopy ? this.placed[turn - 1]! + 1 : 0;
    const list = this.ofPiece[piece]!;
    const before = tries.length;
    for (const placement of list) if (placement >= least && this.fits(placement)) tries.push(placement);
    return tries.length > before ? "branch" : this.stuckWith[piece]!;
  }

  private firstOpen(): number {
    let cell = 0;
    while (((this.board[Math.floor(cell / wordBits)]! >> (cell % wordBits)) & 1) === 1) cell++;
    return cell;
  }

  private fits(placement: number): boolean {
    this.tried++;
    const bits = this.bits[placement]!;
    for (let word = 0; word < bits.length; word++) if ((bits[word]! & this.board[word]!) !== 0) return false;
    return true;
  }

  place(placement: number): void {
    const bits = this.bits[placement]!;
    for (let word = 0; word < bits.length; word++) this.board[word]! |= bits[word]!;
    this.placed.push(placement);
  }

  remove(placement: number): void {
    const bits = this.bits[placement]!;
    for (let word = 0; word < bits.length; word++) this.board[word]! &= ~bits[word]!;
    this.placed.pop();
  }
}
