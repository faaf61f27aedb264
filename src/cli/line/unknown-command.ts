/** From a word that isn't a command to a sentence about it. */

import { didYouMean } from "../../core/text/guess.js";
import type { Said } from "../../core/text/message.js";
import { hinted, sayText } from "../../core/text/messages.js";
import { quoted } from "../../core/text/sentences.js";
import type { CommandEntry } from "../command.js";
import { sayLine } from "./messages.js";
import { commonOptions } from "./options.js";

/** What other programs make a command and this one an option. */
const optionLike = (word: string): string | undefined => commonOptions.find((option) => option === word.toLowerCase());

function guess(word: string, commands: readonly CommandEntry[]): Said | undefined {
  const option = optionLike(word);
  if (option !== undefined) return sayText.didYouMean([`--${option}`]);
  return didYouMean(
    word,
    commands.map(({ name }) => name),
  );
}

export const isNearCommand = (word: string, commands: readonly CommandEntry[]): boolean =>
  guess(word, commands) !== undefined;

export function unknownCommand(word: string, commands: readonly CommandEntry[]): Said {
  return hinted(sayLine.unknownCommand(quoted(word)), guess(word, commands) ?? sayLine.listCommands());
}
