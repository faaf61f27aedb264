/** What there is to say about requests: why one is refused, and what was taken for granted. */

import { speaker } from "../core/text/message.js";
import { counted } from "../core/text/sentences.js";

const number = (value: number): string => value.toLocaleString("en");

const dates = (count: number, areDates: boolean): string => counted(count, areDates ? "date" : "combination");

export const requestSentences = {
  unknownPuzzle: (name: string) => `unknown puzzle ${name}`,
  unknownCell: (name: string) => `unknown cell ${name}`,
  severalCells: (name: string, cells: readonly string[]) => `${name} is on several cells; write ${cells.join(" or ")}`,
  cellTwice: (cell: string) => `the cell ${cell} is named twice`,
  /** The part is written as it is typed. */
  unknownValue: (part: string, value: string) => `unknown ${part} ${value}`,
  noWeekdays: (puzzle: string) => `${puzzle} doesn't show weekdays`,
  noCellFor: (puzzle: string, weekday: string) => `${puzzle} has no cell for ${weekday}`,
  emptyDate: () => "the date is empty; leave it out to use today",
  noDates: (puzzle: string, date: string) => `${puzzle} doesn't show dates; leave out ${date}`,
  usingYear: (date: string) => `using ${date}; add a year to choose another`,
  usingToday: (date: string) => `using ${date}; write a date with its year to choose another`,
  twoWeekdays: (date: string, weekday: string) => `use either ${date} or the weekday ${weekday}, not both`,
  noWeekday: (why: string, example: string) => `${why}, so this day has no weekday; add one, as in ${example}`,
  cellsOrDate: (part: string) => `use either ${part} or a date, not both`,
  covers: (piece: string, cell: string) => `piece ${piece} covers ${cell}, which must stay uncovered`,
  wrongArea: (area: number, cells: number, left: number, uncovered: number) =>
    `the pieces cover ${area} of ${cells} cells, so ${counted(left, "cell")} must stay uncovered, not ${uncovered}`,
  noSolution: (title: string, arePlaced: boolean, flips: boolean) =>
    `no solution for ${title}${arePlaced ? " with these pieces placed" : ""}${flips ? "" : " without flips"}`,
  onlySolutions: (count: number) =>
    count === 1 ? "there is only one solution" : `there are only ${number(count)} solutions`,
  tooMany: (count: number, areDates: boolean) => `${dates(count, areDates)} are too many to count`,
  narrowDown: (example: string) => `narrow them down, as in ${example}`,
  tooManySets: (size: number, cells: number) => `${size} of ${cells} cells make too many sets to count`,
  unknownPieces: (pieces: string, example: string) => `unknown pieces ${pieces}; write them as in ${example}`,
  onlySoMany: (pieces: string) => `there are only ${pieces}`,
  wrongSetArea: (area: number, cells: number) =>
    `these pieces cover ${counted(area, "cell")}, but the board has ${cells} to cover`,
  tooManyPieceSets: (sets: number) => `${number(sets)} sets of pieces are too many to count`,
  tooWide: () => "this board is too wide for a census",
  needsWebAssembly: () => "a census needs WebAssembly, which is switched off",
  labelsOfOneCell: () => "labels can be moved only with one to three fields, each choice on a single cell",
  wrongBase: (path: string, url: string, base: string) =>
    `expected where the site will be, as in ${path} or ${url}, not ${base}`,
  notInstalled: (engine: string, version: string) =>
    `${engine} isn't installed; run npm install ${engine}@${version} (add -g if Daytile is installed globally)`,
  otherModel: (format: string) => `that answer doesn't match this model; is it for ${format}?`,
  noAnswer: (why: string) => `that answer isn't a solution: ${why}`,
};

export const sayRequest = speaker("requests", requestSentences);
