/**
 * From a task and an order of its cells to tables that tell what fits, for first-open-cell.ts.
 *
 * Cells have numbers in the order they are filled in, and a bit each in a row of bytes, 1 where a cell is taken. Every
 * way a piece can face, a form, has a bit as well, in a row of words. For each cell there is a table: for each byte that
 * pieces beginning there can reach, and for each of the 256 values of that byte, the forms that fit.
 */

import type { Task } from "./task.js";

const bitsInByte = 8;
export const byteValues = 1 << bitsInByte;
export const bitsInWord = 32;

export const numberAt = (byte: number, bit: number): number => byte * bitsInByte + bit;

function setBit(words: Int32Array, bit: number): void {
  words[Math.floor(bit / bitsInWord)]! |= 1 << (bit % bitsInWord);
}

/** By placement: which form of which piece it is. */
function formsOf({ placements }: Task): number[] {
  const numbers = new Map<string, number>();
  return placements.map(({ piece, orientation }) => {
    const key = `${piece} ${orientation}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key)!;
  });
}

function firstNumber(bytes: Uint8Array): number {
  const byte = bytes.findIndex((value) => value !== 0);
  return numberAt(byte, Math.log2(bytes[byte]! & -bytes[byte]!));
}

/** A form that may begin at a cell, and what it would take there. */
interface Beginning {
  readonly form: number;
  readonly bytes: Uint8Array;
}

export class FormTables {
  /** How many words the forms take. */
  readonly words: number;
  /** By piece: its forms. */
  readonly formsOfPiece: readonly Int32Array[];
  /** By placement: the cells it takes, as bits in bytes. */
  readonly bytes: readonly Uint8Array[];
  /** By number of a cell: from its byte on, for each value of each byte, the words of the forms that fit. */
  readonly tables: readonly Int32Array[];
  private readonly placementAt: readonly Int32Array[];

  constructor(task: Task, order: readonly number[]) {
    const forms = formsOf(task);
    const formCount = Math.max(0, ...forms) + 1;
    this.words = Math.ceil(formCount / bitsInWord);
    this.bytes = takenBytes(task, order);
    this.formsOfPiece = task.hand.map(() => new Int32Array(this.words));
    task.placements.forEach(({ piece }, index) => {
      setBit(this.formsOfPiece[piece]!, forms[index]!);
    });
    this.placementAt = order.map(() => new Int32Array(formCount).fill(nowhere));
    this.tables = this.beginningsAt(forms).map((list, number) => this.tableFor(list, number));
  }

  /** The form, when it begins at the cell of this number. */
  placement(number: number, form: number): number {
    return this.placementAt[number]![form]!;
  }

  /**
   * By number of a cell: the forms that begin there. A form has one placement at a cell, for it begins with the same of
   * its cells everywhere; an order that turned about somewhere would break that, and lose placements.
   */
  private beginningsAt(forms: readonly number[]): Beginning[][] {
    const lists = this.placementAt.map((): Beginning[] => []);
    this.bytes.forEach((bytes, index) => {
      const [number, form] = [firstNumber(bytes), forms[index]!];
      if (this.placement(number, form) !== nowhere) throw new Error("the order of cells is not the same everywhere");
      this.placementAt[number]![form] = index;
      lists[number]!.push({ form, bytes });
    });
    return lists;
  }

  private tableFor(list: readonly Beginning[], number: number): Int32Array {
    const first = Math.floor(number / bitsInByte);
    const last = Math.max(first, ...list.map(({ bytes }) => bytes.findLastIndex((byte) => byte !== 0)));
    const table = new Int32Array((last - first + 1) * byteValues * this.words);
    for (let byte = first; byte <= last; byte++) {
      const size = byteValues * this.words;
      this.fillByte(table.subarray((byte - first) * size, (byte - first + 1) * size), list, byte);
    }
    return table;
  }

  /** What fits given the value of one byte. Each bit doubles the values: with it set, what needs it drops out. */
  private fillByte(part: Int32Array, list: readonly Beginning[], byte: number): void {
    for (const { form } of list) setBit(part, form);
    for (let bit = 0; bit < bitsInByte; bit++) {
      const needing = new Int32Array(this.words);
      for (const { form, bytes } of list) if (((bytes[byte]! >> bit) & 1) === 1) setBit(needing, form);
      const filled = (1 << bit) * this.words;
      for (let i = 0; i < filled; i++) part[filled + i] = part[i]! & ~needing[i % this.words]!;
    }
  }
}

const nowhere = -1;

function takenBytes({ placements }: Task, order: readonly number[]): Uint8Array[] {
  const numbers = new Map(order.map((cell, number) => [cell, number]));
  return placements.map(({ cells }) => {
    const bytes = new Uint8Array(bytesFor(order));
    for (const cell of cells) {
      const number = numbers.get(cell)!;
      bytes[Math.floor(number / bitsInByte)]! |= 1 << (number % bitsInByte);
    }
    return bytes;
  });
}

/** At least one bit behind the last cell is there, and never taken: a search for an open cell ends there. */
export const bytesFor = (order: readonly number[]): number => Math.ceil((order.length + 1) / bitsInByte);
