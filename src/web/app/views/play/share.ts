/** From a solved puzzle to a text that tells of it without telling how, handed to whoever the player chooses. */

import type { AppContext } from "../../context.js";
import type { Session } from "./session.js";
import { clockTime } from "./stopwatch.js";

/** No spoilers: which puzzle, which date, how long. */
function shareText({ words, dateTitle, settings }: AppContext, { seconds, hints }: Session): string {
  const { play } = words;
  const lines = [
    `Daytile · ${dateTitle}`,
    settings.timer === "on" ? play.solvedIn(clockTime(seconds)) : play.solvedNow,
  ];
  return [...lines, ...(hints > 0 ? [play.withHelp(hints)] : [])].join("\n");
}

/** The system's own way to share where there is one, else the clipboard. */
export async function shareSession(context: AppContext, session: Session): Promise<void> {
  const text = `${shareText(context, session)}\n${location.href}`;
  try {
    if (navigator.share !== undefined) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      context.say(context.words.play.copied);
    }
  } catch {
    // Whoever closes the system's dialog has changed their mind.
  }
}
