/** From a word that is no command to a sentence about it. */

import { quoted } from "../core/puzzle/check-text.js";
import { nearest } from "../core/puzzle/suggest.js";
import type { CommandEntry } from "./command.js";

export function commandNear(word: string, commands: readonly CommandEntry[]): string | undefined {
  return nearest(
    word,
    commands.map(({ name }) => name),
  );
}

export function unknownCommand(word: string, commands: readonly CommandEntry[]): string {
  const near = commandNear(word, commands);
  return `there is no command ${quoted(word)}; ${near === undefined ? "daytile help lists them" : `did you mean ${near}?`}`;
}
