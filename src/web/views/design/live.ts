/** From a puzzle that is being designed to its year: counts, figures and a small map, as soon as they are known. */

import { html, type TemplateResult } from "lit";
import { type DesignFigures, designFigures, judgedTargets } from "../../../core/design/goals.js";
import { levelsOf } from "../../../core/drawing/levels.js";
import { hottest } from "../../../core/drawing/picture.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { targetAt, targetCount } from "../../../core/puzzle/target.js";
import { countTargets } from "../../../core/solver/counts.js";
import { styled } from "../../../templates/styled.js";
import { appWorkers } from "../../app-workers.js";
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
  /** How hard it is, from 1 to 5, or 0 where there is no telling; undefined until that is known. */
  readonly rating?: number | undefined;
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

const titleAt = (puzzle: Puzzle, index: number, language: AppContext["language"]): string =>
  titleOfTarget(puzzle, { target: targetAt(puzzle, index), date: undefined }, language);

/** How hard the puzzle is, by dates that have a solution: `tell` hears of it at once, and again when it is surer. */
export function rateLive(year: LiveYear, signal: AbortSignal, tell: (year: LiveYear) => void): void {
  const { puzzle, counts, isJudged } = year;
  const targets = Array.from(counts.keys()).filter((index) => isJudged[index] && (counts[index] ?? 0) > 0);
  const onProgress = (rating: number): void => tell({ ...year, rating });
  if (targets.length > 0) void appWorkers.request("rateBoard", { puzzle, targets }, { signal, onProgress });
}

/** More would be a list that nobody reads: the map shows them all. */
const maxNamed = 6;

/** The dates without a solution by name, the first of them. */
export function impossibleDates({ puzzle, counts, isJudged }: LiveYear, language: AppContext["language"]): string {
  const all = Array.from(counts.keys()).filter((index) => isJudged[index] && counts[index] === 0);
  const named = all.slice(0, maxNamed).map((index) => titleAt(puzzle, index, language));
  return `${new Intl.ListFormat(language, { type: "unit" }).format(named)}${all.length > maxNamed ? "…" : ""}`;
}

/** How many targets share the choices of the first two fields: a square of the map stands for all of them. */
const targetsPerSpot = ({ fields }: Puzzle): number =>
  fields.slice(2).reduce((product, { choices }) => product * choices.length, 1);

/** A square of the map: the fewest and the most solutions of its dates; undefined where none of its targets is one. */
function spotOf({ counts, isJudged }: LiveYear, from: number, to: number): readonly [number, number] | undefined {
  const real = Array.from(counts.subarray(from, to)).filter((_, i) => isJudged[from + i]);
  return real.length === 0 ? undefined : [Math.min(...real), Math.max(...real)];
}

/** A square for each day, in the colours of the year's map: a row for each choice of the first field. */
export function liveMap({ words, language, theme }: AppContext, year: LiveYear): TemplateResult {
  const { puzzle, counts } = year;
  const share = targetsPerSpot(puzzle);
  const spots = Array.from({ length: counts.length / share }, (_, i) => spotOf(year, i * share, (i + 1) * share));
  const levels = levelsOf(
    spots.map((each) => each?.[0] ?? 0),
    hottest + 1,
  );
  const titled = (index: number, [least, most]: readonly [number, number]): string =>
    `${titleAt({ ...puzzle, fields: puzzle.fields.slice(0, 2) }, index, language)}: ${least === most ? least : `${least}–${most}`}`;
  const spot = (each: (typeof spots)[number], index: number): TemplateResult =>
    each === undefined
      ? html`<i class="unreal"></i>`
      : html`<i class=${heatClass(each[0], { levels })} title=${titled(index, each)}></i>`;
  const rows = puzzle.fields[0]?.choices.length ?? 1;
  const look = { ...heatColours(theme), "--columns": String(Math.max(1, spots.length / rows)) };
  return html`<div class="map" role="img" aria-label=${words.design.map} style=${styled(look)}>${spots.map(spot)}</div>`;
}
