/**
 * From a search that goes its own way to the same solutions in the one order of solutions, as they are asked for.
 *
 * A search is quick because it may choose its way, and the order of solutions must not depend on that. So the whole is
 * searched for a while. If that was all of it, what was found is sorted. Otherwise it falls into parts: one for each
 * option that can cover the first open cell, in the order of solutions; each part is treated like the whole, one after
 * the other. The search remembers across parts what leads nowhere.
 *
 * A part falls apart only when it is known to have a solution: whether there is one is for the search to find out, which
 * is better at it. That solution is handed down to the part of the part that it lies in, which need not find one again.
 * So the first solution of a board with thousands of millions is found part by part, within as many levels as there are
 * pieces, and little is searched in vain.
 */

import { type CoverProblem, copyCount, type Search, type SearchState, type Situation } from "./cover.js";
import type { Runner } from "./runner.js";
import { FirstOptions, inCoverOrder } from "./solution-order.js";

/** A part is searched for so many nodes before it falls apart: more and more, as more solutions are asked for. */
const patience = { first: 200, most: 1 << 18, growth: 4 } as const;

/** No part falls apart into searches of fewer copies: the kernel needs two. */
const minCopies = 2;

/** What begins with these options. */
interface Branch {
  readonly path: readonly number[];
  /** How much of the whole it is, as if all parts of a part were equally large. */
  readonly share: number;
  /** A solution of it, if one is known. */
  readonly known: readonly number[] | undefined;
}

export class OrderedSearch implements Search {
  /** What is still to be searched; the last one comes first. */
  private readonly waiting: Branch[] = [{ path: [], share: 1, known: undefined }];
  private part: Branch | undefined;
  private solutions: number[][] = [];
  /** Which of the solutions was found last. */
  private at = 0;
  /** Found in the part that is being searched, and not sorted yet. */
  private unsorted: number[][] = [];
  private patience: number = patience.first;
  private nodesBefore = 0;
  private done = 0;
  private furthest = 0;
  private readonly copies: number;
  private readonly slots: readonly number[];
  private firsts: FirstOptions | undefined;

  constructor(
    private readonly runner: Runner,
    private readonly problem: CoverProblem,
    private readonly situation: Situation = { closed: [], left: problem.stocks },
  ) {
    this.copies = copyCount({ ...problem, stocks: situation.left });
    this.slots = runner.filledSlots();
  }

  get nodes(): number {
    return this.runner.nodes;
  }

  run(nodes: number): SearchState {
    if (++this.at < this.solutions.length) return "solution";
    const end = this.nodes + nodes;
    for (;;) {
      this.part ??= this.beginNext();
      if (this.part === undefined) return "finished";
      if (this.nodes >= end) return "paused";
      this.searchOn(this.part, end - this.nodes);
      if (this.solutions.length > 0) return "solution";
    }
  }

  solution(): number[] {
    return [...this.solutions[this.at]!].sort((a, b) => a - b);
  }

  progress(): number {
    const { part, runner } = this;
    const here = part === undefined ? 0 : part.share * runner.progress;
    const isOver = part === undefined && this.waiting.length === 0;
    // A part that falls apart begins again.
    this.furthest = isOver ? 1 : Math.max(this.furthest, Math.min(1, this.done + here));
    return this.furthest;
  }

  release(): void {
    this.runner.release();
  }

  private beginNext(): Branch | undefined {
    const part = this.waiting.pop();
    this.solutions = [];
    if (part !== undefined) this.runner.begin(part.path);
    this.nodesBefore = this.nodes;
    return part;
  }

  private searchOn(part: Branch, nodes: number): void {
    const { runner } = this;
    const left = this.nodesBefore + this.patience - this.nodes;
    runner.run(left > 0 ? Math.min(left, nodes) : nodes);
    const isSolvable = runner.rowCount > 0 || part.known !== undefined;
    const isLarge = runner.rowCount >= runner.capacity || (isSolvable && left <= nodes);
    if (runner.finished) this.complete(part);
    else if (isLarge && this.copies - part.path.length > minCopies) this.fallApart(part);
    else if (isLarge) this.takeRows();
  }

  private takeRows(): void {
    const { runner, slots } = this;
    if (runner.rowCount === 0) return;
    const rows = runner.takeRows();
    for (let row = 0; row < rows.length; row += runner.rowLength) {
      this.unsorted.push(slots.map((slot) => rows[row + slot]!));
    }
  }

  private complete({ share }: Branch): void {
    this.takeRows();
    this.solutions = inCoverOrder(this.problem, this.unsorted);
    this.at = 0;
    this.unsorted = [];
    this.part = undefined;
    this.done += share;
    if (this.solutions.length > 0) this.patience = Math.min(patience.most, this.patience * patience.growth);
  }

  private fallApart({ path, share, known }: Branch): void {
    this.takeRows();
    const solution = inCoverOrder(this.problem, this.unsorted)[0] ?? known;
    this.unsorted = [];
    this.firsts ??= new FirstOptions(this.problem, this.situation);
    const firsts = this.firsts.after(path);
    for (const option of firsts.reverse()) {
      const knownHere = solution?.includes(option) ? solution : undefined;
      this.waiting.push({ path: [...path, option], share: share / firsts.length, known: knownHere });
    }
    this.part = undefined;
  }
}
