/** The frontier graph as an object: a plan goes in; the graph is built in stretches, and then tells what it counted. */

import { copyCount } from "../cover.js";
import { growMemory } from "../kernel/webassembly.js";
import * as block from "./assembly/block.js";
import { type AxisPlan, planAxes } from "./axes.js";
import { borrowGraphHost, type GraphHost, returnGraphHost } from "./graph-host.js";
import {
  type AxisLayout,
  type GraphImage,
  layOutAxes,
  layOutGraph,
  writeAxes,
  writeImage,
  writeOpen,
} from "./graph-image.js";
import type { GraphPlan } from "./graph-plan.js";

export type GraphState = "building" | "done" | "failed";

/** What the graph is for: to count, to tell how many solutions each option has, or to list all of them. */
export type GraphGoal = "counts" | "shares" | "rows";

/** What is done one after the other; each says whether there is more of it to do. */
type Phase = (nodes: number) => boolean;

/** How much of the time is over when the nodes are made, and when the dead ones are gone. */
const expanded = 0.6;
const pruned = 0.75;

/** So many rows are listed at most before they are handed out. */
const rowCapacity = 4096;
/** The engine swaps in faster code only between calls. */
const nodesAtOnce = 1000;

const once =
  (action: () => void): Phase =>
  () => {
    action();
    return false;
  };

export class FrontierGraph {
  state: GraphState = "building";
  private phases: Phase[] = [];
  private axes: AxisPlan = { pivot: undefined, states: [] };
  private layout: AxisLayout | undefined;
  /** What the options that the graph began with add to the target. */
  private base = 0;
  private isSolvable = false;
  /** How many nodes have been passed since all were made. */
  private passed = 0;
  /** Where the vectors begin. */
  private vectors = 0;
  /** How many options a solution has besides those that the graph began with. */
  private length = 0;

  private constructor(
    readonly plan: GraphPlan,
    private readonly image: GraphImage,
    private readonly host: GraphHost,
    private readonly limit: number,
    private readonly goal: GraphGoal,
  ) {
    writeImage(plan, image, host.memory.buffer);
    host.exports.completeFit();
  }

  /** A graph that takes no more than about so many bytes; undefined where there is no WebAssembly, or no memory. */
  static of(plan: GraphPlan, limit: number, goal: GraphGoal): FrontierGraph | undefined {
    const image = layOutGraph(plan);
    const host = borrowGraphHost(image.end);
    return host && new FrontierGraph(plan, image, host, limit, goal);
  }

  get isForRows(): boolean {
    return this.goal === "rows";
  }

  /** Starts over with what begins with these options. */
  begin(path: readonly number[]): void {
    const { plan, image, host } = this;
    const { problem, order, keyedCount, yields } = plan;
    const used = problem.stocks.map(() => 0);
    for (const option of path) used[problem.options[option]!.stock]!++;
    const keyedUsed = order.slice(0, keyedCount).map((stock) => used[stock]!);
    this.axes = planAxes(plan, keyedUsed);
    this.layout = layOutAxes(plan, image, this.axes);
    this.base = yields.kind === "targets" ? baseOf(plan, path) : 0;
    growMemory(host.memory, this.layout.end);
    writeOpen(plan, image, host.memory.buffer, new Set(path.flatMap((option) => problem.options[option]!.cells)));
    writeAxes(plan, host.memory.buffer, this.axes, this.layout, this.goal === "shares" ? 2 : 1);
    this.words[block.limitAt >> 2] = this.limit;
    const { area, slot, bit } = plan.hands.placeOf(order.slice(keyedCount).map((stock) => used[stock]!));
    const key = keyedUsed.reduce((sum, count, keyed) => sum + (BigInt(count) << BigInt(plan.keyShifts[keyed]!)), 0n);
    host.exports.beginGraph(key, area, slot, bit);
    this.state = "building";
    this.isSolvable = false;
    this.passed = 0;
    this.length = copyCount(problem) - path.length;
    this.phases = [(nodes) => host.exports.expand(nodes) !== 0, (nodes) => this.prune(nodes)];
  }

  private get words(): Uint32Array {
    return new Uint32Array(this.host.memory.buffer);
  }

  private setting(at: number): number {
    return this.words[at >> 2]!;
  }

  /** Goes on with about so many nodes. */
  run(nodes: number): void {
    try {
      const [phase] = this.phases;
      if (phase !== undefined && !phase(nodes)) this.phases.shift();
      if (this.setting(block.failedAt) !== 0) this.state = "failed";
      else if (this.phases.length === 0 && this.state === "building") this.state = "done";
    } catch (error) {
      // The engine has no more memory to give; anything else is our own fault, and would otherwise stay unnoticed.
      if (this.setting(block.failedAt) === 0) throw error;
      this.state = "failed";
    }
  }

  private prune(nodes: number): boolean {
    const { exports } = this.host;
    this.passed += nodes;
    if (exports.prune(nodes) !== 0) return true;
    this.isSolvable = exports.finish() !== 0;
    this.passed = 0;
    this.vectors = this.setting(block.usedAt);
    // What cannot be counted within the limit is not even begun.
    if (this.vectors + this.entries[0] * 8 + this.entries[1] * 8 > this.limit) this.state = "failed";
    else if (this.isSolvable) this.phases.push(...this.lastPhases());
    return false;
  }

  /** How many entries all vectors have: before the pivot, and after it. */
  private get entries(): readonly [number, number] {
    const [before = 0, after = 0] = new Float64Array(this.host.memory.buffer, block.entriesBeforeAt, 2);
    return [before, after];
  }

