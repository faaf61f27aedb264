/** What every shell should offer behind the beginning of a line: one table for all of them. */

import { languages } from "../../../src/core/calendar/languages.js";
import { pictureKinds, productKinds } from "../../../src/core/names.js";
import { catalogueIds } from "../../../src/formats/catalogue.js";

const week = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** By the beginning of a line: all that is offered, in any order. */
export const wholeOffers: Readonly<Record<string, readonly string[]>> = {
  "daytile dr": ["draw"],
  "daytile co": ["count", "completions"],
  "daytile draw ": pictureKinds,
  "daytile make ": productKinds,
  "daytile make -o x.svg l": ["laser"],
  "daytile help make ": productKinds,
  "daytile help count ": [],
  "daytile make laser ": [],
  "daytile draw solution t": ["today", "tomorrow"],
  "daytile completions ": ["bash", "zsh", "fish"],
  "daytile count --no": ["--no-flips"],
  "daytile count --lim": [],
  "daytile --lim": ["--limit"],
  "daytile make laser --k": ["--kerf"],
  "daytile make laser --mo": [],
  "daytile make book --mo": ["--month"],
  "daytile make book --k": [],
  "daytile draw pieces --n": [],
  "daytile draw board --n": ["--no-flips"],
  "daytile -p week": catalogueIds.filter((id) => id.startsWith("week")),
  "daytile --weekday ": week,
  "daytile make laser --week-start ": week,
  "daytile --field month=J": ["Jan", "Jun", "Jul"],
  "daytile --field weekday=S": ["Sun", "Sat"],
  "daytile --field=units=U1": ["U1"],
  "daytile make print --sheet L": ["Letter", "Legal"],
  "daytile make book --month 1": ["1", "10", "11", "12"],
  "daytile make solid --part ": ["all", "pieces", "tray", "frame", "lid"],
  "daytile --lang ": [...languages],
  "daytile --theme d": ["dark"],
  "daytile --engine ": ["minizinc", "highs", "dancing-links"],
  "daytile --style=l": ["letters"],
  "daytile serve --host ": ["127.0.0.1", "0.0.0.0"],
  "daytile --limit ": [],
  "daytile check my": ["my puzzle.yaml"],
};

/** Shells differ in how much of a word with = they hand over, so only what's behind the last one is compared. */
const bare = (word: string): string => word.slice(word.lastIndexOf("=") + 1);

/** Files to complete, besides the script. */
export const files = { "my puzzle.yaml": "", "other.txt": "" } as const;

/** What's between the answers to two lines, where one shell is asked about many. */
export const separator = "<next>";

/** From what a shell printed to what it offers for each line. */
export function offersByLine(lines: readonly string[], printed: string): ReadonlyMap<string, string[]> {
  const parts = printed.split(`${separator}\n`);
  const words = (part = ""): string[] => [...new Set(part.split("\n").filter((word) => word !== ""))];
  return new Map(lines.map((line, i) => [line, words(parts[i])]));
}

/** In any order, and without what's beside a word or escapes a blank in it. */
const sorted = (words: readonly string[] = []): string[] =>
  words.map((word) => bare(word.replace(/\t.*/, "").replace("\\ ", " "))).sort();

export const sortedTable = (offers: ReadonlyMap<string, readonly string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.keys(wholeOffers).map((line) => [line, sorted(offers.get(line))]));

export const expectedTable = sortedTable(new Map(Object.entries(wholeOffers)));
