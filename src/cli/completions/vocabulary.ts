/** What the completion scripts know: the words of the command line, in lists. */

import { pictureKinds } from "../../requests/pictures/kinds.js";
import { productKinds } from "../../requests/products/kinds.js";
import type { ArgumentKind } from "../command.js";
import type { Option } from "../line/options.js";

export interface CommandWords {
  readonly name: string;
  readonly summary: string;
  readonly takes: ArgumentKind;
  readonly options: readonly Option[];
}

export interface Vocabulary {
  readonly commands: readonly CommandWords[];
  readonly puzzles: readonly string[];
  readonly shells: readonly string[];
}

/** Every option that some command takes, once. */
export function allOptions({ commands }: Vocabulary): Option[] {
  return [...new Set(commands.flatMap(({ options }) => options))];
}

/** As written: `--puzzle`, `-p`. */
export const spellings = ({ name, short }: Option): string[] => [`--${name}`, ...(short ? [`-${short}`] : [])];

/** Words to offer, and whether files are welcome besides. */
export interface Offer {
  readonly words: readonly string[];
  readonly files: boolean;
}

/** What can stand as the value of an option; undefined for a flag, which has none. */
export function valueOffer({ kind, choices = [], completes }: Option, { puzzles }: Vocabulary): Offer | undefined {
  if (kind === "flag") return undefined;
  return { words: completes === "puzzle" ? puzzles : choices, files: completes !== undefined };
}

const days = ["today", "tomorrow", "yesterday"];

/** What can stand after the name of a command. */
export function argumentOffer({ takes }: CommandWords, { commands, puzzles, shells }: Vocabulary): Offer {
  const offers: Readonly<Record<ArgumentKind, Offer>> = {
    date: { words: days, files: false },
    picture: { words: pictureKinds, files: false },
    thing: { words: productKinds, files: false },
    puzzle: { words: puzzles, files: true },
    file: { words: [], files: true },
    shell: { words: shells, files: false },
    command: { words: commands.map(({ name }) => name), files: false },
    none: { words: [], files: false },
  };
  return offers[takes];
}

/** For a text between single quotes. */
export const inQuotes = (text: string, escapedQuote: string): string => `'${text.replaceAll("'", escapedQuote)}'`;
