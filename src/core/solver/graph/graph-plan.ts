/** From a cover problem to a plan for its frontier graph: how to read the board, and what makes up a node. */

import type { CoverProblem } from "../cover.js";
import type { Yield } from "../runner.js";
import * as block from "./assembly/block.js";
import { commonStocks, type HandPlan, type HandStock, planHands } from "./hands.js";
import type { Scan } from "./scan.js";
import { type ScanForms, scanFormsOf } from "./shapes.js";

export interface GraphPlan {
  readonly problem: CoverProblem;
  readonly yields: Yield;
  readonly scan: Scan;
  readonly forms: ScanForms;
  /** The stocks in the order of the graph: first those in a node's key, then those in its hands. */
  readonly order: readonly number[];
  readonly keyedCount: number;
  /** How many stocks after the keyed ones choose the bit of a hand. */
  readonly commonCount: number;
  /** By keyed stock: where in the key it is counted. */
  readonly keyShifts: readonly number[];
  /** How many bits of the key are the window. */
  readonly windowBits: number;
  readonly hands: HandPlan;
}

const keyBits = 64;

/** The number of states that the keyed stocks can be in is kept small: a table has an entry for each. */
const maxStateBits = 12;

export const bitsFor = (copies: number): number => 32 - Math.clz32(copies);

/** Undefined where the problem is beyond the graph. */
export function planGraph(problem: CoverProblem, yields: Yield, scan: Scan): GraphPlan | undefined {
  const keyed = keyedStocks(problem, yields);
  const handed = handedStocks(problem, keyed);
  const hands = planHands(handed.stocks, handed.commonCount);
  const forms = scanFormsOf(problem, scan);
  const { shifts: keyShifts, windowBits } = keyPlan(keyed.map((s) => problem.stocks[s]!));
  const isSmall =
    keyBits - windowBits <= maxStateBits &&
    forms.forms.length <= block.maxForms &&
    problem.stocks.length <= block.maxStocks &&
    problem.cellCount < block.maxAreas;
  if (hands === undefined || !isSmall || hands.maxSlots > block.maxSlots || forms.reach > windowBits) return undefined;
  const order = [...keyed, ...handed.order];
  const { commonCount } = handed;
  return { problem, yields, scan, forms, order, keyedCount: keyed.length, commonCount, keyShifts, windowBits, hands };
}

/** The other stocks, the common ones first. */
function handedStocks(problem: CoverProblem, keyed: readonly number[]) {
  const sizes = sizesOf(problem);
  const stockOf = (s: number): HandStock => ({ copies: problem.stocks[s]!, size: sizes[s]! });
  const numbers = problem.stocks.map((_, s) => s).filter((s) => !keyed.includes(s));
  const common = commonStocks(numbers.map(stockOf)).map((i) => numbers[i]!);
  const order = [...common, ...numbers.filter((s) => !common.includes(s))];
  return { order, stocks: order.map(stockOf), commonCount: common.length };
}

/** By stock: how many cells its options cover. */
export function sizesOf({ stocks, options }: CoverProblem): number[] {
  const sizes = stocks.map(() => 0);
  for (const { stock, cells } of options) sizes[stock] = cells.length;
  return sizes;
}

/** Fields have a place in the key: those that say something about the target, and others that are like them. */
function keyedStocks({ options, stocks, connected }: CoverProblem, yields: Yield): number[] {
  const weights = yields.kind === "targets" ? yields.weights : [];
  const weighted = new Set(options.filter((_, option) => (weights[option] ?? 0) > 0).map(({ stock }) => stock));
  const isField = (s: number): boolean => connected !== undefined && connected[s] === false && stocks[s] === 1;
  return stocks.map((_, s) => s).filter((s) => weighted.has(s) || (yields.kind !== "targets" && isField(s)));
}

function keyPlan(copies: readonly number[]): { shifts: number[]; windowBits: number } {
  // At least one bit is kept, so that the key can always be shifted down to its state.
  const windowBits =
    keyBits -
    Math.max(
      1,
      copies.reduce((sum, each) => sum + bitsFor(each), 0),
    );
  let end = windowBits;
  const shifts = copies.map((each) => {
    end += bitsFor(each);
    return end - bitsFor(each);
  });
  return { shifts, windowBits };
}
