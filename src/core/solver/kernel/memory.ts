/** From a problem and a layout to the memory the kernel works on: see assembly/block.ts for what lies where. */

import { type CoverProblem, copyCount, type Situation } from "../cover.js";
import type { RunnerPlan, Yield } from "../runner.js";
import * as block from "./assembly/block.js";
import { type Forms, formsOf, shiftedHigh, shiftedLow } from "./forms.js";
import { type Layout, maxPositions, type NeighbourShift } from "./layout.js";
import type { ScanOrder } from "./scan-order.js";
import { type Shapes, type Spare, spareOf } from "./spare.js";

/** What the driver has to know of what is in memory. */
export interface KernelImage {
  readonly problem: CoverProblem;
  readonly situation: Situation;
  readonly positions: Uint8Array;
  /** All of them, as halves of a set. */
  readonly whole: readonly [number, number];
  readonly forms: Forms;
  readonly spare: Spare;
  readonly yields: Yield;
  /** Whether one set of tables serves every position and one word holds all forms. */
  readonly plain: boolean;
  /** Whether no stock has several copies. */
  readonly single: boolean;
  /** How many fit tables there are; the kernel completes them. */
  readonly fitTables: number;
  /** By position: the options that begin there, in the order in which they are tried. */
  readonly byAnchor: readonly (readonly number[])[];
  readonly hands: readonly Hand[];
  /** By stock: its own forms, as 32-bit halves of words. */
  readonly formSets: readonly Uint32Array[];
  /** The slot in a row where each stock begins, as many slots as it has copies; at the end the length of a row. */
  readonly slots: readonly number[];
}

const chunkBytes = 256 * 8;

/** Whether the kernel can take this problem on; the general search takes any. */
export function fitsKernel(problem: CoverProblem): boolean {
  const copies = copyCount(problem);
  return (
    problem.cellCount <= 64 &&
    copies >= 2 &&
    copies <= block.maxCopies &&
    handBits(problem) <= 32 &&
    problem.options.length < 65536
  );
}

const bitsFor = (copies: number): number => 32 - Math.clz32(copies);

function handBits({ stocks }: CoverProblem): number {
  return stocks.reduce((sum, copies) => sum + bitsFor(copies), 0);
}

interface Sizes {
  readonly forms: Forms;
  readonly words: number;
  readonly chunks: number;
  /** How many positions have fit tables of their own. */
  readonly tables: number;
  readonly shapes: Shapes;
}

/** By sample: its positions, counted from its anchor. */
function shapesOf({ samples, anchor, low, high }: Forms): Shapes {
  return {
    low: Int32Array.from(samples, (option) => shiftedLow(low[option]!, high[option]!, anchor[option]!)),
    high: Int32Array.from(samples, (option) => shiftedHigh(high[option]!, anchor[option]!)),
  };
}

/** How many bytes from its anchor on the furthest sample reaches. */
function chunksOf({ low, high }: Shapes): number {
  const lows = low.reduce((all, half) => all | half, 0);
  const highs = high.reduce((all, half) => all | half, 0);
  const reach = highs === 0 ? 32 - Math.clz32(lows) : 64 - Math.clz32(highs);
  return Math.max(3, Math.ceil(reach / 8));
}

function sizesOf(problem: CoverProblem, layout: Layout, order: readonly number[]): Sizes {
  const forms = formsOf(problem, layout, order);
  const shapes = shapesOf(forms);
  const words = Math.max(1, Math.ceil(forms.count / 64));
  return { forms, words, chunks: chunksOf(shapes), tables: layout.regular ? 1 : 64, shapes };
}

/** Gives out memory from the front, in pieces of whole cache lines. */
class Allocator {
  end = block.fit;

  take(bytes: number): number {
    const at = this.end;
    this.end = (at + bytes + 63) & ~63;
    return at;
  }
}

type Addresses = Readonly<Record<keyof ReturnType<typeof areaBytes>, number>>;

function areaBytes(problem: CoverProblem, sizes: Sizes, { yields, capacity }: RunnerPlan) {
  const formCount = sizes.forms.count;
  return {
    fit: sizes.tables * sizes.words * sizes.chunks * chunkBytes,
    masks: sizes.tables === 1 && sizes.words === 1 ? 0 : 64 * formCount * 8,
    weights: problem.options.length * 4,
    scales: problem.stocks.reduce((sum, copies) => sum + copies + 1, 0) * 4,
    counts: yields.kind === "targets" ? yields.targets * 8 : 0,
    // All from here on is written before it is read.
    // The last state looked at may bring a row for each form when there is room for but one.
    rows: (capacity + formCount) * rowBytesOf(problem, yields),
    /** To the end of the memory, which grows with it. */
    table: 0,
  };
}

