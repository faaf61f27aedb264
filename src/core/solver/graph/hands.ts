/**
 * From stocks to sets of hands: which bit of which word stands for what has been used.
 *
 * A hand says how many of each stock are used. How many cells they cover is known beforehand, so a set of hands is one
 * for a known area. The common stocks, alike in size, choose the bit of a word: each has a stride, and one more of it
 * moves the bit by that. The others choose the word. Of all words only those are kept that some hand of the area needs:
 * these are the slots of the area.
 *
 * Example: pieces of 1, 1 and 2 cells, the ones common. For the area 2 there are two slots: the word without the piece
 * of 2, in which the ones are both used (bit 3), and the word with it, in which none is (bit 0).
 */

/** A stock that hands hold. */
export interface HandStock {
  readonly copies: number;
  readonly size: number;
}

export interface HandPlan {
  /** By stock: how far one more of it moves a hand within a word, 0 for those that choose the word. */
  readonly shifts: readonly number[];
  /** By stock: the bits of hands that can take one more, as 32-bit halves. */
  readonly room: readonly (readonly [number, number])[];
  /** By area: how many slots it has. */
  readonly slotCounts: readonly number[];
  /** The most slots of any area. */
  readonly maxSlots: number;
  /** By area, then stock: the slots that hands move to when they take one more, `undefined` where they cannot. */
  readonly moves: readonly (readonly (readonly (number | undefined)[])[])[];
  /** Where a hand stands, by how many are used of each stock. */
  placeOf(used: readonly number[]): HandPlace;
}

export interface HandPlace {
  readonly area: number;
  readonly slot: number;
  readonly bit: number;
}

const bitsInWord = 64;
/** More words than this are not even looked at. */
const maxWordCount = 1 << 14;

/** The first stocks are the common ones. Undefined where there are too many hands to plan for. */
export function planHands(stocks: readonly HandStock[], commonCount: number): HandPlan | undefined {
  const numbers = stocks.map((_, s) => s);
  const bits = radix(stocks, numbers.slice(0, commonCount));
  const words = radix(stocks, numbers.slice(commonCount));
  if (words.size > maxWordCount) return undefined;
  const total = stocks.reduce((sum, { copies, size }) => sum + copies * size, 0);
  const wordAreas = areasOf(stocks, words);
  const bitAreas = new Set(areasOf(stocks, bits));
  const slots = Array.from({ length: total + 1 }, (_, area) =>
    wordAreas.flatMap((wordArea, word) => (bitAreas.has(area - wordArea) ? [word] : [])),
  );
  const slotOf = slots.map((list) => new Map(list.map((word, slot) => [word, slot])));
  const moves = slots.map((list, area) =>
    stocks.map(({ copies, size }, s) => {
      const stride = words.strides.get(s) ?? 0;
      const isFull = (word: number): boolean => stride > 0 && digit(word, stride, copies) === copies;
      return list.map((word) => (isFull(word) ? undefined : slotOf[area + size]?.get(word + stride)));
    }),
  );
  return {
    shifts: stocks.map((_, s) => bits.strides.get(s) ?? 0),
    room: stocks.map(({ copies }, s) => roomOf(bits.size, bits.strides.get(s), copies)),
    slotCounts: slots.map((list) => list.length),
    maxSlots: Math.max(...slots.map((list) => list.length)),
    moves,
    placeOf: (used) => {
      const area = used.reduce((sum, count, s) => sum + count * stocks[s]!.size, 0);
      const number = ({ strides }: Radix): number => used.reduce((n, count, s) => n + count * (strides.get(s) ?? 0), 0);
      return { area, slot: slotOf[area]!.get(number(words))!, bit: number(bits) };
    },
  };
}

/** Which stocks should be common: those of the sizes that most have, as many as have room in a word. */
export function commonStocks(stocks: readonly HandStock[]): number[] {
  const often = (size: number): number => stocks.filter((other) => other.size === size).length;
  const order = stocks.map((_, s) => s).sort((a, b) => often(stocks[b]!.size) - often(stocks[a]!.size) || a - b);
  const common: number[] = [];
  let size = 1;
  for (const s of order) {
    if (size * (stocks[s]!.copies + 1) > bitsInWord) continue;
    size *= stocks[s]!.copies + 1;
    common.push(s);
  }
  return common;
}

/** Numbers whose digits say how many of some stocks are used. */
interface Radix {
  readonly size: number;
  readonly strides: ReadonlyMap<number, number>;
}

function radix(stocks: readonly HandStock[], members: readonly number[]): Radix {
  const strides = new Map<number, number>();
  let size = 1;
  for (const s of members) {
    strides.set(s, size);
    size *= stocks[s]!.copies + 1;
  }
  return { size, strides };
}

const digit = (number: number, stride: number, copies: number): number => Math.floor(number / stride) % (copies + 1);

function areasOf(stocks: readonly HandStock[], { size, strides }: Radix): number[] {
  return Array.from({ length: size }, (_, number) =>
    [...strides].reduce((sum, [s, stride]) => sum + stocks[s]!.size * digit(number, stride, stocks[s]!.copies), 0),
  );
}

function roomOf(size: number, stride: number | undefined, copies: number): readonly [number, number] {
  const halves: [number, number] = [0, 0];
  for (let bit = 0; bit < size; bit++) {
    if (stride === undefined || digit(bit, stride, copies) < copies) halves[bit >> 5]! |= 1 << (bit & 31);
  }
  return halves;
}
