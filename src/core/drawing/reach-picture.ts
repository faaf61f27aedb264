/** From pieces on a board and what they could still become to a picture: each open cell in the colour of its count. */

import type { Language } from "../calendar/languages.js";
import { type Lattice, latticeNamed } from "../lattice/lattice.js";
import { expectPuzzle } from "../puzzle/expect.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { targetAt, targetCells } from "../puzzle/target.js";
import { expectList, expectObject, expectText, expectThat } from "../text/arguments.js";
import { itemAt } from "../text/list.js";
import { expectPlacements, type Placement } from "../tiling/placement.js";
import {
  boxAround,
  cellSize,
  labelSize,
  letterFigures,
  pathAround,
  pieceFigures,
  pieceGap,
  pieceRound,
  scaled,
  spotLabels,
  trayFigures,
  trayMargin,
} from "./board-figures.js";
import { fittedText } from "./layout.js";
import { type HeatLevel, levelOf, levelsOf } from "./levels.js";
import { type Figure, hottest, type Picture, type PictureInk } from "./picture.js";
import { type Scene, sceneOf, sceneRegions } from "./scene.js";

/** What is drawn of the dates in reach. */
export interface ReachPictureOptions {
  readonly title: string;
  /** What it says to people who can't see it. */
  readonly description: string;
  readonly language?: Language | undefined;
  /** Whether each piece shows its letter. */
  readonly letters?: boolean | undefined;
}

/**
 * By cell: how many solutions leave it visible, of all dates in reach together.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const { counts } = await reachOf({ puzzle });
 * reachByCell(puzzle, counts)[0]; // → 3221
 * ```
 */
export function reachByCell(puzzle: Puzzle, counts: ArrayLike<number>): number[] {
  expectPuzzle(puzzle);
  expectThat(typeof counts?.length === "number", "counts", "a list of numbers", counts);
  const byCell = puzzle.board.cells.map(() => 0);
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index] ?? 0;
    if (count === 0) continue;
    for (const cell of targetCells(puzzle, targetAt(puzzle, index))) byCell[cell] = itemAt(byCell, cell) + count;
  }
  return byCell;
}

const labelPart = { size: 0.3, up: 0.04 } as const;
const countPart = { size: 0.26, down: 0.3 } as const;
const room = 0.86;

/** A label is no larger than on the board, where all of its field have one size. */
function labelLargest(lattice: Lattice, spot: Scene[number]): number {
  const [own] = spotLabels(lattice, [spot]);
  const largest = labelPart.size * cellSize;
  return own === undefined ? largest : Math.min(largest, labelSize(own.text, own));
}

function textsOf(lattice: Lattice, spot: Scene[number], count: string, ink: PictureInk): Figure[] {
  const { x, y } = scaled(lattice.centreInPlane(spot.cell.point));
  const lines = [
    { text: spot.label, size: labelLargest(lattice, spot), at: y - labelPart.up * cellSize },
    { text: count, size: countPart.size * cellSize, at: y + countPart.down * cellSize },
  ];
  return lines
    .filter(({ text }) => text !== "")
    .map(({ text, size, at }): Figure => {
      const fitted = fittedText(text, room * cellSize, size, size / 2);
      return { kind: "text", ...fitted, at: { x, y: at }, ink };
    });
}

function heatInks(count: number, levels: readonly HeatLevel[]): { fill: PictureInk; text: PictureInk } {
  const level = count === 0 ? undefined : levelOf(count, levels);
  if (level === undefined) return { fill: "open", text: "quiet" };
  const heat = Math.round(level.heat * hottest);
  return { fill: `heat${heat}`, text: `onheat${heat}` };
}

/**
 * Draws the dates in reach on the board: the pieces placed, and on each open cell how many solutions leave it visible.
 * `byCell` comes from `reachByCell`.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const byCell = reachByCell(puzzle, (await reachOf({ puzzle })).counts);
 * reachPicture(puzzle, [], byCell, { title: "In reach", description: "372 dates" }).title; // → In reach
 * ```
 */
export function reachPicture(
  puzzle: Puzzle,
  placements: readonly Placement[],
  byCell: readonly number[],
  options: ReachPictureOptions,
): Picture {
  expectPuzzle(puzzle);
  expectPlacements(placements, "placements");
  expectList(byCell, "byCell");
  expectObject(options, "options");
  for (const part of ["title", "description"] as const) expectText(options[part], `options.${part}`);
  const { title, description, language = "en", letters = false } = options;
  const lattice = latticeNamed(puzzle.lattice);
  const levels = levelsOf(byCell, hottest + 1);
  const regions = sceneRegions(sceneOf(puzzle, { placements, uncovered: [] }, language));
  const figures = regions.flatMap((spots): Figure[] => {
    const points = spots.map(({ cell }) => cell.point);
    const { letter, ink } = itemAt(spots, 0);
    if (letter !== "")
      return [
        ...pieceFigures(lattice, points, Number(ink)),
        ...(letters ? letterFigures(lattice, points, letter) : []),
      ];
    return spots.flatMap((spot) => {
      const { cell } = spot;
      const count = byCell[cell.index] ?? 0;
      const { fill, text } = heatInks(count, levels);
      const path = pathAround(lattice, [cell.point], pieceGap, pieceRound);
      const shown = count === 0 ? "" : count.toLocaleString("en");
      return [{ kind: "path", path, fill }, ...textsOf(lattice, spot, shown, text)];
    });
  });
  const box = boxAround(
    lattice,
    puzzle.board.cells.map(({ point }) => point),
    trayMargin,
  );
  return { title, description, box, figures: [...trayFigures(puzzle), ...figures], parts: {} };
}
