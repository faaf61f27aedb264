/** What the Play view says in English when it's asked for help: nothing of it is needed before. */

import { numbersIn } from "../../../core/calendar/numbers.js";

const { counted } = numbersIn("en");

export const enHints = {
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
    "cut-off": (labels: string) => `The pieces left can’t fill the gap at ${labels}.`,
    uncoverable: (label: string) => `None of the pieces left can cover ${label}.`,
    "no-room": (piece: string) => `There isn’t enough room left for piece ${piece}.`,
    hidden: "It’s hard to spot, but there’s no solution from here.",
  },
  nudges: {
    "only-cell": (label: string) => `Only cell: just one piece fits over ${label}, and just one way.`,
    "only-piece": (label: string) => `Only piece: just one piece can cover ${label}.`,
    "only-place": (label: string) => `Only place: one piece has to go over ${label}.`,
    "forced-region": (label: string) => `Forced region: however you fill the gap, ${label} is covered the same way.`,
    "shared-piece": (label: string) =>
      `Shared piece: another gap needs one that fits here. That leaves one for ${label}.`,
    "others-fail": (label: string) => `Others fail: all pieces but one on ${label} leave a gap.`,
    "every-solution": (label: string) => `Every solution: all that are left cover ${label} the same way.`,
    "best-chance": (label: string) => `Best chance: start at ${label}.`,
  },
  reasons: {
    "only-cell": (piece: string, label: string) =>
      `Only cell: just piece ${piece} fits over ${label}, and just one way.`,
    "only-piece": (piece: string, label: string) => `Only piece: nothing but piece ${piece} can cover ${label}.`,
    "only-place": (piece: string, label: string) => `Only place: piece ${piece} has to go over ${label}.`,
    "forced-region": (piece: string, label: string) =>
      `Forced region: however you fill the gap, piece ${piece} covers ${label} the same way.`,
    "shared-piece": (piece: string, label: string) =>
      `Shared piece: another gap needs its own piece. That leaves piece ${piece} for ${label}.`,
    "others-fail": (piece: string, label: string) => `Others fail: any piece but ${piece} on ${label} leaves a gap.`,
    "every-solution": (piece: string, label: string) =>
      `Every solution: in all that are left, piece ${piece} covers ${label} the same way.`,
    "best-chance": (piece: string, label: string) => `Best chance: try piece ${piece} on ${label}.`,
  },
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
