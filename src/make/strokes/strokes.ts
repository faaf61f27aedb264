/** From a text to the strokes of a pen that writes it: a font without outlines, for lasers and raised letters. */

import type { Point } from "../../core/lattice/lattice.js";
import { type Glyph, readGlyph } from "./glyph.js";
import { han } from "./han.js";
import { accents, dotless, latin } from "./latin.js";

export type Stroke = readonly Point[];

/** In the units of the glyphs. */
const capitalHeight = 10;
const betweenLetters = 2.2;
const smallHeight = 7;
const aboveLetter = 1;

const notations: ReadonlyMap<string, string> = new Map([...Object.entries(latin), ...Object.entries(han)]);
const accentMarks: ReadonlyMap<string, (typeof accents)[string]> = new Map(Object.entries(accents));

const moveStrokes = (strokes: readonly Stroke[], dx: number, dy: number): Stroke[] =>
  strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x + dx, y: y + dy })));

/** A letter and what follows it to be set on it. */
interface Cluster {
  readonly base: string;
  readonly marks: readonly string[];
}

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;

function splitIntoClusters(text: string): Cluster[] {
  const clusters: { base: string; marks: string[] }[] = [];
  for (const character of text.normalize("NFD").replace(invisible, "")) {
    const last = clusters.at(-1);
    if (last !== undefined && /\p{M}/u.test(character)) last.marks.push(character);
    else clusters.push({ base: character, marks: [] });
  }
  return clusters;
}

/** Small letters without a stem carry their accents lower. */
const isSmall = (base: string): boolean => /^[aceijmnopqrsuvwxyzgæœø]$/.test(base);

function drawMark(mark: string, base: string, width: number): Stroke[] | undefined {
  const accent = accentMarks.get(mark);
  if (accent === undefined) return undefined;
  const height = accent.isBelow ? 0 : (isSmall(base) ? smallHeight : capitalHeight) + aboveLetter;
  return moveStrokes(readGlyph(accent.strokes).strokes, width / 2, height);
}

function makeClusterGlyph({ base, marks }: Cluster): Glyph | undefined {
  const isDotless = marks.length > 0 && Object.hasOwn(dotless, base);
  const notation = isDotless ? dotless[base] : notations.get(base);
  if (notation === undefined) return undefined;
  const { width, strokes } = readGlyph(notation);
  const set = marks.map((mark) => drawMark(mark, base, width));
  if (set.includes(undefined)) return undefined;
  return { width, strokes: [...strokes, ...set.flatMap((each) => each ?? [])] };
}

/**
 * Capitals are 1 high and stand on y = 0, y downwards. Undefined where a character has no strokes, such as those of
 * Arabic, whose letters take other forms beside others.
 */
export function drawStrokes(text: string): Stroke[] | undefined {
  const written: Stroke[] = [];
  let left = 0;
  for (const cluster of splitIntoClusters(text)) {
    const glyph = makeClusterGlyph(cluster);
    if (glyph === undefined) return undefined;
    written.push(...moveStrokes(glyph.strokes, left, 0));
    left += glyph.width + betweenLetters;
  }
  return written.map((stroke) => stroke.map(({ x, y }) => ({ x: x / capitalHeight, y: -y / capitalHeight })));
}
