/** The fast search as an object: a problem goes in, solutions come out in stretches. */

import { type CoverProblem, copyCount, type Situation } from "../cover.js";
import type { RunnerPlan } from "../runner.js";
import { shuffled } from "../shuffle.js";
import * as block from "./assembly/block.js";
import { type Forms, formsAscend } from "./forms.js";
import { kernelBase64 } from "./kernel.generated.js";
import { maxPositions } from "./layout.js";
import { buildImage, fitsKernel, type KernelImage } from "./memory.js";
import { scanOrderFor } from "./scan-order.js";
import { beginnings, beginWith, openWithout, progressOf } from "./start.js";
import {
  borrowHost,
  compileModule,
  growMemory,
  type HostContent,
  hostWords,
  type KernelHost,
  type KernelModule,
  returnHost,
} from "./webassembly.js";

/**
 * Two to this power states are remembered at first, when a long search is expected or not, or many short ones; a search
 * that goes on for long is given more.
 */
const tableBits = { short: 12, many: 14, long: 17, most: 20 } as const;

/** When it has looked at this many nodes for each state that the table holds, a larger one pays. */
const nodesPerState = 6;

/** Beginnings of so many options are small enough to be shared out evenly, and few enough to begin cheaply. */
const sharedDepth = 2;

let compiled: { readonly module: KernelModule | undefined } | undefined;

function kernelModule(): KernelModule | undefined {
  compiled ??= { module: compileModule(kernelBase64) };
  return compiled.module;
}

/** Undefined where the problem is beyond the kernel, or WebAssembly is switched off. */
export function newKernel(problem: CoverProblem, plan: RunnerPlan): Kernel | undefined {
  const module = fitsKernel(problem) ? kernelModule() : undefined;
  if (module === undefined) return undefined;
  let host: KernelHost | undefined;
  const order = problem.options.map((_, option) => option);
  const image = buildImage(
    problem,
    scanOrderFor(problem, plan.long),
    plan.seed === undefined ? order : shuffled(order, plan.seed),
    plan,
    (bytes) => {
      host = borrowHost(module, bytes + tableBytes(firstBits(plan.long)));
      return host?.memory.buffer;
    },
  );
  if (image === undefined || host === undefined) return undefined;
  host.exports.spread(image.fitTables);
  host.bits = undefined;
  return new Kernel(image, host, plan.long);
}

const firstBits = (long: boolean): number => (long ? tableBits.long : tableBits.short);

/** A state takes 8 bytes and a note. */
const tableBytes = (bits: number): number => (8 + (1 << block.noteSizeLog2)) << bits;

interface MemoryPart {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** What is in memory after the block. */
function tablesIn(memory: ArrayBuffer, { forms: { count } }: KernelImage): MemoryPart[] {
  const ranges: readonly (readonly [number, number])[] = [
    [block.allow, block.frames],
    [block.forms, block.forms + (count << block.formSizeLog2)],
    [block.options, block.options + maxPositions * 2 * count],
    [block.fit, new Uint32Array(memory)[block.rowsAt >> 2]!],
  ];
  return ranges.map(([at, to]) => ({ at, bytes: new Uint8Array(memory.slice(at, to)) }));
}

/**
 * All that is in memory before a search begins, kept to begin many of them: only where they begin differs. It is copied
 * out of the memory where it was made only when others want that.
 */
export class KernelTemplate implements HostContent {
  private tables: readonly MemoryPart[] | undefined;
  private readonly block: Uint32Array;

  private constructor(
    private readonly image: KernelImage,
    private readonly home: KernelHost,
    private readonly end: number,
  ) {
    this.block = hostWords(home).slice(0, block.allow >> 2);
    home.holds = this;
  }

  static of(problem: CoverProblem, plan: RunnerPlan): KernelTemplate | undefined {
    return newKernel(problem, plan)?.asTemplate((image, host, end) => new KernelTemplate(image, host, end));
  }

  leave(): void {
    this.tables ??= tablesIn(this.home.memory.buffer, this.image);
  }

