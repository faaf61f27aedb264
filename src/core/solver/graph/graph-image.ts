/** From a plan to the memory that the frontier graph works on: see assembly/block.ts for what lies where. */

import * as block from "./assembly/block.js";
import { type AxisPlan, paddedLength } from "./axes.js";
import { bitsFor, type GraphPlan, sizesOf } from "./graph-plan.js";

/** Gives out memory from the front, in pieces of whole cache lines. */
class Areas {
  constructor(public end: number) {}

  take(bytes: number): number {
    const at = this.end;
    this.end = (at + bytes + 63) & ~63;
    return at;
  }
}

type Addresses = ReturnType<typeof layOut>;

export interface GraphImage {
  readonly addresses: Addresses;
  /** Where all that changes from one beginning to the next may lie. */
  readonly end: number;
  readonly words: number;
}

const tableBytes = 256 * 8;

function layOut(plan: GraphPlan, areas: Areas) {
  const { scan, forms, problem, hands, keyedCount } = plan;
  const words = wordCount(plan);
  const ends = scan.size + 1;
  return {
    open: areas.take(ends * 8),
    nextOpen: areas.take(ends * 4),
    allow: areas.take(ends * words * 8),
    moves: areas.take(hands.moves.length * problem.stocks.length * hands.maxSlots),
    others: areas.take(hands.moves.length * hands.maxSlots * words * 8),
    steps: areas.take(scan.steps.length * ends * 8),
    spare: areas.take((keyedCount + 1) * ends * 8),
    layers: areas.take(ends << block.layerSizeLog2),
    options: areas.take(scan.size * forms.forms.length * 4),
    banned: areas.take(problem.options.length),
    digits: areas.take(problem.options.length * 4),
    optionCounts: areas.take(problem.options.length * 8),
  };
}

const wordCount = ({ forms }: GraphPlan): number => Math.max(1, Math.ceil(forms.forms.length / 64));
const byteCount = ({ forms }: GraphPlan): number => Math.ceil(forms.reach / 8);

export function layOutGraph(plan: GraphPlan): GraphImage {
  const areas = new Areas(block.scanFit + wordCount(plan) * byteCount(plan) * tableBytes);
  const addresses = layOut(plan, areas);
  return { addresses, end: areas.end, words: wordCount(plan) };
}

/** Writes all that does not depend on the beginning. The fit tables have yet to be completed. */
export function writeImage(plan: GraphPlan, image: GraphImage, buffer: ArrayBuffer): void {
  const words = new Uint32Array(buffer).fill(0, 0, image.end >> 2);
  writeBlock(plan, image, words);
  writeForms(plan, image, words);
  writeStocks(plan, words);
  writeHands(plan, image, new Uint8Array(buffer));
  writeOthers(plan, image, words);
  writeOptions(plan, image, words);
}

function writeBlock(plan: GraphPlan, { addresses, words: formWords }: GraphImage, words: Uint32Array): void {
  const { scan, forms, problem, hands, keyedCount, windowBits } = plan;
  const settings: readonly (readonly [number, number])[] = [
    [block.openAt, addresses.open],
    [block.nextOpenAt, addresses.nextOpen],
    [block.allowAt, addresses.allow],
    [block.movesAt, addresses.moves],
    [block.othersAt, addresses.others],
    [block.commonCountAt, plan.commonCount],
    [block.scanStepsAt, addresses.steps],
    [block.spareAt, addresses.spare],
    [block.layersAt, addresses.layers],
    [block.optionsAt, addresses.options],
    [block.bannedAt, addresses.banned],
    [block.digitsAt, addresses.digits],
    [block.optionCountsAt, addresses.optionCounts],
    [block.positionsAt, scan.size],
    [block.formWordsAt, formWords],
    [block.windowBytesAt, byteCount(plan)],
    [block.scanFormCountAt, forms.forms.length],
    [block.stockCountAt, problem.stocks.length],
    [block.keyedCountAt, keyedCount],
    [block.slotsAt, hands.maxSlots],
    [block.keyShiftAt, windowBits],
  ];
  for (const [at, value] of settings) words[at >> 2] = value;
  setRange(words, block.windowMaskAt >> 2, 0, windowBits);
  const furthest = Math.max(0, ...scan.steps.map(({ shift }) => shift));
  setRange(words, block.judgedAt >> 2, 0, 64 - furthest);
  const isLocal = furthest < 32;
  words[block.scanStepCountAt >> 2] = isLocal ? scan.steps.length : 0;
  scan.steps.forEach(({ shift }, i) => {
    words[(block.shiftsAt >> 2) + i] = shift;
  });
}

function setRange(words: Uint32Array, at: number, begin: number, width: number): void {
  for (let bit = begin; bit < begin + width; bit++) words[at + (bit >> 5)]! |= 1 << (bit & 31);
}

