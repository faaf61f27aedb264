/** From the lists of commands and options to a completion script for a shell. */

import { nearest } from "../../core/text/nearest.js";
import { catalogueIds } from "../../formats/catalogue.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import type { Command, CommandEntry, Context, ExitCode } from "../command.js";
import { bashScript } from "../completions/bash.js";
import { fishScript } from "../completions/fish.js";
import type { Vocabulary } from "../completions/vocabulary.js";
import { zshScript } from "../completions/zsh.js";
import { optionsTaken } from "../line/options.js";

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
type Shell = keyof typeof scripts;
export const shells = Object.keys(scripts) as readonly Shell[];

const isShell = (name: string): name is Shell => Object.hasOwn(scripts, name);

async function vocabulary(entries: readonly CommandEntry[]): Promise<Vocabulary> {
  const commands = entries.map(async ({ name, load }) => {
    const { summary, takes, options } = await load();
    return { name, summary, takes, options: optionsTaken(options) };
  });
  return { commands: await Promise.all(commands), puzzles: catalogueIds, shells };
}

function unknownShell(name: string | undefined): Refusal {
  const near = name === undefined ? undefined : nearest(name, shells);
  const hint = near === undefined ? "" : `; did you mean ${near}?`;
  return refused(`completions takes one of ${shells.join(", ")}${hint}`);
}

async function run({ args, commands, print }: Context): Promise<ExitCode | Refusal> {
  const [shell] = args;
  if (args.length !== 1 || shell === undefined || !isShell(shell)) return unknownShell(shell);
  await print(scripts[shell](await vocabulary(commands)));
  return 0;
}

export const completions: Command = {
  summary: "print a script that completes words in your shell",
  usage: `completions ${shells.join("|")}`,
  takes: "shell",
  examples: shells.map((shell) => ({ line: `daytile completions ${shell}`, description: `a script for ${shell}` })),
  notes: [
    "In ~/.bashrc: source <(daytile completions bash)",
    "In ~/.zshrc, after compinit: source <(daytile completions zsh)",
    "For fish, once: daytile completions fish -o ~/.config/fish/completions/daytile.fish",
  ],
  options: ["output"],
  run,
};
