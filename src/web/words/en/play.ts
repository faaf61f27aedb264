/** The Play view in English. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { englishBoardWords } from "../../../element/words.js";

const { counted } = numbersIn("en");

export const enPlay = {
  hands: englishBoardWords,
  tools: "Tools",
  rotate: "Rotate",
  flip: "Flip",
  undo: "Undo",
  redo: "Redo",
  restart: "Start over",
  help: "Hint",
  mayNotFlip: "You can’t flip this piece in this puzzle.",
  restarted: "The board is clear. Redo brings your pieces back.",
  time: "Time",
  counting: "Counting…",
  left: (count: number) =>
    counted(count, { none: "No solutions left", one: "# solution left", other: "# solutions left" }),
  solved: "Solved",
  wellDone: "Well done!",
  solvedIn: (time: string) => `Well done! Solved in ${time}.`,
  solvedNow: "Only the date is showing.",
  withHints: (count: number) => counted(count, { one: "With # hint", other: "With # hints" }),
  revealed: "Here’s one solution.",
  share: "Share",
  copied: "Copied.",
  allSolutions: "See all solutions",
  showCount: "Show how many solutions are left",
  helpHint: "How big a hint would you like?",
  levels: {
    wrong: "Am I on track?",
    nudge: "Give me a nudge",
    next: "Show the next piece",
    everything: "Show a solution",
  },
  takeOff: (count: number, pieces: string) =>
    counted(count, { one: "Take off piece {pieces}.", other: "Take off pieces {pieces}." }, { pieces }),
  deadEnds: {
    "cut-off": (labels: string) => `No piece fits the gap at ${labels}.`,
    uncoverable: (label: string) => `None of the pieces left can cover ${label}.`,
    "no-room": (piece: string) => `Piece ${piece} has nowhere to go.`,
    hidden: "It’s hard to spot, but there’s no solution from here.",
  },
  reasons: {
    "only-way": (piece: string, label: string) => `Look at ${label}: only piece ${piece} fits, and only one way.`,
    "only-piece": (piece: string, label: string) => `Look at ${label}: only piece ${piece} fits.`,
    "only-place": (piece: string, label: string) => `Piece ${piece} only fits in one place: over ${label}.`,
    "others-fail": (piece: string, label: string) => `Look at ${label}: any piece but ${piece} leaves a gap.`,
    "every-solution": (piece: string, label: string) => `Piece ${piece} covers ${label} in every solution left.`,
    "one-solution": (piece: string, label: string) => `Try piece ${piece} on ${label}.`,
  },
  goesHere: (piece: string) => `Put piece ${piece} inside the outline.`,
  oneSolution: "Want to see a solution?",
  placeIt: "Place it",
  placeAll: "Show it",
  answers: {
    fine: "So far, so good.",
    solved: "All done: every piece is in place.",
    impossible: "These pieces can’t show this date.",
  },
};
