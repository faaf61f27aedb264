/** From a pool, a board and a part to the tables that the fast part of the census works with, written into its memory. */

import { itemAt, lastOf } from "../text/list.js";
import * as block from "./assembly/block.js";
import { type Family, type Part, partPool, setSize, waysToPick } from "./family.js";
import type { FreePiece } from "./free-pieces.js";
import type { CensusBoard, Half } from "./half.js";
import { type Form, formReach } from "./reading.js";

/** A piece of a part's pool, and the forms it may have. */
export interface PoolPiece {
  readonly piece: FreePiece;
  /** Its size, as a place in the family's list, and its place among the pieces of that size. */
  readonly size: number;
  readonly place: number;
  readonly forms: readonly Form[];
}

export function poolPieces(family: Family, part: Part, formsOfPiece: (piece: FreePiece) => Form[]): PoolPiece[] {
  return partPool(family, part).flatMap((places, size) =>
    places.map((place) => {
      const piece = itemAt(itemAt(family.sizes, size).pieces, place);
      return { piece, size, place, forms: formsOfPiece(piece) };
    }),
  );
}

const maxDepth = 128;

const bit = (place: number): bigint => 1n << BigInt(place);

const bitsOf = (places: readonly number[]): bigint => places.reduce((set, place) => set | bit(place), 0n);

/** Writes tables one after the other, and notes in the block where each begins. */
export class CensusImage {
  private used: number = block.blockBytes;

  constructor(
    private readonly room: (bytes: number) => DataView,
    private readonly family: Family,
    private readonly pool: readonly PoolPiece[],
  ) {}

  private get view(): DataView {
    return this.room(this.used);
  }

  /** Reserves a number of bytes and notes their address. */
  private take(at: number, bytes: number): number {
    const address = this.used;
    this.used = (this.used + bytes + 63) & ~63;
    this.note(at, address);
    return address;
  }

  private note(at: number, value: number): void {
    this.view.setUint32(at, value, true);
  }

  private words(at: number, values: readonly bigint[]): number {
    const address = this.take(at, values.length * 8);
    const { view } = this;
    values.forEach((value, i) => {
      view.setBigUint64(address + i * 8, BigInt.asUintN(64, value), true);
    });
    return address;
  }

  private numbers(at: number, values: readonly number[]): void {
    const address = this.take(at, values.length * 4);
    const { view } = this;
    values.forEach((value, i) => {
      view.setUint32(address + i * 4, value, true);
    });
  }

  /** What stays the same for all halves. */
  writePool(part: Part, rowLength: number, isCounting: boolean, fields: number, live: Uint32Array | undefined): void {
    const forms = this.pool.flatMap((each, piece) => each.forms.map((form) => ({ form, piece })));
    const words = Math.ceil(forms.length / 64);
    this.note(block.isCountingAt, isCounting ? 1 : 0);
    this.note(block.poolWordsAt, words);
    this.note(block.usefulAt, 0);
    this.writeForms(forms, words);
    this.writeWithout(forms, words);
    this.writeSizes(fields);
    this.writeNumbers();
    this.writeRows(part, rowLength, isCounting, live);
  }

  private writeForms(forms: readonly { form: Form; piece: number }[], words: number): void {
    const bytes = Math.ceil(Math.max(...forms.map(({ form }) => formReach(form))) / 8);
    const shapes = forms.map(({ form }) => bitsOf(form));
    this.note(block.reachBytesAt, bytes);
    this.words(block.shapesAt, shapes);
    this.writeFit(shapes, words, bytes);
    const address = this.take(block.pieceOfFormAt, forms.length);
    const { view } = this;
    forms.forEach(({ piece }, form) => {
      view.setUint8(address + form, piece);
    });
    const all = this.words(
      block.availableAt,
      Array.from({ length: words * maxDepth }, () => 0n),
    );
    for (let form = 0; form < forms.length; form++) {
      const at = all + (form >> 3);
      view.setUint8(at, view.getUint8(at) | (1 << (form & 7)));
    }
  }

  private writeFit(shapes: readonly bigint[], words: number, bytes: number): void {
    const address = this.take(block.fitAt, bytes * 256 * words * 8);
    const { view } = this;
    const row = words * 8;
    for (let at = address; at < address + bytes * 256 * row; at += 4) view.setUint32(at, 0, true);
    shapes.forEach((shape, form) => {
      for (let byte = 0; byte < bytes; byte++) {
        const needed = Number((shape >> BigInt(byte * 8)) & 255n);
        for (let value = 0; value < 256; value++) {
          if ((value & needed) !== 0) continue;
          const at = address + (byte * 256 + value) * row + (form >> 3);
          view.setUint8(at, view.getUint8(at) | (1 << (form & 7)));
        }
      }
    });
  }

