/** From a command line to an exit code: finds the command, gives it its world, and says what went wrong. */

import { asMessage, type Message } from "../core/i18n/message.js";
import { loadTranslate, type Translate, withoutIsolates } from "../core/i18n/translate.js";
import { filesMessages } from "../core/locales/en/files.generated.js";
import { lineMessages } from "../core/locales/en/line.generated.js";
import { visible } from "../core/text/visible.js";
import { type Refusal, type RefusalFault, refused } from "../requests/outcome.js";
import { type Command, type Context, type ExitCode, exitFor } from "./command.js";
import { commandEntries, loadCommand } from "./commands.js";
import { withAdvice } from "./line/advice.js";
import { formatOfFile } from "./line/file-format.js";
import { misplacedOption } from "./line/misplaced.js";
import { type CommandLine, languageIn, namesIn, parse } from "./line/parse.js";
import { isNearCommand, unknownCommand } from "./line/unknown-command.js";
import type { PendingFile } from "./terminal/files.js";
import { CannotRead, CannotWrite, ClosedPipe, type Io, interruptedCode } from "./terminal/io.js";
import { terminalPage } from "./terminal/page.js";

/** Where a person is: what they see of this program, and their language. */
interface Place {
  readonly io: Io;
  readonly voice: Translate;
}

/** A faulty file's sentences begin with its name, line and column, which programs look for. */
function sentenceOf(fault: RefusalFault, voice: Translate): string {
  const { file, line, column } = fault;
  const sentence = voice(fault);
  return file === undefined ? `daytile: ${sentence}` : `${visible(`${file}:${line}:${column}`)}: ${sentence}`;
}

async function report({ io, voice }: Place, refusal: Refusal): Promise<ExitCode> {
  const { faults, kind } = withAdvice(refusal);
  await io.stderr.write(faults.map((fault) => `${sentenceOf(fault, voice)}\n`).join(""));
  return exitFor[kind];
}

/** The kind of thing that is asked for, as `make laser`, if the command has kinds and this is one of them. */
const kindAsked = ({ kinds = {} }: Command, [word = ""]: readonly string[]): string | undefined =>
  Object.hasOwn(kinds, word) ? word : undefined;

function misplacedIn({ command: name, args, values }: CommandLine, command: Command): Refusal | undefined {
  const kind = kindAsked(command, args);
  const topic = kind === undefined ? undefined : command.kinds?.[kind];
  return topic === undefined
    ? misplacedOption(name, command, values)
    : misplacedOption(`${name} ${kind}`, topic, values);
}

/** Nobody should mend the value of an option that is of no use here. */
async function misplacedAnyway(argv: readonly string[]): Promise<Refusal | undefined> {
  const line = namesIn(argv);
  return line === undefined ? undefined : misplacedIn(line, await loadCommand(line.command));
}

function contextOf(line: CommandLine, { io, voice }: Place, file?: PendingFile, format?: string): Context {
  const sink = file ?? io.stdout;
  const say = (said: string | Message): Promise<void> => io.stderr.write(`${voice(asMessage(said))}\n`);
  return {
    ...line,
    commands: commandEntries,
    io,
    format,
    wantsJson: line.values.json === true || format === "json",
    page: terminalPage(io, file !== undefined),
    worded: voice,
    print: (data) => sink.write(data),
    say,
    warn: (said) => io.stderr.write(`daytile: ${voice(asMessage(said))}\n`),
    remark: async (said) => {
      if (io.stderr.isTerminal) await say(said);
    },
  };
}

/** Lets a signal come in that waited while there was no time to listen. */
const listened = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A file is kept when it is whole and nobody has changed their mind meanwhile. */
async function fill(command: Command, context: Context, file: PendingFile): Promise<ExitCode | Refusal> {
  let isWhole = false;
  try {
    const ended = await command.run(context);
    await listened();
    isWhole = typeof ended === "number" && !context.io.signal.aborted;
    return ended;
  } finally {
    await (isWhole ? file.keep() : file.drop());
  }
}

async function runToFile(command: Command, line: CommandLine, place: Place, name: string): Promise<ExitCode> {
  const { io } = place;
  const format = formatOfFile(line.command, command.writes, name);
  if (!format.ok) return report(place, format);
  const { createFile } = await import("./terminal/files.js");
  const file = await createFile(io.cwd, name);
  if (!file.ok) return report(place, file);
  const context = contextOf(line, place, file.value, format.value);
  const ended = await fill(command, context, file.value);
  if (typeof ended !== "number") return report(place, ended);
  const { size } = file.value;
  if (size !== undefined && !io.signal.aborted) await context.remark(filesMessages.wrote({ name, bytes: size }));
  return ended;
}

/** `daytile make laser --help` is `daytile help make laser`. */
async function helpAbout({ command, isNamed, args }: CommandLine): Promise<CommandLine> {
  const kind = kindAsked(await loadCommand(command), args);
  return { command: "help", isNamed: true, args: isNamed ? [command, ...(kind ? [kind] : [])] : [], values: {} };
}

async function runCommand(line: CommandLine, place: Place): Promise<ExitCode> {
  const command = await loadCommand(line.command);
  const misplaced = misplacedIn(line, command);
  if (misplaced !== undefined) return report(place, misplaced);
  const { output } = line.values;
  const isApart = command.appends === true || command.fillsFolder?.(line) === true;
  if (output !== undefined && output !== "-" && !isApart) return runToFile(command, line, place, output);
  const ended = orCommand(await command.run(contextOf(line, place)), line);
  return typeof ended === "number" ? ended : report(place, ended);
}

/** `daytile cuont 12-25` asks for a date that looks like a command. */
function orCommand(ended: ExitCode | Refusal, { isNamed, args }: CommandLine): ExitCode | Refusal {
  const [word = ""] = args;
  if (typeof ended === "number" || exitFor[ended.kind] !== 2 || isNamed || !/^\p{L}+$/u.test(word)) return ended;
  if (isNearCommand(word, commandEntries)) return refused(unknownCommand(word, commandEntries));
  return { ...ended, faults: [...ended.faults, lineMessages.listCommands()] };
}

async function run(argv: readonly string[], place: Place): Promise<ExitCode> {
  const line = parse(argv);
  if (!line.ok) return report(place, (await misplacedAnyway(argv)) ?? line);
  if (line.value.values.version) {
    const { version } = await import("./terminal/version.js");
    await place.io.stdout.write(`${version()}\n`);
    return 0;
  }
  return runCommand(line.value.values.help ? await helpAbout(line.value) : line.value, place);
}

/** What a person pressed or closed isn't an error; anything else that is thrown is our bug. */
async function explain(error: unknown, place: Place): Promise<ExitCode> {
  const { io } = place;
  if (error instanceof ClosedPipe) return 0;
  if (io.signal.aborted) return interruptedCode(io.signal);
  if (error instanceof CannotWrite || error instanceof CannotRead) return report(place, refused(error.said));
  const message = error instanceof Error ? error.message : String(error);
  await io.stderr.write(`daytile: internal error (a bug in Daytile): ${visible(message)}\n`);
  if (io.env.DAYTILE_DEBUG && error instanceof Error) await io.stderr.write(`${error.stack}\n`);
  return 70;
}

export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  const words = argv.map(withoutIsolates);
  const place = { io, voice: await loadTranslate(languageIn(words)) };
  try {
    const code = await run(words, place);
    return io.signal.aborted ? interruptedCode(io.signal) : code;
  } catch (error) {
    return explain(error, place);
  }
}