/** Each form is entered at the very set of open positions it needs, for each byte of them. */
function writeForms(plan: GraphPlan, { words: formWords }: GraphImage, words: Uint32Array): void {
  const stockNumber = numbersOf(plan);
  const chunks = byteCount(plan);
  plan.forms.forms.forEach(({ stock, low, high }, f) => {
    const at = (block.scanForms + (f << block.scanFormSizeLog2)) >> 2;
    words[at] = low;
    words[at + 1] = high;
    words[at + (block.formStock >> 2)] = stockNumber[stock]!;
    const own = (block.stockForms + stockNumber[stock]! * formWords * 8) >> 2;
    words[own + (f >> 5)]! |= 1 << (f & 31);
    for (let chunk = 0; chunk < chunks; chunk++) {
      const byte = ((chunk < 4 ? low : high) >>> ((chunk & 3) * 8)) & 255;
      const entry = block.scanFit + ((f >> 6) * chunks + chunk) * tableBytes + byte * 8;
      words[(entry >> 2) + ((f >> 5) & 1)]! |= 1 << (f & 31);
    }
  });
}

/** By stock of the problem: its number in the graph. */
function numbersOf({ order }: GraphPlan): number[] {
  const numbers: number[] = [];
  order.forEach((stock, number) => {
    numbers[stock] = number;
  });
  return numbers;
}

function writeStocks(plan: GraphPlan, words: Uint32Array): void {
  const { problem, order, keyedCount, keyShifts, hands } = plan;
  const sizes = sizesOf(problem);
  order.forEach((stock, number) => {
    const at = (field: number): number => (block.stocks + (number << block.stockSizeLog2) + field) >> 2;
    const copies = problem.stocks[stock]!;
    words[at(block.stockArea)] = sizes[stock]!;
    words[at(block.stockSingle)] = copies === 1 ? 1 : 0;
    words[at(block.stockChoices)] = problem.options.filter((option) => option.stock === stock).length;
    if (number < keyedCount) {
      const shift = keyShifts[number]!;
      setRange(words, at(block.stockUnit), shift, 1);
      setRange(words, at(block.stockField), shift, bitsFor(copies));
      for (let bit = 0; bit < 32; bit++) if ((copies >> bit) & 1) setRange(words, at(block.stockFull), shift + bit, 1);
    } else {
      const [low, high] = hands.room[number - keyedCount]!;
      words[at(block.stockHands)] = low;
      words[at(block.stockHands) + 1] = high;
      words[at(block.stockShift)] = hands.shifts[number - keyedCount]!;
    }
  });
}

function writeHands(plan: GraphPlan, { addresses }: GraphImage, bytes: Uint8Array): void {
  const { hands, keyedCount, problem } = plan;
  bytes.fill(block.noSlot, addresses.moves, addresses.others);
  bytes.set(hands.slotCounts, block.slotCount);
  hands.moves.forEach((byStock, area) => {
    byStock.forEach((slots, s) => {
      const at = addresses.moves + (area * problem.stocks.length + keyedCount + s) * hands.maxSlots;
      slots.forEach((slot, i) => {
        bytes[at + i] = slot ?? block.noSlot;
      });
    });
  });
}

/** By area and slot: the forms of the stocks that choose a word and are not used up there. */
function writeOthers(plan: GraphPlan, { addresses, words: formWords }: GraphImage, words: Uint32Array): void {
  const { hands, keyedCount, commonCount } = plan;
  hands.moves.forEach((byStock, area) => {
    byStock.slice(commonCount).forEach((slots, s) => {
      const own = (block.stockForms + (keyedCount + commonCount + s) * formWords * 8) >> 2;
      slots.forEach((slot, i) => {
        const at = (addresses.others >> 2) + (area * hands.maxSlots + i) * formWords * 2;
        for (let w = 0; w < formWords * 2 && slot !== undefined; w++) words[at + w]! |= words[own + w]!;
      });
    });
  });
}

/** Which forms may begin at a position, which option that is, and which choice of its stock. */
function writeOptions(plan: GraphPlan, { addresses, words: formWords }: GraphImage, words: Uint32Array): void {
  const { problem, forms } = plan;
  const digits = problem.stocks.map(() => 0);
  problem.options.forEach(({ stock }, option) => {
    const anchor = forms.anchor[option]!;
    const f = forms.form[option]!;
    words[((addresses.allow + anchor * formWords * 8) >> 2) + (f >> 5)]! |= 1 << (f & 31);
    words[(addresses.options >> 2) + anchor * forms.forms.length + f] = option;
    words[(addresses.digits >> 2) + option] = digits[stock]!++;
  });
}

