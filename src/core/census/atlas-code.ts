/**
 * The sets of a family that work, to bits and back: which ones they are, and their figures.
 *
 * Whether a set works depends on its pieces. Each piece of one size has a weight beside each subset of another, and all
 * weights of a set add up to how likely it is to work. Each set that is coded then moves the weights. So most sets cost
 * next to nothing. In the same way the pieces, and pairs of them, predict roughly how many solutions there are.
 */

import { itemAt } from "../text/list.js";
import { type BitCode, chanceOf, codeEvenly, NumberCode } from "./bit-code.js";
import { type Family, type FamilySize, subsetAt } from "./family.js";

/** The sets of a family that work, by their numbers, with their figures. */
export interface AtlasSets {
  readonly numbers: Uint32Array;
  readonly total: Uint32Array;
  readonly single: Uint32Array;
  readonly fewest: Uint32Array;
  /** 0 where it isn't kept. */
  readonly most: Uint32Array;
}

/** A number is coded by its step first, sixteen of which make a doubling, and then exactly. */
const steps = 16;
const maxBits = 24;

/** By step: the first whole number that reaches it. Whole powers, so that every machine finds the same. */
let firsts: readonly number[] | undefined;
function firstsOfSteps(): readonly number[] {
  firsts ??= Array.from({ length: steps * maxBits + 1 }, (_, step) => {
    let [low, high] = [1, 2 ** maxBits];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (BigInt(middle) ** BigInt(steps) >= 1n << BigInt(step)) high = middle;
      else low = middle + 1;
    }
    return low;
  });
  return firsts;
}

/** The last step that a number reaches. */
function stepOf(number: number): number {
  const list = firstsOfSteps();
  let [low, high] = [0, list.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (itemAt(list, middle) <= number) low = middle;
    else high = middle;
  }
  return low;
}

/** Its step, and how far it is on the way to the next. */
function heightOf(number: number): number {
  const step = stepOf(number);
  const [from, to] = [itemAt(firstsOfSteps(), step), itemAt(firstsOfSteps(), step + 1)];
  return step + (number - from) / (to - from);
}

/** A number whose step is roughly known, coded by how far it is from that. */
class HeightCode {
  private readonly near: NumberCode;
  private readonly far = new NumberCode(9, 1);

  constructor(private readonly circumstances: number) {
    this.near = new NumberCode(7, circumstances * parts);
  }

  code(bits: BitCode, expected: number, circumstance: number, number: number): number {
    const base = Math.floor(expected);
    const part = Math.floor((expected - base) * parts);
    const place = Math.min(circumstance, this.circumstances - 1) * parts + part;
    const away = number === 0 ? 0 : stepOf(number) - base + 64;
    const told = this.near.code(bits, place, away > 0 && away < 128 ? away : 0);
    const step = told === 0 ? this.far.code(bits, 0, number === 0 ? 0 : stepOf(number)) : told + base - 64;
    const [from, to] = [itemAt(firstsOfSteps(), step), itemAt(firstsOfSteps(), step + 1)];
    return from + codeEvenly(bits, to - from, number - from);
  }
}
const parts = 4;

/** How likely a set is to work for the sum of its weights: e^w / (1 + e^w), by multiplications alone. */
const curve = Float64Array.from({ length: 24 * 64 + 1 }, (_, i) => {
  let power = 1 + (i / 64 - 12) / 2 ** 16;
  for (let k = 0; k < 16; k++) power *= power;
  return power / (1 + power);
});
const shareOf = (weight: number): number => curve[Math.round((Math.min(12, Math.max(-12, weight)) + 12) * 64)] ?? 0;

const add = (list: Float64Array, place: number, by: number): void => {
  list[place] = (list[place] ?? 0) + by;
};

/** By rank, one after the other: the places of each subset. */
function subsetsOf({ subsets, count }: FamilySize): Uint8Array {
  const places = new Uint8Array(subsets * count);
  for (let rank = 0; rank < subsets; rank++) places.set(subsetAt(rank, count), rank * count);
  return places;
}

const pace = { set: 0.15, block: 0.05 };
/** Sets that nothing is known of hardly ever work. */
const atFirst = -3;

