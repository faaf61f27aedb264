/**
 * From a problem that looks the same turned or flipped to a smaller one, and from its solutions to all of them.
 *
 * A rectangle has four such symmetries. Each takes a tiling to a tiling, and the I of one to the I of the other. So it's enough to
 * search with I in a quarter of the board: the other tilings are the images of these. To get each just once, an
 * image is made only by one symmetry for each place that I is taken to, for others would take tilings with the same I to
 * each other.
 */

import { latticeNamed, type Point, type Symmetry } from "../lattice/lattice.js";
import { type CoverOption, type CoverProblem, copyCount, type Places } from "./cover.js";
import type { Rows } from "./runner.js";

/** A smaller problem, and the way back. */
export interface FoldedProblem {
  readonly problem: CoverProblem;
  /** All solutions of the whole problem, from those of the smaller one, each in so many numbers. */
  unfold(rows: Rows, rowLength: number): Rows;
}

/** By option, the option that it's taken to. */
type Images = Uint32Array;

const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** By cell, the cell that a symmetry takes it to; undefined where it takes one off the board. */
function cellImages({ points }: Places, { xx, xy, yx, yy }: Symmetry, cells: ReadonlyMap<string, number>) {
  const moved = points.map(({ x, y }) => ({ x: xx * x + xy * y, y: yx * x + yy * y }));
  const least = (list: readonly Point[], axis: "x" | "y"): number => Math.min(...list.map((point) => point[axis]));
  const [right, down] = [least(points, "x") - least(moved, "x"), least(points, "y") - least(moved, "y")];
  const images = moved.map(({ x, y }) => cells.get(keyOf({ x: x + right, y: y + down })));
  return images.every((cell) => cell !== undefined) ? images : undefined;
}

const optionKey = (stock: number, cells: readonly number[]): string => `${stock}:${cells.join()}`;

/** What a symmetry of the cells does to the options; undefined where it takes one to none. */
function optionImages(options: readonly CoverOption[], cells: readonly number[], numbers: ReadonlyMap<string, number>) {
  const images = new Uint32Array(options.length);
  for (const [i, option] of options.entries()) {
    const moved = option.cells.map((cell) => cells[cell]!).sort((a, b) => a - b);
    const number = numbers.get(optionKey(option.stock, moved));
    if (number === undefined) return undefined;
    images[i] = number;
  }
  return images;
}

/** All symmetries of a problem but the one that moves nothing. */
function symmetriesOf({ options, places }: CoverProblem): Images[] {
  if (places === undefined) return [];
  const cells = new Map(places.points.map((point, cell) => [keyOf(point), cell]));
  const moves = latticeNamed(places.lattice)
    .symmetries.map((symmetry) => cellImages(places, symmetry, cells))
    .filter((images) => images?.some((image, cell) => image !== cell));
  if (moves.length === 0) return [];
  const numbers = new Map(options.map(({ stock, cells: own }, i) => [optionKey(stock, own), i]));
  return moves.flatMap((images) => optionImages(options, images as number[], numbers) ?? []);
}

/** By option of a stock that is kept, the last of its kind: the symmetries that take it elsewhere, one for each place. */
function orbitsOf(
  options: readonly CoverOption[],
  stock: number,
  symmetries: readonly Images[],
): Map<number, Images[]> {
  const orbits = new Map<number, Images[]>();
  const seen = new Set<number>();
  for (let i = options.length - 1; i >= 0; i--) {
    if (options[i]!.stock !== stock || seen.has(i)) continue;
    seen.add(i);
    const ways = symmetries.filter((images) => !seen.has(images[i]!) && seen.add(images[i]!));
    orbits.set(i, ways);
  }
  return orbits;
}

/** How far it is from one end to the other. */
function spanOf({ cells }: CoverOption, { points }: Places): number {
  const own = cells.map((cell) => points[cell]!);
  const span = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);
  return Math.max(span(own.map(({ x }) => x)), span(own.map(({ y }) => y)));
}

/** The stock of one copy with the longest options: of all pentominoes, I leaves the least to be searched, and X the most. */
function stockToFold({ stocks, options, places }: CoverProblem): number | undefined {
  if (places === undefined) return undefined;
  const spans = new Map(options.map((option) => [option.stock, spanOf(option, places)]));
  const single = [...stocks.keys()].filter((stock) => stocks[stock] === 1);
  return single.sort((a, b) => (spans.get(b) ?? 0) - (spans.get(a) ?? 0))[0];
}

/** Undefined where the problem has no symmetry. */
export function foldedProblem(problem: CoverProblem): FoldedProblem | undefined {
  const symmetries = symmetriesOf(problem);
  const stock = symmetries.length > 0 ? stockToFold(problem) : undefined;
  if (stock === undefined) return undefined;
  const orbits = orbitsOf(problem.options, stock, symmetries);
  const kept = [...problem.options.keys()].filter((i) => problem.options[i]!.stock !== stock || orbits.has(i));
  return {
    problem: { ...problem, options: kept.map((i) => problem.options[i]!) },
    unfold: (rows, rowLength) => unfolded({ rows, rowLength, size: copyCount(problem) }, kept, orbits),
  };
}

/** Rows of options; what follows the first `size` numbers of a row only fills it up. */
interface Solutions {
  readonly rows: Rows;
  readonly rowLength: number;
  readonly size: number;
}

function unfolded(
  { rows, rowLength, size }: Solutions,
  kept: readonly number[],
  orbits: ReadonlyMap<number, readonly Images[]>,
): Rows {
  const most = Math.max(...Array.from(orbits.values(), ({ length }) => length + 1));
  const all = new Uint32Array(rows.length * most);
  let end = 0;
  for (let at = 0; at < rows.length; at += rowLength) {
    const begin = end;
    let ways: readonly Images[] = [];
    for (let i = 0; i < size; i++) {
      const option = kept[rows[at + i]!]!;
      ways = orbits.get(option) ?? ways;
      all[begin + i] = option;
    }
    end += rowLength;
    for (const images of ways) {
      for (let i = 0; i < size; i++) all[end + i] = images[all[begin + i]!]!;
      end += rowLength;
    }
  }
  return all.slice(0, end);
}
