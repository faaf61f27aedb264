/** From the path of a figure to the operators of a PDF page. */

import { appendBezierCurve, closePath, lineTo, moveTo, type PDFOperator } from "@cantoo/pdf-lib";
import type { Box } from "../core/drawing/picture.js";
import type { Point } from "../core/lattice/lattice.js";

/** From the units of a figure to those of the page, whose y runs upwards. */
export interface PagePlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Finer than any printer, and short to write. */
const rounded = (length: number): number => Math.round(length * 10_000) / 10_000;

export const onPage = ({ x, y, scale }: PagePlace, point: Point): Point => ({
  x: rounded(x + point.x * scale),
  y: rounded(y - point.y * scale),
});

interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

function stepsOf(path: string): Step[] {
  return [...path.matchAll(/([MLAZ])([^MLAZ]*)/g)].map(([, command = "", rest = ""]) => ({
    command,
    numbers: rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  }));
}

/** Where a step ends: its last two numbers. */
const endOf = ({ numbers }: Step): Point => ({ x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 });

/** How far the handles of a curve reach so that it is as good as an arc of a circle of radius 1 over this angle. */
const reach = (angle: number): number => (4 / 3) * Math.tan(angle / 4);

/** The handles of the curve that stands for an arc of less than half a circle. */
export function arcHandles(from: Point, to: Point, radius: number, clockwise: boolean): [Point, Point] {
  const half = Math.hypot(to.x - from.x, to.y - from.y) / 2;
  if (half === 0) return [from, to];
  const angle = 2 * Math.asin(Math.min(1, half / radius));
  const along = Math.atan2(to.y - from.y, to.x - from.x);
  const turn = (clockwise ? -angle : angle) / 2;
  const length = radius * reach(angle);
  const handle = (at: Point, direction: number): Point => ({
    x: at.x + Math.cos(direction) * length,
    y: at.y + Math.sin(direction) * length,
  });
  return [handle(from, along + turn), handle(to, along + Math.PI - turn)];
}

function curve(from: Point, step: Step, place: PagePlace): PDFOperator {
  const [radius = 0, , , , sweep = 0] = step.numbers;
  const [leaving, arriving] = arcHandles(from, endOf(step), radius, sweep === 1);
  const [first, second, end] = [onPage(place, leaving), onPage(place, arriving), onPage(place, endOf(step))];
  return appendBezierCurve(first.x, first.y, second.x, second.y, end.x, end.y);
}

export function pathOperators(path: string, place: PagePlace): PDFOperator[] {
  let at: Point = { x: 0, y: 0 };
  return stepsOf(path).map((step) => {
    const from = at;
    if (step.command === "Z") return closePath();
    at = endOf(step);
    const { x, y } = onPage(place, at);
    if (step.command === "A") return curve(from, step, place);
    return step.command === "M" ? moveTo(x, y) : lineTo(x, y);
  });
}

/** The box around the points of a path; its arcs stay inside, for they only round corners off. */
export function pathBox(path: string): Box {
  const points = stepsOf(path)
    .filter(({ command }) => command !== "Z")
    .map(endOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A rectangle as a path, with round corners where there is a radius. */
export function rectPath({ left, top, width, height }: Box, radius: number): string {
  const [right, bottom] = [left + width, top + height];
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (x: number, y: number): string => (r > 0 ? `A${r} ${r} 0 0 1 ${x} ${y}` : "");
  return [
    `M${left + r} ${top}L${right - r} ${top}${arc(right, top + r)}L${right} ${bottom - r}${arc(right - r, bottom)}`,
    `L${left + r} ${bottom}${arc(left, bottom - r)}L${left} ${top + r}${arc(left + r, top)}Z`,
  ].join("");
}
