/** The lazy year in English. */

import { numbersIn } from "../../../core/calendar/numbers.js";

const { counted } = numbersIn("en");

export const enLazy = {
  intro: (year: number) => `A solution for each day of ${year}. You move the fewest pieces in all.`,
  find: "Find the year",
  finding: "Finding the laziest year…",
  failed: "The search stopped early.",
  tooMany: "This board has too many solutions to compare them all.",
  noDates: "This board can’t show every date of the year.",
  start: (count: number) =>
    counted(count, { one: "To start, place the piece.", other: "To start, place all # pieces." }),
  move: (count: number, pieces: string) =>
    counted(count, { one: "Move one piece: {pieces}.", other: "Move # pieces: {pieces}." }, { pieces }),
  same: "Nothing to move.",
  none: "This date has no solution. Leave the board as it is.",
  before: (date: string) => `${date}: take these off`,
  after: (date: string) => `${date}: place them here`,
  moves: "Pieces moved",
  mean: "Average per morning",
  map: "Pieces to move each morning",
  cell: (title: string, count: number) =>
    counted(count, { one: "{title}: move # piece", other: "{title}: move # pieces" }, { title }),
  files: "Save as",
  table: "Table",
  book: "Booklet",
};
