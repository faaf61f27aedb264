/**
 * From the solutions of a date to how many symmetric neighbours each of them has.
 *
 * Two solutions are symmetric neighbours if some pieces of one, taken together and turned or mirrored in place, make the
 * other. So the cells that they cover together look the same turned or mirrored, and all other pieces stay.
 *
 *     I J     J I      mirrored from left to right, the two bars change places;
 *     I J     J I      turned by a quarter, they become rows.
 *
 * Solutions are not compared with each other: of every solution it is worked out what can be turned, and what comes of
 * it is looked up. For each way to turn or mirror the whole lattice, the pieces fall into groups that each keep their
 * cells: a piece belongs together with all that are where it would end up. Any of these groups may be turned.
 */

import { latticeNamed, type Symmetry } from "../lattice/lattice.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import type { Placement, Tiling } from "./placement.js";

const keyOf = ({ piece, cells }: Pick<Placement, "piece" | "cells">): string => `${piece} ${cells.join(" ")}`;

/** By cell: the cell it ends up on; -1 where a cell isn't covered again and again, however often all is turned. */
type Turn = Int16Array;

const nowhere = -1;

/** Leaves of a turn only the cells that come back to where they were, always over covered ones. */
function withoutLost(turn: Turn): Turn {
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    const reached = new Set(turn);
    for (const [cell, to] of turn.entries()) {
      if (to === nowhere || (turn[to] !== nowhere && reached.has(cell))) continue;
      turn[cell] = nowhere;
      isSettled = false;
    }
  }
  return turn;
}

/** Every way to turn or mirror the lattice that brings some of the covered cells onto each other. */
function turnsOf({ board, lattice }: Puzzle, covered: ReadonlySet<number>): Turn[] {
  const [, ...symmetries] = latticeNamed(lattice).symmetries;
  const points = [...covered].map((cell) => ({ cell, ...board.cells[cell]!.point }));
  const at = new Map(points.map(({ cell, x, y }) => [`${x} ${y}`, cell]));
  const turned = ({ xx, xy, yx, yy }: Symmetry) =>
    points.map(({ cell, x, y }) => ({ cell, x: xx * x + xy * y, y: yx * x + yy * y }));
  const all = symmetries.flatMap((symmetry) => {
    const images = turned(symmetry);
    const shifts = new Map<string, { x: number; y: number }>();
    for (const from of images)
      for (const to of points) shifts.set(`${to.x - from.x} ${to.y - from.y}`, { x: to.x - from.x, y: to.y - from.y });
    return [...shifts.values()].map((shift) => {
      const turn = new Int16Array(board.cells.length).fill(nowhere);
      for (const { cell, x, y } of images) turn[cell] = at.get(`${x + shift.x} ${y + shift.y}`) ?? nowhere;
      return withoutLost(turn);
    });
  });
  return all.filter((turn) => turn.some((to) => to !== nowhere));
}

/** Placements as numbers, so that thousands of solutions can be looked up. */
class Numbers {
  private readonly known = new Map<string, number>();
  readonly placements: Placement[] = [];

  add(placement: Placement): number {
    const key = keyOf(placement);
    const number = this.known.get(key) ?? this.known.size;
    this.known.set(key, number);
    this.placements[number] = placement;
    return number;
  }

  /** Undefined where no solution has it. */
  get(placement: Pick<Placement, "piece" | "cells">): number | undefined {
    return this.known.get(keyOf(placement));
  }
}

/** A turn, and what comes of each placement: its number, or none where no solution has it. */
class Turning {
  private readonly after: Int32Array;

  constructor(
    private readonly turn: Turn,
    private readonly numbers: Numbers,
  ) {
    this.after = Int32Array.from(numbers.placements, (placement) => this.placementAfter(placement) ?? nowhere);
  }

  private placementAfter({ piece, cells }: Placement): number | undefined {
    if (cells.some((cell) => this.turn[cell] === nowhere)) return undefined;
    return this.numbers.get({ piece, cells: cells.map((cell) => this.turn[cell]!).sort((a, b) => a - b) });
  }

