/** From counts of solutions to charts: the year, a histogram, and pairs of cells. */

import { titleOf } from "../../core/drawing/board-picture.js";
import { heatPicture, histogramPicture, pairsPicture } from "../../core/drawing/chart-pictures.js";
import type { HeatMap } from "../../core/drawing/heat-map.js";
import { binsOf } from "../../core/drawing/histogram.js";
import { drawHeatMap } from "../../core/pens/text-heat-map.js";
import { drawHistogram } from "../../core/pens/text-histogram.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { targetCount } from "../../core/puzzle/target.js";
import { type CellSet, countSets, countTargets } from "../../core/solver/counts.js";
import { cellName } from "../cells.js";
import { type Context, found, type Outcome, wrongUsage } from "../command.js";
import { type Part, partOf } from "../part.js";
import { counted } from "../text.js";
import { doWork } from "../work.js";
import { yearMap } from "../year-map.js";
import { type Draw, flipsOf, languageOf } from "./drawing.js";
import { puzzleWithoutDate } from "./pieces.js";

const maxBins = 12;
const maxTargets = 1 << 24;
/** For a chart of characters in a file, where no terminal sets a limit. */
const textLook = { width: 160, ascii: false } as const;

interface Counted {
  readonly part: Part;
  readonly counts: readonly number[];
}

async function countPart(context: Context, kind: string): Promise<Outcome<Counted>> {
  const loaded = await puzzleWithoutDate(context, kind);
  if (!loaded.ok) return loaded;
  const part = partOf(loaded.value, context.values.field, {
    weekday: context.values.weekday,
    language: context.values.lang ?? "en",
  });
  if (!part.ok) return part;
  const { puzzle } = part.value;
  if (targetCount(puzzle) > maxTargets) {
    return wrongUsage("there are too many targets to draw; choose a part of them, as in --field month=Jan");
  }
  const setup = { puzzle, flips: flipsOf(context) };
  const counts = await doWork(context, (options) => countTargets(setup, options));
  return found({ part: part.value, counts: Array.from(counts) });
}

export const drawYear: Draw = async (context) => {
  const counts = await countPart(context, "year");
  if (!counts.ok) return counts;
  const { part } = counts.value;
  const language = languageOf(context);
  const year = yearMap(part, counts.value.counts, language);
  if (year === undefined) return wrongUsage("a puzzle without fields has no year to draw");
  const picture = heatPicture(year.map, { title: titleOf(part.whole, language), note: year.title });
  return found({ picture, lines: () => [year.title, ...drawHeatMap(year.map, textLook)] });
};

export const drawHistogramOfTargets: Draw = async (context) => {
  const outcome = await countPart(context, "histogram");
  if (!outcome.ok) return outcome;
  const { part, counts } = outcome.value;
  const bins = binsOf(counts, maxBins);
  const note = `${counted(counts.length, "target")} by number of solutions`;
  const title = titleOf(part.whole, languageOf(context));
  return found({
    picture: histogramPicture(bins, { title, note }),
    lines: () => [note, ...drawHistogram(bins, { ...textLook, width: 80 })],
  });
};

const pairSize = 2;

/** Why pairs cannot be drawn, if they cannot. */
function refusal({ board, pieces }: Puzzle): string | undefined {
  const area = pieces.reduce((sum, { shape, copies }) => sum + shape.length * copies, 0);
  const left = board.cells.length - area;
  if (left === pairSize) return undefined;
  return `the pieces leave ${counted(left, "cell")} uncovered; a map of pairs needs a puzzle that leaves two`;
}

function pairMap(labels: readonly string[], sets: readonly CellSet[]): HeatMap {
  const values = labels.map(() => labels.map(() => 0));
  for (const { cells, count } of sets) {
    const [a = 0, b = 0] = cells;
    values[a]![b] = count;
    values[b]![a] = count;
  }
  return { rows: labels, columns: labels, values };
}

export const drawPairs: Draw = async (context) => {
  const loaded = await puzzleWithoutDate(context, "pairs");
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const refused = refusal(puzzle);
  if (refused !== undefined) return wrongUsage(refused);
  const setup = { puzzle, flips: flipsOf(context) };
  const sets = await doWork(context, (options) => countSets(setup, pairSize, options));
  const labels = cellLabels(puzzle, languageOf(context)).map((label, cell) => label || cellName(puzzle, cell));
  const note = `Any two of ${counted(labels.length, "cell")} uncovered`;
  return found({
    picture: pairsPicture(labels, sets, { title: titleOf(puzzle, languageOf(context)), note }),
    lines: () => [note, ...drawHeatMap(pairMap(labels, sets), textLook)],
  });
};
