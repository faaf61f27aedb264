/** What there is to say about letter grids that don't fit a board. */

import { speaker } from "../text/message.js";
import { counted } from "../text/sentences.js";

export const gridSentences = {
  at: (row: number, column: number, wrong: string) => `row ${row}, column ${column}: ${wrong}`,
  noCell: (mark: string) => `there is no cell here; write ${mark}`,
  aCell: (mark: string) => `there is a cell here; write ${mark} if it is empty`,
  unknownLetter: (letter: string, known: string) => `no piece has the letter ${letter}; choose from ${known}`,
  empty: (height: number, width: number) =>
    `the grid is empty; write ${counted(height, "row")} of ${counted(width, "letter")}`,
  rows: (rows: number, height: number) => `the grid has ${counted(rows, "row")}, but the board has ${height}`,
  columns: (row: number, letters: number, width: number) =>
    `row ${row} has ${counted(letters, "letter")}, but the board has ${counted(width, "column")}`,
  wrongSize: (letter: string, piece: string, cells: number, times: number) =>
    `${letter} is piece ${piece} with ${counted(cells, "cell")}, but appears ${counted(times, "time")}`,
  cannotFlip: (letter: string, piece: string) => `${letter} is piece ${piece}, which you can't flip`,
  wrongShape: (letter: string, piece: string) => `${letter} is piece ${piece}, but these cells don't have its shape`,
};

export const sayGrid = speaker("grid", gridSentences);
