/**
 * From a puzzle to better places for its labels: two cells exchange theirs, again and again, and what is worse than it was
 * a while ago is taken back (late acceptance, after Burke and Bykov). One search has counted everything beforehand.
 */

import type { DesignGoal } from "../names.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import type { WorkOptions } from "../solver/job.js";
import { randomFrom } from "../solver/shuffle.js";
import { Slices } from "../solver/slices.js";
import { itemAt } from "../text/list.js";
import { byGoal, type DesignFigures, flipsForGoal } from "./goals.js";
import { withIdea } from "./ideas.js";
import { countLabels, exchanged, type LabelCounts, type LabelPlaces, labelPlaces } from "./label-counts.js";

/** A puzzle whose labels are elsewhere. */
export interface LaidLabels {
  readonly puzzle: Puzzle;
  readonly figures: DesignFigures;
  /** The figures of the labels as they were. */
  readonly before: DesignFigures;
  /** How many labels have moved. */
  readonly moved: number;
}

export interface LabelOptions extends WorkOptions {
  readonly seed?: number | undefined;
  /** How many exchanges are tried. */
  readonly steps?: number | undefined;
}

const defaultSteps = 12_000;
/** How many exchanges go by between two looks at the clock. */
const stretch = 20;
/** How far back a layout is compared. */
const memory = 60;

interface Layout {
  readonly places: LabelPlaces;
  readonly figures: DesignFigures;
}

/** Two cells, one of which has a label. */
function randomPair(places: LabelPlaces, cells: number, random: () => number): [number, number] {
  const labelled = places.flat();
  const a = itemAt(labelled, Math.floor(random() * labelled.length));
  const b = Math.floor(random() * (cells - 1));
  return [a, b >= a ? b + 1 : b];
}

function* search(start: Layout, puzzle: Puzzle, counts: LabelCounts, goal: DesignGoal, options: LabelOptions) {
  const { seed = 1, steps = defaultSteps } = options;
  const random = randomFrom(seed);
  const better = byGoal(goal);
  const past = Array<DesignFigures>(memory).fill(start.figures);
  let [here, best] = [start, start];
  for (let step = 0; step < steps; step++) {
    if (goal === "works" && best.figures.impossible === 0) break;
    const places = exchanged(here.places, ...randomPair(here.places, puzzle.board.cells.length, random));
    const next = { places, figures: counts.figures(places) };
    const late = itemAt(past, step % memory);
    if (better(next.figures, late) <= 0 || better(next.figures, here.figures) <= 0) here = next;
    if (better(here.figures, best.figures) < 0) best = here;
    past[step % memory] = here.figures;
    if (step % stretch === 0) yield step / steps;
  }
  return best;
}

/** Moves the labels of a puzzle to where a layout has them, one exchange after the other. */
function puzzleWith(puzzle: Puzzle, places: LabelPlaces): Puzzle {
  return places.reduce(
    (whole, cells, field) =>
      cells.reduce((now, to, choice) => {
        const from = itemAt(itemAt(itemAt(now.fields, field).choices, choice).cells, 0);
        return from === to ? now : withIdea(now, { kind: "exchange", cells: [from, to] });
      }, whole),
    puzzle,
  );
}

const movedLabels = (a: LabelPlaces, b: LabelPlaces): number =>
  a.flat().filter((cell, i) => cell !== b.flat()[i]).length;

/** Finds places for the labels: for the goal "works" with as little change as it happens to need, for others the best. */
export async function layLabels(puzzle: Puzzle, goal: DesignGoal, options: LabelOptions = {}): Promise<LaidLabels> {
  const places = labelPlaces(puzzle) ?? [];
  const { signal, pool, onProgress } = options;
  const half = (done: number): number => done / 2;
  const counts = await countLabels(puzzle, {
    ...{ signal, pool, flips: flipsForGoal(goal) },
    onProgress: ({ done, found }) => onProgress?.({ done: half(done), found }),
  });
  const start = { places, figures: counts.figures(places) };
  const slices = new Slices({ signal });
  const work = search(start, puzzle, counts, goal, options);
  for (;;) {
    await slices.rest();
    const { done, value } = work.next();
    if (done)
      return {
        puzzle: puzzleWith(puzzle, value.places),
        figures: value.figures,
        before: start.figures,
        moved: movedLabels(places, value.places),
      };
    onProgress?.({ done: 0.5 + half(value), found: 0 });
  }
}
