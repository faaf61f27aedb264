/**
 * From one search to the counts of any labels: it counts the solutions for every set of cells that may stay uncovered.
 * Wherever labels are, the count of a date is then a look into a table.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import { targetAt, targetCount } from "../puzzle/target.js";
import { type CellSet, countSets, setsInReach } from "../solver/counts.js";
import type { WorkOptions } from "../solver/job.js";
import { itemAt } from "../text/list.js";
import { type DesignFigures, designFigures, judgedTargets } from "./goals.js";

/** By field, then by choice: the cell it uncovers. */
export type LabelPlaces = readonly (readonly number[])[];

/** Where the labels of a puzzle are; undefined where a choice uncovers several cells. */
export function labelPlaces({ fields }: Puzzle): LabelPlaces | undefined {
  if (fields.some(({ choices }) => choices.some(({ cells }) => cells.length !== 1))) return undefined;
  return fields.map(({ choices }) => choices.map(({ cells }) => itemAt(cells, 0)));
}

/** More fields make more sets than anybody would wait for. */
const maxFields = 3;

export const canCountLabels = (puzzle: Puzzle): boolean =>
  puzzle.fields.length > 0 &&
  puzzle.fields.length <= maxFields &&
  labelPlaces(puzzle) !== undefined &&
  setsInReach(puzzle, puzzle.fields.length);

/** Counts for every arrangement of labels. */
export interface LabelCounts {
  figures(places: LabelPlaces): DesignFigures;
}

/** By cells in any order, as digits to the base of the number of cells: how many solutions leave them uncovered. */
function tableOf(sets: readonly CellSet[], size: number, k: number): Float64Array {
  const table = new Float64Array(size ** k);
  for (const { cells, count } of sets)
    if (count > 0) for (const order of orders(cells)) table[order.reduce((key, cell) => key * size + cell, 0)] = count;
  return table;
}

function orders(cells: readonly number[]): number[][] {
  if (cells.length === 0) return [[]];
  return cells.flatMap((cell, i) => orders(cells.toSpliced(i, 1)).map((rest) => [cell, ...rest]));
}

/** Looks every target up. Ten thousands of layouts are looked at, so it makes nothing but numbers on its way. */
function lookUp(table: Float64Array, size: number, targets: readonly (readonly number[])[], places: LabelPlaces) {
  const counts = new Float64Array(targets.length);
  for (let index = 0; index < counts.length; index++) {
    let key = 0;
    const target = itemAt(targets, index);
    for (let field = 0; field < places.length; field++) key = key * size + (places[field]?.[target[field] ?? 0] ?? 0);
    counts[index] = table[key] ?? 0;
  }
  return counts;
}

export async function countLabels(
  puzzle: Puzzle,
  options: WorkOptions & { readonly flips?: boolean | undefined } = {},
): Promise<LabelCounts> {
  const { flips, ...work } = options;
  const size = puzzle.board.cells.length;
  const table = tableOf(await countSets({ puzzle, flips }, puzzle.fields.length, work), size, puzzle.fields.length);
  const targets = Array.from({ length: targetCount(puzzle) }, (_, i) => targetAt(puzzle, i));
  const judged = judgedTargets(puzzle);
  return {
    figures(places) {
      const counts = lookUp(table, size, targets, places);
      return designFigures(
        counts.reduce((sum, count) => sum + count, 0),
        Float64Array.from(judged, (target) => counts[target] ?? 0),
      );
    },
  };
}

/** The labels after the cells a and b have exchanged theirs. */
export const exchanged = (places: LabelPlaces, a: number, b: number): LabelPlaces =>
  places.map((cells) => cells.map((cell) => (cell === a ? b : cell === b ? a : cell)));
