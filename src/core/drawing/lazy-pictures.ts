/** From the mornings of a lazy year to the pictures of its film: a board for each, with a ring on every piece that was moved. */

import type { CalendarDate } from "../calendar/calendar.js";
import { formatDate } from "../calendar/date-text.js";
import type { Language } from "../calendar/languages.js";
import { latticeNamed } from "../lattice/lattice.js";
import { cellPoint } from "../puzzle/cells.js";
import type { Puzzle, Target } from "../puzzle/puzzle.js";
import { targetCells } from "../puzzle/target.js";
import { itemAt } from "../text/list.js";
import type { Placement, Tiling } from "../tiling/placement.js";
import { middleCell } from "./board-figures.js";
import { boardPicture } from "./board-picture.js";
import type { Picture } from "./picture.js";

/** A day with a solution, and the pieces that are moved for it. */
export interface SolvedMorning {
  readonly date: CalendarDate;
  readonly target: Target;
  readonly tiling: Tiling;
  readonly moved: readonly Placement[];
}

function middleOf(puzzle: Puzzle, { cells }: Placement): number {
  const points = cells.map((cell) => cellPoint(puzzle, cell));
  return itemAt(cells, middleCell(latticeNamed(puzzle.lattice), points));
}

/** On the first morning everything is new, so nothing is pointed out. */
export function lazyPictures(
  puzzle: Puzzle,
  mornings: readonly SolvedMorning[],
  { language, letters }: { readonly language: Language; readonly letters: boolean },
): Picture[] {
  return mornings.map(({ date, target, tiling, moved }, i) => {
    const marked = i === 0 ? [] : moved.map((placement) => middleOf(puzzle, placement));
    const arrangement = { placements: tiling, uncovered: targetCells(puzzle, target) };
    return boardPicture(puzzle, arrangement, { language, letters, marked, title: formatDate(date, language) });
  });
}
