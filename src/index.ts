/** The library's front door: everything a program needs to read, check, date and solve a puzzle. */

export { type Lattice, type LatticeName, latticeNamed, latticeNames, type Point } from "./core/lattice/lattice.js";
export { orientationsOf, type Shape, shapeOf } from "./core/lattice/shape.js";
export type { PuzzleDraft } from "./core/puzzle/draft.js";
export type { Fault, Result } from "./core/puzzle/fault.js";
export type { Board, Cell, Choice, Field, Piece, Puzzle, Target, Text } from "./core/puzzle/puzzle.js";
export { targetAt, targetCells, targetCount, targetIndex, targetNames } from "./core/puzzle/target.js";
export {
  type Placement,
  type PlacementOptions,
  pieceOrientations,
  placementsOf,
  type Tiling,
} from "./core/tiling/placement.js";
