/**
 * From options to forms: which bit stands for which shape of which stock.
 *
 * An option is anchored at its first position. In a regular layout a form is a stock and a shape, and the options that
 * have it differ only in their anchor. Otherwise the forms of a stock are just numbers: its options at one anchor, in
 * turn. Either way an option is known by its anchor and its form, and a form belongs to one stock. Forms are numbered as
 * they come up in the order given, which is the order in which the search tries them.
 */

import type { CoverProblem } from "../cover.js";
import { type Layout, maxPositions } from "./layout.js";

export interface Forms {
  readonly count: number;
  /** Options that show all there is to know of the forms: one for each, or all where a form differs by place. */
  readonly samples: readonly number[];
  readonly stockOf: Uint8Array;
  /** By option: its first position, its form, and all its positions as the 32-bit halves of a set. */
  readonly anchor: Uint8Array;
  readonly form: Uint16Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
}

interface Sets {
  readonly anchor: Uint8Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
}

export function formsOf(problem: CoverProblem, layout: Layout, order: readonly number[]): Forms {
  const sets = setsOf(problem, layout);
  const numbered = layout.regular ? formsByShape(problem, sets, order) : formsByTurn(problem, sets, order);
  return { ...sets, ...numbered };
}

function setsOf({ options }: CoverProblem, { positions }: Layout): Sets {
  const anchor = new Uint8Array(options.length);
  const low = new Int32Array(options.length);
  const high = new Int32Array(options.length);
  // Plain loops here and below: this runs before the engine has had time to optimise anything.
  for (let option = 0; option < options.length; option++) {
    const { cells } = options[option]!;
    let first = maxPositions;
    for (let i = 0; i < cells.length; i++) {
      const position = positions[cells[i]!]!;
      if (position < first) first = position;
      if (position < 32) low[option]! |= 1 << position;
      else high[option]! |= 1 << (position - 32);
    }
    anchor[option] = first;
  }
  return { anchor, low, high };
}

/** The set moved down so that `by` becomes position 0. */
export function shiftedLow(low: number, high: number, by: number): number {
  if (by >= 32) return high >>> (by - 32);
  return by === 0 ? low : (low >>> by) | (high << (32 - by));
}

export function shiftedHigh(high: number, by: number): number {
  return by >= 32 ? 0 : high >>> by;
}

type Numbered = Pick<Forms, "count" | "samples" | "stockOf" | "form">;

function formsByShape(
  { options, stocks }: CoverProblem,
  { anchor, low, high }: Sets,
  order: readonly number[],
): Numbered {
  const form = new Uint16Array(options.length);
  const stockOf: number[] = [];
  const lows: number[] = [];
  const highs: number[] = [];
  const samples: number[] = [];
  // Where a form has an option already: two options that are alike, as equal choices of a field are, need two forms.
  const taken: Uint8Array[] = [];
  // Options mostly come by shape, so the form is mostly that of the last one of its stock.
  const latest = stocks.map(() => 0);
  for (let i = 0; i < order.length; i++) {
    const option = order[i]!;
    const { stock } = options[option]!;
    const at = anchor[option]!;
    const shapeLow = shiftedLow(low[option]!, high[option]!, at) | 0;
    const shapeHigh = shiftedHigh(high[option]!, at) | 0;
    let f = latest[stock]!;
    if (stockOf[f] !== stock || lows[f] !== shapeLow || highs[f] !== shapeHigh || taken[f]![at] === 1) {
      f = stockOf.findIndex(
        (other, g) => other === stock && lows[g] === shapeLow && highs[g] === shapeHigh && taken[g]![at] === 0,
      );
      if (f < 0) f = samples.length;
    }
    if (f === samples.length) {
      stockOf.push(stock);
      lows.push(shapeLow);
      highs.push(shapeHigh);
      samples.push(option);
      taken.push(new Uint8Array(maxPositions));
    }
    taken[f]![at] = 1;
    latest[stock] = f;
    form[option] = f;
  }
  return { count: stockOf.length, samples, stockOf: Uint8Array.from(stockOf), form };
}

function formsByTurn(problem: CoverProblem, { anchor }: Sets, order: readonly number[]): Numbered {
  const form = new Uint16Array(problem.options.length);
  const stockOf: number[] = [];
  const known: number[][] = problem.stocks.map(() => []);
  const turns: Uint16Array[] = problem.stocks.map(() => new Uint16Array(maxPositions));
  for (const option of order) {
    const { stock } = problem.options[option]!;
    const turn = turns[stock]![anchor[option]!]!++;
    if (turn === known[stock]!.length) known[stock]!.push(stockOf.push(stock) - 1);
    form[option] = known[stock]![turn]!;
  }
  return { count: stockOf.length, samples: order, stockOf: Uint8Array.from(stockOf), form };
}

/**
 * Whether the search tries the options of every anchor in the order of their numbers. It doesn't where two orientations
 * look alike in positions, as those that lead to the right and to the next row do on a board two cells wide: they share
 * a form, and so the second comes too early.
 */
export function formsAscend({ anchor, form }: Forms): boolean {
  const latest = new Int32Array(maxPositions).fill(-1);
  return form.every((each, option) => {
    const isLater = each > latest[anchor[option]!]!;
    latest[anchor[option]!] = each;
    return isLater;
  });
}
