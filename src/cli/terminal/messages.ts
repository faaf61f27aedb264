/** What commands find, and how far they are, in words. */

import { speaker } from "../../core/text/message.js";
import { counted } from "../../core/text/sentences.js";
import { average } from "./text.js";

const number = (value: number): string => value.toLocaleString("en");

/** `50 s`, `12 min`, `17 h`. */
export function timeText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

const dates = (count: number, areDates: boolean): string => counted(count, areDates ? "date" : "combination");

function realDatesAmong(real: number, all: number): string {
  if (all === 1) return real === 1 ? "a real date" : "no real date";
  if (real === 0) return "none of them a real date";
  if (real === all) return "all of them real dates";
  return `${number(real)} of them ${real === 1 ? "a real date" : "real dates"}`;
}

export const resultSentences = {
  titled: (title: string, puzzle: string) => `${title} on ${puzzle}`,
  titledCount: (title: string, puzzle: string, count: number) =>
    `${title} on ${puzzle}: ${count === 1 ? "one solution" : `${number(count)} solutions`}`,
  /** Names, and how many more there are. */
  some: (names: readonly string[], more: number) =>
    [...names, ...(more > 0 ? [`and ${number(more)} more`] : [])].join(", "),
  yearTotals: (puzzle: string, count: number, areDates: boolean, solutions: number, mean: number) =>
    `${puzzle}: ${dates(count, areDates)}, ${counted(solutions, "solution")}, ${average(mean)} on average`,
  fewest: (count: number, names: string) => `fewest: ${number(count)} (${names})`,
  most: (count: number, names: string) => `most: ${number(count)} (${names})`,
  noFewest: () => "fewest: none",
  noMost: () => "most: none",
  noneImpossible: () => "impossible: none",
  impossible: (count: number, names: string) => `impossible: ${counted(count, "combination")}: ${names}`,
  impossibleReal: (count: number, real: number) =>
    `impossible: ${counted(count, "date")}, ${realDatesAmong(real, count)}`,
  impossibleDates: (names: string) => `impossible dates: ${names}`,
  notReal: (names: string) => `not real dates: ${names}`,
  noneSolved: (areDates: boolean) => `no ${areDates ? "date" : "combination"} has a solution`,
  setTotals: (puzzle: string, size: number, cells: number, sets: number, solutions: number, mean: number) =>
    `${puzzle}, any ${size} of ${cells} cells uncovered: ${counted(sets, "set")}, ` +
    `${counted(solutions, "solution")}, ${average(mean)} on average`,
  impossibleSets: (count: number, names: string) => `impossible: ${counted(count, "set")}: ${names}`,
  uniqueSets: (count: number, names: string) => `unique: ${counted(count, "set")}: ${names}`,
  noneUnique: () => "unique: none",
  noSetSolved: (size: number, cells: number) => `no solution with any ${size} of ${cells} cells uncovered`,
  everySolved: (areDates: boolean) => `every ${areDates ? "date" : "combination"} has a solution`,
  withoutSolution: (count: number, areDates: boolean, names: string) =>
    `${dates(count, areDates)} without a solution: ${names}`,
  notRealWithout: (names: string) => `not real dates, and without a solution: ${names}`,
  totals: (solutions: number, count: number, areDates: boolean, mean: number) =>
    `${counted(solutions, "solution")} for ${dates(count, areDates)}, ${average(mean)} on average`,
  fewestAndMost: (fewest: string, most: string) => `fewest ${fewest}, most ${most}`,
  extreme: (count: number, names: string) => `${number(count)} (${names})`,
  none: () => "none",
  soundButMany: (count: number, areDates: boolean) => `no errors, but ${dates(count, areDates)} are too many to count`,
  note: (text: string) => `note: ${text}`,
  cells: (cells: number, areHexagons: boolean, blank: number) =>
    `${counted(cells, areHexagons ? "hex cell" : "square cell")}${blank > 0 ? `, ${blank} of them blank` : ""}`,
  uncovers: (fields: readonly string[], count: number, areDates: boolean) =>
    `uncovered: ${fields.join(", ")}; ${dates(count, areDates)}`,
  allCovered: () => "everything is covered",
  stock: (pieces: number, orientations: number, placements: number) =>
    `${counted(pieces, "piece")}, ${counted(orientations, "orientation")}, ${counted(placements, "placement")}`,
  piece: (id: string, cells: number, orientations: number, placements: number, copies: number, flips: boolean) =>
    `${id}: ${counted(cells, "cell")}, ${counted(orientations, "orientation")}, ${counted(placements, "placement")}` +
    `${copies > 1 ? `, ${copies} copies` : ""}${flips ? "" : ", can't be flipped"}`,
  censusPlan: (sets: number, units: number, seconds: number, threads: number, megabytes: number) =>
    `${counted(sets, "set")} in ${counted(units, "unit")}: about ${timeText(seconds)} ` +
    `with ${counted(threads, "thread")}, up to ${number(megabytes)} MB each`,
  censusGoesOn: (done: number, units: number) => `continuing: ${number(done)} of ${counted(units, "unit")} done`,
  censusTooLarge: () => "this kind has too many small pieces to fit in memory; use fewer, or larger ones",
  censusDone: (working: number, sets: number, rate: number) =>
    `${number(working)} of ${counted(sets, "set")} work; ${counted(rate, "set")} per second`,
  designNow: (puzzle: string, figures: string) => `${puzzle} now: ${figures}`,
  designFigures: (total: number, fewest: number, most: number, impossible: number) =>
    `${counted(total, "solution")}, ${fewest === most ? "" : `${number(fewest)} to `}${number(most)} per date, ` +
    `${impossible === 0 ? "every date works" : `${counted(impossible, "date")} impossible`}`,
  swapIdea: (piece: string, other: string) => `swap ${piece} for ${other}`,
  flipIdea: (piece: string, mayFlip: boolean) => (mayFlip ? `allow flipping ${piece}` : `don't flip ${piece}`),
  exchangeIdea: (one: string, other: string) => `swap ${one} and ${other}`,
  noIdeas: () => "there's nothing to swap",
  setFound: (pieces: readonly string[], tried: number) => `after ${counted(tried, "set")}: ${pieces.join(", ")}`,
  setClosest: () => "no set found that works on every date; this one comes closest",
  labelsMoved: (count: number) => `${counted(count, "label")} moved`,
  labelsStay: () => "the labels can stay where they are",
  labelsClosest: () => "some dates stay impossible wherever these labels go; this comes closest",
  puzzleHead: () => "PUZZLE",
  cellsHead: () => "CELLS",
  piecesHead: () => "PIECES",
  datesHead: () => "DATES",
  titleHead: () => "TITLE",
};

export const sayResult = speaker("results", resultSentences);
