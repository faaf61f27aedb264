/** What the coach says in English: hints, arguments, dates in reach, solutions to taste, lazy years. */

import { speaker } from "../core/text/message.js";
import { counted, listed } from "../core/text/sentences.js";

const number = (value: number): string => value.toLocaleString("en");

const dates = (count: number, areDates: boolean): string => counted(count, areDates ? "date" : "combination");

const pieces = (names: readonly string[]): string => `${names.length === 1 ? "piece" : "pieces"} ${listed(names)}`;

const average = (mean: number): string =>
  mean.toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `a`, `a or b`, `a, b or c`. */
const either = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names[names.length - 1]}`;

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export const coachSentences = {
  /** What begins in the midst of a sentence as a whole one. */
  sentence: (text: string) => `${capital(text)}.`,
  /** Whose cases follow below. */
  heading: (text: string) => `${capital(text)}:`,
  subheading: (text: string) => `${text}:`,
  cells: (names: readonly string[]) => listed(names),
  cellRange: (count: number, first: string, last: string) => `the ${counted(count, "cell")} from ${first} to ${last}`,
  // Why a board has no solution.
  uncoverable: (cell: string) => `no piece left can cover ${cell}`,
  noRoom: (piece: string) => `there isn't enough room left for piece ${piece}`,
  wrongSize: (cells: string, count: number) =>
    count === 1
      ? `${cells} is cut off, and no piece left covers just one cell`
      : `${cells} are cut off, and no pieces left cover exactly ${counted(count, "cell")}`,
  wrongShape: (cells: string) => `the pieces left can't fill ${cells}`,
  samePiece: (piece: string, regions: readonly string[]) =>
    `two regions both need piece ${piece}, and there aren't enough for both: ${regions.join("; ")}`,
  colouring: (cells: string, dark: number, light: number) =>
    `coloured like a chessboard, ${cells} are ${dark} dark and ${light} light, and the pieces left can't match that`,
  choices: (cell: string, count: number) =>
    `${cell} can be covered in ${count === 1 ? "only one way" : counted(count, "way")}`,
  places: (piece: string, count: number) =>
    `piece ${piece} fits in ${count === 1 ? "only one place" : counted(count, "place")}`,
  piece: (piece: string) => `piece ${piece}`,
  pieceOn: (piece: string, cells: string) => `piece ${piece} on ${cells}`,
  /** What comes of itself, since nothing else is possible. */
  onlyChoice: (choice: string, cell: string) => `only ${choice} can cover ${cell}`,
  onlySpot: (piece: string, cells: string) => `piece ${piece} fits only on ${cells}`,
  withAny: (choices: readonly string[]) => `with ${either(choices)}`,
  /** What follows from a choice. */
  follows: (choice: string, text: string) => `${choice}, ${text}`,
  noArgument: () => "There's no short argument for it: Daytile tried everything.",
  notEvenEmpty: () => "There's no solution even with no piece placed.",
  solvableWithout: (names: readonly string[]) => `Take off ${pieces(names)}, and there's a solution again.`,
  nothingToExplain: (title: string) => `There's nothing to explain: there's a solution for ${title}.`,
  coversDate: (piece: string, cell: string) => `piece ${piece} covers ${cell}, which must stay uncovered`,
  whyNone: (steps: number) => `Why there’s no solution, in ${counted(steps, "step")}`,
  // Hints.
  placed: (title: string, puzzle: string, count: number) => `${title} on ${puzzle}, ${counted(count, "piece")} placed`,
  onlyCell: (piece: string, cell: string) =>
    `Only cell: just one piece fits over ${cell}, and just one way: piece ${piece}.`,
  onlyPiece: (piece: string, cell: string) => `Only piece: nothing but piece ${piece} can cover ${cell}.`,
  onlyPlace: (piece: string, cell: string) => `Only place: piece ${piece} fits nowhere but over ${cell}.`,
  /** Of several copies, of which each has its place. */
  onlyPlaces: (piece: string, cell: string, copies: number) =>
    `Only place: the ${number(copies)} copies of piece ${piece} have just ${number(copies)} places left, one of them over ${cell}.`,
  forcedRegion: (piece: string, cell: string, region: string) =>
    `Forced region: however you fill ${region}, piece ${piece} covers ${cell} the same way.`,
  sharedPiece: (piece: string, cell: string, region: string, needs: string) =>
    `Shared piece: ${region} can't be filled without piece ${needs}, and without it only piece ${piece} can cover ${cell}.`,
  othersFail: (piece: string, cell: string) =>
    `Others fail: any other piece on ${cell} leaves a gap, so it's piece ${piece}.`,
  everySolution: (piece: string, cell: string) =>
    `Every solution: in all that are left, piece ${piece} covers ${cell} the same way.`,
  bestChance: (piece: string, cell: string) => `Best chance: piece ${piece} covers ${cell} in one of many solutions.`,
  bestChanceOf: (piece: string, cell: string, count: number, all: number) =>
    `Best chance: piece ${piece} covers ${cell} like this in ${number(count)} of ${counted(all, "solution")}.`,
  hidden: () => "You can't see why at a glance; run daytile explain.",
  left: (count: number) => (count === 0 ? "No solution is left." : `${counted(count, "solution")} left.`),
  fine: () => "So far, so good.",
  solved: () => "Solved. Well done!",
  impossible: () => "There's no solution, even with no piece placed.",
  takeOff: (names: readonly string[]) => `Take off ${pieces(names)}.`,
  // Dates in reach.
  reach: (puzzle: string, placed: number, possible: number, all: number, areDates: boolean, solutions: number) =>
    `${puzzle}, ${counted(placed, "piece")} placed: ${number(possible)} of ${dates(all, areDates)} still possible` +
    (solutions === 0 ? "" : `, ${counted(solutions, "solution")}`),
  reachMost: (names: string) => `most solutions: ${names}`,
  withCount: (label: string, count: number) => `${label}\u00a0(${number(count)})`,
  reachNone: (areDates: boolean) => `no ${areDates ? "date" : "combination"} is possible with these pieces placed`,
  // Solutions to taste, and how hard they are.
  tasteHasOrder: (part: string) => `solutions to taste come by how good they are; leave out ${part}`,
  tasteIsText: () => "solutions to taste are text or JSON; to draw one, use its --number",
  noneUpright: (title: string) => `no solution for ${title} stays upright`,
  nothingToMove: () => "nothing to move",
  move: (names: readonly string[]) => `move ${names.length}: ${listed(names)}`,
  flipped: (count: number) => `pieces flipped: ${number(count)}`,
  joints: (count: number) => `straight joints: ${number(count)}`,
  shared: (count: number) => `shared placements: ${number(count)}`,
  neighbours: (count: number) => `symmetric neighbours: ${number(count)}`,
  difficulty: (rating: number) => `difficulty: ${rating} of 5`,
  difficultyMap: () => "Difficulty, from 1 (easy) to 5 (hard)",
  easiest: (names: string) => `easiest: ${names}`,
  hardest: (names: string) => `hardest: ${names}`,
  // The lazy year.
  lazyYear: (puzzle: string, year: string, days: number, moves: number, mean: number | undefined) =>
    `${puzzle}, ${year}: ${counted(days, "day")} with a solution, ${counted(moves, "move")}` +
    (mean === undefined ? "" : `, ${average(mean)} a morning`),
  lazyStart: () => "start",
  noSolution: () => "no solution",
  noDaySolved: () => "no day has a solution",
  noDates: (puzzle: string) => `${puzzle} doesn't show dates`,
  onlyWithLazy: (option: string, lazy: string) => `${option} goes with ${lazy}; leave it out`,
  lazyHasAllDays: (one: string, other: string) => `a lazy year has all its days; leave out ${one} and ${other}`,
  lazyIsNoPng: () => "a lazy year can't be PNG; choose from txt, json, pdf, gif, svg",
  onlyLazyIsGif: (option: string) => `only a lazy year can be GIF; add ${option}`,
};

export const sayCoach = speaker("coach", coachSentences);
