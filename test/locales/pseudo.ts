/**
 * Builds Daytile in a language that nobody speaks: English in wide letters, in the place of Japanese. Whatever has plain letters
 * then isn't in `locales/`: it's a name, or somebody has forgotten to have it translated.
 */

import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse as parseMessage, type Token } from "@messageformat/parser";
import { parse, stringify } from "yaml";
import { languages, wordsOf } from "../../src/core/calendar/languages.js";
import { filesIn, root } from "../frame/files.js";
import { run, temporaryFolder } from "../frame/run.js";

type Tree = { readonly [name: string]: string | Tree };

const wide = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));

/** Parts of a sentence, and what is written in their place. */
type Changes = readonly { readonly ctx: Token["ctx"]; readonly text: string }[];

/** Placeholders stay as they are. Japanese tells one from other numbers only by its own number. */
const changesIn = (tokens: readonly Token[]): Changes =>
  tokens.flatMap((token) => {
    if (token.type === "content") return [{ ctx: token.ctx, text: wide(token.ctx.text) }];
    if (!("cases" in token)) return [];
    return token.cases.flatMap(({ ctx, key, tokens: inner }) => [
      ...(token.type === "plural" && key === "one" ? [{ ctx, text: ctx.text.replace("one", "=1") }] : []),
      ...changesIn(inner),
    ]);
  });

function inWideLetters(sentence: string): string {
  const lastFirst = [...changesIn(parseMessage(sentence))].sort((one, other) => other.ctx.offset - one.ctx.offset);
  return lastFirst.reduce(
    (written, { ctx: { offset, text: old }, text }) =>
      written.slice(0, offset) + text + written.slice(offset + old.length),
    sentence,
  );
}

const allInWideLetters = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === "string" ? inWideLetters(value) : allInWideLetters(value),
    ]),
  );

const readYaml = (path: string): Tree => parse(readFileSync(join(root, path), "utf8")) as Tree;

/** What's the same in every language: who made a puzzle or a machine, files, keys, paper, and what languages call themselves. */
const names = new RegExp(
  [
    ...["DragonFjord", "JarringWords", "Palmetto Puzzle Works", "Pluton", "TheRammer", "today-is", "Calendarium"],
    ...["Daytile", "GIF", "PDF", "SVG", "STL", "DXF", "JSON", "ZIP", "Ctrl", "Shift", "Tab", "Esc", "Letter"],
    ...filesIn(root).flatMap((path) => (path.startsWith("machines/") ? [String(readYaml(path).name)] : [])),
    ...languages.map((language) => wordsOf(language).name),
  ]
    .map((name) => `\\b${name}(?!\\p{L})`)
    .join("|"),
  "gu",
);

/** The texts with words in plain letters that aren't names, each once. */
export const withPlainWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => /[A-Za-z\u00c0-\u017f]{3}/.test(text.replace(names, "")))),
];

/** What a build reads, see `scripts/build.mjs`. */
const isRead = (path: string): boolean =>
  /^(?:src|scripts|locales|puzzles|machines|materials|fonts)\/|^docs\/atlas\.bin$|\.json$/.test(path);

/** The folder of a Daytile that's built and speaks Japanese in wide letters, but for dates and the texts of puzzles. */
export function pseudoDaytile(done: (cleanUp: () => void) => void): string {
  const folder = temporaryFolder(done);
  for (const path of filesIn(root).filter(isRead)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const { calendar, puzzles } = readYaml("locales/ja.yaml");
  const japanese = { ...allInWideLetters(readYaml("locales/en.yaml")), calendar, puzzles };
  writeFileSync(join(folder, "locales/ja.yaml"), stringify(japanese, { lineWidth: 0 }));
  const built = run(folder, `"${process.execPath}" scripts/build.mjs start`);
  if (built.status !== 0) throw new Error(built.all);
  return folder;
}
