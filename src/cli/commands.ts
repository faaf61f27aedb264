/** The commands by name. Each is loaded only when it is called: a process that counts has no use for the rest. */

import type { Command } from "./command.js";

const loaders = {
  solve: async () => (await import("./commands/solve.js")).solve,
  count: async () => (await import("./commands/count.js")).count,
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
