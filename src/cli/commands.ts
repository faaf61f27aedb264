/** The commands by name. Each is loaded only when it is called: a process that counts has no use for the rest. */

import { nearest } from "../core/puzzle/suggest.js";
import type { Command } from "./command.js";

const loaders = {
  solve: async () => (await import("./commands/solve.js")).solve,
  count: async () => (await import("./commands/count.js")).count,
  puzzles: async () => (await import("./commands/puzzles.js")).puzzles,
  show: async () => (await import("./commands/show.js")).show,
  check: async () => (await import("./commands/check.js")).check,
  import: async () => (await import("./commands/import.js")).importCommand,
  completions: async () => (await import("./commands/completions.js")).completions,
  help: async () => (await import("./commands/help.js")).help,
} as const satisfies Readonly<Record<string, () => Promise<Command>>>;

export type CommandName = keyof typeof loaders;

/** In the order of the help. */
export const commandNames = Object.keys(loaders) as readonly CommandName[];
export const defaultCommand: CommandName = "solve";

export function isCommandName(word: string): word is CommandName {
  return Object.hasOwn(loaders, word);
}

export function loadCommand(name: CommandName): Promise<Command> {
  return loaders[name]();
}

/** The end of a sentence about a word that is no command. */
export function suggestedCommand(word: string): string {
  const near = nearest(word, commandNames);
  return near === undefined ? "; daytile help lists them" : `; did you mean ${near}?`;
}
