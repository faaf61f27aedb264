/** From a cover problem to the arrays the general search works on: sparse sets of options, one set for every item. */

import type { CoverOption, CoverProblem } from "./cover.js";

/**
 * An item is a thing that options take: first the cells, then the stocks. A node is one option taking one item; the
 * nodes of an option lie side by side, its cells first and its stock last.
 */
export interface Tables {
  readonly itemCount: number;
  readonly cellCount: number;
  /** Index into `problem.options` of every option that is searched. */
  readonly source: Int32Array;
  /** The first node of every option, and one past the last node at the end. */
  readonly firstNode: Int32Array;
  readonly itemOf: Int32Array;
  readonly optionOf: Int32Array;
  /** Where in `members` a node stands. */
  readonly placeOf: Int32Array;
  /** The nodes of item i, from start[i] on: those still possible are the first size[i] of them. */
  readonly members: Int32Array;
  readonly start: Int32Array;
  readonly size: Int32Array;
  /** How often an item has still to be taken: once for a cell, once per copy for a stock. */
  readonly need: Int32Array;
}

/** Whether the whole stock covers exactly as many cells as there are; otherwise there is nothing to search. */
export function areaFits({ cellCount, stocks, options }: CoverProblem): boolean {
  const sizes = new Map(options.map(({ stock, cells }) => [stock, cells.length]));
  // A stock that nothing can be taken from can never be used up: NaN equals no area.
  const area = stocks.reduce((sum, copies, stock) => (copies > 0 ? sum + copies * (sizes.get(stock) ?? NaN) : sum), 0);
  return area === cellCount;
}

/** Marsaglia's xorshift: a whole number below `bound`, the same sequence for the same seed on every machine. */
function randomNumbers(seed: number): (bound: number) => number {
  let state = (seed ^ 0x9e3779b9) | 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

function shuffle(list: number[], seed: number): void {
  const random = randomNumbers(seed);
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}

/** The options that can be taken at all, in the order in which they are to be tried. */
function optionOrder({ options, stocks }: CoverProblem, seed: number | undefined): number[] {
  const order = [...options.keys()].filter((o) => stocks[options[o]!.stock]! > 0);
  if (seed !== undefined) shuffle(order, seed);
  return order;
}

/** Gives every item its stretch of `members`, as long as it has options. */
function layOut(itemOf: Int32Array, start: Int32Array, size: Int32Array): void {
  for (const item of itemOf) size[item]!++;
  for (let item = 1; item < start.length; item++) start[item] = start[item - 1]! + size[item - 1]!;
}

function enterMembers({ itemOf, placeOf, members, start }: Tables): void {
  const next = start.slice();
  itemOf.forEach((item, node) => {
    const place = next[item]!++;
    placeOf[node] = place;
    members[place] = node;
  });
}

function nodesOf(options: readonly CoverOption[], cellCount: number): { items: number[]; owners: number[] } {
  const items = options.flatMap(({ cells, stock }) => [...cells, cellCount + stock]);
  const owners = options.flatMap(({ cells }, option) => new Array<number>(cells.length + 1).fill(option));
  return { items, owners };
}

function firstNodes(options: readonly CoverOption[]): Int32Array {
  const first = new Int32Array(options.length + 1);
  options.forEach(({ cells }, option) => {
    first[option + 1] = first[option]! + cells.length + 1;
  });
  return first;
}

export function buildTables(problem: CoverProblem, seed?: number): Tables {
  const { cellCount, stocks } = problem;
  const source = Int32Array.from(optionOrder(problem, seed));
  const options = Array.from(source, (o) => problem.options[o]!);
  const { items, owners } = nodesOf(options, cellCount);
  const itemCount = cellCount + stocks.length;
  const tables: Tables = {
    itemCount,
    cellCount,
    source,
    firstNode: firstNodes(options),
    itemOf: Int32Array.from(items),
    optionOf: Int32Array.from(owners),
    placeOf: new Int32Array(items.length),
    members: new Int32Array(items.length),
    start: new Int32Array(itemCount),
    size: new Int32Array(itemCount),
    need: Int32Array.from({ length: itemCount }, (_, item) => (item < cellCount ? 1 : stocks[item - cellCount]!)),
  };
  layOut(tables.itemOf, tables.start, tables.size);
  enterMembers(tables);
  return tables;
}
