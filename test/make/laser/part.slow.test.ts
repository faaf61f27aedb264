/** What a laser follows has no side as short as a hair is wide, none twice, and every cut is closed. */

import { expect, it } from "vitest";
import { cellLabels } from "../../../src/core/puzzle/labels.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { drawSheet, layLaserSheets } from "../../../src/make/laser/drawing.js";
import { closePath, dropSlivers, isClosed, type Line, layers } from "../../../src/make/laser/part.js";
import { union } from "../../../src/make/plane.js";
import { drawStrokes } from "../../../src/make/strokes/strokes.js";
import { readOutliner } from "../../../src/pens/outlines.js";
import { usual } from "./support.js";

const outlinesOf = await readOutliner();
const lines = (text: string): readonly Line[] => drawStrokes(text) ?? union(outlinesOf(text)).map(closePath);

const exact = (value: number): number => Math.round(value * 1000);
const sidesOf = (line: Line): number[] =>
  line.slice(1).map(({ x, y }, i) => Math.hypot(exact(x) - exact(line[i]!.x), exact(y) - exact(line[i]!.y)));

it.each([
  ["classic", "en"],
  ["hex-lake", "en"],
  ["hex-lake", "ar"],
  ["weekday", "ar"],
  ["weekday", "ja"],
  ["domino-months", "fr"],
] as const)("%s, %s: every side is longer than 0.01 mm", (id, language) => {
  const puzzle = cataloguePuzzle(id);
  const sheets = layLaserSheets(puzzle, usual, { labels: cellLabels(puzzle, language), lines });
  if (!sheets.ok) throw new Error("no sheets");
  const drawing = drawSheet("title", sheets.value, usual.sheet);
  for (const layer of layers) {
    const all = drawing.lines[layer];
    const short = all.flatMap(sidesOf).filter((length) => length < 10);
    expect([layer, short]).toEqual([layer, []]);
    expect(new Set(all.map((line) => JSON.stringify(line))).size).toBe(all.length);
  }
  expect(drawing.lines.cut.every(isClosed)).toBe(true);
});

it("keeps both ends of a line", () => {
  const points = [0, 0.005, 0.5, 0.502, 0.999, 1].map((x) => ({ x, y: 0 }));
  expect(dropSlivers(points).map(({ x }) => x)).toEqual([0, 0.5, 1]);
  expect(dropSlivers([])).toEqual([]);
});
