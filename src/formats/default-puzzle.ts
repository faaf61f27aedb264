/** The puzzle shown where none is asked for, and the names of all others: what a page needs before it has the catalogue. */

export { catalogueIds as puzzleNames } from "./catalogue-ids.js";
export { puzzle as defaultPuzzle } from "./puzzles/classic.generated.js";