/** Sets of positions, each seen from every position on: bit 0 is the position itself. */
function writeWindows(words: Uint32Array, address: number, size: number, has: (position: number) => boolean): void {
  let low = 0;
  let high = 0;
  for (let position = size + 63; position >= 0; position--) {
    high = (high << 1) | (low >>> 31);
    low = (low << 1) | (has(position) ? 1 : 0);
    if (position > size) continue;
    words[(address >> 2) + position * 2] = low;
    words[(address >> 2) + position * 2 + 1] = high;
  }
}

/** Writes what depends on which cells are open. */
export function writeOpen(
  plan: GraphPlan,
  { addresses }: GraphImage,
  buffer: ArrayBuffer,
  closed: ReadonlySet<number>,
): void {
  const { scan, order, keyedCount } = plan;
  const words = new Uint32Array(buffer);
  const ends = scan.size + 1;
  const cellAt = new Int32Array(scan.size + 64).fill(-1);
  scan.positions.forEach((position, cell) => {
    if (!closed.has(cell)) cellAt[position] = cell;
  });
  const isOpen = (position: number): boolean => cellAt[position]! >= 0;
  writeWindows(words, addresses.open, scan.size, isOpen);
  let next = scan.size;
  for (let position = scan.size; position >= 0; position--) {
    if (isOpen(position)) next = position;
    words[(addresses.nextOpen >> 2) + position] = next;
  }
  scan.steps.forEach(({ shift, cells }, i) => {
    const leads = (position: number): boolean =>
      isOpen(position) && cells[cellAt[position]!]! && isOpen(position + shift);
    writeWindows(words, addresses.steps + i * ends * 8, scan.size, leads);
  });
  const alone = positionsOfLoners(plan);
  for (let keyed = 0; keyed <= keyedCount; keyed++) {
    const stocks = keyed < keyedCount ? [order[keyed]!] : order.slice(keyedCount);
    const places = new Set(stocks.flatMap((stock) => [...(alone.get(stock) ?? [])]));
    writeWindows(words, addresses.spare + keyed * ends * 8, scan.size, (position) => places.has(position));
  }
}

/** By stock: where it may cover a cell without covering a neighbour of it. */
function positionsOfLoners({ problem, scan }: GraphPlan): Map<number, Set<number>> {
  const alone = new Map<number, Set<number>>();
  for (const { stock, cells } of problem.options) {
    if (problem.connected?.[stock]) continue;
    const places = alone.get(stock) ?? new Set();
    alone.set(stock, places);
    for (const cell of cells) places.add(scan.positions[cell]!);
  }
  return alone;
}

/** Where the matrices of a state are, and how many entries their rows have. */
export interface Matrices {
  readonly at: number;
  readonly bytes: number;
}

export interface AxisLayout {
  readonly dimensions: number;
  readonly strides: number;
  /** By keyed state: where it stands before the pivot. */
  readonly matrices: readonly (Matrices | undefined)[];
  readonly end: number;
}

/** Where what depends on the axes lies: after everything else. */
export function layOutAxes({ keyedCount }: GraphPlan, { end }: GraphImage, { pivot, states }: AxisPlan): AxisLayout {
  const areas = new Areas(end);
  const dimensions = areas.take(states.length << block.dimensionSizeLog2);
  const strides = areas.take(states.length * keyedCount * 4);
  const matrices = states.map((state) => {
    const next = state?.next === undefined ? undefined : states[state.next];
    if (state === undefined || next === undefined) return undefined;
    const bytes = state.offsets.length * paddedLength(next.offsets.length) * 8;
    return { at: areas.take(bytes * (pivot?.worths.length ?? 0)), bytes };
  });
  return { dimensions, strides, matrices, end: areas.end };
}

/** Writes what is known of the axes, with all matrices empty; vectors have at least so many entries. */
export function writeAxes(
  { keyedCount }: GraphPlan,
  buffer: ArrayBuffer,
  { states }: AxisPlan,
  layout: AxisLayout,
  minEntries: number,
): void {
  const words = new Uint32Array(buffer).fill(0, layout.dimensions >> 2, layout.end >> 2);
  words[block.dimensionsAt >> 2] = layout.dimensions;
  words[block.stridesAt >> 2] = layout.strides;
  words[block.usedAt >> 2] = layout.end;
  states.forEach((state, i) => {
    if (state === undefined) return;
    const at = (field: number): number => (layout.dimensions + (i << block.dimensionSizeLog2) + field) >> 2;
    words[at(block.dimensionLength)] = state.offsets.length;
    words[at(block.dimensionPadded)] = Math.max(minEntries, paddedLength(state.offsets.length));
    words[at(block.dimensionPassed)] = state.isPassed ? 1 : 0;
    words[at(block.dimensionMatrices)] = layout.matrices[i]?.at ?? 0;
    words[at(block.dimensionMatrixBytes)] = layout.matrices[i]?.bytes ?? 0;
    words.set(state.strides, (layout.strides >> 2) + i * keyedCount);
  });
}
