/** From a word that is no command to a sentence about it. */

import { nearest } from "../../core/text/nearest.js";
import { quoted } from "../../core/text/sentences.js";
import type { CommandEntry } from "../command.js";
import { commonOptions } from "./options.js";

function commandNear(word: string, commands: readonly CommandEntry[]): string | undefined {
  return nearest(
    word,
    commands.map(({ name }) => name),
  );
}

/** What other programs make a command and this one an option. */
const optionLike = (word: string): string | undefined => commonOptions.find((option) => option === word.toLowerCase());

export function isNearCommand(word: string, commands: readonly CommandEntry[]): boolean {
  return (commandNear(word, commands) ?? optionLike(word)) !== undefined;
}

export function unknownCommand(word: string, commands: readonly CommandEntry[]): string {
  const option = optionLike(word);
  const near = option === undefined ? commandNear(word, commands) : `--${option}`;
  return `there is no command ${quoted(word)}; ${near === undefined ? "daytile help lists them" : `did you mean ${near}?`}`;
}
