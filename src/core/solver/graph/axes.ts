/**
 * From fields to vectors: which entry of a vector stands for which part of a target.
 *
 * Every copy of a keyed stock is an axis: a choice of a month, of a day, the first hole, the second hole. Each solution
 * has exactly one choice on every axis. One axis, the pivot, divides a solution in two: before it, a vector says how many
 * ways there are by what has been chosen; after it, by what is still to be chosen. So no vector is as long as there are
 * targets. The axes of a vector are its digits, the last one counting least.
 */

import type { GraphPlan } from "./graph-plan.js";
import { bitsFor } from "./graph-plan.js";

interface Axis {
  /** Which keyed stock, and which of its copies: the one that is taken first is number 0. */
  readonly stock: number;
  readonly copy: number;
  /** What each choice adds to the target. */
  readonly worths: readonly number[];
  /** Where its choices are on the way through the board, on average. */
  readonly middle: number;
}

export interface AxisState {
  /** Whether the pivot has been chosen. */
  readonly isPassed: boolean;
  /** What each entry of the vector adds to the target; a single 0 where the vector has no axis. */
  readonly offsets: readonly number[];
  /** Where the state is that of the pivot's parents: the state of its children. */
  readonly next: number | undefined;
  /** By keyed stock: how far apart two choices are in the longer vector, when the next copy is taken. */
  readonly strides: readonly number[];
}

/** How many entries a vector takes, so that two can always be taken together. */
export const paddedLength = (length: number): number => (length === 1 ? 1 : length + (length % 2));

export interface AxisPlan {
  readonly pivot: Axis | undefined;
  /** By keyed state; undefined where there is no such state. */
  readonly states: readonly (AxisState | undefined)[];
}

/** The axes that are still free when so much of each keyed stock has been used. */
export function planAxes(plan: GraphPlan, used: readonly number[]): AxisPlan {
  const axes = axesOf(plan).filter(({ stock, copy }) => copy >= used[stock]!);
  const pivot = axes.reduce<Axis | undefined>(
    (best, axis) => (best === undefined || isBetterPivot(axis, best, axes) ? axis : best),
    undefined,
  );
  const others = axes.filter((axis) => axis !== pivot);
  const stateBits = 64 - plan.windowBits;
  const states = Array.from({ length: 1 << stateBits }, (_, state) => {
    const counts = countsIn(plan, state);
    const isState = counts.every((count, s) => count <= copiesOf(plan, s) && count >= used[s]!);
    if (!isState) return undefined;
    const isBeforePivot = pivot !== undefined && counts[pivot.stock] === pivot.copy;
    const next = isBeforePivot ? state + 2 ** (plan.keyShifts[pivot.stock]! - plan.windowBits) : undefined;
    return { ...stateOf(pivot, others, counts), next };
  });
  return { pivot, states };
}

/** The shorter its vectors are likely to be, the better; of two that are alike, the one with more choices. */
function isBetterPivot(axis: Axis, best: Axis, axes: readonly Axis[]): boolean {
  const difference = lengthBeside(axis, axes) - lengthBeside(best, axes);
  return difference < 0 || (difference === 0 && axis.worths.length > best.worths.length);
}

/** How long vectors are on both sides of a pivot, as if all choices of an axis were in its middle. */
function lengthBeside(pivot: Axis, axes: readonly Axis[]): number {
  const lengthOf = (side: readonly Axis[]): number => side.reduce((product, { worths }) => product * worths.length, 1);
  const others = axes.filter((axis) => axis !== pivot);
  const isBefore = ({ middle, copy }: Axis): boolean =>
    middle < pivot.middle || (middle === pivot.middle && copy < pivot.copy);
  return lengthOf(others.filter(isBefore)) + lengthOf(others.filter((axis) => !isBefore(axis)));
}

const copiesOf = ({ problem, order }: GraphPlan, keyed: number): number => problem.stocks[order[keyed]!]!;

function countsIn(plan: GraphPlan, state: number): number[] {
  return plan.keyShifts.map((shift, keyed) => {
    const bits = bitsFor(copiesOf(plan, keyed));
    return (state >> (shift - plan.windowBits)) & ((1 << bits) - 1);
  });
}

function axesOf(plan: GraphPlan): Axis[] {
  const { problem, yields, order, keyedCount, forms } = plan;
  if (yields.kind !== "targets") return [];
  return order.slice(0, keyedCount).flatMap((stock, keyed) => {
    const own = problem.options.flatMap((option, i) => (option.stock === stock ? [i] : []));
    const weights = own.map((option) => yields.weights[option]!);
    const middle = own.reduce((sum, option) => sum + forms.anchor[option]!, 0) / own.length;
    const copies = problem.stocks[stock]!;
    return Array.from({ length: copies }, (_, copy) => {
      const scale = yields.scales[stock]?.[copies - copy - 1] ?? 1;
      return { stock: keyed, copy, worths: weights.map((weight) => weight * scale), middle };
    });
  });
}

function stateOf(pivot: Axis | undefined, others: readonly Axis[], counts: readonly number[]): Omit<AxisState, "next"> {
  const isUsed = ({ stock, copy }: Axis): boolean => copy < counts[stock]!;
  const isPassed = pivot === undefined || isUsed(pivot);
  const digits = others.filter((axis) => isUsed(axis) !== isPassed);
  const strides = counts.map((count, stock) => {
    const taken = others.findIndex((axis) => axis.stock === stock && axis.copy === count);
    return others.reduce(
      (product, axis, i) => (i > taken && digits.includes(axis) ? product * axis.worths.length : product),
      1,
    );
  });
  const offsets = digits.reduce<number[]>(
    (list, { worths }) => list.flatMap((offset) => worths.map((worth) => offset + worth)),
    [0],
  );
  return { isPassed, offsets, strides };
}
