/** From what a request wants to stand on a puzzle to the text of its frame and lid, and the cells of a day to be marked. */

import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { giftWords } from "../../make/gift/words.js";
import type { LidTexts } from "../../make/laser/labels.js";
import { filledIn } from "../../make/words.js";
import type { Caller } from "../caller.js";
import { found, type Outcome } from "../outcome.js";
import { languageAsked, readQuestion } from "../question.js";
import { type MakingAsked, settingsAsked } from "./making.js";

export interface Personal {
  readonly inscription: string;
  readonly marked: readonly number[];
  /** The day that is marked. */
  readonly target?: Target | undefined;
  readonly lid: LidTexts;
}

/** Title, name and a few words; the puzzle's own title where nobody has a better one. */
function lidLines(asked: MakingAsked, puzzle: Puzzle): string[] {
  const { title, for: name, dedication = "" } = settingsAsked(asked);
  const language = languageAsked(asked);
  const forName = name === undefined ? "" : filledIn(giftWords(language).forName, { name });
  return [title ?? titleOf(puzzle, language), forName, dedication].filter((text) => text !== "");
}

/** A day to be marked is read like any other date. */
export async function personalAsked(asked: MakingAsked, puzzle: Puzzle, caller: Caller): Promise<Outcome<Personal>> {
  const { inscription = "", mark } = settingsAsked(asked);
  const lines = lidLines(asked, puzzle);
  if (mark === undefined) return found({ inscription, marked: [], lid: { lines } });
  const question = await readQuestion({ puzzle, date: mark, language: languageAsked(asked) }, caller);
  if (!question.ok) return question;
  const { uncovered, target, title: day } = question.value;
  return found({ inscription, marked: uncovered, target, lid: { lines, day } });
}