/** How likely sets are to work. A block has the same pieces of all sizes but the last. */
class Likelihood {
  private readonly own: Uint8Array;
  private readonly others: Uint8Array;
  private readonly last: FamilySize;
  private readonly before: FamilySize;
  private readonly alone: Float64Array;
  private readonly byOther: Float64Array;
  private readonly byOwn: Float64Array;
  /** Where the weights of this block begin: one row for each piece of the size before, and one for the pieces of the last. */
  private readonly rows: Uint32Array;
  private row = 0;
  private level = atFirst;

  constructor({ sizes }: Family) {
    this.last = itemAt(sizes, sizes.length - 1);
    this.before = itemAt(sizes, sizes.length - 2);
    this.own = subsetsOf(this.last);
    this.others = subsetsOf(this.before);
    this.alone = new Float64Array(this.last.subsets);
    this.byOther = new Float64Array(this.before.pieces.length * this.last.subsets);
    this.byOwn = new Float64Array(this.last.pieces.length * this.before.subsets);
    this.rows = new Uint32Array(this.before.count);
  }

  begin(block: number): void {
    const { rows, others, last, before } = this;
    const rank = block % before.subsets;
    for (let i = 0; i < rows.length; i++) rows[i] = (others[rank * before.count + i] ?? 0) * last.subsets;
    this.row = rank * last.pieces.length;
    this.level = atFirst;
  }

  share(subset: number): number {
    const { own, rows, row, byOther, byOwn } = this;
    let weight = this.level + (this.alone[subset] ?? 0);
    for (let i = 0; i < rows.length; i++) weight += byOther[(rows[i] ?? 0) + subset] ?? 0;
    const end = (subset + 1) * this.last.count;
    for (let i = end - this.last.count; i < end; i++) weight += byOwn[row + (own[i] ?? 0)] ?? 0;
    return shareOf(weight);
  }

  learn(subset: number, surprise: number): void {
    const { own, rows, row, last } = this;
    const by = pace.set * surprise;
    this.level += pace.block * surprise;
    add(this.alone, subset, by);
    for (const other of rows) add(this.byOther, other + subset, by);
    for (let i = subset * last.count; i < (subset + 1) * last.count; i++) add(this.byOwn, row + (own[i] ?? 0), by);
  }
}

/** A surprise smaller than this teaches nothing. */
const tooSmall = 0.002;

/** Which sets work. Yields now and then. */
function* codeNumbers(
  bits: BitCode,
  family: Family,
  known: Uint32Array | undefined,
): Generator<undefined, Uint32Array> {
  const likelihood = new Likelihood(family);
  const { subsets } = itemAt(family.sizes, family.sizes.length - 1);
  const found: number[] = [];
  for (let number = 0; number < family.sets; number++) {
    const subset = number % subsets;
    if (subset === 0) {
      yield undefined;
      likelihood.begin(number / subsets);
    }
    const share = likelihood.share(subset);
    const works = bits.bit(chanceOf(share), known?.[found.length] === number ? 1 : 0);
    const surprise = works - share;
    if (surprise > tooSmall || surprise < -tooSmall) likelihood.learn(subset, surprise);
    if (works === 1) found.push(number);
  }
  return Uint32Array.from(found);
}

/** How much a figure that was coded moves what is expected of the next. */
const learning = { pair: 0.02, all: 0.001 };

/** About how many solutions a set has, as a height: what its pieces and their pairs add. */
class Expectation {
  private readonly weights: Float64Array;
  private level = 200;

  constructor(private readonly pool: number) {
    this.weights = new Float64Array(pool * (pool + 1));
  }

  /** Where the weight of a piece is, or that of a pair. */
  private placeOf(piece: number, other: number | undefined): number {
    return other === undefined ? piece : (other + 1) * this.pool + piece;
  }

  of(pieces: Uint8Array): number {
    const { weights } = this;
    let sum = this.level;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i] ?? 0;
      sum += weights[this.placeOf(piece, undefined)] ?? 0;
      for (let j = 0; j < i; j++) sum += weights[this.placeOf(piece, pieces[j])] ?? 0;
    }
    return Math.min(steps * maxBits - 1, Math.max(0, sum));
  }

  learn(pieces: Uint8Array, surprise: number): void {
    const by = learning.pair * surprise;
    this.level += learning.all * surprise;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i] ?? 0;
      add(this.weights, this.placeOf(piece, undefined), by);
      for (let j = 0; j < i; j++) add(this.weights, this.placeOf(piece, pieces[j]), by);
    }
  }
}

