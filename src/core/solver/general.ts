/**
 * A search for exact covers of any size.
 *
 * The problem: given cells, stocks and options, find every set of options that covers each cell once and uses up each
 * stock. Call cells and stocks alike *items*: a cell is needed once, a stock once per copy.
 *
 * The idea is always to branch on the item that the fewest options are left for. One that is left with none ends the
 * branch, one that is left with a single option is a forced move. Taking an option strikes out its rivals: all that want
 * one of its cells, and all of its stock when that was the last copy. Each option struck out is a loss for its items;
 * an item's *room* is the number of losses that would be too many. When it comes to 0, the branch is dead at once.
 *
 * The options left at a level are a set of bits. The rivals of an option are found 32 at a time, by joining what takes
 * each of its items. As the board fills, most words of the set run empty; those that are not are kept in a sparse set,
 * an array whose first entries are the members: a word that runs empty is swapped behind them. To go back, only the
 * number of members has to be remembered, since in a set order means nothing. Sets and rooms are kept for each level, so
 * nothing else needs to be undone.
 *
 * Example. Cells 0 1 2 3 in a row, two dominoes (one stock, two copies):
 *
 *     option 0 covers 0 1, option 1 covers 1 2, option 2 covers 2 3
 *
 * Cells 0 and 3 have room 1, cells 1 and 2 have room 2; so has the stock, which needs two of three options. Cell 0 is
 * left with option 0 alone, so that is taken; its rival 1 is struck out, and cell 2 has room 1. Taking option 2 covers
 * the rest: {0, 2} is a solution. There is no other, for cell 0 had no other option.
 *
 * A stock is branched on only when a single copy is left: more copies are all alike, and which is the first of them
 * means nothing. An item needed once is in exactly one option of every solution, so two branches never share a solution.
 * To branch on stocks besides cells pays: a frame of pentominoes (8x8 without its middle) takes a quarter of the nodes.
 */

import { areaFits, type CoverProblem, type Search, type SearchState } from "./cover.js";
import { buildTables, type Tables } from "./general-tables.js";

/** A search that can be sent to what begins with some options, as often as one likes. */
export interface GeneralSearch extends Search {
  /** Starts over with what begins with these options, which must not overlap. */
  begin(path: readonly number[]): void;
}

/** Each seed has its own order of options. */
export function generalSearch(problem: CoverProblem, seed?: number): GeneralSearch {
  if (!areaFits(problem)) return nothingToSearch;
  const tables = buildTables(problem, seed);
  // An item without room has too few options from the start: a cell that nothing covers, a piece that lies nowhere.
  return tables.room.every((room) => room > 0) ? new TableSearch(tables) : nothingToSearch;
}

const nothingToSearch: GeneralSearch = {
  nodes: 0,
  begin: () => {},
  run: () => "finished",
  solution: () => [],
  progress: () => 1,
};

/** The room of an item that is served: more than it can ever lose. */
const served = 0x3fffffff;

class TableSearch implements GeneralSearch {
  nodes = 0;
  private readonly tables: Tables;
  private readonly need: Int32Array;
  /** The options left, and the room of every item, before an option of the level is taken: one stretch per level. */
  private readonly left: Int32Array;
  private readonly room: Int32Array;
  /** The words of `left` that are not empty are the first so many of these. */
  private readonly words: Int32Array;
  private readonly wordsInUse: Int32Array;
  /** The options of the items branched on, one stretch per level: no option is ever in two of them. */
  private readonly choices: Int32Array;
  private readonly begins: Int32Array;
  private readonly end: Int32Array;
  /** The choice to be tried next. */
  private readonly next: Int32Array;
  private depth = 0;
  /** Whether a choice of the deepest level is taken. */
  private taken = false;
  private started = false;
  private furthest = 0;

  constructor(tables: Tables) {
    const { copies, itemCount, wordCount, source } = tables;
    this.tables = tables;
    this.need = tables.need.slice();
    this.left = new Int32Array((copies + 1) * wordCount);
    source.forEach((_, option) => {
      this.left[option >>> 5]! |= 1 << (option & 31);
    });
    this.room = new Int32Array((copies + 1) * itemCount);
    this.room.set(tables.room);
    this.words = Int32Array.from({ length: wordCount }, (_, word) => word);
    this.wordsInUse = new Int32Array(copies + 1).fill(wordCount);
    this.choices = new Int32Array(source.length);
    this.begins = new Int32Array(copies);
    this.end = new Int32Array(copies);
    this.next = new Int32Array(copies);
  }

  run(nodes: number): SearchState {
    if (nodes <= 0) return "paused";
    if (!this.started && this.start()) return "solution";
    for (let left = nodes; this.depth > 0; left--) {
      if (left <= 0) return "paused";
      this.nodes++;
      if (this.tryNext()) return "solution";
    }
    this.furthest = 1;
    return "finished";
  }

  solution(): number[] {
    const { choices, next, tables } = this;
    const taken = Array.from({ length: this.depth }, (_, level) => tables.source[choices[next[level]! - 1]!]!);
    return taken.sort((a, b) => a - b);
  }

  /** As if all branches of a level were equally large. */
  progress(): number {
    const { begins, end, next } = this;
    let share = 1;
    let behind = 0;
    for (let level = 0; level < this.depth; level++) {
      const tried = next[level]! - begins[level]!;
      share /= end[level]! - begins[level]!;
      behind += share * (level < this.depth - 1 || this.taken ? tried - 1 : tried);
    }
    // Sums of rounded shares may waver in the last digit.
    this.furthest = Math.max(this.furthest, Math.min(behind, 1));
    return this.furthest;
  }

