/** From the way of a finger or a mouse to the places of the lattice that it goes over, on the board and beside it. */

import { latticeNamed, type Point } from "../../../core/lattice/lattice.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";

interface Place {
  readonly point: Point;
  readonly centre: Point;
}

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** The cells of the board, and the places around it that a finger may slip to. */
export function placesOf({ board, lattice: name }: Puzzle): Place[] {
  const lattice = latticeNamed(name);
  const points = new Map<string, Point>();
  for (const { point } of board.cells) {
    const around = lattice.neighbours.map(({ x, y }) => ({ x: point.x + x, y: point.y + y }));
    for (const each of [point, ...around]) points.set(keyOf(each), each);
  }
  return [...points.values()].map((point) => ({ point, centre: lattice.centreInPlane(point) }));
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How near to the middle of a cell a stroke must come to mean it, in cells: corners cut on the way are not meant. */
const reach = 0.42;
/** Where a stroke begins is meant, wherever in the cell. */
const firstReach = 0.75;
/** How far apart a stroke is looked at: events come far apart where a hand is quick. */
const step = 0.1;

/** One stroke, from touching the board to letting go; positions are in the plane of the lattice. */
export class DrawnStroke {
  /** In the order in which they were first gone over. */
  readonly points: Point[] = [];
  private at: Point;

  constructor(
    private readonly places: readonly Place[],
    start: Point,
  ) {
    this.at = start;
    this.touch(start, firstReach);
  }

  /** On to the next position, over everything between. */
  moveTo(next: Point): void {
    const from = this.at;
    const steps = Math.max(1, Math.ceil(distance(from, next) / step));
    for (let i = 1; i <= steps; i++) {
      const share = i / steps;
      this.touch({ x: from.x + (next.x - from.x) * share, y: from.y + (next.y - from.y) * share }, reach);
    }
    this.at = next;
  }

  private touch(position: Point, within: number): void {
    const [first, ...others] = this.places;
    if (first === undefined) return;
    const nearer = (a: Place, b: Place): Place => (distance(b.centre, position) < distance(a.centre, position) ? b : a);
    const { point, centre } = others.reduce(nearer, first);
    if (distance(centre, position) > within || this.points.includes(point)) return;
    this.points.push(point);
  }
}
