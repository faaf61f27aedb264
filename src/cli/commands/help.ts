/** From the lists of commands, options and exit codes to help, which starts with examples. */

import { lineMessages } from "../../core/locales/en/line.generated.js";
import { wrapped } from "../../core/pens/columns.js";
import { quoted } from "../../core/text/sentences.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import {
  type Command,
  type CommandEntry,
  type Context,
  type Example,
  type ExitCode,
  exitCodes,
  type Topic,
} from "../command.js";
import { kindOf } from "../line/kind-word.js";
import { dateNote, descriptionIn, optionsOf } from "../line/option-text.js";
import type { Option, OptionName } from "../line/options.js";
import { unknownCommand } from "../line/unknown-command.js";
import { definitions, type Pair, termWidth } from "../terminal/definitions.js";

/** Where there is no terminal to tell: what most terminals and mails have room for. */
const defaultColumns = 80;
/** Longer lines than this are hard on the eyes. */
const widest = 96;

const examplePairs = (examples: readonly Example[]): Pair[] =>
  examples.map(({ line, description }) => [line, description]);

function optionTerm({ name, short, value }: Option): string {
  return `${short === undefined ? "    " : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;
}

const codes = exitCodes.map(({ code, means }): Pair => [`${code}`, means]);

type Named = Command & { readonly name: string };

const loaded = async ({ name, load }: CommandEntry): Promise<Named> => ({ name, ...(await load()) });

/** The commands that most people come for, and how many of their examples they see first. */
const shown: Readonly<Record<string, number>> = { solve: 3, count: 1, draw: 1, make: 1, serve: 1 };

function overview(commands: readonly Named[], columns: number): string[] {
  const best = commands.flatMap(({ name, examples }) => examples.slice(0, shown[name] ?? 0));
  const list = commands.map(({ usage, summary }): Pair => [usage, summary]);
  return [
    ...wrapped("Solve, count, draw and build calendar puzzles.", columns),
    "",
    "Examples:",
    ...definitions(examplePairs(best), columns),
    "",
    "Commands:",
    ...definitions(list, columns),
    "",
    ...wrapped(`${dateNote} Run daytile help COMMAND for its options.`, columns),
    "",
    "Exit codes:",
    ...definitions(codes, columns),
  ];
}

/** Those that every kind takes, where there are kinds: the others are on the page of each. */
function sharedOptions({ options, kinds, standsAlone }: Command): readonly OptionName[] {
  if (kinds === undefined || standsAlone) return options;
  return options.filter((name) => Object.values(kinds).every((kind) => kind.options.includes(name)));
}

/** More would push the list of kinds off the screen; each has its own page. */
const mostExamples = 6;

/** The first example of every kind is its best one. */
const firstExamples = (kinds: Readonly<Record<string, Topic>>): Example[] =>
  Object.values(kinds)
    .flatMap(({ examples }) => examples.slice(0, 1))
    .slice(0, mostExamples);

const kindLines = (term: string, kinds: Readonly<Record<string, Topic>>, columns: number): string[] => [
  "",
  `${term} is one of:`,
  ...definitions(
    Object.entries(kinds).map(([name, { summary }]): Pair => [name, summary]),
    columns,
  ),
];

function commandPage({ name, ...command }: Named, columns: number): string[] {
  const { kinds } = command;
  if (kinds === undefined) return topicPage(command, columns);
  const term = (command.usage.split(" ")[1] ?? "").replace(/\W/g, "");
  const more = `Run daytile help ${name} ${term} for all its options, as in daytile help ${name} ${Object.keys(kinds)[1]}.`;
  const examples = [...(command.standsAlone ? command.examples : []), ...firstExamples(kinds)];
  const page = { ...command, examples, options: sharedOptions(command) };
  return topicPage({ ...page, notes: [more, ...(command.notes ?? [])] }, columns, kindLines(term, kinds, columns));
}

function optionLines(topic: Topic, columns: number): string[] {
  const options = optionsOf(topic);
  const pairs = options.map((option): Pair => [optionTerm(option), descriptionIn(topic, option)]);
  return options.flatMap(({ name }, i) => {
    const heading = topic.headings?.[name as OptionName] ?? (i === 0 ? "Options" : undefined);
    const above = heading === undefined ? [] : [...(i === 0 ? [] : [""]), `${heading}:`];
    return [...above, ...definitions(pairs.slice(i, i + 1), columns, termWidth(pairs))];
  });
}

function topicPage(topic: Topic, columns: number, list: readonly string[] = []): string[] {
  const { examples, usage, summary, notes = [], takes } = topic;
  const paragraphs = [...(takes === "date" ? [dateNote] : []), ...notes, "Run daytile help for the exit codes."];
  return [
    ...wrapped(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`, columns),
    "",
    "Examples:",
    ...definitions(examplePairs(examples), columns),
    "",
    ...wrapped(`Usage: daytile ${usage} [OPTION…]`, columns, "  "),
    ...list,
    "",
    ...optionLines(topic, columns),
    ...paragraphs.flatMap((paragraph) => ["", ...wrapped(paragraph, columns)]),
  ];
}

function kindPage({ name, kinds = {} }: Named, word: string, columns: number): Outcome<string[]> {
  const names = Object.keys(kinds);
  if (names.length === 0) return refused(lineMessages.unexpected({ word: quoted(word), command: name }));
  const kind = kindOf(word, names, { ask: lineMessages.chooseProduct, unknown: lineMessages.unknownKind });
  const topic = kind.ok ? kinds[kind.value] : undefined;
  return kind.ok ? found(topic === undefined ? [] : topicPage(topic, columns)) : kind;
}

async function pageAbout({ args, commands }: Context, columns: number): Promise<Outcome<string[]>> {
  const [name, kind, more] = args;
  if (name === undefined) return found(overview(await Promise.all(commands.map(loaded)), columns));
  const entry = commands.find((command) => command.name === name);
  if (entry === undefined) return refused(unknownCommand(name, commands));
  if (more !== undefined) return refused(lineMessages.unexpected({ word: quoted(more), command: name }));
  const command = await loaded(entry);
  return kind === undefined ? found(commandPage(command, columns)) : kindPage(command, kind, columns);
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { print, page } = context;
  const columns = page.isTerminal ? Math.min(page.columns, widest) : defaultColumns;
  const lines = await pageAbout(context, columns);
  if (!lines.ok) return lines;
  await print(`${lines.value.join("\n")}\n`);
  return 0;
}

export const help: Command = {
  summary: "explain the commands, or one of them",
  usage: "help [COMMAND [KIND]]",
  takes: "command",
  examples: [
    { line: "daytile help solve", description: "all about a command" },
    { line: "daytile help make laser", description: "all about one kind of thing to make" },
  ],
  options: ["output"],
  run,
};
