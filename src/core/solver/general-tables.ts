/** From a cover problem to the arrays the general search works on: a numbering of the options, and a bit for each. */

import type { CoverOption, CoverProblem } from "./cover.js";
import { shuffled } from "./shuffle.js";

/**
 * An item is a thing that options take: first the cells, then the stocks. Option number o is bit o mod 32 of word
 * o / 32 in every set of options.
 */
export interface Tables {
  readonly itemCount: number;
  readonly wordCount: number;
  /** How many options make a solution: one per copy. */
  readonly copies: number;
  /** Index into `problem.options` of every option. */
  readonly source: Int32Array;
  /** And back: the number of every option of the problem, where it has one. */
  readonly numberOf: Int32Array;
  /** Where an option comes when several are to be tried. */
  readonly rank: Int32Array;
  /** The items of option o, its stock last, are itemOf[firstNode[o]] up to itemOf[firstNode[o + 1] - 1]. */
  readonly firstNode: Int32Array;
  readonly itemOf: Int32Array;
  /** Which options of word w take item i: masks[w * itemCount + i]. */
  readonly masks: Int32Array;
  /** How often an item has to be taken: once for a cell, once per copy for a stock. */
  readonly need: Int32Array;
  /** How many options an item must lose until too few are left: their number, when it is needed once. */
  readonly room: Int32Array;
}

/**
 * The options that can be taken at all, by their first cell: neighbours on the board share words, so that whole words
 * run empty as the board fills up.
 */
function numbered({ options, stocks }: CoverProblem): Int32Array {
  const possible = [...options.keys()].filter((o) => stocks[options[o]!.stock]! > 0);
  return Int32Array.from(possible.sort((a, b) => options[a]!.cells[0]! - options[b]!.cells[0]! || a - b));
}

function numbersOf(source: Int32Array, optionCount: number): Int32Array {
  const numbers = new Int32Array(optionCount);
  source.forEach((option, number) => {
    numbers[option] = number;
  });
  return numbers;
}

function firstNodes(options: readonly CoverOption[]): Int32Array {
  const first = new Int32Array(options.length + 1);
  options.forEach(({ cells }, o) => {
    first[o + 1] = first[o]! + cells.length + 1;
  });
  return first;
}

function masksOf(options: readonly (readonly number[])[], wordCount: number, itemCount: number): Int32Array {
  const masks = new Int32Array(wordCount * itemCount);
  options.forEach((items, o) => {
    for (const item of items) masks[(o >>> 5) * itemCount + item]! |= 1 << (o & 31);
  });
  return masks;
}

function roomOf(itemOf: Int32Array, need: Int32Array): Int32Array {
  const room = need.map((copies) => 1 - copies);
  for (const item of itemOf) room[item]!++;
  return room;
}

export function buildTables(problem: CoverProblem, seed?: number): Tables {
  const { cellCount, stocks } = problem;
  const source = numbered(problem);
  const options = Array.from(source, (o) => problem.options[o]!);
  const items = options.map(({ cells, stock }) => [...cells, cellCount + stock]);
  const itemOf = Int32Array.from(items.flat());
  const itemCount = cellCount + stocks.length;
  const wordCount = Math.ceil(source.length / 32);
  const need = Int32Array.from({ length: itemCount }, (_, item) => stocks[item - cellCount] ?? 1);
  return {
    itemCount,
    wordCount,
    copies: stocks.reduce((sum, copies) => sum + copies, 0),
    source,
    numberOf: numbersOf(source, problem.options.length),
    rank: seed === undefined ? source : Int32Array.from(shuffled([...source], seed)),
    firstNode: firstNodes(options),
    itemOf,
    masks: masksOf(items, wordCount, itemCount),
    need,
    room: roomOf(itemOf, need),
  };
}