  /** A search of what is left when some cells are covered and some of the stock is used up. */
  kernelAt(situation: Situation): Kernel | undefined {
    const host = borrowHost(kernelModule()!, this.end + tableBytes(tableBits.short), this);
    if (host === undefined) return undefined;
    // A search changes the block at the start of memory, its frames and its rows, and nothing else of this.
    if (host.holds !== this) this.enter(host);
    hostWords(host).set(this.block);
    return new Kernel({ ...this.image, situation }, host, false);
  }

  private enter(host: KernelHost): void {
    this.leave();
    const memory = new Uint8Array(host.memory.buffer);
    for (const { at, bytes } of this.tables ?? []) memory.set(bytes, at);
    host.bits = undefined;
    host.holds = this;
  }
}

/** No two searches have the same, so that none takes another's rows for its own. */
let latestGeneration = 0;

/** What is known of it already: all searches of a template have the same forms. */
const inOrder = new WeakMap<Forms, boolean>();

export class Kernel {
  private words: Uint32Array;
  private bits = 0;
  private furthest = 0;
  /** How many places a row has, those included that only fill it up. */
  readonly rowLength: number;

  constructor(
    private readonly image: KernelImage,
    private readonly host: KernelHost,
    long: boolean,
  ) {
    this.words = hostWords(host);
    this.rowLength = this.setting(block.rowBytesAt) >> 1;
    if (host.bits === undefined) this.useTable(firstBits(long));
    else this.keepTable(host.bits);
    this.forgetSolutions();
    this.begin([]);
  }

  /** The places of a row that are filled: all, but for stocks that were used up before. */
  filledSlots(): number[] {
    const { slots, situation } = this.image;
    const filled: number[] = [];
    for (let stock = 0; stock < situation.left.length; stock++) {
      for (let i = 0; i < situation.left[stock]!; i++) filled.push(slots[stock]! + i);
    }
    return filled;
  }

  /** Whether it fills the cells in the order of their numbers: then rows come in the order of solutions as they are. */
  get readsInOrder(): boolean {
    const { positions, forms } = this.image;
    let isInOrder = inOrder.get(forms);
    if (isInOrder === undefined) {
      const isScannedSo = positions.every((position, cell) => cell === 0 || position > positions[cell - 1]!);
      isInOrder = isScannedSo && formsAscend(forms);
      inOrder.set(forms, isInOrder);
    }
    return isInOrder;
  }

  /** Gives up the search and hands out what it was made of. */
  asTemplate<Template>(make: (image: KernelImage, host: KernelHost, end: number) => Template): Template {
    const template = make(this.image, this.host, this.setting(block.tableAt));
    this.release();
    return template;
  }

  /** Lets another kernel have the memory; this one must not be used again. */
  release(): void {
    returnHost(this.host);
  }

  /** Starts over with what begins with these options. What is remembered of states stays. */
  begin(path: readonly number[]): void {
    this.furthest = 0;
    beginWith(this.image, this.words, path);
  }

  /**
   * Starts over with more cells closed than when it was made, and the same stock. What is remembered of states stays, but
   * not their rows. False where a cell is closed already.
   */
  beginWithout(cells: readonly number[]): boolean {
    const open = openWithout(this.image, cells);
    if (open === undefined) return false;
    this.furthest = 0;
    this.dropRows();
    this.host.exports.beginAgain(...open);
    return true;
  }

  /** Where the work is to be shared out, all beginnings of a few options, or of fewer where there are too few to place. */
  beginnings(shared: boolean): number[][] {
    return beginnings(this.image, shared ? Math.min(sharedDepth, copyCount(this.image.problem) - 2) : 0);
  }

  /** Searches on until the rows are full, about so many nodes have been looked at, or all is done. */
  run(nodes: number): void {
    for (let left = nodes; left > 0 && !this.finished && !this.full; ) {
      const stretch = Math.min(left, this.stretch());
      this.search(stretch);
      left -= stretch;
    }
  }

  private search(nodes: number): void {
    const { plain, single } = this.image;
    if (plain && single) this.host.exports.searchPlainSingle(nodes);
    else if (plain) this.host.exports.searchPlain(nodes);
    else this.host.exports.searchAny(nodes);
  }

