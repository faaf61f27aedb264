/** From a word that isn't a command to a sentence about it. */

import { hinted } from "../../core/i18n/hinted.js";
import type { Message } from "../../core/i18n/message.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { didYouMean } from "../../core/text/guess.js";
import { quoted } from "../../core/text/sentences.js";
import type { CommandEntry } from "../command.js";
import { commonOptions } from "./options.js";

/** What other programs make a command and this one an option. */
const optionLike = (word: string): string | undefined => commonOptions.find((option) => option === word.toLowerCase());

function guess(word: string, commands: readonly CommandEntry[]): Message | undefined {
  const option = optionLike(word);
  if (option !== undefined) return textMessages.didYouMean({ words: [`--${option}`] });
  return didYouMean(
    word,
    commands.map(({ name }) => name),
  );
}

export const isNearCommand = (word: string, commands: readonly CommandEntry[]): boolean =>
  guess(word, commands) !== undefined;

export function unknownCommand(word: string, commands: readonly CommandEntry[]): Message {
  return hinted(
    lineMessages.unknownCommand({ word: quoted(word) }),
    guess(word, commands) ?? lineMessages.listCommands(),
  );
}
