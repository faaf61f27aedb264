/**
 * A search for exact covers of any size, on sparse sets.
 *
 * The problem: given cells, stocks and options, find every set of options that covers each cell once and uses up each
 * stock. Call cells and stocks alike *items*. A cell is needed once, a stock once per copy.
 *
 * The idea is to keep, for every item, the set of options that could still serve it, and always to branch on the item
 * with the fewest: an item with none ends the branch at once, an item with one is a forced move. Taking an option
 * strikes out all options that want one of its cells, and those of its stock when that was the last copy.
 *
 * A sparse set is an array whose first `size` entries are the members. To strike out a member, swap it with the last
 * one and shrink the size; to bring back everything struck out since some moment, set the size back to what it was:
 * the swaps need not be undone, since order means nothing in a set. So a step back costs one number per item, where
 * linked lists would walk through every link again. The list of items still to be served is a sparse set as well.
 *
 * Example. Cells 0 1 2 3 in a row, two dominoes (one stock, two copies):
 *
 *     option 0 covers 0 1, option 1 covers 1 2, option 2 covers 2 3
 *
 * Cell 0 is left to option 0 alone, so it is taken; that strikes out option 1. Now cell 2 is left to option 2 alone,
 * and nothing stays open: {0, 2} is a solution. There is no other, for cell 0 had no other option.
 *
 * A stock with several copies left is never branched on: its copies are alike, and which one is "first" means nothing.
 * An item needed once is in exactly one option of every solution, so the branches share no solution and none is
 * counted twice.
 */

import type { CoverProblem, Search, SearchState } from "./cover.js";
import { areaFits, buildTables, type Tables } from "./general-tables.js";

export function generalSearch(problem: CoverProblem, seed?: number): Search {
  return areaFits(problem) ? new SparseSearch(buildTables(problem, seed)) : nothingToSearch;
}

const nothingToSearch: Search = {
  run: () => "finished",
  solution: () => [],
  progress: () => 1,
};

/** What is remembered of every level of the search: one place per level in each array. */
interface Levels {
  /** The stretch of `members` that holds the options of the item branched on, and the next one to be tried. */
  readonly begin: Int32Array;
  readonly cursor: Int32Array;
  readonly end: Int32Array;
  /** How many items were open before an option of this level was taken. */
  readonly open: Int32Array;
  /** The sizes of their sets at that moment, one place per item and level. */
  readonly sizes: Int32Array;
}

function makeLevels(depth: number, itemCount: number): Levels {
  const numbers = () => new Int32Array(depth);
  return {
    begin: numbers(),
    cursor: numbers(),
    end: numbers(),
    open: numbers(),
    sizes: new Int32Array(depth * itemCount),
  };
}

class SparseSearch implements Search {
  private readonly tables: Tables;
  private readonly levels: Levels;
  /** The items still to be served are the first `openCount` of `items`; `itemPlace` says where each one stands. */
  private readonly items: Int32Array;
  private readonly itemPlace: Int32Array;
  private openCount: number;
  private depth = 0;
  /** Whether an option of the deepest level is taken. */
  private taken = false;
  private started = false;
  private furthest = 0;

  constructor(tables: Tables) {
    this.tables = tables;
    const needed = [...tables.need.keys()].filter((item) => tables.need[item]! > 0);
    this.items = Int32Array.from(needed);
    this.openCount = needed.length;
    this.itemPlace = new Int32Array(tables.itemCount).fill(tables.itemCount);
    needed.forEach((item, place) => {
      this.itemPlace[item] = place;
    });
    const copies = tables.need.subarray(tables.cellCount).reduce((sum, copies) => sum + copies, 0);
    this.levels = makeLevels(copies, tables.itemCount);
  }

  run(nodes: number): SearchState {
    if (nodes <= 0) return "paused";
    if (!this.started && this.start()) return "solution";
    for (let left = nodes; this.depth > 0; left--) {
      if (left === 0) return "paused";
      if (this.tryNext() && this.openCount === 0) return "solution";
    }
    this.furthest = 1;
    return "finished";
  }

  solution(): number[] {
    const taken = Array.from({ length: this.depth }, (_, level) => this.tables.source[this.optionAt(level)]!);
    return taken.sort((a, b) => a - b);
  }

  /** As if all branches of a level were equally large. */
  progress(): number {
    const { begin, cursor, end } = this.levels;
    let share = 1;
    let behind = 0;
    for (let level = 0; level < this.depth; level++) {
      const tried = cursor[level]! - begin[level]!;
      share /= end[level]! - begin[level]!;
      behind += share * (level < this.depth - 1 || this.taken ? tried - 1 : tried);
    }
    this.furthest = Math.max(this.furthest, Math.min(behind, 1));
    return this.furthest;
  }

  /** Opens the first level. Returns whether there was nothing to do, which is a solution. */
  private start(): boolean {
    this.started = true;
    if (this.openCount > 0) this.branch();
    return this.openCount === 0;
  }

