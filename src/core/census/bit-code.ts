/**
 * Numbers to bytes and back, as few as their chances allow: arithmetic coding, bit by bit.
 *
 * Whoever writes and whoever reads expects the same of each bit, and learns from it in the same way. So one function says
 * how something is coded, in both directions: given a writer, it returns the numbers that it was given; given a reader, those
 * that come out. Only what every machine computes alike is used: no logarithms, no powers.
 */

/** In these parts, how likely a bit is to be 1. */
const certain = 0x10000;
const certainBits = 16;

/** Writes a bit, or reads one and ignores the one that it's given. */
export interface BitCode {
  bit(chance: number, bit: number): number;
}

/**
 * Between two ends, where the bits divide what is left: about that part of it that a 1 deserves. In two halves, since their
 * product may have more bits than whole numbers can have here.
 */
const divided = (low: number, high: number, chance: number): number => {
  const range = high - low;
  return low + (range >>> certainBits) * chance + (((range & (certain - 1)) * chance) >>> certainBits);
};

const all = 2 ** 32;

/** The first byte of both ends is the same. */
const isSettled = (low: number, high: number): boolean => (low ^ high) >>> 24 === 0;

/** Without its first byte, and with another at its end. */
const shifted = (number: number, byte: number): number => ((number << 8) | byte) >>> 0;

export class BitWriter implements BitCode {
  private low = 0;
  private high = all - 1;
  private readonly written: number[] = [];

  bit(chance: number, bit: number): number {
    const middle = divided(this.low, this.high, chance);
    if (bit === 1) this.high = middle;
    else this.low = middle + 1;
    while (isSettled(this.low, this.high)) {
      this.written.push(this.high >>> 24);
      this.low = shifted(this.low, 0);
      this.high = shifted(this.high, 255);
    }
    return bit;
  }

  /** All that was written. */
  bytes(): Uint8Array {
    const last = [3, 2, 1, 0].map((byte) => Math.floor(this.low / 256 ** byte) % 256);
    return Uint8Array.from([...this.written, ...last]);
  }
}

export class BitReader implements BitCode {
  private low = 0;
  private high = all - 1;
  private at = 0;
  private value = 0;

  constructor(private readonly source: Uint8Array) {
    for (let i = 0; i < 4; i++) this.value = this.value * 256 + this.next();
  }

  private next(): number {
    return this.source[this.at++] ?? 0;
  }

  bit(chance: number): number {
    const middle = divided(this.low, this.high, chance);
    const bit = this.value <= middle ? 1 : 0;
    if (bit === 1) this.high = middle;
    else this.low = middle + 1;
    while (isSettled(this.low, this.high)) {
      this.low = shifted(this.low, 0);
      this.high = shifted(this.high, 255);
      this.value = shifted(this.value, this.next());
    }
    return bit;
  }
}

/** A chance from 0 to 1 as a coder takes it. */
export const chanceOf = (share: number): number => Math.min(certain - 1, Math.max(1, Math.floor(share * certain)));

/** What has been seen so often still changes a little. */
const patience = 400;

/** Numbers of a few bits, in different circumstances: how likely each is, is learnt from those before. */
export class NumberCode {
  private readonly chances: Float64Array;
  private readonly seen: Uint16Array;

  constructor(
    private readonly bits: number,
    circumstances: number,
  ) {
    this.chances = new Float64Array(circumstances << bits).fill(0.5);
    this.seen = new Uint16Array(circumstances << bits);
  }

  code(bits: BitCode, circumstance: number, number: number): number {
    let node = 1;
    for (let place = this.bits - 1; place >= 0; place--)
      node = node * 2 + this.one(bits, (circumstance << this.bits) + node, (number >> place) & 1);
    return node - (1 << this.bits);
  }

  private one(bits: BitCode, place: number, bit: number): number {
    const chance = this.chances[place] ?? 0;
    const seen = this.seen[place] ?? 0;
    const found = bits.bit(chanceOf(chance), bit);
    this.chances[place] = chance + (found - chance) / (seen + 1.6);
    if (seen < patience) this.seen[place] = seen + 1;
    return found;
  }
}

/** One of this many numbers from 0 on, all equally likely. */
export function codeEvenly(bits: BitCode, count: number, number: number): number {
  let [from, to] = [0, count];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    const isHigh = bits.bit(chanceOf((to - middle) / (to - from)), number >= middle ? 1 : 0) === 1;
    if (isHigh) from = middle;
    else to = middle;
  }
  return from;
}
