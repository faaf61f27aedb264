/** From what the coach says to sentences, for the command line and whoever else needs them. */

import type { DeadEnd, Reason, Technique } from "../core/coach/coach.js";
import type { Said } from "../core/text/message.js";
import { cellInWords, cellsInWords, onDateWords, pieceName, pieceNames, type SpokenBoard } from "./board-words.js";
import { sayCoach } from "./coach-messages.js";
import type { HintAnswer } from "./hint.js";
import type { AskedQuestion } from "./question.js";

type Words = (piece: string, cell: string, reason: Reason, board: AskedQuestion, index: number) => Said;

/** As many places as copies, which are often one. */
function onlyPlaceWords(piece: string, cell: string, _: Reason, board: AskedQuestion, index: number): Said {
  const copies = board.puzzle.pieces[index]?.copies ?? 1;
  const left = copies - board.placed.filter((each) => each.piece === index).length;
  return left > 1 ? sayCoach.onlyPlaces(piece, cell, left) : sayCoach.onlyPlace(piece, cell);
}

/** A sentence for each technique; each is true wherever the technique applies. */
const reasonWords: Readonly<Record<Technique, Words>> = {
  "only-cell": sayCoach.onlyCell,
  "only-piece": sayCoach.onlyPiece,
  "only-place": onlyPlaceWords,
  "forced-region": (piece, cell, { region = [] }, board) =>
    sayCoach.forcedRegion(piece, cell, cellsInWords(board, region)),
  "shared-piece": (piece, cell, { region = [], needs = 0 }, board) =>
    sayCoach.sharedPiece(piece, cell, cellsInWords(board, region), pieceName(board, needs)),
  "others-fail": sayCoach.othersFail,
  "every-solution": sayCoach.everySolution,
  "best-chance": (piece, cell, { chance }) =>
    chance === undefined
      ? sayCoach.bestChance(piece, cell)
      : sayCoach.bestChanceOf(piece, cell, chance.count, chance.of),
};

function deadEndWords(board: SpokenBoard, reason: DeadEnd): Said {
  if (reason.kind === "cut-off")
    return sayCoach.sentence(sayCoach.wrongSize(cellsInWords(board, reason.cells), reason.cells.length));
  if (reason.kind === "uncoverable") return sayCoach.sentence(sayCoach.uncoverable(cellInWords(board, reason.cell)));
  if (reason.kind === "no-room") return sayCoach.sentence(sayCoach.noRoom(pieceName(board, reason.piece)));
  return sayCoach.hidden();
}

/** What the coach says, a message per line. */
export function hintSentences({ question, hint }: HintAnswer): Said[] {
  if (hint.kind === "left") return [sayCoach.left(hint.count)];
  if (hint.kind === "fine") return [sayCoach.fine()];
  if (hint.kind === "solved") return [sayCoach.solved()];
  if (hint.kind === "impossible") return [sayCoach.impossible()];
  if (hint.kind === "everything") return [];
  if (hint.kind === "wrong") {
    const wrong = hint.wrong.flatMap((index) => question.placed[index] ?? []);
    const why = onDateWords(question) ?? deadEndWords(question, hint.reason);
    return [why, sayCoach.takeOff(pieceNames(question, wrong))];
  }
  const { kind, cell } = hint.reason;
  const index = hint.kind === "next" ? hint.placement.piece : hint.piece;
  return [reasonWords[kind](pieceName(question, index), cellInWords(question, cell), hint.reason, question, index)];
}
