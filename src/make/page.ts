/** From what stands on a printed page to its picture in millimetres, with heading and foot, for either direction of reading. */

import { type Language, wordsOf } from "../core/calendar/languages.js";
import { fittedText } from "../core/drawing/layout.js";
import type { Box, Figure, Picture, Size, TextFigure } from "../core/drawing/picture.js";
import type { ThemeName } from "../core/drawing/themes.js";
import { beginsAtRight, emWidth, lineParts } from "../core/drawing/width.js";
import { printable } from "../core/drawing/words.js";

/** What most printers leave white, and a little more. */
const pageMargin = 10;

/** How all pages of a document look. */
export interface PageLook {
  readonly sheet: Size;
  readonly language: Language;
  readonly theme: ThemeName;
  /** How far a page goes on beyond where it is trimmed, in millimetres; left out: not at all. */
  readonly bleed?: number;
}

export const turnSheet = ({ width, height }: Size): Size => ({ width: height, height: width });

export const isReadFromRight = ({ language }: PageLook): boolean => wordsOf(language).rightToLeft;

export interface TextLook extends Pick<TextFigure, "ink" | "bold"> {
  readonly size: number;
}

const smallest = 0.5;

type Side = "start" | "middle" | "end";

/** How much of a box lies left of a text that leans to this side. */
const shares: Readonly<Record<Side, number>> = { start: 0, middle: 0.5, end: 1 };

/** The side as a page knows it: from left to right. */
function resolveSide(look: PageLook, at: Side): Side {
  if (at === "middle" || !isReadFromRight(look)) return at;
  return at === "start" ? "end" : "start";
}

/** A line of text in a box, at its beginning, middle or end in the direction of reading, smaller where it is too long. */
export function drawText(look: PageLook, box: Box, text: string, how: TextLook & { at: Side }): TextFigure {
  const { size, ...rest } = how;
  return drawSizedText(look, box, { ...rest, ...fittedText(text, box.width, size, size * smallest) });
}

/** A text of a size that fits. */
function drawSizedText(
  look: PageLook,
  box: Box,
  { at, text, ...how }: TextLook & { at: Side; text: string },
): TextFigure {
  const side = resolveSide(look, at);
  const place = { x: box.left + box.width * shares[side], y: box.top + box.height };
  return { kind: "text", text: printable(text), ...how, at: place, ...(side === "middle" ? {} : { anchor: side }) };
}

/** The same for a sentence, which needs less room than a label of as many letters. */
export function drawProse(look: PageLook, box: Box, text: string, how: TextLook & { at: Side }): TextFigure {
  const size = Math.min(how.size, box.width / (measureProse(text) || 1));
  return size < how.size * smallest ? drawText(look, box, text, how) : drawSizedText(look, box, { ...how, size, text });
}

/** How wide letters are at most, in sizes of the font; the first that a letter is one of. */
const letterWidths = [
  [/[ \u00a0\u202f.,:;!’'ijl]/u, 0.31],
  [/[ftrIJ()“”„?-]/u, 0.45],
  [/[MWmw%@]/u, 1.06],
  [/\p{Lu}/u, 0.8],
  [/\p{Script=Arabic}/u, 0.62],
] as const;

/**
 * About how wide a sentence is, in sizes of its font: never less than it is. A label of a few letters may have only wide
 * ones, and is given more room; over a sentence that would leave a third of every line empty.
 */
export function measureProse(text: string): number {
  return [...text].reduce((sum, letter) => {
    const known = letterWidths.find(([letters]) => letters.test(letter));
    return sum + (known?.[1] ?? emWidth(letter));
  }, 0);
}

/** Lines made of these parts that fit a width, in sizes of the font; a part that is longer stands alone. */
function breakLines(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ""}${part}`;
    if (lines.length > 0 && measureProse(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

const clauseEnds = /(?<=[、。，：；]|[,:;] )/u;

/**
 * As few lines as fit, ending where a clause does or else about equally long: none of them is a single letter or word in
 * the middle of a page.
 */
function breakEvenly(parts: readonly string[], width: number): string[] {
  const lines = breakLines(parts, width);
  const clauses = breakLines(parts.join("").split(clauseEnds), width);
  const narrower = [0.6, 0.7, 0.8, 0.9].map((share) => breakLines(parts, width * share));
  const isAsGood = (others: readonly string[]) =>
    others.length === lines.length && others.every((line) => measureProse(line) <= width);
  return [clauses, ...narrower].find(isAsGood) ?? lines;
}

const lineHeight = 1.35;

/** Marks that say from which side a line is read, whatever its first letter is. */
const [fromLeft, fromRight] = ["\u200e", "\u200f"] as const;

/** A text over as many lines as it needs, from the top of a box down, and how high that is. */
export function drawParagraph(
  look: PageLook,
  box: Box,
  text: string,
  how: TextLook & { at: Side },
): { figures: TextFigure[]; height: number } {
  const mark = beginsAtRight(text) ? fromRight : fromLeft;
  // A line in the middle of a sentence is read as the sentence is, even if a foreign word is the first in it.
  const broken = how.at === "middle" ? breakEvenly : breakLines;
  const lines = broken(lineParts(text), box.width / how.size).map((line, i) => (i === 0 ? line : mark + line));
  const figures = lines.map((line, i) =>
    drawProse(look, { ...box, top: box.top + i * how.size * lineHeight, height: how.size }, line, how),
  );
  return { figures, height: lines.length * how.size * lineHeight };
}

/** The figures of a page on its paper. Paper is white: only a dark theme has to paint it, at the cost of much ink. */
export function makePage(
  { sheet, theme, bleed = 0 }: PageLook,
  title: string,
  figures: readonly Figure[],
  parts: Picture["parts"],
): Picture {
  const box: Box = { left: -bleed, top: -bleed, width: sheet.width + 2 * bleed, height: sheet.height + 2 * bleed };
  const paper: Figure[] = theme === "dark" ? [{ kind: "rect", box, radius: 0, fill: "page" }] : [];
  const picture: Picture = { title, description: title, box, figures: [...paper, ...figures], parts };
  return picture;
}

/** The parts of a page between its margins, from top to bottom. */
export interface PageFrame {
  readonly head: Box;
  readonly middle: Box;
  readonly foot: Box;
}

export function makeFrame({ width, height }: Size, head: number, foot: number): PageFrame {
  const across = { left: pageMargin, width: width - 2 * pageMargin };
  const bottom = height - pageMargin;
  return {
    head: { ...across, top: pageMargin, height: head },
    middle: { ...across, top: pageMargin + head, height: bottom - foot - pageMargin - head },
    foot: { ...across, top: bottom - foot, height: foot },
  };
}

/** A box as high as a line, so far below the top of another. */
export const placeLine = ({ left, width, top }: Box, below: number): Box => ({ left, width, top, height: below });

/** Some of the width of a box, as shares of it in the direction of reading. */
export function placeColumns(look: PageLook, box: Box, from: number, to: number): Box {
  const before = isReadFromRight(look) ? 1 - to : from;
  return { ...box, left: box.left + box.width * before, width: box.width * (to - from) };
}
