/** From the words that a request wants on a puzzle to the text of its frame and lid, and the cells of a day to be marked. */

import { isMessage, type Message } from "../../core/i18n/message.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import type { FrameWords, LidTexts } from "../../make/laser/labels.js";
import { getPaperWords } from "../../make/words.js";
import type { Caller } from "../caller.js";
import type { Note } from "../note.js";
import { found, type Outcome } from "../outcome.js";
import { type AskedQuestion, languageAsked, readQuestion } from "../question.js";
import { getSettings, type MakingAsked } from "./making.js";

export interface Personal {
  /** The own title, or else the puzzle's. */
  readonly title: string;
  /** Whom it is for, and a few words to them. */
  readonly lines: readonly string[];
  readonly onFrame: FrameWords;
  readonly marked: readonly number[];
  /** The day that is marked. */
  readonly target?: Target | undefined;
  readonly lid: LidTexts;
  /** What was taken for granted about that day. */
  readonly notes: readonly Note[];
}

const omitEmpty = (...texts: readonly string[]): string[] => texts.filter((text) => text !== "");

const writeForName = (asked: MakingAsked): string => {
  const { for: name = "" } = getSettings(asked);
  return name === "" ? "" : getPaperWords(languageAsked(asked)).gift.forName({ name });
};

/** The title of somebody's own, or else the puzzle's. */
export const resolveTitle = (asked: MakingAsked, puzzle: Puzzle): string =>
  getSettings(asked).title ?? titleOf(puzzle, languageAsked(asked));

/** Whom a thing is for, and a few words to them. */
export const writeLines = (asked: MakingAsked): string[] =>
  omitEmpty(writeForName(asked), getSettings(asked).dedication ?? "");

/** Title and name below, a few words above; all of it below where there is only one line, or a nail above. */
function writeFrameWords(asked: MakingAsked): FrameWords {
  const { inscription, title = "", dedication = "", hanging = false } = getSettings(asked);
  const named = inscription ?? omitEmpty(title, writeForName(asked)).join(" · ");
  if (named === "" || hanging) return { below: omitEmpty(named, dedication).join(" · "), above: "" };
  return { below: named, above: dedication };
}

/** What is wrong, without what to write instead where that is fields: a product takes none. */
function removeFields(fault: Message): Message {
  const { wrong, hint } = fault.values ?? {};
  return isMessage(wrong) && isMessage(hint) && hint.id === "fields.byFields" ? wrong : fault;
}

/** A day to be marked or solved is read like any other date. */
export async function readDay(
  asked: MakingAsked,
  puzzle: Puzzle,
  date: string | undefined,
  caller: Caller,
): Promise<Outcome<AskedQuestion>> {
  const question = await readQuestion({ puzzle, date, language: languageAsked(asked) }, caller);
  return question.ok ? question : { ...question, faults: question.faults.map(removeFields) };
}

export async function readPersonal(asked: MakingAsked, puzzle: Puzzle, caller: Caller): Promise<Outcome<Personal>> {
  const { mark } = getSettings(asked);
  const [title, lines, onFrame] = [resolveTitle(asked, puzzle), writeLines(asked), writeFrameWords(asked)];
  const lid = { lines: omitEmpty(title, ...lines) };
  if (mark === undefined) return found({ title, lines, onFrame, marked: [], lid, notes: [] });
  const question = await readDay(asked, puzzle, mark, caller);
  if (!question.ok) return question;
  const { uncovered, target, title: day, notes } = question.value;
  return found({ title, lines, onFrame, marked: uncovered, target, lid: { ...lid, day }, notes });
}
