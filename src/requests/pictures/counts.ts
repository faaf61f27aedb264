/** From counts of solutions to charts: the year, a histogram, and pairs of cells. */

import { heatPicture, histogramPicture, pairsPicture } from "../../core/drawing/chart-pictures.js";
import { chartWords } from "../../core/drawing/chart-words.js";
import type { HeatMap } from "../../core/drawing/heat-map.js";
import { binsOf } from "../../core/drawing/histogram.js";
import type { Message } from "../../core/i18n/message.js";
import { picturesMessages } from "../../core/locales/en/pictures.generated.js";
import { drawHeatMap } from "../../core/pens/text-heat-map.js";
import { drawHistogram } from "../../core/pens/text-histogram.js";
import { cellName } from "../../core/puzzle/cell-names.js";
import { targetNoun } from "../../core/puzzle/date-fields.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { type CellSet, countSets } from "../../core/solver/counts.js";
import { doWork } from "../caller.js";
import { found, refused } from "../outcome.js";
import { loadPuzzle } from "../puzzle.js";
import { flipsAsked, languageAsked } from "../question.js";
import { countSubset } from "../year.js";
import { yearMap } from "../year-map.js";
import type { Draw } from "./drawing.js";

const maxBins = 12;
/** For a chart of characters in a file, where no terminal sets a limit. */
const textLook = { width: 160, ascii: false } as const;

export const drawYear: Draw = async (asked, caller) => {
  const answer = await countSubset(asked, caller);
  if (!answer.ok) return answer;
  const { subset, counts, language } = answer.value;
  const year = yearMap(subset, counts, language);
  if (year === undefined) return refused(picturesMessages.noYear());
  const picture = heatPicture(year.map, { title: titleOf(subset.whole, language), note: year.title, language });
  return found({ picture, notes: [], lines: () => [year.title, ...drawHeatMap(year.map, { ...textLook, language })] });
};

export const drawHistogramOfTargets: Draw = async (asked, caller) => {
  const answer = await countSubset(asked, caller);
  if (!answer.ok) return answer;
  const { subset, counts, language } = answer.value;
  const bins = binsOf(Array.from(counts), maxBins);
  const note = chartWords(language).histogramOf(targetNoun(subset.whole), counts.length);
  return found({
    picture: histogramPicture(bins, { title: titleOf(subset.whole, language), note, language }),
    notes: [],
    lines: () => [note, ...drawHistogram(bins, { ...textLook, width: 80, language })],
  });
};

const pairSize = 2;

/** Why pairs cannot be drawn, if they cannot. */
function whyNoPairs({ board, pieces }: Puzzle): Message | undefined {
  const area = pieces.reduce((sum, { shape, copies }) => sum + shape.length * copies, 0);
  const left = board.cells.length - area;
  return left === pairSize ? undefined : picturesMessages.noPairs({ left });
}

/** By row, then by column: how many tilings leave these two cells uncovered. */
function pairMap(labels: readonly string[], sets: readonly CellSet[]): HeatMap {
  const counts = new Map(sets.map(({ cells, count }) => [String(cells), count]));
  const countAt = (a: number, b: number): number => counts.get(String(a < b ? [a, b] : [b, a])) ?? 0;
  const values = labels.map((_, row) => labels.map((_, column) => countAt(row, column)));
  return { rows: labels, columns: labels, values };
}

export const drawPairs: Draw = async (asked, caller) => {
  const loaded = await loadPuzzle(asked.puzzle);
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const why = whyNoPairs(puzzle);
  if (why !== undefined) return refused(why);
  const setup = { puzzle, flips: flipsAsked(asked) };
  const sets = await doWork(caller, (options) => countSets(setup, pairSize, options));
  const language = languageAsked(asked);
  const labels = cellLabels(puzzle, language).map((label, cell) => label || cellName(puzzle, cell));
  const note = chartWords(language).anyTwo(labels.length);
  return found({
    picture: pairsPicture(labels, sets, { title: titleOf(puzzle, language), note, language }),
    notes: [],
    lines: () => [note, ...drawHeatMap(pairMap(labels, sets), { ...textLook, language })],
  });
};
