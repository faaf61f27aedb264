/**
 * From the solutions of a date to how many symmetric neighbours each of them has.
 *
 * Two solutions are symmetric neighbours if some pieces of one, taken together and turned or mirrored in place, make the
 * other. So the cells that they cover together look the same turned or mirrored, and all other pieces stay.
 */

import { latticeNamed, type Point, type Symmetry } from "../lattice/lattice.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { cellLookup, type Placement, type Tiling } from "./placement.js";

const keyOf = ({ piece, cells }: Placement): string => `${piece} ${cells.join(" ")}`;

const turned = ({ x, y }: Point, { xx, xy, yx, yy }: Symmetry): Point => ({ x: xx * x + xy * y, y: yx * x + yy * y });

function firstOf(points: readonly Point[]): Point {
  return points.reduce((first, next) => (next.y < first.y || (next.y === first.y && next.x < first.x) ? next : first));
}

/** Turns groups of pieces in place. */
class Turner {
  private readonly cellAt: ReturnType<typeof cellLookup>;

  constructor(private readonly puzzle: Puzzle) {
    this.cellAt = cellLookup(puzzle.board);
  }

  /** Every way in which a group lies after a turn or a flip that keeps its cells: the keys of its placements. */
  waysOf(group: readonly Placement[]): string[][] {
    const [, ...others] = latticeNamed(this.puzzle.lattice).symmetries;
    return others.flatMap((symmetry) => {
      const keys = this.keysAfter(group, symmetry);
      return keys === undefined ? [] : [keys];
    });
  }

  private pointsOf({ cells }: Placement): Point[] {
    return cells.map((cell) => this.puzzle.board.cells[cell]!.point);
  }

  /** Undefined where the group does not cover the same cells again. */
  private keysAfter(group: readonly Placement[], symmetry: Symmetry): string[] | undefined {
    const cells = new Set(group.flatMap((placement) => placement.cells));
    const points = group.flatMap((placement) => this.pointsOf(placement));
    const [home, away] = [firstOf(points), firstOf(points.map((point) => turned(point, symmetry)))];
    const keys: string[] = [];
    for (const placement of group) {
      const own = this.pointsOf(placement).map((point) => {
        const { x, y } = turned(point, symmetry);
        return this.cellAt(x + home.x - away.x, y + home.y - away.y) ?? -1;
      });
      if (!own.every((cell) => cells.has(cell))) return undefined;
      keys.push(keyOf({ ...placement, cells: own.sort((a, b) => a - b) }));
    }
    return keys;
  }
}

/** Placements as numbers, so that thousands of solutions can be compared with each other. */
class Numbers {
  private readonly known = new Map<string, number>();

  get size(): number {
    return this.known.size;
  }

  add(key: string): number {
    const number = this.known.get(key) ?? this.known.size;
    this.known.set(key, number);
    return number;
  }

  /** Undefined where no solution has one of these. */
  allOf(keys: readonly string[]): number[] | undefined {
    const numbers = keys.flatMap((key) => this.known.get(key) ?? []);
    return numbers.length === keys.length ? numbers : undefined;
  }
}

/** Counts the symmetric neighbours of a solution among all solutions for the same cells. */
export function neighbourCounter(puzzle: Puzzle, all: readonly Tiling[]): (tiling: Tiling) => number {
  const numbers = new Numbers();
  const others = all.map((tiling) => tiling.map((placement) => numbers.add(keyOf(placement))));
  const turner = new Turner(puzzle);
  /** By number: what it counts for in the sum that says which pieces two solutions share; 0 for those of other solutions. */
  const weights = new Float64Array(numbers.size);
  const waysOf = (group: readonly Placement[]): number[][] =>
    turner.waysOf(group).flatMap((keys) => {
      const way = numbers.allOf(keys);
      return way === undefined ? [] : [way];
    });
  return (tiling) => {
    const own = tiling.map((placement) => numbers.add(keyOf(placement)));
    own.forEach((number, i) => {
      weights[number] = 2 ** i;
    });
    const whole = 2 ** own.length - 1;
    /** By which pieces are shared. */
    const known = new Map<number, number[][]>();
    const count = others.filter((other) => {
      let sum = 0;
      for (let i = 0; i < other.length; i++) sum += weights[other[i]!]!;
      if (sum === whole) return false;
      const ways = known.get(sum) ?? waysOf(tiling.filter((_, i) => Math.floor(sum / 2 ** i) % 2 === 0));
      known.set(sum, ways);
      return ways.some((way) => way.every((number) => other.includes(number)));
    }).length;
    for (const number of own) weights[number] = 0;
    return count;
  };
}
