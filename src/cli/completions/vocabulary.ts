/** What the completion scripts know: the words of the command line, in lists. */

import type { ArgumentKind, Command, Topic } from "../command.js";
import { optionsOf } from "../line/option-text.js";
import type { Option } from "../line/options.js";

type Named = Command & { readonly name: string };

/** Words to offer, and whether files are welcome besides. */
export interface Offer {
  readonly words: readonly string[];
  readonly files: boolean;
}

/** How far somebody has come: the words so far, and what can be behind them. */
export interface Place {
  /** Such as `make laser`; empty behind `daytile` alone. */
  readonly path: string;
  readonly options: readonly Option[];
  readonly next: Offer;
  /** The words that lead to another place: `laser` leads from `make` to `make laser`. */
  readonly leads: readonly string[];
}

/** What the words are drawn from besides the commands. */
export interface Catalogue {
  readonly puzzles: readonly string[];
  /** As `--field` takes them: `month=Jan`. */
  readonly fields: readonly string[];
  readonly shells: readonly string[];
}

export interface Vocabulary extends Catalogue {
  readonly commands: readonly Named[];
  readonly places: readonly Place[];
}

/** What the value of an option can be; undefined for a flag, which has none. */
export function valueOffer(option: Option, { puzzles, fields }: Vocabulary): Offer | undefined {
  const { kind, choices = [], suggestions = [], completes } = option;
  if (kind === "flag") return undefined;
  const listed = { puzzle: puzzles, field: fields, file: [], none: [] }[completes ?? "none"];
  return { words: [...choices, ...suggestions, ...listed], files: completes === "puzzle" || completes === "file" };
}

const days = ["today", "tomorrow", "yesterday"];
const nothing: Offer = { words: [], files: false };

/** What can be after a command or one of its kinds. */
function offerOf(takes: ArgumentKind, kinds: readonly string[], commands: readonly Named[], catalogue: Catalogue) {
  const offers: Readonly<Record<ArgumentKind, Offer>> = {
    date: { words: days, files: false },
    kind: { words: kinds, files: false },
    puzzle: { words: catalogue.puzzles, files: true },
    file: { words: [], files: true },
    shell: { words: catalogue.shells, files: false },
    command: { words: commands.map(({ name }) => name), files: false },
    none: nothing,
  };
  return offers[takes];
}

const namesOf = (kinds: Readonly<Record<string, Topic>> = {}): string[] => Object.keys(kinds);

/** A command, its kinds and, behind `help`, all that can be asked about. */
function placesOf(command: Named, commands: readonly Named[], catalogue: Catalogue): Place[] {
  const { name, takes, kinds = {} } = command;
  const options = optionsOf(command);
  const own = { path: name, options, next: offerOf(takes, namesOf(kinds), commands, catalogue) };
  if (takes === "command") {
    const asked = commands.map((each) => each.name);
    const about = commands.map((each): Place => {
      const next = { words: namesOf(each.kinds), files: false };
      return { path: `${name} ${each.name}`, options, next, leads: [] };
    });
    return [{ ...own, leads: asked }, ...about];
  }
  const ofKinds = Object.entries(kinds).map(([kind, topic]): Place => {
    const next = offerOf(topic.takes, [], commands, catalogue);
    return { path: `${name} ${kind}`, options: optionsOf(topic), next, leads: [] };
  });
  return [{ ...own, leads: namesOf(kinds) }, ...ofKinds];
}

/** Behind `daytile` alone is a command, or what the first of them takes. */
export function vocabularyOf(commands: readonly Named[], catalogue: Catalogue): Vocabulary {
  const places = commands.flatMap((command) => placesOf(command, commands, catalogue));
  const leads = commands.map(({ name }) => name);
  const [first] = places;
  const words = [...leads, ...(first?.next.words ?? [])];
  const start: Place = { path: "", options: first?.options ?? [], next: { ...nothing, words }, leads };
  return { ...catalogue, commands, places: [start, ...places] };
}

/** Every option that some command takes, once. */
export const allOptions = ({ places }: Vocabulary): Option[] => [...new Set(places.flatMap(({ options }) => options))];

/** For a text between single quotes. */
export const inQuotes = (text: string, escapedQuote: string): string => `'${text.replaceAll("'", escapedQuote)}'`;

export const indented = (lines: readonly string[], by: string): string =>
  lines.map((line) => `${by}${line}\n`).join("");
