/** What the coach says in the app, in English: how hard a date is, why a board can't work, which dates are left. */

import { numbersIn } from "../../../core/calendar/numbers.js";

const { written } = numbersIn("en");

export const enCoach = {
  difficulty: (rating: number) => `Difficulty: ${rating} of 5`,
  show: "Show",
  bySolutions: "Solutions",
  byDifficulty: "Difficulty",
  working: "Working out how hard each date is…",
  cell: (title: string, rating: number) => `${title}: difficulty ${rating} of 5`,
  why: "Why can’t it work?",
  canWork: "It can work: there’s a solution from here.",
  noShort: "There’s no short reason: Daytile had to try everything.",
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  back: "Back",
  forward: "Next",
  suppose: (piece: string, labels: string) => `Suppose piece ${piece} covers ${labels}.`,
  cellChoices: (label: string, count: number) => `Ways to cover ${label}: ${count}.`,
  pieceChoices: (piece: string, count: number) => `Places left for piece ${piece}: ${count}.`,
  samePiece: (piece: string, labels: string) => `Two gaps both need piece ${piece}: ${labels}.`,
  colouring: (labels: string, dark: number, light: number) =>
    `In chessboard colours, the gap at ${labels} is ${dark} dark, ${light} light. The pieces left can’t match that.`,
  reach: "Which dates are left?",
  reachable: (count: number) => `Dates these pieces could still become: ${count}.`,
  reachHint: "Each number counts the solutions that leave that cell visible.",
  reachNone: "These pieces can’t become any date.",
  withCount: (date: string, count: number) => `${date} (${count})`,
  most: (dates: string) => `Most solutions: ${dates}.`,
  easiestDay: (day: string) => `Your easiest day of the week: ${day}.`,
  hardestDay: (day: string) => `Your hardest: ${day}.`,
  easyDates: "Easy dates (1–2)",
  hardDates: "Hard dates (4–5)",
  byRating: "Your times by difficulty",
  tastes: {
    all: "All",
    near: "Closest to your board",
    upright: "Stays upright",
    "fewest-flips": "Fewest flips",
    "most-joints": "Most straight joints",
    "fewest-joints": "Fewest straight joints",
    rarest: "Rarest",
    "most-neighbours": "Most symmetric neighbours",
  },
  comparing: "Comparing solutions…",
  best: (shown: number, count: number) => `Best: ${written(shown)} of ${written(count)}`,
  noneUpright: "No solution stays upright.",
};
