/** A part: what comes out of a sheet in one place, as lines for the laser. */

import type { Message } from "../../core/i18n/message.js";
import type { Point } from "../../core/lattice/lattice.js";
import { lastOf } from "../../core/text/list.js";
import { moveBy, type Ring } from "../plane.js";

/** An open way from its first point to its last; a closed one ends where it starts. */
export type Line = readonly Point[];

/** In the order in which a laser does them: marks first, for what is cut out may move. */
export const layers = ["engrave", "score", "cut"] as const;
export type Layer = (typeof layers)[number];

/** A closed way as a line. */
export const closePath = (ring: Ring): Line => [...ring, ...ring.slice(0, 1)];

/** Whether a line ends where it starts, around something. */
export function isClosed(line: Line): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 2 && first?.x === last?.x && first?.y === last?.y;
}

/** The points of a line, each once. */
export const pointsOnce = (line: Line): Line => (isClosed(line) ? line.slice(0, -1) : line);

/** Sides shorter than this stop a beam and add nothing; in millimetres, and a little more than a hundredth. */
const shortestSide = 0.012;

const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < shortestSide;

/** A line without sides as short as a hair is wide; both its ends stay where they are. */
export function dropSlivers(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return line;
  const kept: Point[] = [first];
  for (const point of line.slice(1, -1)) {
    if (!isNear(point, lastOf(kept)) && !isNear(point, last)) kept.push(point);
  }
  return line.length > 1 ? [...kept, last] : line;
}

export interface LaserPart {
  /** For sentences: `piece L5`. */
  readonly name: Message;
  /** The way of the beam, kerf allowed for; holes run the other way. */
  readonly cut: readonly Ring[];
  readonly score: readonly Line[];
  readonly engrave: readonly Line[];
  /** True where a drawing is easier to read if it is not turned. */
  readonly isUpright: boolean;
}

/** A quarter turn to the right for each of `turns`; never flipped, for the face of the wood is up. */
function turned(lines: readonly Line[], turns: number): Line[] {
  const quarter = ({ x, y }: Point): Point => ({ x: -y, y: x });
  let all = lines.map((line) => [...line]);
  for (let i = 0; i < turns; i++) all = all.map((line) => line.map(quarter));
  return all;
}

export const quarterTurns = [0, 1, 2, 3] as const;

const withLines = (part: LaserPart, change: (lines: readonly Line[]) => Line[]): LaserPart => ({
  ...part,
  cut: change(part.cut),
  score: change(part.score),
  engrave: change(part.engrave),
});

export const turnPart = (part: LaserPart, turns: number): LaserPart => withLines(part, (lines) => turned(lines, turns));

export const movePart = (part: LaserPart, dx: number, dy: number): LaserPart =>
  withLines(part, (lines) => moveBy(lines, dx, dy));
