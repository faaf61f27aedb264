/** From what happened on somebody's own board, and from what the coach says, to sentences. */

import type { DeadEnd, Hint } from "../../../core/coach/coach.js";
import type { Game } from "../../../core/game/game.js";
import { cellLabels } from "../../../core/puzzle/labels.js";
import { itemAt } from "../../../core/text/list.js";
import { inOneLine } from "../../../core/text/sentences.js";
import { listOfCells, nameOfCell } from "../../../element/words.js";
import type { AppContext } from "../../context.js";
import type { DrawingNews } from "./drawing.js";

type Speaker = Pick<AppContext, "puzzle" | "language" | "words">;

const nameOf = ({ puzzle }: Speaker, piece: number): string => itemAt(puzzle.pieces, piece).id;

function cellsNamed({ puzzle, language, words }: Speaker, cells: readonly number[]): string {
  const labels = cellLabels(puzzle, language);
  const [cell] = cells;
  if (cells.length === 1 && cell !== undefined) return nameOfCell(puzzle, cell, labels, words.play.hands);
  return listOfCells(cells, labels, words.play.hands);
}

export function newsSentence(speaker: Speaker, news: DrawingNews): string {
  const { owner, play } = speaker.words;
  if (news.kind === "fault") return owner.faults[news.fault];
  if (news.kind === "date") return owner.faults["on an uncovered cell"];
  if (news.kind === "removed") return owner.removed({ piece: nameOf(speaker, news.placement.piece) });
  if (news.kind === "placed")
    return play.hands.placed({
      piece: nameOf(speaker, news.placement.piece),
      labels: cellsNamed(speaker, news.placement.cells),
    });
  return owner[news.kind]({ labels: cellsNamed(speaker, news.cells) });
}

/** A large gap is known by its first label. */
const maxNamed = 4;

function gapNamed(speaker: Speaker, cells: readonly number[]): string {
  const labels = cellLabels(speaker.puzzle, speaker.language);
  if (cells.length <= maxNamed) return listOfCells(cells, labels, speaker.words.play.hands);
  return cellsNamed(speaker, [cells.find((cell) => labels[cell] !== "") ?? itemAt(cells, 0)]);
}

function deadEndSentence(speaker: Speaker, reason: DeadEnd): string {
  const { deadEnds } = speaker.words.play;
  if (reason.kind === "cut-off") return deadEnds["cut-off"]({ labels: gapNamed(speaker, reason.cells) });
  if (reason.kind === "uncoverable") return deadEnds.uncoverable({ label: cellsNamed(speaker, [reason.cell]) });
  return reason.kind === "no-room" ? deadEnds["no-room"]({ piece: nameOf(speaker, reason.piece) }) : deadEnds.hidden;
}

/** Which pieces to take off, by the indexes of what's there. */
export function takeOffSentence(speaker: Speaker, { placed }: Game, indexes: readonly number[]): string {
  const names = indexes.map((index) => nameOf(speaker, itemAt(placed, index).piece));
  const { play } = speaker.words;
  return play.takeOff({ count: names.length, pieces: play.hands.list({ labels: names }) });
}

/** What the coach says, for all that it says besides a number. */
export function hintSentence(speaker: Speaker, game: Game, hint: Hint): string {
  const { owner, play } = speaker.words;
  if (hint.kind === "wrong")
    return `${deadEndSentence(speaker, hint.reason)} ${takeOffSentence(speaker, game, hint.wrong)}`;
  if (hint.kind === "nudge") return play.nudges[hint.reason.kind]({ label: cellsNamed(speaker, [hint.reason.cell]) });
  if (hint.kind === "next") {
    const piece = nameOf(speaker, hint.placement.piece);
    return inOneLine(
      play.reasons[hint.reason.kind]({ piece, label: cellsNamed(speaker, [hint.reason.cell]) }),
      owner.goesHere({ piece }),
    );
  }
  if (hint.kind === "left") return play.left({ count: hint.count });
  return hint.kind === "everything" ? play.oneSolution : play.answers[hint.kind];
}