function rowBytesOf(problem: CoverProblem, { kind }: Yield): number {
  if (kind === "count") return 0;
  return kind === "targets" ? 4 : 8 * Math.ceil((copyCount(problem) * 2) / 8);
}

/** Lays out the whole memory but for the table of states, ready to be begun. */
export function buildImage(
  problem: CoverProblem,
  scan: ScanOrder,
  order: readonly number[],
  plan: RunnerPlan,
  allocate: (bytes: number) => ArrayBuffer | undefined,
): KernelImage | undefined {
  const { layout, steps } = scan;
  const sizes = sizesOf(problem, layout, order);
  if (sizes.words > block.maxWords) return undefined;
  const areas = Object.entries(areaBytes(problem, sizes, plan));
  const allocator = new Allocator();
  const addresses = Object.fromEntries(areas.map(([name, bytes]) => [name, allocator.take(bytes)])) as Addresses;
  const buffer = allocate(allocator.end);
  if (buffer === undefined) return undefined;
  // Rows are not always filled to the end, and should not show what was there before.
  const clean = plan.yields.kind === "rows" ? addresses.table : addresses.rows;
  const words = new Uint32Array(buffer).fill(0, 0, clean >> 2);
  const image = imageOf(problem, scan, sizes, plan);
  const writing = { problem, steps, sizes, addresses, plan, image, words };
  writeBlock(writing);
  writeOptions(writing);
  writeFit(writing);
  writeForms(writing);
  writeWeights(writing);
  return image;
}

function imageOf(problem: CoverProblem, scan: ScanOrder, sizes: Sizes, plan: RunnerPlan): KernelImage {
  const { positions } = scan.layout;
  return {
    problem,
    situation: { closed: [], left: problem.stocks },
    positions,
    whole: setOf(positions),
    forms: sizes.forms,
    spare: spareOf(problem, scan),
    yields: plan.yields,
    plain: sizes.tables === 1 && sizes.words === 1,
    single: problem.stocks.every((copies) => copies <= 1),
    fitTables: sizes.tables * sizes.words * sizes.chunks,
    byAnchor: byAnchor(sizes.forms),
    hands: handsOf(problem),
    formSets: formSetsOf(problem, sizes),
    slots: slotsOf(problem),
  };
}

function setOf(positions: Uint8Array): [number, number] {
  const halves: [number, number] = [0, 0];
  for (const position of positions) halves[position >> 5]! |= 1 << (position & 31);
  return halves;
}

/** What has no cell on the board has no anchor either, and fits nowhere. */
function byAnchor({ anchor, form }: Forms): number[][] {
  const lists: number[][] = Array.from({ length: maxPositions }, () => []);
  for (let option = 0; option < anchor.length; option++) lists[anchor[option]!]?.push(option);
  for (const list of lists) list.sort((a, b) => form[a]! - form[b]!);
  return lists;
}

function slotsOf({ stocks }: CoverProblem): number[] {
  const slots = [0];
  for (const copies of stocks) slots.push(slots[slots.length - 1]! + copies);
  return slots;
}

interface Writing {
  readonly problem: CoverProblem;
  readonly steps: readonly NeighbourShift[];
  readonly sizes: Sizes;
  readonly addresses: Addresses;
  readonly plan: RunnerPlan;
  readonly image: KernelImage;
  readonly words: Uint32Array;
}

function writeBlock({ problem, steps, sizes, addresses, plan, words }: Writing): void {
  const { tables, chunks, forms } = sizes;
  const settings: readonly (readonly [number, number])[] = [
    [block.masksAt, addresses.masks],
    [block.weightsAt, addresses.weights],
    [block.rowsAt, addresses.rows],
    [block.tableAt, addresses.table],
    [block.countsAt, plan.yields.kind === "targets" ? addresses.counts : 0],
    [block.fitStrideAt, tables === 1 ? 0 : sizes.words * chunks * chunkBytes],
    [block.chunksAt, chunks],
    [block.wordsAt, sizes.words],
    [block.formCountAt, forms.count],
    [block.handBitsAt, handBits(problem)],
    [block.rowBytesAt, rowBytesOf(problem, plan.yields)],
    [block.capacityAt, plan.capacity],
    [block.stepCountAt, steps.length],
  ];
  for (const [at, value] of settings) words[at >> 2] = value;
  steps.forEach(({ shift, low, high }, i) => {
    const at = (block.stepsAt + i * block.stepBytes) >> 2;
    words[at] = shift;
    words[at + 2] = low;
    words[at + 3] = high;
  });
}