  private writeWithout(forms: readonly { piece: number }[], words: number): void {
    const without = (isGone: (piece: number) => boolean): bigint[] => {
      const all = forms.reduce((set, { piece }, form) => (isGone(piece) ? set : set | bit(form)), 0n);
      return Array.from({ length: words }, (_, word) => all >> BigInt(word * 64));
    };
    const sizeOf = (piece: number): number => itemAt(this.pool, piece).size;
    this.words(
      block.withoutPieceAt,
      [...this.pool.keys()].flatMap((piece) => without((other) => other === piece)),
    );
    this.words(
      block.withoutSizeAt,
      [...this.pool.keys()].flatMap((piece) => without((other) => sizeOf(other) === sizeOf(piece))),
    );
  }

  private sizeSet(size: number): bigint {
    return this.pool.reduce((set, each, piece) => (each.size === size ? set | bit(piece) : set), 0n);
  }

  private writeSizes(fields: number): void {
    const { sizes } = this.family;
    this.words(
      block.sizeMateAt,
      this.pool.map(({ size }) => this.sizeSet(size)),
    );
    this.numbers(
      block.quotaAt,
      this.pool.map(({ size }) => itemAt(sizes, size).count),
    );
    this.note(block.sizeCountAt, sizes.length);
    this.words(
      block.sizeSetsAt,
      sizes.map((_, size) => this.sizeSet(size)),
    );
    const allFields = (bit(fields) - 1n) << BigInt(block.firstFieldBit);
    const whole = sizes.reduce((sum, { count }, size) => sum + (BigInt(count) << BigInt(size * 8)), allFields);
    this.view.setBigUint64(block.allFieldsAt, allFields, true);
    this.words(block.wholeAt, [whole]);
  }

  /** From the bits of a set to its number, twelve at a time. */
  private writeNumbers(): void {
    const chunks = this.family.sizes.flatMap((_, size) => this.chunksOf(size));
    const address = this.take(block.rankChunksAt, chunks.length * block.rankChunkBytes);
    this.note(block.rankChunkCountAt, chunks.length);
    chunks.forEach(({ first, places, size, starts }, i) => {
      const at = address + i * block.rankChunkBytes;
      const { view } = this;
      view.setUint32(at, first, true);
      view.setUint32(at + block.chunkStarts, starts ? 1 : 0, true);
      view.setUint32(at + block.chunkMask, (1 << places.length) - 1, true);
      this.writeRanks(at + block.chunkTable, places, size);
    });
  }

  private chunksOf(size: number) {
    const own = [...this.pool.entries()].filter(([, each]) => each.size === size);
    const chunks = [];
    for (let i = 0; i < own.length; i += block.chunkWidth) {
      const some = own.slice(i, i + block.chunkWidth);
      const [first] = itemAt(some, 0);
      chunks.push({ first, places: some.map(([, { place }]) => place), size, starts: i === 0 });
    }
    return chunks;
  }

  /** By the number of pieces before, and the bits of a chunk: what they add to the number of a set. */
  private writeRanks(at: number, places: readonly number[], size: number): void {
    const { count, stride } = itemAt(this.family.sizes, size);
    const address = this.take(at, ((count + 1) << block.chunkWidth) * 4);
    const { view } = this;
    for (let before = 0; before <= count; before++) {
      for (let bits = 0; bits < 1 << places.length; bits++) {
        let rank = 0;
        let used = before;
        for (let i = 0; i < places.length; i++) if ((bits >> i) & 1) rank += waysToPick(itemAt(places, i), ++used);
        view.setUint32(address + ((before << block.chunkWidth) + bits) * 4, used > count ? 0 : rank * stride, true);
      }
    }
  }

  /** Room for the rows, all zero: one for each set, or for each live one. Where one target decides, a bit for each set. */
  private writeRows({ from, to }: Part, rowLength: number, isCounting: boolean, live: Uint32Array | undefined): void {
    const sets = to - from;
    this.note(block.partFromAt, from);
    this.note(block.partSizeAt, sets);
    this.note(block.rowLengthAt, rowLength);
    this.note(block.liveAt, 0);
    for (const at of [block.liveFilterAt, block.fewUnsolvedAt]) this.note(at, 0);
    this.note(block.unsolvedAt, live?.length ?? sets);
    this.note(block.setSizeAt, setSize(this.family));
    if (rowLength === 1 && !isCounting) this.writeOpenSets(sets, live);
    else this.writeWideRows(sets, isCounting ? rowLength * 8 : 4, live);
  }

