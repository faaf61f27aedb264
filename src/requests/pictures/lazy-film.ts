/** From a puzzle and a year to a film: a picture for each morning, with a ring on every piece that was moved. */

import { formatDate } from "../../core/calendar/date-text.js";
import { middleCell } from "../../core/drawing/board-figures.js";
import { boardPicture } from "../../core/drawing/board-picture.js";
import type { Picture } from "../../core/drawing/picture.js";
import { latticeNamed } from "../../core/lattice/lattice.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { targetCells } from "../../core/puzzle/target.js";
import { itemAt } from "../../core/text/list.js";
import type { Placement } from "../../core/tiling/placement.js";
import { askLazyYear, type LazyMorning, type LazyYearAnswer } from "../lazy-year.js";
import { remark } from "../note.js";
import { found, noneFound } from "../outcome.js";
import { type Draw, wantsLetters } from "./drawing.js";
import { sayPicture } from "./messages.js";

function middleOf({ lattice, board }: Puzzle, { cells }: Placement): number {
  const points = cells.map((cell) => itemAt(board.cells, cell).point);
  return itemAt(cells, middleCell(latticeNamed(lattice), points));
}

/** On the first morning everything is new, so nothing is pointed out. */
function pictureOf(
  { puzzle, language }: LazyYearAnswer,
  { date, target, day }: LazyMorning,
  isFirst: boolean,
  letters: boolean,
): Picture[] {
  if (day === undefined) return [];
  const arrangement = { placements: day.tiling, uncovered: targetCells(puzzle, target) };
  const marked = isFirst ? [] : day.moved.map((placement) => middleOf(puzzle, placement));
  return [boardPicture(puzzle, arrangement, { language, letters, marked, title: formatDate(date, language) })];
}

export const drawLazyYear: Draw = async (asked, caller) => {
  const { puzzle, flips, language, year } = asked;
  const answer = await askLazyYear({ puzzle, flips, language, year }, caller);
  if (!answer.ok) return answer;
  const letters = wantsLetters(asked);
  const solved = answer.value.mornings.filter(({ day }) => day !== undefined);
  const pictures = solved.flatMap((morning, i) => pictureOf(answer.value, morning, i === 0, letters));
  const picture = pictures[pictures.length - 1];
  if (picture === undefined) return noneFound(sayPicture.noLazyDay());
  const told = remark(sayPicture.lazyMoves(pictures.length, answer.value.moves));
  return found({ picture, pictures, notes: [told], lines: () => [] });
};
