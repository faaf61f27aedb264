/**
 * First open cell with bit tables: fill the first open cell, and ask a table what fits there instead of trying.
 *
 * It is the idea of Daytile's own solver, in a form to be read. The cells get numbers in the order they are filled in,
 * eight to a byte, with a bit for each cell that is taken. Every way a piece can face, a form, has a bit too. For each
 * cell, and each byte that pieces beginning there can reach, a table with an entry for each of the 256 values of that
 * byte holds the forms that fit: form-tables.ts makes them. What can be placed is then an AND of a few words:
 *
 *     forms in hand  AND  first table [first byte]  AND  second table [second byte] …
 *
 * On a board of three cells in a row, with a domino (form 1) and a single cell (form 2), there is one byte. For the first
 * cell the table says: with nothing taken both forms fit, with the second cell taken only form 2 does.
 *
 *     place the domino on cells 0 and 1, then the single on cell 2: solution
 *     and back: place the single on cell 0, then the domino on cells 1 and 2: solution
 *
 * No placement is ever tried in vain. Which end of the board comes first matters as much: see scan-order.ts.
 */

import { bitsInWord, bytesFor, byteValues, FormTables, numberAt } from "./form-tables.js";
import type { Lesson, Sight } from "./run.js";
import { scanOrder } from "./scan-order.js";
import { nothingFits, piecesLeftOver, type Step } from "./step.js";
import type { Task } from "./task.js";

/** By value of a byte: the first of its bits that is 0. */
const firstOpenBit = Uint8Array.from({ length: byteValues }, (_, value) => Math.log2(~value & -~value));

export class FirstOpenCell implements Lesson {
  tried = 0;
  private readonly order: readonly number[];
  private readonly tables: FormTables;
  private readonly hand: number[];
  /** A bit for every cell that is taken. */
  private readonly taken: Uint8Array;
  /** The forms of pieces in hand. */
  private readonly available: Int32Array;
  private readonly stuckAt: readonly Step[];

  constructor(private readonly task: Task) {
    this.order = scanOrder(task);
    this.tables = new FormTables(task, this.order);
    this.stuckAt = this.order.map(nothingFits);
    this.hand = [...task.hand];
    this.taken = new Uint8Array(bytesFor(this.order));
    this.available = new Int32Array(this.tables.words);
    for (const [piece, copies] of this.hand.entries()) if (copies > 0) this.toggleForms(piece);
  }

  look(tries: number[]): Sight {
    let byte = 0;
    while (this.taken[byte] === byteValues - 1) byte++;
    const number = numberAt(byte, firstOpenBit[this.taken[byte]!]!);
    if (number >= this.order.length) return this.hand.every((copies) => copies === 0) ? "solution" : piecesLeftOver;
    const before = tries.length;
    for (let word = this.tables.words - 1; word >= 0; word--) {
      for (let forms = this.fitting(number, byte, word); forms !== 0; ) {
        const bit = bitsInWord - 1 - Math.clz32(forms);
        tries.push(this.tables.placement(number, word * bitsInWord + bit));
        forms ^= 1 << bit;
      }
    }
    return tries.length > before ? "branch" : this.stuckAt[number]!;
  }

  /** One word of the forms that fit at a cell, the first open one, which is in this byte. */
  private fitting(number: number, byte: number, word: number): number {
    const { words } = this.tables;
    const table = this.tables.tables[number]!;
    let forms = this.available[word]!;
    for (let entry = word; entry < table.length; entry += byteValues * words, byte++)
      forms &= table[entry + this.taken[byte]! * words]!;
    return forms;
  }

  place(placement: number): void {
    this.tried++;
    const { piece } = this.task.placements[placement]!;
    this.toggleCells(placement);
    if (--this.hand[piece]! === 0) this.toggleForms(piece);
  }

  remove(placement: number): void {
    const { piece } = this.task.placements[placement]!;
    this.toggleCells(placement);
    if (this.hand[piece]!++ === 0) this.toggleForms(piece);
  }

  private toggleCells(placement: number): void {
    const bytes = this.tables.bytes[placement]!;
    for (let byte = 0; byte < bytes.length; byte++) this.taken[byte]! ^= bytes[byte]!;
  }

  private toggleForms(piece: number): void {
    const forms = this.tables.formsOfPiece[piece]!;
    for (let word = 0; word < forms.length; word++) this.available[word]! ^= forms[word]!;
  }
}
