/** The puzzle shown where none is asked for, and the names of all others: what a page needs before it has the catalogue. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { puzzleNames, usualPuzzleJson } from "./usual-puzzle.generated.js";

export const usualPuzzle = JSON.parse(usualPuzzleJson) as Puzzle;

export { puzzleNames };
