/** From what the coach says to English sentences, for the command line and whoever has no words of their own. */

import type { DeadEnd, Reason, Technique } from "../core/coach/coach.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { counted, listed } from "../core/text/sentences.js";
import { cellInWords, cellsInWords, pieceWords } from "./board-words.js";
import type { HintAnswer } from "./hint.js";

type Words = (puzzle: Puzzle, piece: string, cell: string, reason: Reason) => string;

/** A sentence for each technique; each is true wherever the technique applies. */
const reasonWords: Readonly<Record<Technique, Words>> = {
  "only-cell": (_, piece, cell) => `Only cell: ${piece} can cover ${cell}, in one way, and nothing else can.`,
  "only-piece": (_, piece, cell) => `Only piece: nothing but ${piece} can cover ${cell}.`,
  "only-place": (_, piece, cell) => `Only place: ${piece} fits nowhere else than over ${cell}.`,
  "forced-region": (puzzle, piece, cell, { region = [] }) =>
    `Forced region: however you fill ${cellsInWords(puzzle, region)}, ${piece} covers ${cell} in the same way.`,
  "shared-piece": (puzzle, piece, cell, { region = [], needs = 0 }) =>
    `Shared piece: ${cellsInWords(puzzle, region)} can't be filled without ${pieceWords(puzzle, needs)}, ` +
    `and without it only ${piece} can cover ${cell}.`,
  "others-fail": (_, piece, cell) => `Others fail: any other piece on ${cell} leaves a gap, so it's ${piece}.`,
  "every-solution": (_, piece, cell) => `Every solution: ${piece} covers ${cell} in the same way in all that are left.`,
  "best-chance": (_, piece, cell, { chance }) =>
    chance === undefined
      ? `Best chance: ${piece} covers ${cell} in one of many solutions.`
      : `Best chance: ${piece} covers ${cell} like this in ${chance.count} of ${counted(chance.of, "solution")}.`,
};

function deadEndWords(puzzle: Puzzle, reason: DeadEnd): string {
  if (reason.kind === "cut-off")
    return `No pieces left have ${counted(reason.cells.length, "cell")} together, but ${cellsInWords(puzzle, reason.cells)} ${reason.cells.length === 1 ? "is" : "are"} cut off.`;
  if (reason.kind === "uncoverable") return `No piece left can cover ${cellInWords(puzzle, reason.cell)}.`;
  if (reason.kind === "no-room") return `There's no room left for ${pieceWords(puzzle, reason.piece)}.`;
  return "You can't see why at a glance; run daytile explain.";
}

/** What the coach says, a sentence per line. */
export function hintSentences({ question: { puzzle, placed }, hint }: HintAnswer): string[] {
  if (hint.kind === "left")
    return [hint.count === 0 ? "No solution is left." : `${counted(hint.count, "solution")} left.`];
  if (hint.kind === "fine") return ["So far, so good."];
  if (hint.kind === "solved") return ["Solved. Well done!"];
  if (hint.kind === "impossible") return ["This has no solution, even without any piece placed."];
  if (hint.kind === "everything") return [];
  if (hint.kind === "wrong") {
    const pieces = hint.wrong.flatMap((index) => placed[index] ?? []).map(({ piece }) => pieceWords(puzzle, piece));
    return [deadEndWords(puzzle, hint.reason), `Take off ${listed(pieces)}.`];
  }
  const piece = pieceWords(puzzle, hint.kind === "next" ? hint.placement.piece : hint.piece);
  return [reasonWords[hint.reason.kind](puzzle, piece, cellInWords(puzzle, hint.reason.cell), hint.reason)];
}