  /** What a placement becomes. */
  of(number: number): number {
    return this.after[number]!;
  }

  isMoving(number: number): boolean {
    return this.of(number) !== nowhere && this.of(number) !== number;
  }

  /** The pieces of a solution, by their places in it, in groups that change and keep their cells. */
  groupsOf(own: readonly number[], ownerOf: Int16Array): number[][] {
    const groups: number[][] = [];
    for (const [start, number] of own.entries()) {
      if (!this.isMoving(number) || groups.some((group) => group.includes(start))) continue;
      const group = this.groupFrom(start, own, ownerOf);
      if (group !== undefined) groups.push(group);
    }
    return groups.filter((group) => group.some((place) => !group.some((other) => this.of(own[other]!) === own[place])));
  }

  /** All places that belong together with one: where the pieces end up, until nothing is added. */
  private groupFrom(start: number, own: readonly number[], ownerOf: Int16Array): number[] | undefined {
    const group = [start];
    for (const place of group) {
      for (const cell of this.numbers.placements[own[place]!]!.cells) {
        const owner = ownerOf[this.turn[cell]!]!;
        if (group.includes(owner)) continue;
        if (!this.isMoving(own[owner]!)) return undefined;
        group.push(owner);
      }
    }
    return group;
  }
}

const wordBits = 32;

/** Which turnings move which placement. What keeps its cells, a group does together, so that one alone never counts. */
class MovingPairs {
  private readonly words: number;
  private readonly byPlacement: Uint32Array;

  constructor(
    private readonly turnings: readonly Turning[],
    placements: number,
  ) {
    this.words = Math.ceil(turnings.length / wordBits);
    this.byPlacement = new Uint32Array(placements * this.words);
    for (const [i, turning] of turnings.entries())
      for (let number = 0; number < placements; number++)
        if (turning.isMoving(number)) this.byPlacement[number * this.words + (i >>> 5)]! |= 1 << (i & (wordBits - 1));
  }

  /** The turnings that move two of these at least. */
  *of(own: readonly number[]): Generator<Turning, void, undefined> {
    for (let word = 0; word < this.words; word++) {
      let [once, twice] = [0, 0];
      for (const number of own) {
        const bits = this.byPlacement[number * this.words + word]!;
        twice |= once & bits;
        once |= bits;
      }
      for (; twice !== 0; twice &= twice - 1) yield this.turnings[word * wordBits + (31 - Math.clz32(twice & -twice))]!;
    }
  }
}

/** Every choice of some of these, but not of none. */
function someOf<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  const others = someOf(rest);
  return [[first], ...others, ...others.map((each) => [first, ...each])];
}

const textOf = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join(" ");

/** Counts the symmetric neighbours of a solution among all solutions for the same cells. */
export function neighbourCounter(puzzle: Puzzle, all: readonly Tiling[]): (tiling: Tiling) => number {
  const numbers = new Numbers();
  const known = new Set(all.map((tiling) => textOf(tiling.map((placement) => numbers.add(placement)))));
  const covered = new Set(all[0]?.flatMap(({ cells }) => cells));
  const turnings = turnsOf(puzzle, covered).map((turn) => new Turning(turn, numbers));
  const moving = new MovingPairs(turnings, numbers.placements.length);
  const ownerOf = new Int16Array(puzzle.board.cells.length);
  return (tiling) => {
    const own = tiling.map((placement) => numbers.get(placement) ?? 0);
    for (const [place, { cells }] of tiling.entries()) for (const cell of cells) ownerOf[cell] = place;
    const found = new Set<string>();
    for (const turning of moving.of(own))
      for (const groups of someOf(turning.groupsOf(own, ownerOf))) {
        const moved = new Set(groups.flat());
        const text = textOf(own.map((number, place) => (moved.has(place) ? turning.of(number) : number)));
        if (known.has(text)) found.add(text);
      }
    found.delete(textOf(own));
    return found.size;
  };
}
