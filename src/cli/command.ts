/** What a command is: from words and options to what it prints and the code it ends with. */

import type { Message } from "../core/i18n/message.js";
import type { Translate } from "../core/i18n/translate.js";
import type { Paint } from "../core/pens/canvas.js";
import type { Refusal, RefusalKind } from "../requests/outcome.js";
import type { OptionName, Values } from "./line/options.js";
import type { Data, Io } from "./terminal/io.js";

/** What the codes that a command ends with mean, as the help says it. */
export const exitCodes = [
  { code: 0, means: "done" },
  { code: 1, means: "no solution, or errors in a puzzle file" },
  { code: 2, means: "usage error: unknown command or option, invalid date, unreadable or unwritable file" },
  { code: 3, means: "a valid puzzle file, but some dates have no solution (check)" },
  { code: 70, means: "internal error: a bug in Daytile" },
  { code: 129, means: "the terminal was closed (SIGHUP)" },
  { code: 130, means: "interrupted with Ctrl-C" },
  { code: 143, means: "terminated by the system (SIGTERM)" },
] as const;
export type ExitCode = (typeof exitCodes)[number]["code"];

/** The code for each kind of refusal. */
export const exitFor = { usage: 2, none: 1, file: 1 } as const satisfies Readonly<Record<RefusalKind, ExitCode>>;

/** A line to type, and what it does; every one of them is run by a test. */
export interface Example {
  readonly line: string;
  readonly description: string;
}

/** What's after the command's name, for completions. */
export type ArgumentKind = "date" | "kind" | "puzzle" | "file" | "shell" | "command" | "none";

/** What an option means in one place, where the same one means something else in others. */
export interface OptionMeaning {
  readonly description: string;
  /** The only values that it can have there. */
  readonly choices?: readonly string[];
  readonly default?: number | string;
}

/** What there is to say about a command, or about one of the kinds that it makes. */
export interface Topic {
  /** One line for a list. */
  readonly summary: string;
  /** What's after `daytile`, without the options. */
  readonly usage: string;
  readonly takes: ArgumentKind;
  readonly examples: readonly Example[];
  readonly options: readonly OptionName[];
  readonly meanings?: Readonly<Partial<Record<OptionName, OptionMeaning>>>;
  /** Where there are many options: what is above some of them in the help. */
  readonly headings?: Readonly<Partial<Record<OptionName, string>>>;
  /** Paragraphs of help after the options. */
  readonly notes?: readonly string[];
}

export interface Command extends Topic {
  /** By the word behind the command; left out where there is one kind of thing only. */
  readonly kinds?: Readonly<Record<string, Topic>>;
  /** It has kinds, and does something without one as well. */
  readonly standsAlone?: boolean;
  /** The endings of files that `--output` can name, the first for names without one; left out: the command sees to it. */
  readonly writes?: readonly string[];
  /** It writes what `--output` names itself: a file that goes on another time, or a whole folder. */
  readonly appends?: boolean;
  /** Whether `--output` names a folder, which the command fills itself; left out: never. */
  fillsFolder?(line: Pick<Context, "args" | "values">): boolean;
  run(context: Context): Promise<ExitCode | Refusal>;
}

/** A command that is not loaded yet. */
export interface CommandEntry {
  readonly name: string;
  load(): Promise<Command>;
}

/** What data are printed on. */
export interface TerminalPage {
  /** Undefined where there is to be no colour. */
  readonly paint: Paint | undefined;
  /** Infinite where it isn't a terminal. */
  readonly columns: number;
  readonly isTerminal: boolean;
}

export interface Context {
  /** The words after the command's name. */
  readonly args: readonly string[];
  readonly values: Values;
  /** All commands there are, for those that speak of the others. */
  readonly commands: readonly CommandEntry[];
  readonly io: Io;
  readonly page: TerminalPage;
  /** What the name of the output file asks for; undefined where there is no file. */
  readonly format: string | undefined;
  /** By `--json` or the name of the file. */
  readonly wantsJson: boolean;
  /** Data, to the standard output or the file of `--output`. */
  print(data: Data): Promise<void>;
  /** A message in the language of `--lang`. */
  readonly worded: Translate;
  /** Anything else, a line on the standard error. */
  say(said: string | Message): Promise<void>;
  /** The same, with the name of the program: something that everybody must learn. */
  warn(said: string | Message): Promise<void>;
  /** A line that only a person at a terminal would miss. */
  remark(said: string | Message): Promise<void>;
}
