/** From the lists of commands and options to a completion script for a shell. */

import { hinted } from "../../core/i18n/hinted.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { didYouMean } from "../../core/text/guess.js";
import { quoted } from "../../core/text/sentences.js";
import { catalogueIds, cataloguePuzzle } from "../../formats/catalogue.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import type { Command, CommandEntry, Context, ExitCode } from "../command.js";
import { bashScript } from "../completions/bash.js";
import { fishScript } from "../completions/fish.js";
import { type Vocabulary, vocabularyOf } from "../completions/vocabulary.js";
import { zshScript } from "../completions/zsh.js";

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
type Shell = keyof typeof scripts;
export const shells = Object.keys(scripts) as readonly Shell[];

const isShell = (name: string): name is Shell => Object.hasOwn(scripts, name);

/** Every field of the catalogue with every choice, as `--field` takes them. */
function fieldWords(): string[] {
  const fields = catalogueIds.flatMap((id) => cataloguePuzzle(id).fields);
  return [...new Set(fields.flatMap(({ name, choices }) => choices.map(({ id }) => `${name}=${id}`)))];
}

async function vocabulary(entries: readonly CommandEntry[]): Promise<Vocabulary> {
  const commands = entries.map(async ({ name, load }) => ({ name, ...(await load()) }));
  return vocabularyOf(await Promise.all(commands), { puzzles: catalogueIds, fields: fieldWords(), shells });
}

function unknownShell(name: string | undefined): Refusal {
  if (name === undefined) return refused(lineMessages.nameShell({ shells }));
  const hint = didYouMean(name, shells) ?? textMessages.chooseFrom({ words: shells });
  return refused(hinted(lineMessages.unknownShell({ word: quoted(name) }), hint));
}

async function run({ args, commands, print }: Context): Promise<ExitCode | Refusal> {
  const [shell, more] = args;
  if (shell === undefined || !isShell(shell)) return unknownShell(shell);
  if (more !== undefined) return refused(lineMessages.unexpected({ word: quoted(more), command: "completions" }));
  await print(scripts[shell](await vocabulary(commands)));
  return 0;
}

export const completions: Command = {
  summary: "print a shell completion script",
  usage: "completions SHELL",
  takes: "shell",
  examples: shells.map((shell) => ({ line: `daytile completions ${shell}`, description: `a script for ${shell}` })),
  notes: [
    `SHELL is one of ${shells.join(", ")}.`,
    "In ~/.bashrc: source <(daytile completions bash)",
    "In ~/.zshrc, after compinit: source <(daytile completions zsh)",
    "For fish, once: daytile completions fish -o ~/.config/fish/completions/daytile.fish",
  ],
  options: ["output"],
  run,
};
