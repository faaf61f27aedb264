/** Orientations and placements, from the library and from the tests' own way of finding them. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { pieceOrientations, placementsOf } from "../../src/core/tiling/placement.js";
import { boardProblem } from "../oracle/problems.js";
import { pentominoRectangle, puzzleById } from "./boards.js";
import { knownPuzzles, pentominoOrientations, pentominoRectangles } from "./counts.js";

const orientationCount = (puzzle: Puzzle) =>
  puzzle.pieces.reduce((sum, piece) => sum + pieceOrientations(puzzle, piece).length, 0);

/** "piece: cells" of every placement, sorted. */
const asTexts = (list: readonly { piece: number; cells: readonly number[] }[]) =>
  list.map(({ piece, cells }) => `${piece}: ${cells.join(" ")}`).sort();

const oraclePlacements = (puzzle: Puzzle) =>
  boardProblem(puzzle).options.map(({ stock, cells }) => ({ piece: stock, cells }));

describe("orientations and placements", () => {
  it.each(knownPuzzles.filter(({ orientations }) => orientations !== undefined))("of $id", (known) => {
    const puzzle = puzzleById(known.id);
    expect(orientationCount(puzzle)).toBe(known.orientations);
    expect(placementsOf(puzzle)).toHaveLength(known.placements!);
    expect(oraclePlacements(puzzle)).toHaveLength(known.placements!);
  });

  it.each(knownPuzzles.filter(({ pieces }) => pieces !== undefined))("of every piece of $id", ({ id, pieces }) => {
    const puzzle = puzzleById(id);
    const placements = placementsOf(puzzle);
    const counts = puzzle.pieces.map((piece, index) => [
      piece.id,
      [pieceOrientations(puzzle, piece).length, placements.filter((placement) => placement.piece === index).length],
    ]);
    expect(Object.fromEntries(counts)).toEqual(pieces);
  });

  it.each(pentominoRectangles)("of the pentominoes on $rows x $columns", (rectangle) => {
    const puzzle = pentominoRectangle(rectangle);
    expect(orientationCount(puzzle)).toBe(pentominoOrientations);
    expect(placementsOf(puzzle)).toHaveLength(rectangle.placements);
  });

  it.each(knownPuzzles.map(({ id }) => id))("are the same both ways: %s", (id) => {
    const puzzle = puzzleById(id);
    expect(asTexts(placementsOf(puzzle))).toEqual(asTexts(oraclePlacements(puzzle)));
  });
});