  /** Opens a level at the item with the fewest options; none if some item can no longer be served. */
  private branch(): void {
    const item = this.fewestOptions();
    const { levels, depth, tables } = this;
    const begin = tables.start[item]!;
    const width = tables.size[item]!;
    if (width === 0) return;
    this.close(item);
    this.hide(item, this.openCount, 0);
    levels.begin[depth] = begin;
    levels.cursor[depth] = begin;
    levels.end[depth] = begin + width;
    levels.open[depth] = this.openCount;
    if (width > 1) this.saveSizes(depth);
    this.depth++;
    this.taken = false;
  }

  private fewestOptions(): number {
    const { items, openCount, tables } = this;
    const { size, need } = tables;
    let best = -1;
    let fewest = 0x7fffffff;
    for (let i = 0; i < openCount; i++) {
      const item = items[i]!;
      const count = size[item]!;
      if (count > fewest || need[item] !== 1) continue;
      if (count < fewest || item < best) best = item;
      fewest = count;
    }
    return best;
  }

  private optionAt(level: number): number {
    const { optionOf, members } = this.tables;
    return optionOf[members[this.levels.cursor[level]! - 1]!]!;
  }

  /** Takes the next option of the deepest level, or leaves the level. Returns whether an option could be taken. */
  private tryNext(): boolean {
    const { cursor, end } = this.levels;
    const level = this.depth - 1;
    if (this.taken) this.giveBack(level);
    if (cursor[level] === end[level]) return this.leave();
    cursor[level]!++;
    this.taken = true;
    if (!this.take(this.optionAt(level))) return false;
    if (this.openCount > 0) this.branch();
    return true;
  }

  private leave(): false {
    this.depth--;
    this.taken = true;
    return false;
  }

  private stockItem(option: number): number {
    return this.tables.itemOf[this.tables.firstNode[option + 1]! - 1]!;
  }

  /** Undoes `take`. After the last option of a level the level above sets the sizes back. */
  private giveBack(level: number): void {
    const { cursor, end, open } = this.levels;
    this.tables.need[this.stockItem(this.optionAt(level))]!++;
    this.openCount = open[level]!;
    if (cursor[level]! < end[level]!) this.restoreSizes(level);
  }

  private saveSizes(level: number): void {
    const { items, openCount, tables } = this;
    const { sizes } = this.levels;
    const { size, itemCount } = tables;
    for (let i = 0; i < openCount; i++) sizes[level * itemCount + items[i]!] = size[items[i]!]!;
  }

  private restoreSizes(level: number): void {
    const { items, openCount, tables } = this;
    const { sizes } = this.levels;
    const { size, itemCount } = tables;
    for (let i = 0; i < openCount; i++) size[items[i]!] = sizes[level * itemCount + items[i]!]!;
  }

  /** Serves the items of an option. Returns false as soon as some other item is seen to be left without. */
  private take(option: number): boolean {
    const { firstNode, itemOf, need } = this.tables;
    const before = this.openCount;
    const from = firstNode[option]!;
    const to = firstNode[option + 1]!;
    need[itemOf[to - 1]!]!--;
    for (let node = from; node < to; node++) this.closeIfServed(itemOf[node]!);
    for (let node = from; node < to; node++) {
      const item = itemOf[node]!;
      const place = this.itemPlace[item]!;
      if (place >= this.openCount && place < before && !this.hide(item, before, this.openCount)) return false;
    }
    return true;
  }

  private closeIfServed(item: number): void {
    if (item >= this.tables.cellCount && this.tables.need[item]! > 0) return;
    if (this.itemPlace[item]! < this.openCount) this.close(item);
  }

  private close(item: number): void {
    const { items, itemPlace } = this;
    const place = itemPlace[item]!;
    const last = items[--this.openCount]!;
    items[place] = last;
    itemPlace[last] = place;
    items[this.openCount] = item;
    itemPlace[item] = this.openCount;
  }

  /**
   * Strikes out every option of an item that has just been closed, from the sets of all items among the first `before`:
   * also from those closed in the same breath, lest they strike it out once more. This is the innermost loop, hence one
   * function: nearly all of the time is spent here.
   *
   * Stops with false when an item among the first `watched` is left with fewer options than it needs.
   */
  private hide(closed: number, before: number, watched: number): boolean {
    const { itemPlace } = this;
    const { firstNode, itemOf, members, need, optionOf, placeOf, size, start } = this.tables;
    const from = start[closed]!;
    const to = from + size[closed]!;
    for (let place = from; place < to; place++) {
      const option = optionOf[members[place]!]!;
      const end = firstNode[option + 1]!;
      for (let node = firstNode[option]!; node < end; node++) {
        const item = itemOf[node]!;
        if (item === closed || itemPlace[item]! >= before) continue;
        const left = --size[item]!;
        const last = start[item]! + left;
        const hole = placeOf[node]!;
        const moved = members[last]!;
        members[last] = node;
        placeOf[node] = last;
        members[hole] = moved;
        placeOf[moved] = hole;
        if (left < need[item]! && itemPlace[item]! < watched) return false;
      }
    }
    return true;
  }
}
