/** The Play view in English. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { englishToolWords } from "../../../element/tool-words.js";
import { englishBoardWords } from "../../../element/words.js";

const { counted } = numbersIn("en");

export const enPlay = {
  hands: englishBoardWords,
  ...englishToolWords,
  help: "Hint",
  sound: "Sound",
  hide: "Hide count and timer",
  fullScreen: "Full screen",
  more: "More",
  pause: "Pause",
  paused: "Paused",
  goOn: "Continue",
  chosen: "Now choose where it goes.",
  restarted: "The board is clear. Redo brings your pieces back.",
  time: "Time",
  counting: "Counting…",
  left: (count: number) =>
    counted(count, { none: "No solutions left", one: "# solution left", other: "# solutions left" }),
  solved: "Solved",
  solvedIn: (time: string) => `Well done! Solved in ${time}.`,
  solvedNow: "Only the date is showing.",
  withHints: (count: number) => counted(count, { one: "With # hint", other: "With # hints" }),
  revealed: "Here’s one solution.",
  share: "Share",
  copied: "Copied.",
  allSolutions: "See all solutions",
  showCount: "Show how many solutions are left",
  countIsTold: "Your result will say so.",
  helpHint: "How big a hint would you like?",
  levels: {
    wrong: "Am I on track?",
    nudge: "Give me a nudge",
    next: "Show the next piece",
    everything: "Show a solution",
  },
  no: "No.",
  takeOff: (count: number, pieces: string) =>
    counted(count, { one: "Take off piece {pieces}.", other: "Take off pieces {pieces}." }, { pieces }),
  deadEnds: {
    "cut-off": (labels: string) => `No piece fits the gap at ${labels}.`,
    uncoverable: (label: string) => `None of the pieces left can cover ${label}.`,
    "no-room": (piece: string) => `Piece ${piece} has nowhere to go.`,
    hidden: "It’s hard to spot, but there’s no solution from here.",
  },
  nudges: {
    "only-cell": (label: string) => `Look at ${label}: only one piece fits, and only one way.`,
    "only-piece": (label: string) => `Look at ${label}: only one piece fits.`,
    "only-place": (label: string) => `Look around ${label}: one piece can’t go anywhere else.`,
    "forced-region": (label: string) => `Look at the gap at ${label}: only one piece can fill it.`,
    "shared-piece": (label: string) => `Look at ${label}: another gap needs the other piece that fits.`,
    "others-fail": (label: string) => `Look at ${label}: all pieces but one leave a gap.`,
    "every-solution": (label: string) => `Look at ${label}: every solution left covers it the same way.`,
    "best-chance": (label: string) => `Start at ${label}: there’s little choice there.`,
  },
  reasons: {
    "only-cell": (piece: string, label: string) => `Look at ${label}: only piece ${piece} fits, and only one way.`,
    "only-piece": (piece: string, label: string) => `Look at ${label}: only piece ${piece} fits.`,
    "only-place": (piece: string, label: string) => `Piece ${piece} only fits in one place: over ${label}.`,
    "forced-region": (piece: string, label: string) => `Look at ${label}: that gap only works with piece ${piece}.`,
    "shared-piece": (piece: string, label: string) =>
      `Another gap needs its own piece. That leaves piece ${piece} for ${label}.`,
    "others-fail": (piece: string, label: string) => `Look at ${label}: any piece but ${piece} leaves a gap.`,
    "every-solution": (piece: string, label: string) => `Piece ${piece} covers ${label} in every solution left.`,
    "best-chance": (piece: string, label: string) => `Try piece ${piece} on ${label}.`,
  },
  goesHere: (piece: string) => `Put piece ${piece} inside the outline.`,
  oneSolution: "Want to see a solution?",
  placeIt: "Place it",
  placeAll: "Show it",
  takeItOff: (count: number) => counted(count, { one: "Take it off", other: "Take them off" }),
  answers: {
    fine: "Yes. So far, so good.",
    solved: "All done: every piece is in place.",
    impossible: "These pieces can’t show this date.",
  },
};
