/** From a puzzle that is being designed to its year: counts, figures and a small map, as soon as they are known. */

import { html, nothing, type TemplateResult } from "lit";
import { type DesignFigures, designFigures, judgedTargets } from "../../../core/design/goals.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { targetAt, targetCount } from "../../../core/puzzle/target.js";
import { countTargets } from "../../../core/solver/counts.js";
import { styled } from "../../../templates/styled.js";
import type { AppContext } from "../../context.js";
import { titleOfTarget } from "../../target.js";

/** What is known about the year of a design. */
export interface LiveYear {
  readonly puzzle: Puzzle;
  readonly counts: Float64Array;
  readonly figures: DesignFigures;
  /** By target: whether it is a date. */
  readonly isJudged: readonly boolean[];
}

/** Boards with a year have hundreds of times as many targets, and take minutes. */
const maxTargets = 5000;

export const canCountLive = (puzzle: Puzzle): boolean => targetCount(puzzle) <= maxTargets;

export async function countLive({ solver }: AppContext, puzzle: Puzzle, signal: AbortSignal): Promise<LiveYear> {
  const counts = await countTargets({ puzzle }, { pool: solver.quick, signal });
  const judged = judgedTargets(puzzle);
  const isJudged = Array<boolean>(counts.length).fill(false);
  for (const target of judged) isJudged[target] = true;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return {
    puzzle,
    counts,
    isJudged,
    figures: designFigures(
      total,
      judged.map((target) => counts[target] ?? 0),
    ),
  };
}

/** How hot a count is, from 0 for none to 5 for about as many as any date has. */
function heatOf(count: number, most: number): number {
  return count === 0 ? 0 : 1 + Math.min(4, Math.floor((Math.log(count) / Math.log(Math.max(2, most))) * 5));
}

/** A square for each date: a row for each choice of the first field. */
export function liveMap(
  { words, language }: AppContext,
  { puzzle, counts, figures, isJudged }: LiveYear,
): TemplateResult {
  const rows = puzzle.fields[0]?.choices.length ?? 1;
  const columns = Math.max(1, counts.length / rows);
  const most = figures.most;
  const spot = (count: number, index: number): TemplateResult =>
    html`<i class=${isJudged[index] ? `heat-${heatOf(count, most)}` : "unreal"}
      title=${isJudged[index] ? `${titleOfTarget(puzzle, { target: targetAt(puzzle, index), date: undefined }, language)}: ${count}` : nothing}></i>`;
  return html`<div class="map" role="img" aria-label=${words.design.map} style=${styled({ "--columns": String(columns) })}>
    ${Array.from(counts, spot)}
  </div>`;
}
