/** From a play that was solved to a text that tells of it without telling how, handed to whoever the player chooses. */

import { streaksOf } from "../../../core/game/streak.js";
import { titleOf } from "../../../core/puzzle/titles.js";
import type { AppContext } from "../../context.js";
import { readHistory } from "../../history.js";
import type { ShareFacts } from "../../share.js";
import { isSameDay } from "../../today.js";
import type { Session } from "./session.js";

/** Only the puzzle of the day belongs to a streak. */
async function streakOf({ store, date, today }: AppContext): Promise<number> {
  if (date === undefined || !isSameDay(date, today)) return 0;
  return streaksOf(await readHistory(store), today).current;
}

async function factsOf(context: AppContext, { seconds, hints }: Session): Promise<ShareFacts> {
  const { puzzle, language, dateTitle, settings } = context;
  const measured = settings.timer === "on" ? Math.round(seconds) : null;
  const streak = await streakOf(context);
  return { title: titleOf(puzzle, language), dateTitle, seconds: measured, hints, streak };
}

/** Sharing is fetched when it is asked for. Where nothing else works, the text is put where it can be selected. */
export async function shareSession(context: AppContext, session: Session): Promise<void> {
  const { words, language, route, date } = context;
  const sharing = await import("../../share.js").catch(() => undefined);
  if (sharing === undefined) return context.say(words.shell.notLoaded);
  const { share, shareLink, shareText } = sharing;
  const text = shareText(await factsOf(context, session), words.history, language);
  const link = shareLink({ ...route, date });
  const outcome = await share(text, link);
  if (outcome === "copied") context.say(words.play.copied);
  if (outcome === "by hand") context.say(`${text}\n${link}`);
}