  private writeWideRows(sets: number, rowBytes: number, live: Uint32Array | undefined): void {
    const bytes = (live?.length ?? sets) * rowBytes;
    const address = this.take(block.setRowsAt, bytes);
    new Uint8Array(this.view.buffer).fill(0, address, address + bytes);
    if (live === undefined) return;
    const places = this.take(block.liveAt, sets * 4);
    const rows = new Uint32Array(this.view.buffer, places, sets).fill(sets);
    for (let row = 0; row < live.length; row++) rows[live[row] ?? 0] = row;
  }

  /** A bit for each set that is alive: it has no solution yet. */
  private writeOpenSets(sets: number, live: Uint32Array | undefined): void {
    const bytes = Math.ceil(sets / 8);
    const address = this.take(block.setRowsAt, bytes);
    const open = new Uint8Array(this.view.buffer, address, bytes).fill(live === undefined ? 255 : 0);
    if (live) for (const place of live) open[place >> 3] = (open[place >> 3] ?? 0) | (1 << (place & 7));
  }

  /** The tables of a half. What is returned chooses it as the one to be filled. */
  writeHalf(half: Half, board: CensusBoard, minSize: number, isHex: boolean): () => void {
    const { open, end, choices } = half;
    const starts = Array.from({ length: open.length + maxWindow }, () => [] as number[]);
    choices.forEach(({ cells }, choice) => {
      itemAt(starts, itemAt(cells, 0)).push(choice);
    });
    const alone = new Set(half.spare);
    this.note(block.endAt, end);
    this.note(block.strideAt, minSize > 1 ? board.reading.stride : 0);
    this.note(block.isHexAt, isHex ? 1 : 0);
    this.words(
      block.openCellsAt,
      windowsOf(open.length, (position) => open[position] === true),
    );
    this.words(
      block.spareCellsAt,
      windowsOf(open.length, (position) => alone.has(position)),
    );
    this.words(block.dueAt, this.dueFields(half, board));
    this.writeChoices(
      starts.flat().map((choice) => itemAt(choices, choice)),
      starts,
    );
    const settings = halfSettings.map((at) => this.view.getUint32(at, true));
    return () => halfSettings.forEach((at, i) => void this.note(at, itemAt(settings, i)));
  }

  private writeChoices(choices: Half["choices"], starts: readonly (readonly number[])[]): void {
    const firsts = [0];
    for (const list of starts) firsts.push(lastOf(firsts) + list.length);
    this.numbers(block.choicesAt, firsts);
    this.words(
      block.choiceListAt,
      choices.flatMap(({ cells, field, offset }) => [
        bitsOf(cells.map((cell) => cell - itemAt(cells, 0))),
        bit(block.firstFieldBit + field),
        BigInt(offset),
      ]),
    );
  }

  /** A field none of whose choices is still to come must have been used, unless the other half can use it. */
  private dueFields({ open, choices }: Half, board: CensusBoard): bigint[] {
    const lasts = Array.from({ length: board.fields }, (_, field) => {
      const own = choices.filter((choice) => choice.field === field);
      const all = board.choices.filter((choice) => choice.field === field);
      return own.length < all.length ? open.length + maxWindow : Math.max(...own.map(({ cells }) => itemAt(cells, 0)));
    });
    return Array.from({ length: open.length + maxWindow }, (_, position) =>
      lasts.reduce((set, last, field) => (position > last ? set | bit(block.firstFieldBit + field) : set), 0n),
    );
  }

  get end(): number {
    return this.used;
  }
}

const maxWindow = 64;

/** What says which half is filled. */
const halfSettings = [
  block.endAt,
  block.openCellsAt,
  block.dueAt,
  block.spareCellsAt,
  block.choicesAt,
  block.choiceListAt,
];

/** By position: which of the next 64 positions are such. */
function windowsOf(length: number, isSuch: (position: number) => boolean): bigint[] {
  const windows: bigint[] = Array.from({ length: length + maxWindow }, () => 0n);
  let window = 0n;
  for (let position = length - 1; position >= 0; position--) {
    window = BigInt.asUintN(64, window << 1n) | (isSuch(position) ? 1n : 0n);
    windows[position] = window;
  }
  return windows;
}