/** Which forms may begin at a position, which option that is, and what it covers. */
function writeOptions({ sizes: { forms, words: formWords }, addresses, image, words }: Writing): void {
  const options = new Uint16Array(words.buffer, block.options, 64 * forms.count);
  const allow = block.allow >> 2;
  const masks = addresses.masks >> 2;
  for (let option = 0; option < forms.anchor.length; option++) {
    const anchor = forms.anchor[option]!;
    const f = forms.form[option]!;
    const place = anchor * forms.count + f;
    options[place] = option;
    words[allow + anchor * formWords * 2 + (f >> 5)]! |= 1 << (f & 31);
    if (image.plain) continue;
    words[masks + place * 2] = forms.low[option]!;
    words[masks + place * 2 + 1] = forms.high[option]!;
  }
}

/** The byte of a shape, `chunk` bytes from its anchor. */
function byteOf({ low, high }: Shapes, sample: number, chunk: number): number {
  return ((chunk < 4 ? low[sample]! : high[sample]!) >>> ((chunk & 3) * 8)) & 255;
}

/**
 * For every chunk of eight positions and every set of open ones among them, the forms that have room there. Here each
 * form is entered at the very set it needs; the kernel lets every set take over what its subsets have.
 */
function writeFit({ sizes, words }: Writing): void {
  const { forms, shapes, chunks, tables } = sizes;
  forms.samples.forEach((option, sample) => {
    const f = forms.form[option]!;
    const table = tables === 1 ? 0 : forms.anchor[option]!;
    const first = (table * sizes.words + (f >> 6)) * chunks;
    for (let chunk = 0; chunk < chunks; chunk++) {
      const entry = block.fit + (first + chunk) * chunkBytes + byteOf(shapes, sample, chunk) * 8;
      words[(entry >> 2) + ((f >> 5) & 1)]! |= 1 << (f & 31);
    }
  });
}

function writeForms(writing: Writing): void {
  const { problem, sizes, addresses, image, words } = writing;
  const { forms, shapes } = sizes;
  const { spare, hands } = image;
  const at = (f: number, field: number): number => (block.forms + (f << block.formSizeLog2) + field) >> 2;
  let scales = addresses.scales;
  const scalesOf = problem.stocks.map((copies) => {
    const mine = scales;
    scales += (copies + 1) * 4;
    return mine;
  });
  const keeps = image.formSets.map((own) => formsOfOthers(sizes, own));
  forms.samples.forEach((option, sample) => {
    words[at(forms.form[option]!, block.formMask)] = shapes.low[sample]!;
    words[at(forms.form[option]!, block.formMask) + 1] = shapes.high[sample]!;
  });
  forms.stockOf.forEach((stock, f) => {
    const { shift, width } = hands[stock]!;
    setBits(words, at(f, block.formUnit), shift, 1);
    setBits(words, at(f, block.formHand), shift, width);
    words[at(f, block.formShift)] = shift;
    words[at(f, block.formSpare)] = ~spare.own.low[stock]!;
    words[at(f, block.formSpare) + 1] = ~spare.own.high[stock]!;
    words[at(f, block.formSlot)] = image.slots[stock]!;
    words[at(f, block.formScales)] = scalesOf[stock]!;
    words.set(keeps[stock]!, at(f, block.formKeep));
  });
}

/** All forms but a stock's own. */
function formsOfOthers({ forms }: Sizes, own: Uint32Array): Uint32Array {
  const others = new Uint32Array(own.length);
  setBits(others, 0, 0, forms.count);
  return others.map((all, i) => all & ~own[i]!);
}

function formSetsOf({ stocks }: CoverProblem, { forms, words }: Sizes): Uint32Array[] {
  const sets = stocks.map(() => new Uint32Array(words * 2));
  forms.stockOf.forEach((stock, f) => {
    sets[stock]![f >> 5]! |= 1 << (f & 31);
  });
  return sets;
}

/** Where in the hand a stock is counted. */
interface Hand {
  readonly shift: number;
  readonly width: number;
}

function handsOf({ stocks }: CoverProblem): Hand[] {
  let end = 0;
  return stocks.map((copies) => {
    const shift = end;
    end += bitsFor(copies);
    return { shift, width: end - shift };
  });
}

function setBits(words: Uint32Array, at: number, begin: number, width: number): void {
  for (let bit = begin; bit < begin + width; bit++) words[at + (bit >> 5)]! |= 1 << (bit & 31);
}

function writeWeights({ problem, addresses, plan: { yields }, words }: Writing): void {
  if (yields.kind !== "targets") return;
  words.set(yields.weights, addresses.weights >> 2);
  let at = addresses.scales >> 2;
  problem.stocks.forEach((copies, stock) => {
    for (let left = 1; left <= copies; left++) words[at + left] = yields.scales[stock]?.[left - 1] ?? 1;
    at += copies + 1;
  });
}
