/**
 * What people read at a terminal, in a language that nobody speaks: English in wide letters, in the place of Japanese. Whatever
 * has plain letters then isn't in `locales/`: it was typed, it's a name, or somebody has forgotten to have it translated.
 */

import { afterAll, beforeAll, expect, it } from "vitest";
import { wordsOf } from "../../../src/core/calendar/languages.js";
import { messagesLoaders } from "../../../src/core/locales/load-messages.generated.js";
import * as choices from "../../../src/core/names.js";
import { catalogueIds } from "../../../src/formats/catalogue.js";
import { machineIds, materialIds } from "../../../src/formats/workshop.generated.js";
import { lines, said } from "./lines.js";

const wide = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));

type Sentence = string | ((values: Readonly<Record<string, unknown>>) => string);

/** The sentence in wide letters; what is filled in keeps its own. */
function inWideLetters(sentence: Sentence): Sentence {
  if (typeof sentence === "string") return wide(sentence);
  return (values) => {
    const texts: string[] = [];
    const hidden = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(hidden);
      return typeof value === "string" ? `\ue000${texts.push(value) - 1}\ue001` : value;
    };
    const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, hidden(value)]));
    return wide(sentence(filled)).replace(/\ue000(\d+)\ue001/g, (_, at: string) => texts[Number(at)] ?? "");
  };
}

type Tree = { readonly [name: string]: Sentence | Tree };

const allInWideLetters = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === "object" ? allInWideLetters(value) : inWideLetters(value),
    ]),
  );

const loaders = messagesLoaders as Record<string, () => Promise<{ readonly messages: object }>>;
const japanese = loaders.ja!;

beforeAll(() => {
  loaders.ja = async () => ({ messages: allInWideLetters((await loaders.en!()).messages as Tree) });
});
afterAll(() => {
  loaders.ja = japanese;
});

/** Names that are the same everywhere: whatever a person can choose, fields, what is printed on boards, files and units. */
const names = new Set<unknown>([
  ...[...Object.values(choices).flat(), ...catalogueIds, ...machineIds, ...materialIds],
  ...[...wordsOf("en").months, ...wordsOf("en").weekdays],
  ..."daytile count title month day weekday upper lower rows small-week marker lid tray frame board sheet all".split(
    " ",
  ),
  ..."svg png pdf gif txt json jsonl zip stl scad dxf mm ms Calendarium Pluton".split(" "),
]);
/** What the puzzles of the test say about themselves. */
const titles =
  /A small week|Two rows|Only the weekday stays visible\.|One letter of each row stays visible\.|Drawn for the tests/g;

const withoutNames = (text: string, line: string): string =>
  text
    .replace(titles, "")
    .replace(/"[^"]*"|--[\w-]+(?:=\w+)?|daytile [a-z]+|\.?[\w-]+\.\w+|\b[A-Z](?:\d|[A-Z]+)\b/g, "")
    .replace(/[\w-]+/g, (word) => (names.has(word) || line.split(/[ =,]/).includes(word) ? "" : word));

it.each(lines)("daytile %s", async (line) => {
  const text = await said(line, "ja");
  expect(withoutNames(text, line).match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
});
