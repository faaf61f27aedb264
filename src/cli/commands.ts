/** The commands by name. Each is loaded only when it is called: a process that counts has no use for the rest. */

import type { Command, CommandEntry } from "./command.js";

const loaders = {
  solve: async () => (await import("./commands/solve.js")).solve,
  count: async () => (await import("./commands/count.js")).count,
  hint: async () => (await import("./commands/hint.js")).hintCommand,
  explain: async () => (await import("./commands/explain.js")).explainCommand,
  reach: async () => (await import("./commands/reach.js")).reachCommand,
  year: async () => (await import("./commands/year.js")).year,
  audit: async () => (await import("./commands/audit.js")).audit,
  census: async () => (await import("./commands/census.js")).census,
  design: async () => (await import("./commands/design.js")).design,
  draw: async () => (await import("./commands/draw.js")).draw,
  make: async () => (await import("./commands/make.js")).make,
  race: async () => (await import("./commands/race.js")).race,
  animate: async () => (await import("./commands/animate.js")).animate,
  model: async () => (await import("./commands/model.js")).model,
  puzzles: async () => (await import("./commands/puzzles.js")).puzzles,
  show: async () => (await import("./commands/show.js")).show,
  check: async () => (await import("./commands/check.js")).check,
  import: async () => (await import("./commands/import.js")).importCommand,
  serve: async () => (await import("./commands/serve.js")).serve,
  site: async () => (await import("./commands/site.js")).site,
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

export const commandEntries: readonly CommandEntry[] = commandNames.map((name) => ({ name, load: loaders[name] }));
