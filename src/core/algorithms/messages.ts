/** The steps of a search in words. */

import { speaker } from "../text/message.js";

export const stepSentences = {
  cell: (number: number) => `cell ${number}`,
  place: (piece: string, cells: readonly string[]) => `place ${piece} on ${cells.join(" ")}`,
  remove: (piece: string, cells: readonly string[]) => `remove ${piece} on ${cells.join(" ")}`,
  nothingFits: (cell: string) => `${cell}: nothing fits, go back`,
  noRoom: (piece: string) => `piece ${piece}: no room left, go back`,
  piecesLeft: () => "the board is full, but pieces are left over: go back",
  tooSmall: (cell: string, size: number) => `${cell}: a region of ${size} is too small for any piece, go back`,
  solution: () => "a solution",
};

export const sayStep = speaker("steps", stepSentences);
