/** Every kind of picture, on both lattices, in several themes and languages: the gallery, each with a line about it. */

import { explain, proofSteps, reachOf } from "../../src/core/coach/coach.js";
import { boardPicture } from "../../src/core/drawing/board-picture.js";
import { heatPicture, histogramPicture, pairsPicture } from "../../src/core/drawing/chart-pictures.js";
import { binsOf } from "../../src/core/drawing/histogram.js";
import type { Picture } from "../../src/core/drawing/picture.js";
import { orientationsPicture, piecesPicture } from "../../src/core/drawing/pieces-picture.js";
import { reachByCell, reachPicture } from "../../src/core/drawing/reach-picture.js";
import { solutionsPicture } from "../../src/core/drawing/solutions-picture.js";
import { stepsPicture } from "../../src/core/drawing/steps-picture.js";
import type { ThemeName } from "../../src/core/drawing/themes.js";
import { cellLabels } from "../../src/core/puzzle/labels.js";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetCells, targetCount } from "../../src/core/puzzle/target.js";
import { countSets, countTargets, firstTiling, firstTilings, tilings } from "../../src/core/solver/solver.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { sketch } from "../support/puzzles.js";

export interface Exhibit {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly says: string;
  /** Left out: as the reader's screen is set. */
  readonly theme?: ThemeName;
  draw(): Picture | Promise<Picture>;
}

const classic = cataloguePuzzle("classic");
const lake = cataloguePuzzle("hex-lake");
const weekday = cataloguePuzzle("weekday");

/** 25 December, where months and days come first. */
const christmas = (puzzle: Puzzle): number[] => targetCells(puzzle, [11, 24, 5].slice(0, puzzle.fields.length));

function solved(puzzle: Puzzle) {
  const uncovered = christmas(puzzle);
  return { uncovered, placements: firstTiling({ puzzle, uncovered }) ?? [] };
}

const title = "25 December";

async function yearPicture(puzzle: Puzzle): Promise<Picture> {
  const counts = await countTargets({ puzzle });
  const [rows = [], columns = []] = puzzle.fields.map(({ choices }) => choices.map(({ id }) => id));
  const values = rows.map((_, row) => columns.map((_, column) => counts[row * columns.length + column] ?? 0));
  return heatPicture({ rows, columns, values }, { title: "Lake", note: "Solutions by month and day" });
}

async function histogram(puzzle: Puzzle): Promise<Picture> {
  const counts = Array.from(await countTargets({ puzzle }));
  const note = `Dates by number of solutions: ${targetCount(puzzle)}`;
  return histogramPicture(binsOf(counts, 12), { title: "The classic board", note });
}

async function pairs(puzzle: Puzzle): Promise<Picture> {
  const note = "Any two cells uncovered: which are impossible, which have one solution";
  return pairsPicture(cellLabels(puzzle, "en"), await countSets({ puzzle }, 2), { title: "The classic board", note });
}

function solutions(puzzle: Puzzle): Picture {
  const uncovered = christmas(puzzle);
  const all = [...tilings({ puzzle, uncovered })];
  return solutionsPicture(puzzle, all, { title, note: `${all.length} solutions`, uncovered });
}

function unfinished(): Picture {
  const { placements, uncovered } = solved(classic);
  const marked = [20, 21];
  return boardPicture(classic, { placements: placements.slice(0, 5), uncovered }, { title, marked });
}

/** Labels that want to be more than labels, or are longer than any cell. */
const hostileLabels = {
  a: `</text><script>alert("&")</script>`,
  b: `" onload='x' \u0000\ud800\uffff`,
  c: "\u202eيناير\u202c",
  d: "👩‍👩‍👧‍👦🎄",
  e: "Donaudampfschifffahrt".repeat(10),
  f: "]]>&#0;",
} as const;

export const hostile = sketch({ board: ["a b c", "d e f"], labels: { en: hostileLabels } });

async function whyNot(puzzle: Puzzle, uncovered: number[]): Promise<Picture> {
  const explanation = await explain({ puzzle, uncovered });
  const steps = explanation.kind === "proof" ? proofSteps(explanation.proof) : [];
  return stepsPicture(
    puzzle,
    steps.map(({ path, cells }, i) => ({
      placements: path,
      marked: cells,
      caption: `Step ${i + 1}: look at the ring`,
    })),
    { title: "22 and 24", note: "Why there’s no solution", uncovered },
  );
}

async function inReach(puzzle: Puzzle): Promise<Picture> {
  const [first] = firstTilings({ puzzle, uncovered: [11, 36] }, 1);
  const placed = (first ?? []).slice(0, 2);
  const { counts, targets } = await reachOf({ puzzle, placed });
  const description = `${targets.length} dates in reach`;
  return reachPicture(puzzle, placed, reachByCell(puzzle, counts), { title: "In reach", description });
}

export const exhibits: readonly Exhibit[] = [
  {
    name: "solution",
    says: "A solution that follows the screen's light or dark mode",
    draw: () => boardPicture(classic, solved(classic), { title }),
  },
  {
    name: "solution-hex",
    says: "The same date on hexagons, dark",
    theme: "dark",
    draw: () => boardPicture(lake, solved(lake), { title }),
  },
  {
    name: "solution-colour-blind",
    says: "Colour-blind-safe colours, with letters",
    theme: "colour-blind",
    draw: () => boardPicture(weekday, solved(weekday), { title, letters: true }),
  },
  {
    name: "solution-black-and-white",
    says: "Patterns for black-and-white printers",
    theme: "black-and-white",
    draw: () => boardPicture(lake, solved(lake), { title, letters: true }),
  },
  {
    name: "board-japanese",
    says: "An empty board in Japanese",
    draw: () => boardPicture(weekday, { placements: [], uncovered: [] }, { language: "ja" }),
  },
  {
    name: "board-arabic",
    says: "An empty board in Arabic, with a date",
    draw: () => boardPicture(lake, { placements: [], uncovered: christmas(lake) }, { language: "ar" }),
  },
  { name: "unfinished", says: "Unfinished, with two cells marked", draw: unfinished },
  { name: "pieces", says: "The pieces", draw: () => piecesPicture(classic) },
  {
    name: "pieces-hex",
    says: "Hexagon pieces, ready to print",
    theme: "black-and-white",
    draw: () => piecesPicture(lake, { letters: true }),
  },
  { name: "orientations", says: "Every orientation of every piece", draw: () => orientationsPicture(classic) },
  { name: "solutions", says: "All solutions for a date", draw: () => solutions(classic) },
  { name: "year", says: "A year as a heat map", draw: () => yearPicture(lake) },
  { name: "histogram", says: "Distribution of solution counts", draw: () => histogram(classic) },
  { name: "pairs", says: "Pairs of cells with one solution or none", draw: () => pairs(classic) },
  {
    name: "proof",
    says: "Why two cells can't both stay uncovered",
    draw: () => whyNot(classic, [33, 35]),
  },
  {
    name: "reach",
    says: "The dates that a piece on the board could still become",
    draw: () => inReach(classic),
  },
  {
    name: "hostile",
    says: "Labels that try to break out of their cells",
    draw: () => boardPicture(hostile, { placements: [], uncovered: [0, 4] }),
  },
];
