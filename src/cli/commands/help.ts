/** From the lists of commands, options and exit codes to help, which starts with examples. */

import { wrapped } from "../../core/pens/columns.js";
import { rangeOf } from "../../make/parameters.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import { type Command, type CommandEntry, type Context, type Example, type ExitCode, exitCodes } from "../command.js";
import { type Option, optionsTaken } from "../line/options.js";
import { unknownCommand } from "../line/unknown-command.js";

const widest = 96;
const margin = "  ";
/** A description that is narrower than this goes below what it describes. */
const narrowest = 30;

type Pair = readonly [term: string, description: string];

function below([term, says]: Pair, columns: number): string[] {
  const inner = margin + margin;
  return [margin + term, ...wrapped(says, columns - inner.length).map((line) => inner + line)];
}

function beside([term, says]: Pair, width: number, columns: number): string[] {
  const indent = " ".repeat(margin.length + width + margin.length);
  const [first = "", ...others] = wrapped(says, columns - indent.length);
  return [margin + term.padEnd(width) + margin + first, ...others.map((line) => indent + line)];
}

/** Terms on the left, what they mean on the right, where there is room for that. */
function definitions(pairs: readonly Pair[], columns: number): string[] {
  const width = Math.max(...pairs.map(([term]) => term.length));
  const isWide = columns - width - 2 * margin.length >= narrowest;
  return pairs.flatMap((pair) => (isWide ? beside(pair, width, columns) : below(pair, columns)));
}

const examplePairs = (examples: readonly Example[]): Pair[] =>
  examples.map(({ line, description }) => [line, description]);

function optionPair({ name, short, value }: Option): string {
  return `${short === undefined ? "    " : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;
}

/** With the default value and, for measures, the range. */
function descriptionOf(option: Option): string {
  const { description, default: value, kind } = option;
  const facts = [...(value === undefined ? [] : [value]), ...(kind === "measure" ? [rangeOf(option)] : [])];
  return facts.length === 0 ? description : `${description} (${facts.join(", ")})`;
}

const dates =
  "DATE is today when it is left out, or tomorrow, yesterday, 2026-12-25, 12-25, 25 Dec, Dec 25; " +
  "with --lang also in that language.";

const codes = (columns: number): string[] =>
  definitions(
    exitCodes.map(({ code, means }) => [`${code}`, means]),
    columns,
  );

type Named = Command & { readonly name: string };

const loaded = async ({ name, load }: CommandEntry): Promise<Named> => ({ name, ...(await load()) });

/** The first example of every command is its best one. */
function overview(commands: readonly Named[], columns: number): string[] {
  return [
    ...wrapped("Solves, counts and draws calendar puzzles.", columns),
    "",
    "Examples:",
    ...definitions(
      examplePairs(commands.flatMap(({ name, examples }) => examples.slice(0, name === "solve" ? 3 : 1))),
      columns,
    ),
    "",
    "Commands:",
    ...definitions(
      commands.map(({ usage, summary }) => [usage, summary]),
      columns,
    ),
    "",
    ...wrapped(`${dates} daytile help COMMAND tells about a command and its options.`, columns),
    "",
    "Exit codes:",
    ...codes(columns),
  ];
}

function details({ examples, usage, summary, options, notes = [], takes }: Named, columns: number): string[] {
  const taken = optionsTaken(options);
  const paragraphs = [...(takes === "date" ? [dates] : []), ...notes];
  return [
    ...wrapped(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`, columns),
    "",
    "Examples:",
    ...definitions(examplePairs(examples), columns),
    "",
    `Usage: daytile ${usage} [OPTION…]`,
    "",
    "Options:",
    ...definitions(
      taken.map((option) => [optionPair(option), descriptionOf(option)]),
      columns,
    ),
    ...paragraphs.flatMap((paragraph) => ["", ...wrapped(paragraph, columns)]),
    "",
    "Exit codes:",
    ...codes(columns),
  ];
}

async function run({ args, commands, print, page }: Context): Promise<ExitCode | Refusal> {
  const [name] = args;
  if (args.length > 1) return refused("help takes one command at a time");
  const columns = Math.min(page.columns, widest);
  const entry = commands.find((command) => command.name === name);
  if (name !== undefined && entry === undefined) return refused(unknownCommand(name, commands));
  const lines =
    entry === undefined
      ? overview(await Promise.all(commands.map(loaded)), columns)
      : details(await loaded(entry), columns);
  await print(`${lines.join("\n")}\n`);
  return 0;
}

export const help: Command = {
  summary: "explain the commands, or one of them",
  usage: "help [COMMAND]",
  takes: "command",
  examples: [{ line: "daytile help solve", description: "all about a command" }],
  options: ["output"],
  run,
};
