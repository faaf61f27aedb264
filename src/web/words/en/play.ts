/** The Play view in English. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { englishToolWords } from "../../../element/tool-words.js";
import { englishBoardWords } from "../../../element/words.js";

const { counted } = numbersIn("en");

export const enPlay = {
  hands: englishBoardWords,
  ...englishToolWords,
  help: "Hint",
  sound: "Sound",
  hide: "Hide count and timer",
  fullScreen: "Full screen",
  more: "More",
  pause: "Pause",
  paused: "Paused",
  goOn: "Continue",
  chosen: "Now choose where it goes.",
  restarted: "The board is clear. Redo brings your pieces back.",
  time: "Time",
  counting: "Counting…",
  left: (count: number) =>
    counted(count, { none: "No solutions left", one: "# solution left", other: "# solutions left" }),
  solved: "Solved",
  solvedIn: (time: string) => `Well done! Solved in ${time}.`,
  solvedNow: "Only the date is showing.",
  withHints: (count: number) => counted(count, { one: "With # hint", other: "With # hints" }),
  revealed: "Here’s one solution.",
  share: "Share",
  copied: "Copied.",
  allSolutions: "See all solutions",
};