  private lastPhases(): Phase[] {
    if (this.goal === "counts") return this.countingPhases();
    if (this.goal === "shares") return [];
    return [once(() => this.host.exports.beginList(rowCapacity, this.length))];
  }

  /** The vectors of one side of the pivot are kept, those of the other are only passed through: let that be the larger. */
  private countingPhases(): Phase[] {
    if (this.axes.pivot === undefined) return this.back(false);
    const [before, after] = this.entries;
    return before < after ? [...this.on(false), ...this.back(true)] : [...this.back(false), ...this.on(true)];
  }

  private back(joins: boolean): Phase[] {
    const { exports } = this.host;
    return [once(() => exports.beginBack()), this.passing((nodes) => exports.countBack(nodes, joins))];
  }

  private on(joins: boolean): Phase[] {
    const { exports } = this.host;
    return [once(() => exports.beginOn()), this.passing((nodes) => exports.countOn(nodes, joins))];
  }

  private passing(step: (nodes: number) => number): Phase {
    return (nodes) => {
      this.passed += nodes;
      return step(nodes) !== 0;
    };
  }

  /** How much of the work is done, as if every position took the same time. */
  get progress(): number {
    if (this.state === "done") return 1;
    if (this.isSolvable) return pruned + (1 - pruned) * this.passedOf(2 * this.setting(block.liveNodesAt));
    if (this.phases.length === 1) return expanded + (pruned - expanded) * this.passedOf(this.nodes);
    return (expanded * this.setting(block.layerAt)) / this.setting(block.positionsAt);
  }

  private passedOf(nodes: number): number {
    return Math.min(1, this.passed / Math.max(1, nodes));
  }

  get nodes(): number {
    return this.setting(block.expandedAt);
  }

  /** Adds what has been counted to the counts of targets, and tells how many solutions that are. */
  addCounts(counts: Float64Array): number {
    if (!this.isSolvable) return 0;
    if (this.axes.pivot === undefined) return this.addRoot(counts);
    return this.axes.states.reduce((sum, _, state) => sum + this.addMatrices(counts, state), 0);
  }

  private addRoot(counts: Float64Array): number {
    const vector = this.setting(this.setting(block.rootAt) + block.nodeVector);
    const count = new Float64Array(this.host.memory.buffer, vector, 1)[0]!;
    if (counts.length > 0) counts[this.base]! += count;
    return count;
  }

  private addMatrices(counts: Float64Array, stateNumber: number): number {
    const { pivot, states } = this.axes;
    const matrices = this.layout?.matrices[stateNumber];
    const state = states[stateNumber];
    const next = state?.next === undefined ? undefined : states[state.next];
    if (pivot === undefined || matrices === undefined || state === undefined || next === undefined) return 0;
    const values = new Float64Array(this.host.memory.buffer);
    const width = matrices.bytes / 8 / state.offsets.length;
    let sum = 0;
    for (let digit = 0; digit < pivot.worths.length; digit++) {
      let row = (matrices.at + digit * matrices.bytes) >> 3;
      for (let i = 0; i < state.offsets.length; i++, row += width) {
        const target = this.base + pivot.worths[digit]! + state.offsets[i]!;
        for (let j = 0; j < next.offsets.length; j++) {
          counts[target + next.offsets[j]!]! += values[row + j]!;
          sum += values[row + j]!;
        }
      }
    }
    return sum;
  }

  /**
   * By option: how many solutions have it, among those that have none of the banned ones. For a graph of shares that is
   * done; it takes a moment.
   */
  shares(isBanned: (option: number) => boolean): Float64Array {
    const { problem } = this.plan;
    if (!this.isSolvable) return new Float64Array(problem.options.length);
    const { exports, memory } = this.host;
    const { banned, optionCounts } = this.image.addresses;
    new Uint8Array(memory.buffer, banned).set(problem.options.map((_, option) => (isBanned(option) ? 1 : 0)));
    new Float64Array(memory.buffer, optionCounts, problem.options.length).fill(0);
    exports.forget(this.vectors);
    exports.beginBack();
    while (exports.countBack(nodesAtOnce, false) !== 0);
    exports.beginShares();
    while (exports.countShares(nodesAtOnce) !== 0);
    return new Float64Array(memory.buffer, optionCounts, problem.options.length).slice();
  }

  /** The next solutions, as many as there is room for or as come within this many steps; each as the options in it. */
  list(steps: number): Uint32Array {
    if (!this.isSolvable) return new Uint32Array(0);
    const count = this.host.exports.list(steps, rowCapacity);
    return new Uint32Array(this.host.memory.buffer, this.setting(block.listedAt), count * this.length).slice();
  }

  /** Whether all solutions have been listed. */
  get isListed(): boolean {
    return !this.isSolvable || this.setting(block.depthAt) === 0;
  }

  /** Lets another graph have the memory; this one must not be used again. */
  release(): void {
    returnGraphHost(this.host);
  }
}

/** The target as far as these options tell it. */
function baseOf({ problem, yields }: GraphPlan, path: readonly number[]): number {
  if (yields.kind !== "targets") return 0;
  const left = [...problem.stocks];
  return path.reduce((target, option) => {
    const { stock } = problem.options[option]!;
    left[stock]!--;
    return target + yields.weights[option]! * (yields.scales[stock]?.[left[stock]!] ?? 1);
  }, 0);
}
