/** Mixed text has its words in order in PDF, for the laser and on bodies. */

import { describe, expect, it } from "vitest";
import type { Picture } from "../../src/core/drawing/picture.js";
import type { Point } from "../../src/core/lattice/lattice.js";
import { makeLetters } from "../../src/make/solid/letters.js";
import { readFonts } from "../../src/pens/fonts.js";
import { readOutliner } from "../../src/pens/outlines.js";
import { pdfOf } from "../../src/pens/pdf.js";
import { getDocument } from "../support/pdfjs.js";

/** Lines with words from both sides, and the words of each from left to right as they must be there. */
const lines: [string, string[]][] = [
  ["الجمعة، 25 ديسمبر 2026", ["2026", "ديسمبر", "25", "الجمعة،"]],
  ["Board: لوح 31 يوم, new", ["Board:", "يوم", "31", "لوح", ", new"]],
  ["لوح 8×6 (classic)", ["(classic)", "6×8", "لوح"]],
  ["التاريخ 25-12-2026", ["2026-12-25", "التاريخ"]],
  ["«لوح» 12月", ["12月", "«", "لوح", "»"]],
];

const pictureOf = (text: string): Picture => ({
  box: { left: 0, top: 0, width: 400, height: 60 },
  title: "a line",
  description: "a line",
  parts: {},
  figures: [{ kind: "text", text, at: { x: 200, y: 40 }, size: 24, ink: "text" }],
});

/** What another program reads from left to right, without the spaces. */
async function wordsIn(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  await document.destroy();
  const placed = items.flatMap((item) => ("str" in item ? [{ text: item.str, x: Number(item.transform[4]) }] : []));
  const ordered = placed.sort((a, b) => a.x - b.x).map(({ text }) => text);
  return ordered.join("").replace(/\s/g, "");
}

type Loop = readonly Point[];

const left = (loop: Loop): number => Math.min(...loop.map(({ x }) => x));
const right = (loop: Loop): number => Math.max(...loop.map(({ x }) => x));

/** The widths of all loops from left to right: another letter, or another order, makes other widths. */
function widths(loops: readonly Loop[]): string[] {
  const ordered = [...loops].sort((a, b) => left(a) - left(b) || right(a) - right(b));
  return ordered.map((loop) => (right(loop) - left(loop)).toFixed(1));
}

describe.each(lines)("%s", (line, words) => {
  it("has its words in order in a PDF", async () => {
    expect(await wordsIn(await pdfOf(pictureOf(line), {}))).toBe(words.join("").replace(/\s/g, ""));
  });

  it("has its words in order for the laser", async () => {
    const outlinesOf = await readOutliner();
    const scaled = (text: string): Loop[] =>
      outlinesOf(text).map((loop) => loop.map(({ x, y }) => ({ x: 100 * x, y: 100 * y })));
    expect(widths(scaled(line))).toEqual(words.flatMap((word) => widths(scaled(word))));
  });

  it("has its words in order on a body", async () => {
    const letters = makeLetters(await readFonts("Bold"));
    const sized = (text: string): readonly Loop[] => letters.ringsOf(text, 100);
    expect(widths(sized(line))).toEqual(words.flatMap((word) => widths(sized(word))));
  });
});
