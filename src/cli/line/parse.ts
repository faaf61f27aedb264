/** From the words of a command line to the command, its arguments and its options, or to what is wrong with them. */

import { type Language, languageOf } from "../../core/calendar/languages.js";
import { hinted } from "../../core/i18n/hinted.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { didYouMean } from "../../core/text/guess.js";
import { nearest } from "../../core/text/nearest.js";
import { quoted } from "../../core/text/sentences.js";
import { isInRange, measureIn } from "../../make/parameters.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import { type CommandName, defaultCommand, isCommandName } from "../commands.js";
import { type Option, optionForLetter, optionNamed, options, type Values } from "./options.js";

export interface CommandLine {
  readonly command: CommandName;
  /** False where it was left out, as in `daytile 25 Dec`. */
  readonly isNamed: boolean;
  readonly args: readonly string[];
  readonly values: Values;
}

/** An option as written, and what stood after its `=`. */
interface Written {
  readonly shown: string;
  readonly option: Option;
  readonly value: string | undefined;
}

/** Fewer letters are in too many names. */
const shortestPart = 3;

/** A name that is nearly this one, or holds it, or is held by it: `--flips` means `--no-flips`. */
function suggestedOption(word: string): string | undefined {
  const names = options.map(({ name }) => name);
  const near = nearest(word, names);
  if (near !== undefined || word.length < shortestPart) return near;
  return names.find((name) => name.includes(word) || word.includes(name));
}

function unknownOption(shown: string, word: string): Refusal {
  const name = suggestedOption(word);
  const guess = name === undefined ? undefined : textMessages.didYouMean({ words: [`--${name}`] });
  return refused(hinted(lineMessages.unknownOption({ option: shown }), guess));
}

const otherCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** Many programs write -v for what is -V here; else somebody may have written a long name with one hyphen. */
function unknownLetter(letter: string, word: string): Refusal {
  const other = optionForLetter(otherCase(letter));
  if (other === undefined || word.length > 1) return unknownOption(`-${letter}`, word);
  const guess = textMessages.didYouMean({ words: [`-${other.short} (--${other.name})`] });
  return refused(hinted(lineMessages.unknownOption({ option: `-${letter}` }), guess));
}

function readLong(word: string): Outcome<Written[]> {
  const [, name = "", value] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
  const option = optionNamed(name);
  return option === undefined ? unknownOption(`--${name}`, name) : found([{ shown: `--${name}`, option, value }]);
}

/** `-pweekday`, `-p=weekday`, and flags in one: `-hV`. */
function readShort(word: string): Outcome<Written[]> {
  const read: Written[] = [];
  for (let i = 1; i < word.length; i++) {
    const shown = `-${word[i]}`;
    const option = optionForLetter(word[i] ?? "");
    if (option === undefined) return unknownLetter(word[i] ?? "", word.slice(1));
    const rest = word.slice(i + 1).replace(/^=/, "");
    if (option.kind !== "flag") return found([...read, { shown, option, value: rest === "" ? undefined : rest }]);
    read.push({ shown, option, value: undefined });
  }
  return found(read);
}

/** A hyphen alone is the standard input, and a number below zero is a number. */
const isOption = (word: string): boolean => /^-[^\d]/.test(word);

function readNumber({ name, min = 0, max = Number.MAX_SAFE_INTEGER }: Option, text: string): Outcome<number> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return found(value);
  const hasEnd = max < Number.MAX_SAFE_INTEGER || value > max;
  return refused(
    lineMessages.wholeNumber({ option: `--${name}`, min, max: hasEnd ? max : undefined, text: quoted(text) }),
  );
}

function readMeasure(option: Option, text: string): Outcome<number> {
  const value = measureIn(text);
  if (isInRange(option, value)) return found(value);
  const { name, min = 0, max } = option;
  return refused(lineMessages.millimetres({ option: `--${name}`, min, max, text: quoted(text) }));
}

function readChoice({ name, choices = [] }: Option, text: string): Outcome<string> {
  if (choices.length === 0 || choices.includes(text)) return found(text);
  const language = name === "lang" ? languageOf(text) : undefined;
  if (language !== undefined) return found(language);
  const hint = didYouMean(text, choices) ?? textMessages.chooseFrom({ words: choices });
  return refused(hinted(lineMessages.unknownValue({ option: `--${name}`, value: quoted(text) }), hint));
}

