/** From what the coach says to sentences, for the command line and whoever else needs them. */

import type { DeadEnd, Reason, Technique } from "../core/coach/coach.js";
import type { Message } from "../core/i18n/message.js";
import { coachMessages } from "../core/locales/en/coach.generated.js";
import { cellInWords, cellsInWords, onDateWords, pieceName, pieceNames, type SpokenBoard } from "./board-words.js";
import type { HintAnswer } from "./hint.js";
import type { AskedQuestion } from "./question.js";

type Words = (piece: string, cell: string, reason: Reason, board: AskedQuestion, index: number) => Message;

/** As many places as copies, which are often one. */
function onlyPlaceWords(piece: string, cell: string, _: Reason, board: AskedQuestion, index: number): Message {
  const copies = board.puzzle.pieces[index]?.copies ?? 1;
  const left = copies - board.placed.filter((each) => each.piece === index).length;
  return left > 1 ? coachMessages.onlyPlaces({ piece, cell, copies: left }) : coachMessages.onlyPlace({ piece, cell });
}

/** A sentence for each technique; each is true wherever the technique applies. */
const reasonWords: Readonly<Record<Technique, Words>> = {
  "only-cell": (piece, cell) => coachMessages.onlyCell({ piece, cell }),
  "only-piece": (piece, cell) => coachMessages.onlyPiece({ piece, cell }),
  "only-place": onlyPlaceWords,
  "forced-region": (piece, cell, { region = [] }, board) =>
    coachMessages.forcedRegion({ piece, cell, region: cellsInWords(board, region) }),
  "shared-piece": (piece, cell, { region = [], needs = 0 }, board) =>
    coachMessages.sharedPiece({ piece, cell, region: cellsInWords(board, region), needs: pieceName(board, needs) }),
  "others-fail": (piece, cell) => coachMessages.othersFail({ piece, cell }),
  "every-solution": (piece, cell) => coachMessages.everySolution({ piece, cell }),
  "best-chance": (piece, cell, { chance }) =>
    chance === undefined
      ? coachMessages.bestChance({ piece, cell })
      : coachMessages.bestChanceOf({ piece, cell, count: chance.count, all: chance.of }),
};

function deadEndWords(board: SpokenBoard, reason: DeadEnd): Message {
  if (reason.kind === "cut-off")
    return coachMessages.sentence({
      text: coachMessages.wrongSize({ cells: cellsInWords(board, reason.cells), count: reason.cells.length }),
    });
  if (reason.kind === "uncoverable")
    return coachMessages.sentence({ text: coachMessages.uncoverable({ cell: cellInWords(board, reason.cell) }) });
  if (reason.kind === "no-room")
    return coachMessages.sentence({ text: coachMessages.noRoom({ piece: pieceName(board, reason.piece) }) });
  return coachMessages.hidden();
}

/** What the coach says, a message per line. */
export function hintSentences({ question, hint }: HintAnswer): Message[] {
  if (hint.kind === "left") return [coachMessages.left({ count: hint.count })];
  if (hint.kind === "fine") return [coachMessages.fine()];
  if (hint.kind === "solved") return [coachMessages.solved()];
  if (hint.kind === "impossible") return [coachMessages.impossible()];
  if (hint.kind === "everything") return [];
  if (hint.kind === "wrong") {
    const wrong = hint.wrong.flatMap((index) => question.placed[index] ?? []);
    const why = onDateWords(question) ?? deadEndWords(question, hint.reason);
    return [why, coachMessages.takeOff({ names: pieceNames(question, wrong) })];
  }
  const { kind, cell } = hint.reason;
  const index = hint.kind === "next" ? hint.placement.piece : hint.piece;
  return [reasonWords[kind](pieceName(question, index), cellInWords(question, cell), hint.reason, question, index)];
}
