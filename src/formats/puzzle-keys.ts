/** The keys of a puzzle file, shared by its reader, its writer and its documentation. */

/** What a puzzle file can say, in the order in which it is written. */
export const puzzleKeys = [
  "id",
  "title",
  "note",
  "credits",
  "lattice",
  "board",
  "fields",
  "pieces",
  "copies",
  "flips",
  "labels",
] as const;
export type PuzzleKey = (typeof puzzleKeys)[number];

/** The language of a text that does not say its own. */
export const plainLanguage = "en";