  /** The engine swaps in its optimised code only between calls, so the first calls are short. */
  private stretch(): number {
    return Math.min(this.nodes + 2000, this.untilLargerTable());
  }

  private untilLargerTable(): number {
    if (this.bits === tableBits.most) return 1e9;
    const left = nodesPerState * 2 ** this.bits - this.nodes;
    if (left > 0) return left;
    this.useTable(Math.min(tableBits.most, this.bits + 2));
    return this.untilLargerTable();
  }

  /** Before many searches, which remember for each other: a larger table later on would be an empty one. */
  expectMany(): void {
    if (this.bits < tableBits.many) this.useTable(tableBits.many);
  }

  /** Takes a table of so many bits into use, empty. It lies at the end of the memory, which grows with it. */
  private useTable(bits: number): void {
    const table = this.setting(block.tableAt);
    growMemory(this.host.memory, table + tableBytes(bits));
    this.words = hostWords(this.host);
    this.words.fill(0, table >> 2, (table >> 2) + (2 << bits));
    this.keepTable(bits);
  }

  /** Uses a table as it is: what leads nowhere does so in every search of the same template. */
  private keepTable(bits: number): void {
    const table = this.setting(block.tableAt);
    this.words[block.notesAt >> 2] = table + (8 << bits);
    this.words[block.tableShiftAt >> 2] = 64 - bits;
    this.bits = bits;
    this.host.bits = bits;
  }

  private setting(at: number): number {
    return this.words[at >> 2]!;
  }

  get finished(): boolean {
    return this.setting(block.topAt) === 0;
  }

  private get full(): boolean {
    return this.rowCount >= this.setting(block.capacityAt);
  }

  /** Rows waiting to be taken away. */
  get rowCount(): number {
    return this.setting(block.rowCountAt);
  }

  /** Solutions found since the kernel was made. */
  get found(): number {
    return wide(this.words, block.foundAt);
  }

  get nodes(): number {
    return wide(this.words, block.nodesAt);
  }

  /** Stops for the rows to be taken away as soon as there are so many: no more than there is room for. */
  set capacity(rows: number) {
    this.words[block.capacityAt >> 2] = rows;
  }

  get capacity(): number {
    return this.setting(block.capacityAt);
  }

  get progress(): number {
    // Sums of rounded shares may waver in the last digit.
    this.furthest = this.finished ? 1 : Math.max(this.furthest, Math.min(1, progressOf(this.image, this.words)));
    return this.furthest;
  }

  /** How many solutions each target has so far; only where that is what the kernel yields. */
  counts(): Float64Array {
    const { yields } = this.image;
    const begin = this.setting(block.countsAt);
    const targets = yields.kind === "targets" ? yields.targets : 0;
    return Float64Array.from({ length: targets }, (_, target) => wide(this.words, begin + target * 8));
  }

  /** The rows that wait, one after another: for each stock in turn as many options as it has copies, then some padding. */
  takeRows(): Uint16Array {
    const length = this.rowCount * this.rowLength;
    const rows = new Uint16Array(this.host.memory.buffer, this.setting(block.rowsAt), length).slice();
    this.dropRows();
    return rows;
  }

  /** The option at a place of the first row that waits; reading it there saves taking all rows. */
  optionAt(slot: number): number {
    const pair = this.words[(this.setting(block.rowsAt) >> 2) + (slot >> 1)]!;
    return (slot & 1) === 0 ? pair & 0xffff : pair >>> 16;
  }

  /** What is known of states with solutions refers to rows that are gone now. */
  dropRows(): void {
    if (this.rowCount === 0) return;
    this.words[block.rowCountAt >> 2] = 0;
    this.words.copyWithin(block.takenAt >> 2, block.foundAt >> 2, (block.foundAt >> 2) + 2);
    this.forgetSolutions();
  }

  private forgetSolutions(): void {
    latestGeneration = (latestGeneration + 1) >>> 0;
    this.words[block.generationAt >> 2] = latestGeneration;
  }
}

function wide(words: Uint32Array, at: number): number {
  return words[at >> 2]! + words[(at >> 2) + 1]! * 2 ** 32;
}
