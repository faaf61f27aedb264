/** From the lists of commands, options and exit codes to the manual page, which the build writes for `man daytile`. */

import { type Command, exitCodes, type Topic } from "../command.js";
import { dateNote, descriptionOf } from "../line/option-text.js";
import { type Option, options } from "../line/options.js";
import { shellLines } from "../terminal/definitions.js";
import { bold, definition, italic, paragraph, roffText, section, subsection, verbatim } from "./roff.js";

export type Named = Command & { readonly name: string };

/** What a program may set around us. */
const environment = {
  NO_COLOR: "switches colour off, even in a terminal",
  FORCE_COLOR: "switches colour on, even in a pipe; 0 switches it off",
  COLUMNS: "how wide a terminal is that doesn't say so itself",
  DAYTILE_DEBUG: "shows where an internal error happened",
} as const;

/** What is left of 80 columns beside the margins of a manual. */
const exampleColumns = 66;

const sentence = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}.`;

/** `-p, --puzzle ID|FILE|-`. */
function optionTerm({ name, short, value }: Option): string {
  const names = [...(short === undefined ? [] : [bold(`-${short}`)]), bold(`--${name}`)].join(", ");
  return value === undefined ? names : `${names} ${italic(value)}`;
}

const optionList = ({ options: names }: Topic): string[] =>
  names.length === 0 ? [] : paragraph(`Options: ${names.map((name) => bold(`--${name}`)).join(", ")}.`);

function exampleLines({ examples }: Topic): string[] {
  return examples.flatMap(({ line, description }) => [
    ...paragraph(roffText(sentence(description))),
    ...verbatim(...shellLines(line, exampleColumns)),
  ]);
}

const topicLines = (topic: Topic): string[] => [
  ...paragraph(roffText(sentence(topic.summary))),
  ...(topic.notes ?? []).flatMap((note) => paragraph(roffText(note))),
  ...optionList(topic),
  ...exampleLines(topic),
];

/** A command with kinds is described by them; what it says itself is true for all. */
function commandLines(command: Named): string[] {
  const { usage, kinds, summary, notes = [] } = command;
  if (kinds === undefined) return subsection(`daytile ${usage}`, ...topicLines(command).slice(1));
  const about = command.standsAlone
    ? topicLines(command).slice(1)
    : [roffText(sentence(summary)), ...notes.flatMap((note) => paragraph(roffText(note)))];
  const ofKinds = Object.values(kinds).flatMap((kind) =>
    subsection(`daytile ${kind.usage}`, ...topicLines(kind).slice(1)),
  );
  return [...subsection(`daytile ${usage}`, ...about), ...ofKinds];
}

const synopsis = (commands: readonly Named[]): string[] =>
  commands.flatMap(({ usage }, i) => [
    ...(i === 0 ? [] : [".br"]),
    `${bold("daytile")} ${roffText(usage)} [${italic("OPTION")}${roffText("…")}]`,
  ]);

/** What's at the foot of the page. */
export interface Edition {
  readonly version: string;
  /** As 2026-12-25. */
  readonly date: string;
}

export function manualPage(commands: readonly Named[], { version, date }: Edition): string {
  const summaries = commands.flatMap(({ name, summary }) => definition(bold(name), roffText(summary)));
  const lines = [
    `.TH DAYTILE 1 "${date}" "daytile ${version}" "Daytile"`,
    ...section("NAME", roffText("daytile - solve, count, draw and build calendar puzzles")),
    ...section("SYNOPSIS", ...synopsis(commands)),
    ...section("DESCRIPTION", roffText(dateNote), ...summaries),
    ...section("COMMANDS", ...commands.flatMap(commandLines)),
    ...section(
      "OPTIONS",
      ...options.flatMap((option) => definition(optionTerm(option), roffText(descriptionOf(option)))),
    ),
    ...section("EXIT STATUS", ...exitCodes.flatMap(({ code, means }) => definition(bold(`${code}`), roffText(means)))),
    ...section(
      "ENVIRONMENT",
      ...Object.entries(environment).flatMap(([name, does]) => definition(bold(name), roffText(does))),
    ),
  ];
  return `${lines.join("\n")}\n`;
}
