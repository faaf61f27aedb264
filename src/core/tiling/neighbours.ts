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

/** Counts the symmetric neighbours of a solution among all solutions for the same cells. */
export function neighbourCounter(puzzle: Puzzle, all: readonly Tiling[]): (tiling: Tiling) => number {
  const others = all.map((tiling) => new Set(tiling.map(keyOf)));
  const turner = new Turner(puzzle);
  return (tiling) => {
    const keys = tiling.map(keyOf);
    /** By which pieces differ. */
    const known = new Map<string, string[][]>();
    return others.filter((other) => {
      const differ = keys.map((key) => (other.has(key) ? "0" : "1")).join("");
      const group = tiling.filter((_, i) => differ[i] === "1");
      if (group.length === 0) return false;
      const ways = known.get(differ) ?? turner.waysOf(group);
      known.set(differ, ways);
      return ways.some((way) => way.every((key) => other.has(key)));
    }).length;
  };
}
