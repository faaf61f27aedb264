/**
 * First open cell with bit tables: fill the first open cell, and ask a table what fits there instead of trying.
 *
 * It is the idea of Daytile's own solver, in a form to be read. The cells get numbers in the order they are filled in,
 * eight to a byte, with a bit for each cell that is taken. Every way a piece can face, a form, has a bit too. For each
 * cell, and each byte that pieces beginning there can reach, a table with an entry for each of the 256 values of that
 * byte holds the forms that fit. What can be placed is then an AND of a few words:
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

import type { Lesson, Sight } from "./run.js";
import { scanOrder } from "./scan-order.js";
import { nothingFits, piecesLeftOver, type Step } from "./step.js";
import type { Task } from "./task.js";

const bitsInByte = 8;
const byteValues = 1 << bitsInByte;
const bitsInWord = 32;

/** By value of a byte: the first of its bits that is 0. */
const firstOpenBit = Uint8Array.from({ length: byteValues }, (_, value) => Math.log2(~value & -~value));

/** By placement: which form of which piece it is. */
function formsOf({ placements }: Task): number[] {
  const numbers = new Map<string, number>();
  return placements.map(({ piece, orientation }) => {
    const key = `${piece} ${orientation}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key)!;
  });
}

/** The forms that may begin at one cell, and what each of them would take, byte by byte. */
interface Beginning {
  readonly form: number;
  readonly bytes: Uint8Array;
}

/**
 * For each byte from `first` on and each of its values, the forms that fit: a form is struck out wherever a bit that it
 * needs is set. A value with several bits leaves what all of them leave.
 */
function tableOf(beginnings: readonly Beginning[], first: number, last: number, words: number): Int32Array {
  const table = new Int32Array((last - first + 1) * byteValues * words).fill(-1);
  for (let byte = first; byte <= last; byte++) {
    const base = (byte - first) * byteValues * words;
    for (const { form, bytes } of beginnings) {
      for (let bit = 0; bit < bitsInByte; bit++) {
        const isNeeded = ((bytes[byte]! >> bit) & 1) === 1;
        if (isNeeded) table[base + (1 << bit) * words + (form >> 5)]! &= ~(1 << (form & 31));
      }
    }
    for (let value = 1; value < byteValues; value++) {
      const [lowest, rest] = [value & -value, value & (value - 1)];
      for (let word = 0; word < words; word++)
        table[base + value * words + word]! &=
          table[base + rest * words + word]! & table[base + lowest * words + word]!;
    }
  }
  return table;
}

export class FirstOpenCell implements Lesson {
  tried = 0;
  private readonly order: readonly number[];
  private readonly hand: number[];
  private readonly words: number;
  /** By byte: a bit for every cell that is taken; and behind the last cell for what is no cell. */
  private readonly taken: Uint8Array;
  /** The forms of pieces in hand. */
  private readonly available: Int32Array;
  private readonly formsOfPiece: readonly Int32Array[];
  /** By number of a cell: the table, and the placement of each form that begins there. */
  private readonly tables: Int32Array[];
  private readonly placementAt: Int32Array[];
  /** By placement: what it takes. */
  private readonly bytes: readonly Uint8Array[];
  private readonly stuckAt: readonly Step[];

  constructor(private readonly task: Task) {
    this.order = scanOrder(task);
    this.stuckAt = this.order.map(nothingFits);
    this.hand = [...task.hand];
    const forms = formsOf(task);
    const formCount = Math.max(0, ...forms) + 1;
    this.words = Math.ceil(formCount / bitsInWord);
    this.taken = new Uint8Array(Math.ceil((this.order.length + 1) / bitsInByte));
    this.bytes = this.takenBytes();
    this.formsOfPiece = this.formSets(forms);
    this.available = new Int32Array(this.words);
    this.hand.forEach((copies, piece) => {
      if (copies > 0) this.toggleForms(piece);
    });
    this.placementAt = this.order.map(() => new Int32Array(formCount));
    this.tables = this.makeTables(forms);
  }

  private takenBytes(): Uint8Array[] {
    const numbers = new Map(this.order.map((cell, number) => [cell, number]));
    return this.task.placements.map(({ cells }) => {
      const bytes = new Uint8Array(this.taken.length);
      for (const cell of cells) {
        const number = numbers.get(cell)!;
        bytes[Math.floor(number / bitsInByte)]! |= 1 << (number % bitsInByte);
      }
      return bytes;
    });
  }

  private formSets(forms: readonly number[]): Int32Array[] {
    const sets = this.hand.map(() => new Int32Array(this.words));
    this.task.placements.forEach(({ piece }, index) => {
      sets[piece]![forms[index]! >> 5]! |= 1 << (forms[index]! & 31);
    });
    return sets;
  }

  private makeTables(forms: readonly number[]): Int32Array[] {
    const beginnings = this.order.map((): Beginning[] => []);
    this.bytes.forEach((bytes, index) => {
      const number = firstBit(bytes);
      beginnings[number]!.push({ form: forms[index]!, bytes });
      this.placementAt[number]![forms[index]!] = index;
    });
    return beginnings.map((list, number) => this.tableFor(list, number));
  }

  /** Forms that do not begin here are in no entry. */
  private tableFor(list: readonly Beginning[], number: number): Int32Array {
    const first = Math.floor(number / bitsInByte);
    const last = Math.max(first, ...list.map(({ bytes }) => bytes.findLastIndex((byte) => byte !== 0)));
    const here = new Int32Array(this.words);
    for (const { form } of list) here[form >> 5]! |= 1 << (form & 31);
    return tableOf(list, first, last, this.words).map((forms, i) => forms & here[i % this.words]!);
  }

  look(tries: number[]): Sight {
    let first = 0;
    while (this.taken[first] === byteValues - 1) first++;
    const number = first * bitsInByte + firstOpenBit[this.taken[first]!]!;
    if (number >= this.order.length) return this.hand.every((copies) => copies === 0) ? "solution" : piecesLeftOver;
    const before = tries.length;
    for (let word = this.words - 1; word >= 0; word--) {
      let forms = this.fitting(number, first, word);
      while (forms !== 0) {
        const bit = bitsInWord - 1 - Math.clz32(forms);
        tries.push(this.placementAt[number]![word * bitsInWord + bit]!);
        forms ^= 1 << bit;
      }
    }
    return tries.length > before ? "branch" : this.stuckAt[number]!;
  }

  private fitting(number: number, first: number, word: number): number {
    const table = this.tables[number]!;
    let forms = this.available[word]!;
    for (let entry = word, byte = first; entry < table.length; entry += byteValues * this.words, byte++)
      forms &= table[entry + this.taken[byte]! * this.words]!;
    return forms;
  }

  place(placement: number): void {
    this.tried++;
    const { piece } = this.task.placements[placement]!;
    this.toggleBytes(placement);
    if (--this.hand[piece]! === 0) this.toggleForms(piece);
  }

  remove(placement: number): void {
    const { piece } = this.task.placements[placement]!;
    this.toggleBytes(placement);
    if (this.hand[piece]!++ === 0) this.toggleForms(piece);
  }

  private toggleBytes(placement: number): void {
    const bytes = this.bytes[placement]!;
    for (let byte = 0; byte < bytes.length; byte++) this.taken[byte]! ^= bytes[byte]!;
  }

  private toggleForms(piece: number): void {
    const forms = this.formsOfPiece[piece]!;
    for (let word = 0; word < this.words; word++) this.available[word]! ^= forms[word]!;
  }
}

const firstBit = (bytes: Uint8Array): number => {
  const byte = bytes.findIndex((value) => value !== 0);
  return byte * bitsInByte + Math.log2(bytes[byte]! & -bytes[byte]!);
};
