/** What the buttons around a board say, and the line beside it: in English, and as a form for every other language. */

import { type BoardWords, englishBoardWords } from "./words.js";

/** What's on the buttons and beside the board. */
export interface ToolWords {
  readonly tools: string;
  readonly rotate: string;
  readonly flip: string;
  readonly undo: string;
  readonly redo: string;
  readonly restart: string;
  readonly mayNotFlip: string;
  readonly wellDone: string;
  readonly goal: string;
  readonly goalToday: string;
}

export interface EmbedWords {
  readonly hands: BoardWords;
  readonly tools: ToolWords;
  /** Where the number of the solution to show is too high. */
  readonly tooFew: string;
}

export const englishToolWords: ToolWords = {
  tools: "Tools",
  rotate: "Rotate",
  flip: "Flip",
  undo: "Undo",
  redo: "Redo",
  restart: "Start over",
  mayNotFlip: "You can’t flip this piece in this puzzle.",
  wellDone: "Well done!",
  goal: "Cover everything but the date.",
  goalToday: "Cover everything but today’s date.",
};

export const englishWords: EmbedWords = {
  hands: englishBoardWords,
  tools: englishToolWords,
  tooFew: "This date doesn’t have that many solutions.",
};
