/**
 * From a glyph's notation to its strokes.
 *
 * `6 M0 0L0 10h6 5Q6 0 0 0` is 6 wide. M lifts the pen to a point, L draws a straight line to it. h and v draw a quarter
 * of an ellipse that leaves horizontally or vertically, so that O is four of them; Q bends towards its first point. The
 * baseline is y = 0, y upwards; capitals are 10 high.
 */

import type { Point } from "../../core/lattice/lattice.js";
import { itemAt, lastOf } from "../../core/text/list.js";

export interface Glyph {
  readonly width: number;
  readonly strokes: readonly (readonly Point[])[];
}

/** Enough for letters of the size of a hand. */
const stepsPerCurve = 8;
const parameters = Array.from({ length: stepsPerCurve }, (_, i) => (i + 1) / stepsPerCurve);

function quarter(from: Point, to: Point, isLeavingHorizontally: boolean): Point[] {
  return parameters.map((t) => {
    const [sin, cos] = [Math.sin((t * Math.PI) / 2), 1 - Math.cos((t * Math.PI) / 2)];
    const [x, y] = isLeavingHorizontally ? [sin, cos] : [cos, sin];
    return { x: from.x + (to.x - from.x) * x, y: from.y + (to.y - from.y) * y };
  });
}

function bend(from: Point, towards: Point, to: Point): Point[] {
  return parameters.map((t) => {
    const at = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: at(from.x, towards.x, to.x), y: at(from.y, towards.y, to.y) };
  });
}

function drawStroke(command: string, from: Point, points: readonly Point[]): Point[] {
  if (command === "Q") return bend(from, itemAt(points, 0), itemAt(points, 1));
  return command === "L" ? [itemAt(points, 0)] : quarter(from, itemAt(points, 0), command === "h");
}

const step = /([MLQhv])([^MLQhv]*)/g;

function readPoints(text: string): Point[] {
  const numbers = text.trim().split(/\s+/).map(Number);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: itemAt(numbers, i + 1) }] : []));
}

export function readGlyph(notation: string): Glyph {
  const strokes: Point[][] = [];
  for (const [, command = "", rest = ""] of notation.matchAll(step)) {
    const points = readPoints(rest);
    if (command === "M") strokes.push(points);
    else {
      const stroke = lastOf(strokes);
      stroke.push(...drawStroke(command, lastOf(stroke), points));
    }
  }
  return { width: Number.parseFloat(notation), strokes };
}
