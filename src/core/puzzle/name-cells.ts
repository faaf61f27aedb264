/** From the cells of a board to what sentences call them. */

import type { Language } from "../calendar/languages.js";
import { defineMessages, type Message } from "../i18n/message.js";
import { latticeNamed } from "../lattice/lattice.js";
import { board } from "../locales/en/board.generated.js";
import { cellWords } from "./labels.js";
import type { Puzzle } from "./puzzle.js";

/** Made here, since the element loads the words of its board without messages. */
export const boardMessages = /* @__PURE__ */ defineMessages("board", { blankCell: board.blankCell });

/** Returns a name for each cell: what is printed on it, or its place on the board. */
export function nameCells(puzzle: Puzzle, language: Language): (string | Message)[] {
  const { toGrid } = latticeNamed(puzzle.lattice);
  const words = cellWords(puzzle, language);
  return puzzle.board.cells.map(({ id, index, point }) => {
    if (id !== null) return words[index] ?? "";
    const { row, column } = toGrid(point);
    return boardMessages.blankCell({ row: row + 1, column: column + 1 });
  });
}
