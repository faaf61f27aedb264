/** The owner's board in English. */

import { numbersIn } from "../../../core/calendar/numbers.js";

const { counted } = numbersIn("en");

export const enOwner = {
  whichPuzzle: "Which puzzle do you have?",
  otherPuzzle: "I have another puzzle",
  howTo: {
    pieces: "Drag over the cells of a piece, and Daytile recognises it.",
    free: "Mark every cell that’s still free.",
  },
  modesTitle: "What to draw",
  modes: { pieces: "Draw pieces", free: "Mark free cells" },
  instructions:
    "Arrow keys move, Space paints, Enter finishes a piece. Backspace takes one off, Escape wipes the paint.",
  clear: "Clear board",
  cleared: "The board is empty. Undo brings your pieces back.",
  removed: (piece: string) => `Took off piece ${piece}.`,
  onDate: (count: number) =>
    counted(count, {
      one: "# piece was on the date, so it’s off.",
      other: "# pieces were on the date, so they’re off.",
    }),
  faults: {
    "nothing drawn": "Paint the cells of a piece first.",
    "no such shape": "No piece has this shape. Keep painting, or tap a cell to clear it.",
    "wrong way up": "You can’t flip that piece in this puzzle. Is it the right way up?",
    "no copy left": "That piece is already on the board.",
    "off the board": "That goes off the board. Try again.",
    "on an uncovered cell": "Keep the date clear.",
    "on another piece": "Another piece is there. Tap it to take it off.",
  },
  painted: (labels: string) => `Painted ${labels}.`,
  unpainted: (labels: string) => `Wiped ${labels}.`,
  free: (labels: string) => `Free: ${labels}.`,
  covered: (labels: string) => `Covered: ${labels}.`,
  paintedCell: (label: string) => `${label}, painted`,
  freeCell: (label: string) => `${label}, free`,
  coveredCell: (label: string) => `${label}, covered`,
  workOut: "Find the pieces",
  showOne: "Show one way",
  oneWay: "Only one way works. Here it is.",
  ways: (count: number) =>
    counted(count, {
      none: "No pieces make the rest. Check the free cells.",
      one: "# way to make the rest.",
      other: "# ways to make the rest.",
    }),
  tooManyWays: "Too many possibilities. Draw a piece or two instead.",
  manyWays: (count: number) =>
    counted(count, { one: "More than # way to make the rest.", other: "More than # ways to make the rest." }),
  ask: "Ask about your board",
  noClock: "No clock, no score. Ask as often as you like.",
  questions: {
    solvable: "Can it still be solved?",
    wrong: "Which piece is wrong?",
    look: "Where should I look?",
    next: "What’s the next piece?",
    solution: "Show a solution",
  },
  yes: "Yes.",
  no: "No.",
  yesMore: "You can still finish from here.",
  noMore: "Something has to come off first.",
  howMany: "How many ways?",
  goesHere: (piece: string) => `Piece ${piece} goes here.`,
  takeOff: "Take off",
  keepsAll: "Keeps all your pieces.",
  keeps: (kept: number, all: number) =>
    counted(
      kept,
      {
        none: "Keeps none of your pieces.",
        one: "Keeps # of your {all} pieces.",
        other: "Keeps # of your {all} pieces.",
      },
      { all: String(all) },
    ),
  useIt: "Put it on my board",
};
