/** From a text in any script to the rings around its letters, with the fonts that come with Daytile. */

import type { Point } from "../../core/lattice/lattice.js";
import { type Font, openFont } from "../../pens/open-font.js";
import { type Lettered, runsOnLine } from "../../pens/runs.js";
import { findBounds, moveBy, offsetBy, type Ring, union } from "../plane.js";

export interface Letters {
  /** How wide a text is to the eye, in sizes of the font; nothing where nothing is seen. */
  widthOf(text: string): number;
  /** Rings in millimetres around letters of a size, their middle at the point (0, 0). */
  ringsOf(text: string, size: number): Ring[];
}

/** How far the lines that a bend is made of may be from it, in units of the font. */
const bendTolerance = 1.5;
/** Letters that merely touch become one, and none has a waist of no width; in millimetres. */
const merging = 0.01;

/** A point of a Bézier curve, by drawing the points together until one is left. */
function alongBend(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  const drawn = points.slice(1).map(({ x, y }, i) => ({
    x: points[i]!.x + (x - points[i]!.x) * t,
    y: points[i]!.y + (y - points[i]!.y) * t,
  }));
  return alongBend(drawn, t);
}

function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1]! }] : []));
}

/** About how far a bend's middle is from a straight line. */
function bow(bend: readonly Point[]): number {
  const [first, last, middle] = [bend[0]!, bend.at(-1)!, alongBend(bend, 0.5)];
  return Math.hypot((first.x + last.x) / 2 - middle.x, (first.y + last.y) / 2 - middle.y);
}

/** What follows a ring's last point, as straight lines. */
function straightened(from: Point, points: readonly Point[]): Point[] {
  const bend = [from, ...points];
  const lines = Math.max(1, Math.ceil(Math.sqrt(bow(bend) / bendTolerance)));
  return Array.from({ length: lines }, (_, i) => alongBend(bend, (i + 1) / lines));
}

/** The rings of a path as SVG writes it. */
function ringsOfPath(path: string): Ring[] {
  const rings: Point[][] = [];
  for (const [, command = "", numbers = ""] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const points = pairs((numbers.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number));
    if (command === "M") rings.push(points);
    else rings.at(-1)?.push(...straightened(rings.at(-1)!.at(-1)!, points));
  }
  return rings;
}

/** In sizes of the font, y downwards. */
function ringsOfRun(font: Font, text: string): { rings: Ring[]; width: number } {
  const { glyphs, positions } = font.layout(text);
  const rings: Ring[] = [];
  let x = 0;
  glyphs.forEach(({ path }, i) => {
    const { xOffset, yOffset, xAdvance } = positions![i]!;
    rings.push(...moveBy(ringsOfPath(path.toSVG()), x + xOffset, yOffset));
    x += xAdvance;
  });
  const scale = 1 / font.unitsPerEm;
  const scaled = rings.map((ring) => ring.map((point) => ({ x: point.x * scale, y: -point.y * scale })));
  return { rings: scaled, width: x * scale };
}

interface Face extends Lettered {
  readonly font: Font;
}

function faceOf(bytes: Uint8Array): Face {
  const font = openFont(bytes);
  return { font, characters: new Set(font.characterSet) };
}

function ringsOfText(text: string, faces: readonly Face[]): Ring[] {
  let x = 0;
  return runsOnLine(text, faces).flatMap(({ face, text: words }) => {
    const { rings, width } = ringsOfRun(face.font, words);
    x += width;
    return moveBy(rings, x - width, 0);
  });
}

/** Upright in the middle of a line, and centred by what is seen. */
function centred(rings: readonly Ring[], middle: number): Ring[] {
  const { left, right } = findBounds(rings);
  return moveBy(rings, -(left + right) / 2, middle);
}

/** From the middle of a line of text down to where its letters stand, in sizes of the font. */
const halfHeight = 0.36;

/** Without points that hardly differ from the one before: no machine makes such a side. */
function withoutShortSides(ring: Ring): Ring {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1) ?? ring.at(-1)!;
    if (Math.hypot(point.x - last.x, point.y - last.y) > merging) kept.push(point);
  }
  return kept;
}

function widthOf(rings: readonly Ring[]): number {
  const { left, right } = findBounds(rings);
  return rings.length === 0 ? 0 : right - left;
}

function atSize(rings: readonly Ring[], size: number): Ring[] {
  const scaled = rings.map((ring) => ring.map(({ x, y }) => ({ x: x * size, y: y * size })));
  const merged = offsetBy(union(scaled), merging, { corner: "mitre" }).map(withoutShortSides);
  const seen = merged.filter(({ length }) => length > 2);
  return seen.length === 0 ? [] : centred(seen, halfHeight * size);
}

export function makeLetters(fontFiles: readonly Uint8Array[]): Letters {
  const faces = fontFiles.map(faceOf);
  const known = new Map<string, Ring[]>();
  const outlines = (text: string): Ring[] => {
    const rings = known.get(text) ?? ringsOfText(text, faces);
    known.set(text, rings);
    return rings;
  };
  return {
    widthOf: (text) => widthOf(outlines(text)),
    ringsOf: (text, size) => atSize(outlines(text), size),
  };
}
