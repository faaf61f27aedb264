/** From a text in any script to the outlines of its letters, as the fonts that come with Daytile draw them. */

import type { Point } from "../core/lattice/lattice.js";
import { itemAt, lastOf } from "../core/text/list.js";
import { type OwnFont, readFonts, type Weight } from "./fonts.js";
import { type Font, openFont } from "./open-font.js";
import { type Lettered, runsOnLine, type TextRun } from "./runs.js";

interface Face extends Lettered {
  readonly font: Font;
}

const stepsPerCurve = 6;

/** A curve with any number of points that it bends towards, by de Casteljau's construction. */
function curveAt(points: readonly Point[], t: number): Point {
  let left = [...points];
  while (left.length > 1) {
    left = left.slice(1).map(({ x, y }, i) => {
      const before = itemAt(left, i);
      return { x: before.x * (1 - t) + x * t, y: before.y * (1 - t) + y * t };
    });
  }
  return itemAt(left, 0);
}

function curve(from: Point, points: readonly Point[]): Point[] {
  if (points.length === 1) return [...points];
  return Array.from({ length: stepsPerCurve }, (_, i) => curveAt([from, ...points], (i + 1) / stepsPerCurve));
}

const pathStep = /([MLQCZ])([^MLQCZ]*)/g;

function pointsIn(text: string): Point[] {
  const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: itemAt(numbers, i + 1) }] : []));
}

/** The loops of an SVG path, each closed. */
function loopsOf(path: string): Point[][] {
  const loops: Point[][] = [];
  for (const [, command, rest = ""] of path.matchAll(pathStep)) {
    const loop = loops.at(-1) ?? [];
    if (command === "M") loops.push(pointsIn(rest));
    else if (command === "Z") loop.push(itemAt(loop, 0));
    else loop.push(...curve(lastOf(loop), pointsIn(rest)));
  }
  return loops.filter((loop) => loop.length > 2);
}

/** Of most capitals, where a font does not tell. */
const defaultCapitals = 0.7;

/** A line of text as outlines, and how far it reaches. */
export interface OutlinedLine {
  readonly outlines: readonly Point[][];
  readonly width: number;
}

/** What is 1 long: capitals, or the size of the font. */
type Unit = "capitals" | "size";

const unitOf = (font: Font, unit: Unit): number =>
  unit === "size" ? font.unitsPerEm : font.capHeight || defaultCapitals * font.unitsPerEm;

/** The baseline is y = 0, y downwards. */
function written({ face: { font }, text }: TextRun<Face>, unit: Unit): OutlinedLine {
  const scale = 1 / unitOf(font, unit);
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const outlines = glyphs.flatMap(({ path }, i) => {
    const { xOffset, yOffset, xAdvance } = itemAt(positions ?? [], i);
    const place = (point: Point): Point => ({
      x: (point.x + x + xOffset) * scale,
      y: -(point.y + yOffset) * scale,
    });
    const loops = loopsOf(path.toSVG()).map((loop) => loop.map(place));
    x += xAdvance;
    return loops;
  });
  return { outlines, width: x * scale };
}

async function readFaces(weight: Weight, own: OwnFont): Promise<Face[]> {
  const fonts = await readFonts(weight, own);
  return fonts.map((bytes) => {
    const font = openFont(bytes);
    return { font, characters: new Set(font.characterSet) };
  });
}

function writtenLine(text: string, faces: readonly Face[], unit: Unit): OutlinedLine {
  let left = 0;
  const outlines = runsOnLine(text, faces).flatMap((run) => {
    const own = written(run, unit);
    const dx = left;
    left += own.width;
    return own.outlines.map((loop) => loop.map(({ x, y }) => ({ x: x + dx, y })));
  });
  return { outlines, width: left };
}

/** Reads the fonts once, for any number of texts. Capitals are 1 high. What no font has becomes a question mark. */
export async function readOutliner(own?: OwnFont): Promise<(text: string) => readonly Point[][]> {
  const faces = await readFaces("Medium", own);
  return (text) => writtenLine(text, faces, "capitals").outlines;
}

/** The same with the width of each text, in sizes of the font. */
export async function readLineOutliner(weight: Weight, own?: OwnFont): Promise<(text: string) => OutlinedLine> {
  const faces = await readFaces(weight, own);
  return (text) => writtenLine(text, faces, "size");
}
