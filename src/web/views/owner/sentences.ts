/** From what happened on somebody's own board to sentences. */

import { cellLabels } from "../../../core/puzzle/labels.js";
import { itemAt } from "../../../core/text/list.js";
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
