/** From an arrangement to what is to be seen on each cell, whatever it is drawn with. */

import type { Language } from "../calendar/languages.js";
import { expectPuzzle } from "../puzzle/expect.js";
import { cellLabels } from "../puzzle/labels.js";
import type { Cell, CellList, Puzzle } from "../puzzle/puzzle.js";
import { expectObject } from "../text/arguments.js";
import { lettersByCell } from "../tiling/cell-rows.js";
import { pieceLetters } from "../tiling/letters.js";
import { expectPlacements, type Placement } from "../tiling/placement.js";
import { emWidth } from "./width.js";

/** Pieces on a board, and the cells that stay visible. */
export interface Arrangement {
  readonly placements: readonly Placement[];
  /** The cells of the date; left out: all that no piece covers. */
  readonly uncovered?: CellList;
}

/** A puzzle, or a question about it, which knows the cells of its date. */
export type ArrangedBoard = Puzzle | { readonly puzzle: Puzzle; readonly uncovered: CellList };

/** Returns the puzzle and everything on its board, whether the pieces come as a list or with the cells of the date. */
export function arrangedOn(
  board: ArrangedBoard,
  arrangement: Arrangement | readonly Placement[],
): { readonly puzzle: Puzzle; readonly placed: Arrangement } {
  expectObject(board, "board", "a puzzle or a question");
  const placed = Array.isArray(arrangement) ? { placements: arrangement } : (arrangement as Arrangement);
  if (!("puzzle" in board)) return { puzzle: board, placed };
  return { puzzle: board.puzzle, placed: { uncovered: board.uncovered, ...placed } };
}

/**
 * What a character belongs to: a copy of a piece by its number, a cell of the date, another open cell, an outline, or
 * nothing.
 */
export type SceneInk = number | "uncovered" | "open" | "line" | "nothing";

export interface SceneCell {
  readonly cell: Cell;
  /** Equal for the cells of one piece, and for open cells that one choice uncovers together; all others differ. */
  readonly region: string;
  readonly ink: SceneInk;
  /** The letter of the piece; empty where there is none. */
  readonly letter: string;
  readonly label: string;
  /** How wide the widest label of its field is, in sizes of the font: all of them are set in one size. */
  readonly widest: number;
  /** The same for words that run across all cells of a choice. */
  readonly widestAcross: number;
}

/** By cell index. */
export type Scene = readonly SceneCell[];

/** By cell index: what ties an open cell to others, as the two cells of a month on a board of dominoes. */
function openRegions(puzzle: Puzzle): string[] {
  const regions = puzzle.board.cells.map(({ index }) => `cell ${index}`);
  for (const { choices } of puzzle.fields) {
    for (const { cells } of choices) for (const cell of cells) regions[cell] = `cell ${cells[0]}`;
  }
  return regions;
}

/** A label over neighbouring cells is one word, and a label that each of them repeats is written once. */
export const joinedLabel = (texts: readonly string[]): string =>
  new Set(texts).size === 1 ? (texts[0] ?? "") : texts.join("");

type Widths = Pick<SceneCell, "widest" | "widestAcross">;

/** By cell index: alike for choices of one field that uncover as many cells. */
function widestLabels({ board, fields }: Puzzle, labels: readonly string[]): Widths[] {
  const widths = board.cells.map(({ index }): Widths => ({ widest: emWidth(labels[index] ?? ""), widestAcross: 0 }));
  for (const { choices } of fields) {
    const most = new Map<number, number>();
    for (const { cells } of choices) {
      const width = emWidth(joinedLabel(cells.map((cell) => labels[cell] ?? "")));
      most.set(cells.length, Math.max(width, most.get(cells.length) ?? 0));
    }
    for (const { cells } of choices) {
      const widestAcross = most.get(cells.length) ?? 0;
      for (const cell of cells) {
        widths[cell] = { widest: cells.length === 1 ? widestAcross : (widths[cell]?.widest ?? 0), widestAcross };
      }
    }
  }
  return widths;
}

export function sceneOf(puzzle: Puzzle, arrangement: Arrangement, language: Language): Scene {
  expectPuzzle(puzzle);
  expectObject(arrangement, "arrangement", "the pieces on a board");
  const { placements, uncovered } = arrangement;
  expectPlacements(placements, "arrangement.placements");
  const inks = new Map(
    pieceLetters(puzzle)
      .flat()
      .map((letter, i) => [letter, i]),
  );
  const letters = lettersByCell(puzzle, placements);
  const labels = cellLabels(puzzle, language);
  const regions = openRegions(puzzle);
  const widths = widestLabels(puzzle, labels);
  return puzzle.board.cells.map((cell): SceneCell => {
    const letter = letters[cell.index] ?? "";
    const label = labels[cell.index] ?? "";
    const wide = widths[cell.index] ?? { widest: 0, widestAcross: 0 };
    const ink = inks.get(letter);
    if (ink !== undefined) return { cell, region: letter, ink, letter, label, ...wide };
    const isDate = uncovered?.includes(cell.index) ?? true;
    return { cell, region: regions[cell.index] ?? "", ink: isDate ? "uncovered" : "open", letter: "", label, ...wide };
  });
}

/** The cells of each region together, in reading order of their first cells. */
export function sceneRegions(scene: Scene): SceneCell[][] {
  const regions = new Map<string, SceneCell[]>();
  for (const spot of scene) {
    const region = regions.get(spot.region);
    if (region === undefined) regions.set(spot.region, [spot]);
    else region.push(spot);
  }
  return [...regions.values()];
}