/** From the number of a set to its pieces, as places in the list of all. */
class PiecesOfSets {
  private readonly sizes: readonly (FamilySize & { readonly places: Uint8Array; readonly first: number })[];
  /** Filled anew for each set: there are hundreds of thousands. */
  private readonly pieces: Uint8Array;

  constructor({ sizes }: Family) {
    let first = 0;
    this.sizes = sizes.map((size) => {
      const own = { ...size, places: subsetsOf(size), first };
      first += size.pieces.length;
      return own;
    });
    this.pieces = new Uint8Array(sizes.reduce((sum, { count }) => sum + count, 0));
  }

  of(number: number): Uint8Array {
    let at = 0;
    for (const { stride, subsets, count, places, first } of this.sizes) {
      const rank = Math.floor(number / stride) % subsets;
      for (let i = rank * count; i < (rank + 1) * count; i++) this.pieces[at++] = first + (places[i] ?? 0);
    }
    return this.pieces;
  }
}

/** Small counts are coded as they are, and many of them are the same. */
const fewBits = 6;
const many = (1 << fewBits) - 1;

/** A count that depends on about how many solutions there are in all. */
class CountCode {
  private readonly few = new NumberCode(fewBits, (steps * maxBits) / 8);
  private readonly rest = new HeightCode(1);

  code(bits: BitCode, height: number, count: number): number {
    const told = this.few.code(bits, Math.floor(height / 8), Math.min(count, many));
    return told < many ? told : this.rest.code(bits, height / 2, 0, count);
  }
}

class FigureCode {
  private readonly total = new HeightCode(1);
  private readonly fewest = new CountCode();
  private readonly single = new CountCode();
  private readonly isKept = new NumberCode(1, 1 << 12);
  private readonly most = new HeightCode(8);
  private readonly expectation: Expectation;
  private readonly pieces: PiecesOfSets;

  constructor(family: Family) {
    this.pieces = new PiecesOfSets(family);
    this.expectation = new Expectation(family.sizes.reduce((sum, { pieces }) => sum + pieces.length, 0));
  }

  /** The figures of a set: total, single, fewest and most. */
  code(bits: BitCode, number: number, known: readonly number[]): number[] {
    const [ownTotal = 0, ownSingle = 0, ownFewest = 0, ownMost = 0] = known;
    const pieces = this.pieces.of(number);
    const expected = this.expectation.of(pieces);
    const total = this.total.code(bits, expected, 0, ownTotal);
    const height = heightOf(total);
    this.expectation.learn(pieces, height - expected);
    const fewest = this.fewest.code(bits, height, ownFewest);
    // Only the fewest can be one.
    const single = fewest === 1 ? this.single.code(bits, height, ownSingle) : 0;
    const circumstance = Math.min(4095, Math.floor(height / 4) * 32 + Math.min(31, fewest));
    const isKept = this.isKept.code(bits, circumstance, ownMost > 0 ? 1 : 0) === 1;
    const most = isKept ? this.most.code(bits, Math.max(0, height - mostBelow), Math.min(7, fewest), ownMost) : 0;
    return [total, single, fewest, most];
  }
}
/** The date with the most solutions has about one in 128 of all. */
const mostBelow = 7 * steps;

/** Where fewer than one in this many sets work, it's quicker to name them. */
const rare = 10_000;

/** Codes the sets of a family; when reading, it finds them instead of being given them. Yields now and then. */
export function* codeSets(
  bits: BitCode,
  family: Family,
  working: number,
  known: AtlasSets | undefined,
): Generator<undefined, AtlasSets> {
  const numbers =
    working * rare < family.sets
      ? Uint32Array.from({ length: working }, (_, i) => codeEvenly(bits, family.sets, known?.numbers[i] ?? 0))
      : yield* codeNumbers(bits, family, known?.numbers);
  const lists = Array.from({ length: 4 }, () => new Uint32Array(numbers.length));
  const given = known && [known.total, known.single, known.fewest, known.most];
  const figures = new FigureCode(family);
  for (const [i, number] of numbers.entries()) {
    if (i % 1000 === 0) yield undefined;
    const told = figures.code(bits, number, given?.map((list) => list[i] ?? 0) ?? []);
    told.forEach((figure, list) => {
      itemAt(lists, list)[i] = figure;
    });
  }
  const [total, single, fewest, most] = lists as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  return { numbers, total, single, fewest, most };
}
