/**
 * Counts tilings without searching, and without any of the solver's code: how many ways lead to each state, cell by cell.
 *
 * The cells are in a row, in the order given. What comes after depends only on three things: the first open cell, which
 * cells beyond it are covered, and what has been taken. So the ways to a state are added up, however they came there.
 * A map for each first open cell leads from the covered cells, as bits from the open cell on, to another map: from what
 * has been taken, as one number, to the number of ways.
 *
 * Example: three cells in a row, a domino and a single. Nothing covered: 1 way. The domino goes to the first cell, and the
 * third is open, 1 way; or the single does, and the second is open, 1 way. Each is completed in 1 way: 2 tilings.
 *
 * Some stocks are told apart by which of their options was taken, such as the day of a date: then there is a number for
 * each.
 */

import type { CoverProblem } from "../../src/core/solver/cover.js";

type Ways = Map<number, number>;
type Layer = Map<number, Ways>;

/** An option that begins at some cell. */
interface Move {
  /** Its cells, as bits from the first on. */
  readonly mask: number;
  readonly stock: number;
  /** What taking it adds to the number for what has been taken. */
  readonly worth: number;
}

/** Where a stock is in the number for what has been taken: a digit of a base of its own. */
interface Digit {
  readonly unit: number;
  readonly base: number;
  /** No more can be taken once the digit is as large. */
  readonly full: number;
}

/** A window of more cells has no room in 32 bits. */
const maxReach = 31;

function digitsOf({ stocks, options }: CoverProblem, told: readonly number[]): Digit[] {
  let unit = 1;
  return stocks.map((copies, stock) => {
    const isTold = told.includes(stock);
    const base = 1 + (isTold ? options.filter((option) => option.stock === stock).length : copies);
    const digit = { unit, base, full: isTold ? 1 : copies };
    unit *= base;
    return digit;
  });
}

/** By place in the order: what can begin there. */
function movesOf(
  { cellCount, options }: CoverProblem,
  order: readonly number[],
  told: readonly number[],
  digits: readonly Digit[],
): Move[][] {
  const moves: Move[][] = Array.from({ length: cellCount }, () => []);
  const taken = digits.map(() => 0);
  for (const { stock, cells } of options) {
    const places = cells.map((cell) => order.indexOf(cell));
    const first = Math.min(...places);
    if (Math.max(...places) - first >= maxReach) throw new RangeError("a window doesn't hold this option");
    const mask = places.reduce((bits, place) => bits | (1 << (place - first)), 0);
    const choice = ++taken[stock]!;
    moves[first]!.push({ mask, stock, worth: digits[stock]!.unit * (told.includes(stock) ? choice : 1) });
  }
  return moves;
}

/** Adds the ways of all states that have something left of the move's stock to where it leads. */
function makeMove({ worth }: Move, { unit, base, full }: Digit, from: Ways, to: Ways): void {
  for (const [taken, ways] of from) {
    if (Math.floor(taken / unit) % base < full) to.set(taken + worth, (to.get(taken + worth) ?? 0) + ways);
  }
}

/** Where the first open cell is once these are covered, and what is covered beyond it. */
function nextState(place: number, covered: number): [place: number, covered: number] {
  let [next, rest] = [place, covered];
  while ((rest & 1) === 1) {
    rest >>>= 1;
    next++;
  }
  return [next, rest];
}

function waysIn(layer: Layer, covered: number): Ways {
  const known = layer.get(covered);
  if (known !== undefined) return known;
  const ways: Ways = new Map();
  layer.set(covered, ways);
  return ways;
}

/**
 * How many tilings there are for each combination of options of the stocks told apart, as "2 7" for their third and their
 * eighth options. Those that have none are missing.
 */
export function transferCounts(
  problem: CoverProblem,
  order: readonly number[],
  told: readonly number[] = [],
): Map<string, number> {
  const digits = digitsOf(problem, told);
  const moves = movesOf(problem, order, told, digits);
  const layers: Layer[] = Array.from({ length: problem.cellCount + 1 }, () => new Map());
  waysIn(layers[0]!, 0).set(0, 1);
  moves.forEach((here, place) => {
    for (const [covered, from] of layers[place]!) {
      for (const move of here.filter(({ mask }) => (mask & covered) === 0)) {
        const [next, rest] = nextState(place, covered | move.mask);
        makeMove(move, digits[move.stock]!, from, waysIn(layers[next]!, rest));
      }
    }
    layers[place]!.clear();
  });
  return toldApart(layers.at(-1)!.get(0) ?? new Map(), digits, told);
}

/** Only where everything has been taken. */
function toldApart(ends: Ways, digits: readonly Digit[], told: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [taken, ways] of ends) {
    const used = digits.map(({ unit, base }) => Math.floor(taken / unit) % base);
    if (used.some((digit, stock) => digit < digits[stock]!.full)) continue;
    counts.set(told.map((stock) => used[stock]! - 1).join(" "), ways);
  }
  return counts;
}
