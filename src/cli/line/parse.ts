/** From the words of a command line to the command, its arguments and its options, or to what is wrong with them. */

import { languageOf } from "../../core/calendar/languages.js";
import { didYouMean } from "../../core/text/guess.js";
import { nearest } from "../../core/text/nearest.js";
import { quoted } from "../../core/text/sentences.js";
import { isInRange, measureIn, rangeOf } from "../../make/parameters.js";
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
  return refused(`unknown option ${shown}${name === undefined ? "" : `; did you mean --${name}?`}`);
}

const otherCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** Many programs write -v for what is -V here; else somebody may have written a long name with one hyphen. */
function unknownLetter(letter: string, word: string): Refusal {
  const other = optionForLetter(otherCase(letter));
  if (other === undefined || word.length > 1) return unknownOption(`-${letter}`, word);
  return refused(`unknown option -${letter}; did you mean -${other.short} (--${other.name})?`);
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
  const range = hasEnd ? `from ${min} to ${max.toLocaleString("en")}` : `from ${min} up`;
  return refused(`--${name}: expected a whole number ${range}, not ${quoted(text)}`);
}

function readMeasure(option: Option, text: string): Outcome<number> {
  const value = measureIn(text);
  if (isInRange(option, value)) return found(value);
  return refused(`--${option.name}: expected millimetres ${rangeOf(option)}, not ${quoted(text)}`);
}

function readChoice({ name, choices = [] }: Option, text: string): Outcome<string> {
  if (choices.length === 0 || choices.includes(text)) return found(text);
  const language = name === "lang" ? languageOf(text) : undefined;
  if (language !== undefined) return found(language);
  const hint = didYouMean(text, choices) ?? `choose from ${choices.join(", ")}`;
  return refused(`unknown --${name} ${quoted(text)}; ${hint}`);
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

/** Puts a value where it belongs: behind the others of a list; anything else is said once. */
function take(taken: Taken, option: Option, shown: string, text: string): Outcome<unknown> {
  const { name, kind } = option;
  if (text.trim() === "") return refused(`${shown} needs a value: ${shown} ${option.value}`);
  if (kind !== "list" && Object.hasOwn(taken, name)) return refused(`${shown} is given twice`);
  const read = readValue(option, text);
  if (kind === "list") takeOneMore(taken, name, text);
  else if (read.ok) taken[name] = read.value;
  return read;
}

function takeFlag(taken: Taken, { shown, option, value }: Written): Outcome<unknown> {
  if (value !== undefined) return refused(`${shown} doesn't take a value`);
  taken[option.name] = true;
  return found(true);
}

function takeOption(taken: Taken, written: Written, rest: string[]): Outcome<unknown> {
  const { shown, option, value } = written;
  if (option.kind === "flag") return takeFlag(taken, written);
  if (value !== undefined) return take(taken, option, shown, value);
  const next = rest[0];
  if (next === undefined || isOption(next)) return refused(`${shown} needs a value: ${shown} ${option.value}`);
  rest.shift();
  return take(taken, option, shown, next);
}

function takeOptions(taken: Taken, word: string, rest: string[]): Outcome<unknown> {
  const read = word.startsWith("--") ? readLong(word) : readShort(word);
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

export function parse(argv: readonly string[]): Outcome<CommandLine> {
  const taken: Taken = {};
  const words: string[] = [];
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--") words.push(...rest.splice(0));
    else if (!isOption(word)) words.push(word);
    else {
      const outcome = takeOptions(taken, word, rest);
      if (!outcome.ok) return outcome;
    }
  }
  return found(commandLine(words, taken as Values));
}
