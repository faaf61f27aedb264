/** From the counts of all targets to a map of them: months and days where there are such, else whatever fields there are. */

import type { Language } from "../core/calendar/languages.js";
import { chartWords } from "../core/drawing/chart-words.js";
import type { HeatMap } from "../core/drawing/heat-map.js";
import { mapAxes } from "../core/puzzle/map-axes.js";
import type { Choice, Puzzle } from "../core/puzzle/puzzle.js";
import { targetAt } from "../core/puzzle/target.js";
import { itemAt } from "../core/text/list.js";
import { choiceLabel, type TargetSubset } from "./target-subset.js";

export interface YearMap {
  readonly title: string;
  readonly map: HeatMap;
}

const choicesOf = ({ fields }: Puzzle, field: number): readonly Choice[] => itemAt(fields, field).choices;

function labelsOf({ whole, puzzle, only }: TargetSubset, field: number, language: Language): string[] {
  return choicesOf(puzzle, field).map((_, choice) => choiceLabel(whole, field, only[field] ?? choice, language));
}

/** What was added up: the fields that are neither rows nor columns, and offer a choice. */
function addedUp({ puzzle: { fields } }: TargetSubset, axes: readonly (number | undefined)[]): string[] {
  return fields.filter(({ choices }, i) => choices.length > 1 && !axes.includes(i)).map(({ name }) => name);
}

function sums(
  { puzzle }: TargetSubset,
  counts: ArrayLike<number>,
  row: number | undefined,
  column: number,
): number[][] {
  const width = choicesOf(puzzle, column).length;
  const height = row === undefined ? 1 : choicesOf(puzzle, row).length;
  const values = Array.from({ length: height }, () => new Array<number>(width).fill(0));
  for (const [index, count] of Array.from(counts).entries()) {
    const target = targetAt(puzzle, index);
    const [line, at] = [itemAt(values, row === undefined ? 0 : itemAt(target, row)), itemAt(target, column)];
    line[at] = itemAt(line, at) + count;
  }
  return values;
}

export function yearMap(subset: TargetSubset, counts: ArrayLike<number>, language: Language): YearMap | undefined {
  const axes = mapAxes(subset.puzzle);
  if (axes === undefined) return undefined;
  const { row, column } = axes;
  const names = [row, column].flatMap((field) =>
    field === undefined ? [] : [itemAt(subset.puzzle.fields, field).name],
  );
  return {
    title: chartWords(language).solutionsBy(names, addedUp(subset, [row, column])),
    map: {
      rows: row === undefined ? [""] : labelsOf(subset, row, language),
      columns: labelsOf(subset, column, language),
      values: sums(subset, counts, row, column),
    },
  };
}
