/** From a shape on the square lattice to the name people know it by. */

import { latticeNamed, type Point } from "./lattice.js";
import { orientationsOf, shapeKey } from "./shape.js";

const square = latticeNamed("square");

/** Rows from top to bottom, separated by a stroke. */
const known = {
  I1: "#",
  I2: "##",
  I3: "###",
  L3: "##/#.",
  I4: "####",
  L4: "###/#..",
  O4: "##/##",
  S4: "##./.##",
  T4: "###/.#.",
  F5: "##./.##/.#.",
  I5: "#####",
  L5: "####/#...",
  N5: "##../.###",
  P5: "###/##.",
  T5: "###/.#./.#.",
  U5: "###/#.#",
  V5: "###/#../#..",
  W5: "#../##./.##",
  X5: ".#./###/.#.",
  Y5: "####/.#..",
  Z5: "##./.#./.##",
  O6: "###/###",
} as const;

export function pointsOf(rows: readonly string[]): Point[] {
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "#" ? [{ x, y }] : [])));
}

/** The same for all shapes that become each other by turning and flipping. */
export function freeKey(points: readonly Point[]): string {
  return orientationsOf(square, points, true).map(shapeKey).sort()[0] ?? "";
}

const names = new Map(Object.entries(known).map(([name, rows]) => [freeKey(pointsOf(rows.split("/"))), name]));

export function shapeName(key: string): string | undefined {
  return names.get(key);
}

/** The cells of a known shape, as people draw it. */
export function knownDrawing(name: string): Point[] {
  const rows = Object.entries(known).find(([each]) => each === name)?.[1];
  return pointsOf(rows?.split("/") ?? []);
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A, B … Z, AA, AB … for shapes without their own name. */
export function nextLetters(index: number): string {
  const last = letters[index % letters.length] ?? "";
  return index < letters.length ? last : nextLetters(Math.floor(index / letters.length) - 1) + last;
}
