/** From what a request wants to stand on a puzzle to the text of its frame and the cells of a day to be marked. */

import type { Puzzle } from "../../core/puzzle/puzzle.js";
import type { Caller } from "../caller.js";
import { found, type Outcome } from "../outcome.js";
import { languageAsked, readQuestion } from "../question.js";
import { type MakingAsked, settingsAsked } from "./making.js";

export interface Personal {
  readonly inscription: string;
  readonly marked: readonly number[];
}

/** A day to be marked is read like any other date. */
export async function personalAsked(asked: MakingAsked, puzzle: Puzzle, caller: Caller): Promise<Outcome<Personal>> {
  const { inscription = "", mark } = settingsAsked(asked);
  if (mark === undefined) return found({ inscription, marked: [] });
  const question = await readQuestion({ puzzle, date: mark, language: languageAsked(asked) }, caller);
  return question.ok ? found({ inscription, marked: question.value.uncovered }) : question;
}
