/** From a play that was solved to a text and a picture that tell of it without telling how. */

import { formatIsoDate } from "../../../../core/calendar/date-text.js";
import { isUnaided } from "../../../../core/game/record.js";
import { streaksOf } from "../../../../core/game/streak.js";
import { titleOf } from "../../../../core/puzzle/titles.js";
import { isSameDay } from "../../../../element/today.js";
import { timeInDigits } from "../../../amounts.js";
import type { AppContext } from "../../../context.js";
import { readHistory } from "../../../history.js";
import { type ShareFacts, share, shareLink, shareText } from "../../../share.js";
import { type Words, wordsIn } from "../../../words/words.js";
import type { Session } from "../session.js";
import { cardOf } from "./card.js";

/** Only the puzzle of the day belongs to a streak. */
async function streakOf({ store, date, today }: AppContext): Promise<number> {
  if (date === undefined || !isSameDay(date, today)) return 0;
  return streaksOf(await readHistory(store), today).current;
}

async function factsOf(context: AppContext, { seconds, hints, isCounted = false }: Session): Promise<ShareFacts> {
  const { puzzle, language, dateTitle, settings } = context;
  const measured = settings.timer === "on" ? Math.floor(seconds) : null;
  const streak = await streakOf(context);
  return { title: titleOf(puzzle, language), dateTitle, seconds: measured, hints, isCounted, streak };
}

/** The full stops of sentences, which a list has no use for. */
const withoutStop = (sentence: string): string => sentence.replace(/[.。]$/, "");

function cardFacts({ settings }: AppContext, session: Session, words: Words, streak: number): string {
  const { seconds, hints } = session;
  const time = settings.timer === "on" ? [timeInDigits(Math.floor(seconds))] : [];
  const way = isUnaided(session) || hints > 0 ? words.history.hints({ count: hints }) : words.win.counted;
  const days = streak > 1 ? [words.history.streakOf({ days: streak })] : [];
  return [...time, way, ...days].map(withoutStop).join(" · ");
}

export async function cardFile(context: AppContext, session: Session, words: Words, streak: number): Promise<File> {
  const { puzzle, language, dateTitle, date, route } = context;
  const facts = cardFacts(context, session, words, streak);
  const blob = await cardOf(context, { date: dateTitle, puzzle: titleOf(puzzle, language), facts });
  const day = date === undefined ? (route.target?.join("-") ?? "") : formatIsoDate(date);
  return new File([blob], `daytile-${puzzle.id}-${day}.png`, { type: blob.type });
}

/** Where nothing else works, the text is put where it can be selected. */
export async function shareSession(context: AppContext, session: Session, picture?: File): Promise<void> {
  const { language, route, date } = context;
  const words = await wordsIn(language);
  const text = shareText(await factsOf(context, session), words, language);
  const link = shareLink({ ...route, date });
  const outcome = await share(text, link, picture);
  if (outcome === "copied") context.say(words.play.copied);
  if (outcome === "by hand") context.say(`${text}\n${link}`);
}