function readValue(option: Option, text: string): Outcome<string | number> {
  if (option.kind === "number") return readNumber(option, text);
  return option.kind === "measure" ? readMeasure(option, text) : readChoice(option, text);
}

type Taken = Record<string, string | number | boolean | string[]>;

/** One list grows, since copying it for each of very many would take long. */
function takeOneMore(taken: Taken, name: string, text: string): void {
  const before = taken[name];
  if (Array.isArray(before)) before.push(text);
  else taken[name] = [text];
}

const needsValue = (shown: string, { value = "" }: Option): Refusal =>
  refused(lineMessages.needsValue({ option: shown, written: `${shown} ${value}` }));

/** Puts a value where it belongs: behind the others of a list; anything else is said once. */
function take(taken: Taken, option: Option, shown: string, text: string): Outcome<unknown> {
  const { name, kind } = option;
  if (text.trim() === "") return needsValue(shown, option);
  if (kind !== "list" && Object.hasOwn(taken, name)) return refused(lineMessages.twice({ option: shown }));
  const read = readValue(option, text);
  if (kind === "list") takeOneMore(taken, name, text);
  else if (read.ok) taken[name] = read.value;
  return read;
}

function takeFlag(taken: Taken, { shown, option, value }: Written): Outcome<unknown> {
  if (value !== undefined) return refused(lineMessages.takesNoValue({ option: shown }));
  taken[option.name] = true;
  return found(true);
}

function takeOption(taken: Taken, written: Written, rest: string[]): Outcome<unknown> {
  const { shown, option, value } = written;
  if (option.kind === "flag") return takeFlag(taken, written);
  if (value !== undefined) return take(taken, option, shown, value);
  const next = rest[0];
  if (next === undefined || isOption(next)) return needsValue(shown, option);
  rest.shift();
  return take(taken, option, shown, next);
}

const readOptions = (word: string): Outcome<Written[]> => (word.startsWith("--") ? readLong(word) : readShort(word));

function takeOptions(taken: Taken, word: string, rest: string[]): Outcome<unknown> {
  const read = readOptions(word);
  if (!read.ok) return read;
  for (const written of read.value) {
    const outcome = takeOption(taken, written, rest);
    if (!outcome.ok) return outcome;
  }
  return read;
}

function commandLine(words: readonly string[], values: Values): CommandLine {
  const [first = "", ...others] = words;
  if (isCommandName(first)) return { command: first, isNamed: true, args: others, values };
  return { command: defaultCommand, isNamed: false, args: words, values };
}

/** The language asked for, even on a line that has other faults: they are said in it. */
export function languageIn(argv: readonly string[]): Language {
  const end = argv.indexOf("--");
  const words = end < 0 ? argv : argv.slice(0, end);
  const at = words.findLastIndex((word) => word === "--lang" || word.startsWith("--lang="));
  const tag = words[at]?.split("=")[1] ?? words[at + 1];
  return (at < 0 || tag === undefined ? undefined : languageOf(tag)) ?? "en";
}

/** What takes the options of a word, and their value from the words behind it. */
type Taker = (taken: Taken, word: string, rest: string[]) => Outcome<unknown>;

/** What isn't an option is the command or an argument, and so is everything behind `--`. */
function parseWith(takeFrom: Taker, argv: readonly string[]): Outcome<CommandLine> {
  const taken: Taken = {};
  const words: string[] = [];
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const outcome = isOption(word) && word !== "--" ? takeFrom(taken, word, rest) : undefined;
    if (outcome?.ok === false) return outcome;
    if (outcome === undefined) words.push(...(word === "--" ? rest.splice(0) : [word]));
  }
  return found(commandLine(words, taken as Values));
}

function takeNames(taken: Taken, word: string, rest: string[]): Outcome<unknown> {
  const read = readOptions(word);
  if (!read.ok) return read;
  for (const { option } of read.value) taken[option.name] = true;
  const last = read.value.at(-1);
  if (last?.option.kind !== "flag" && last?.value === undefined && !isOption(rest[0] ?? "")) rest.shift();
  return read;
}

/** The command and the names of its options on a line whose values can't be read; undefined where a name is unknown. */
export function namesIn(argv: readonly string[]): CommandLine | undefined {
  const named = parseWith(takeNames, argv);
  return named.ok ? named.value : undefined;
}

export const parse = (argv: readonly string[]): Outcome<CommandLine> => parseWith(takeOptions, argv);
