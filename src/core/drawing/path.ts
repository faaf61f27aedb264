/** From a loop of points in the plane to the path of a rounded outline, set in or out a little. */

import type { Point } from "../lattice/lattice.js";
import { withoutStraight } from "../lattice/outline.js";
import { inTurn } from "../text/list.js";

interface Corner {
  readonly at: Point;
  /** Directions of length 1 along which the walk comes and goes. */
  readonly from: Point;
  readonly to: Point;
  /** How far it is to the next corner. */
  readonly ahead: number;
}

function direction(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

function cornersOf(loop: readonly Point[]): Corner[] {
  return loop.map((at, i) => {
    const [before, after] = [inTurn(loop, i - 1), inTurn(loop, i + 1)];
    return {
      at,
      from: direction(before, at),
      to: direction(at, after),
      ahead: Math.hypot(after.x - at.x, after.y - at.y),
    };
  });
}

const moved = ({ x, y }: Point, along: Point, distance: number): Point => ({
  x: x + along.x * distance,
  y: y + along.y * distance,
});

/** Away from the outline, to the side where the cells are. */
const inward = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** Every side moved inwards by this much; outwards where it is negative. */
export function inset(loop: readonly Point[], distance: number): Point[] {
  return cornersOf(withoutStraight(loop)).map(({ at, from, to }) => {
    const [a, b] = [inward(from), inward(to)];
    const stretch = distance / (1 + a.x * b.x + a.y * b.y);
    return { x: at.x + (a.x + b.x) * stretch, y: at.y + (a.y + b.y) * stretch };
  });
}

const written = (value: number): string => String(Math.round(value * 100) / 100 + 0);
const pair = ({ x, y }: Point): string => `${written(x)} ${written(y)}`;

/** An arc that leaves one side and joins the next, as round as the shorter of them allows. */
function rounded({ at, from, to, ahead }: Corner, behind: number, radius: number): string {
  const cross = from.x * to.y - from.y * to.x;
  const halfTurn = Math.tan(Math.atan2(Math.abs(cross), from.x * to.x + from.y * to.y) / 2);
  const cut = Math.min(radius * halfTurn, ahead / 2, behind / 2);
  const r = written(cut / halfTurn);
  return `${pair(moved(at, from, -cut))}A${r} ${r} 0 0 ${cross > 0 ? 1 : 0} ${pair(moved(at, to, cut))}`;
}

/** The commands of one closed SVG path. */
export function roundedPath(loop: readonly Point[], radius: number): string {
  const corners = cornersOf(withoutStraight(loop));
  const arcs = corners.map((corner, i) => rounded(corner, inTurn(corners, i - 1).ahead, radius));
  return `M${arcs.join("L")}Z`;
}