  begin(path: readonly number[]): void {
    this.need.set(this.tables.need);
    this.depth = 0;
    this.furthest = 0;
    // Where an option of the path makes the rest impossible, there is nothing to start.
    this.started = !path.every((option) => this.takeOnly(this.tables.numberOf[option]!));
    this.taken = path.length > 0;
  }

  /** Opens a level that has this option only, and takes it. */
  private takeOnly(option: number): boolean {
    const level = this.depth++;
    const begin = level === 0 ? 0 : this.end[level - 1]!;
    this.choices[begin] = option;
    this.begins[level] = begin;
    this.next[level] = begin + 1;
    this.end[level] = begin + 1;
    return this.take(level, option);
  }

  /** Opens the first level that is not given. Returns whether there is nothing to do, which is a solution. */
  private start(): boolean {
    this.started = true;
    if (this.depth === this.tables.copies) return true;
    this.branch();
    return false;
  }

  /** Takes the next choice of the deepest level, or leaves the level. Returns whether that makes a solution. */
  private tryNext(): boolean {
    const { next, end, choices } = this;
    const level = this.depth - 1;
    if (this.taken) this.giveBack(choices[next[level]! - 1]!);
    if (next[level] === end[level]) return this.leave();
    this.taken = true;
    if (!this.take(level, choices[next[level]!++]!)) return false;
    if (this.depth === this.tables.copies) return true;
    this.branch();
    return false;
  }

  private leave(): false {
    this.depth--;
    this.taken = true;
    return false;
  }

  private giveBack(option: number): void {
    const { firstNode, itemOf } = this.tables;
    this.need[itemOf[firstNode[option + 1]! - 1]!]!++;
    this.taken = false;
  }

  /** Opens a level with the options of the item that has the fewest. */
  private branch(): void {
    const level = this.depth++;
    const begin = level === 0 ? 0 : this.end[level - 1]!;
    this.begins[level] = begin;
    this.next[level] = begin;
    this.end[level] = this.collect(level, this.fewestOptions(level), begin);
    this.sortByRank(begin, this.end[level]!);
    this.taken = false;
  }

  private fewestOptions(level: number): number {
    const { need, room } = this;
    const { itemCount } = this.tables;
    const base = level * itemCount;
    let best = -1;
    let fewest = served >>> 1;
    for (let item = 0; item < itemCount && fewest > 1; item++) {
      if (room[base + item]! >= fewest || need[item] !== 1) continue;
      fewest = room[base + item]!;
      best = item;
    }
    return best;
  }

  /** Writes the options left for an item into `choices`, from `place` on; returns the place after the last. */
  private collect(level: number, item: number, place: number): number {
    const { choices, left, words } = this;
    const { itemCount, masks, wordCount } = this.tables;
    const inUse = this.wordsInUse[level]!;
    let end = place;
    for (let i = 0; i < inUse; i++) {
      const word = words[i]!;
      let bits = left[level * wordCount + word]! & masks[word * itemCount + item]!;
      for (; bits !== 0; bits &= bits - 1) choices[end++] = word * 32 + 31 - Math.clz32(bits & -bits);
    }
    return end;
  }

  /** By insertion: there are few, as a rule. */
  private sortByRank(begin: number, end: number): void {
    const { choices } = this;
    const { rank } = this.tables;
    for (let i = begin + 1; i < end; i++) {
      const option = choices[i]!;
      let place = i;
      for (; place > begin && rank[choices[place - 1]!]! > rank[option]!; place--) choices[place] = choices[place - 1]!;
      choices[place] = option;
    }
  }

  /** Takes an option and fills in the level below. Returns false as soon as some item is lost. */
  private take(level: number, option: number): boolean {
    const { need, room } = this;
    const { firstNode, itemCount, itemOf } = this.tables;
    const below = (level + 1) * itemCount;
    const first = firstNode[option]!;
    const last = firstNode[option + 1]! - 1;
    const stock = itemOf[last]!;
    const usedUp = --need[stock]! === 0;
    room.copyWithin(below, below - itemCount, below);
    for (let node = first; node < last; node++) room[below + itemOf[node]!] = served;
    // The option itself will be struck out with its rivals. That is no loss to its stock, which needs one less.
    room[below + stock] = usedUp ? served : room[below + stock]! + 1;
    return this.strikeRivals(level, first, usedUp ? last + 1 : last);
  }

  /** Leaves to the level below what takes none of the items from node `first` to before node `end`. */
  private strikeRivals(level: number, first: number, end: number): boolean {
    const { left, words, wordsInUse } = this;
    const { itemCount, itemOf, masks, wordCount } = this.tables;
    const here = level * wordCount;
    const below = here + wordCount;
    let inUse = wordsInUse[level]!;
    for (let i = inUse - 1; i >= 0; i--) {
      const word = words[i]!;
      let rivals = 0;
      for (let node = first; node < end; node++) rivals |= masks[word * itemCount + itemOf[node]!]!;
      rivals &= left[here + word]!;
      left[below + word] = left[here + word]! ^ rivals;
      if (left[below + word] === 0) {
        words[i] = words[--inUse]!;
        words[inUse] = word;
      }
      if (rivals !== 0 && !this.strike(level + 1, word * 32, rivals)) return false;
    }
    wordsInUse[level + 1] = inUse;
    return true;
  }

  /** Counts the losses of all items of these options. */
  private strike(level: number, firstOption: number, bits: number): boolean {
    const { room } = this;
    const { firstNode, itemCount, itemOf } = this.tables;
    const base = level * itemCount;
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const option = firstOption + 31 - Math.clz32(rest & -rest);
      const end = firstNode[option + 1]!;
      for (let node = firstNode[option]!; node < end; node++) if (--room[base + itemOf[node]!]! === 0) return false;
    }
    return true;
  }
}
