/** What a command is: from words and options to what it prints and the code it ends with. */

import type { Paint } from "../core/pens/canvas.js";
import type { Fault } from "../core/text/fault.js";
import type { OptionName, Values } from "./line/options.js";
import type { Data, Io } from "./terminal/io.js";

/** What the codes that a command ends with mean, as the help says it. */
export const exitCodes = [
  { code: 0, means: "done" },
  { code: 1, means: "no solution, or a check that failed" },
  { code: 2, means: "wrong usage: an unknown word or option, no such date, a file that cannot be read or written" },
  { code: 70, means: "a fault of Daytile's own" },
  { code: 130, means: "interrupted with Ctrl-C" },
  { code: 143, means: "asked to end by the system (SIGTERM)" },
] as const;
export type ExitCode = (typeof exitCodes)[number]["code"];

/** Why a command cannot go on: a plain sentence per line, for a person to act on. */
export interface Failure {
  readonly ok: false;
  readonly exit: 1 | 2;
  readonly messages: readonly string[];
  /** True where the sentences begin with a file's name, line and column, which programs look for. */
  readonly arePlaces?: boolean;
}

export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Failure;

export const found = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

export const wrongUsage = (...messages: string[]): Failure => ({ ok: false, exit: 2, messages });

export const failedCheck = (...messages: string[]): Failure => ({ ok: false, exit: 1, messages });

/** Problems of a file, each with its place. */
export const faultyFile = (...places: string[]): Failure => ({ ...failedCheck(...places), arePlaces: true });

export const faultsAsUsage = (faults: readonly Fault[]): Failure => wrongUsage(...faults.map(({ message }) => message));

/** A line one can type, and what it does; every one of them is run by a test. */
export interface Example {
  readonly line: string;
  readonly description: string;
}

/** What stands after the command's name, for completions. */
export type ArgumentKind = "date" | "picture" | "thing" | "puzzle" | "file" | "shell" | "command" | "none";

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What stands after `daytile`, without the options. */
  readonly usage: string;
  readonly takes: ArgumentKind;
  readonly examples: readonly Example[];
  readonly options: readonly OptionName[];
  /** Paragraphs of help after the options. */
  readonly notes?: readonly string[];
  run(context: Context): Promise<ExitCode | Failure>;
}

/** A command that is not loaded yet. */
export interface CommandEntry {
  readonly name: string;
  load(): Promise<Command>;
}

/** What data are printed on. */
export interface Page {
  /** Undefined where there is to be no colour. */
  readonly paint: Paint | undefined;
  /** Infinite where it is no terminal. */
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
  readonly page: Page;
  /** Data, to the standard output or the file of `--output`. */
  print(data: Data): Promise<void>;
  /** Anything else, a line on the standard error. */
  say(line: string): Promise<void>;
  /** A line that only a person at a terminal would miss. */
  remark(line: string): Promise<void>;
}
