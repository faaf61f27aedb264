/** From a puzzle that is being designed to its year: counts, figures and a small map, as soon as they are known. */

import { html, type TemplateResult } from "lit";
import { type DesignFigures, designFigures, judgedTargets } from "../../../core/design/goals.js";
import { levelsOf } from "../../../core/drawing/levels.js";
import { hottest } from "../../../core/drawing/picture.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { targetAt, targetCount } from "../../../core/puzzle/target.js";
import { countTargets } from "../../../core/solver/counts.js";
import { styled } from "../../../templates/styled.js";
import type { AppContext } from "../../context.js";
import { titleOfTarget } from "../../target.js";
import { heatClass, heatColours } from "../year/heat.js";

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

/** A square for each date, in the colours of the year's map: a row for each choice of the first field. */
export function liveMap({ words, language, theme }: AppContext, year: LiveYear): TemplateResult {
  const { puzzle, counts, isJudged } = year;
  const rows = puzzle.fields[0]?.choices.length ?? 1;
  const levels = levelsOf(Array.from(counts), hottest + 1);
  const titled = (index: number): string =>
    titleOfTarget(puzzle, { target: targetAt(puzzle, index), date: undefined }, language);
  const spot = (count: number, index: number): TemplateResult =>
    isJudged[index]
      ? html`<i class=${heatClass(count, { levels })} title=${`${titled(index)}: ${count}`}></i>`
      : html`<i class="unreal"></i>`;
  const look = { ...heatColours(theme), "--columns": String(Math.max(1, counts.length / rows)) };
  return html`<div class="map" role="img" aria-label=${words.design.map} style=${styled(look)}>
    ${Array.from(counts, spot)}
  </div>`;
}
