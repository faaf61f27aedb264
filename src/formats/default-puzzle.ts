/** The puzzle shown where none is asked for, and the names of all others: what a page needs before it has the catalogue. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { defaultPuzzleJson, puzzleNames } from "./default-puzzle.generated.js";

export const defaultPuzzle = JSON.parse(defaultPuzzleJson) as Puzzle;

export { puzzleNames };
