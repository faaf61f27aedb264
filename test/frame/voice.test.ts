/** What the command line, requests and checks say holds none of the phrases that sound translated. */
// @module-tag thorough

import ts from "typescript";
import { describe, expect, it } from "vitest";
import { filesIn, root, textOf } from "./files.js";

/** A phrase that nobody would say aloud, and a sentence that has it. */
interface Banned {
  readonly pattern: RegExp;
  readonly example: string;
}

const banned: readonly Banned[] = [
  { pattern: /(?<!\bthere )\b(is|are) no (?!longer)/, example: '"foo" is no date' },
  {
    pattern: /\b(lies?|stands?|lying|standing) (on|in|at|here|there|outside|under|for|above)\b/,
    example: "stands here",
  },
  { pattern: /\b(tells?|told|speaks?)\b/, example: "daytile show tells about one of them" },
  { pattern: /\bhere should\b/, example: "here should stand a text" },
  { pattern: /\bto be \w+(ed|wn|n)\b/, example: "a package to be installed" },
  { pattern: /\b(can|could|may) ?not be\b|\bmay not\b/, example: "it may not be flipped" },
  { pattern: /\b(do|does|did|is|are|could) not\b/, example: "it does not fit" },
  { pattern: /\b(so many|so much|apart by|all the same|equally many)\b/, example: "at most so many pictures" },
  { pattern: /\bof (its|their|your) own\b/, example: "a name of its own" },
  { pattern: /\bthere is [a-z-]+, |[;:] there is (?:a )?X\b/, example: "there is solution, board, pieces" },
  { pattern: /\bcontradicts?\b/, example: "they contradict each other" },
  { pattern: /\btakes (no|one|a|two|only)\b/, example: "serve takes no date" },
  { pattern: /[:;] take (a|one|X)\b/, example: "too round: take X mm" },
  { pattern: /\b(films?|handedness|programme)\b(?!\.)/, example: "a film of a search" },
  { pattern: /[a-z] …/, example: "one moment …" },
];

const soundsTranslated = (text: string): string[] =>
  banned.filter(({ pattern }) => pattern.test(text)).map(({ pattern }) => `${text}: ${pattern}`);

/** What sounds translated in the pages, too. Essays keep their charm, and the guide quotes what not to say. */
const bannedInPages: readonly Banned[] = [
  { pattern: /(?<!\bthere )\b(is|are) no (?!longer)/i, example: "`-` is no cell." },
  {
    pattern: /\b(lies?|lying) (on|in|at|here|there|beside|under)\b|\bhere should\b/,
    example: "A file lies beside it.",
  },
  { pattern: /\btells (?!you\b|them apart)/, example: "The number tells only half of it." },
  { pattern: /\b(can|could|may) ?not be\b/, example: "A piece may not be flipped." },
  { pattern: /\b(do|does|did|is|are|could|has|have) not\b|\bcannot\b/, example: "It does not fit." },
  { pattern: /\b(so many|all the same|equally many|rows apart by)\b/, example: "They are counted all the same." },
  { pattern: /\bof (its|their|your) own\b/, example: "a puzzle of your own" },
  { pattern: /\bcontradicts? (each|one|it)/, example: "They contradict each other." },
  { pattern: /\bone (can|may|sees|wants)\b/, example: "So one can print it." },
  { pattern: /[a-z] …/, example: "one moment …" },
];

const readAloud =
  /^((README|CONTRIBUTING|SECURITY|GLOSSARY|CHANGELOG)|docs\/(api\/)?(?!voice)[\w-]+|(examples|fonts)\/README)\.md$/;
const pages = filesIn(root).filter((file) => readAloud.test(file));

/** What people read of a page, without code. */
const proseOf = (page: string): string => page.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "X");

const translatedIn = (page: string): string[] =>
  proseOf(page)
    .split("\n")
    .flatMap((line) =>
      bannedInPages.filter(({ pattern }) => pattern.test(line)).map(({ pattern }) => `${line}: ${pattern}`),
    );

const spoken = /^src\/(cli|requests|formats|make|server|core\/(puzzle|calendar|tiling|text))\/(?!strokes\/).*\.ts$/;

/** Calendars and pages in other languages are not English. */
const translations = new Set(["src/core/calendar/words.ts", "src/core/calendar/languages.ts"]);

/** The text of a literal, with X for what is filled in; undefined for anything else. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join("");
}

/** Imports, keys and the like are one word; whoever has two may be read by a person. */
const isSentence = (text: string): boolean => /\p{L}.*\s.*\p{L}/u.test(text);

function sentencesIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalText(node);
    if (text !== undefined && isSentence(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest));
  return found;
}

const files = filesIn(root).filter(
  (file) => spoken.test(file) && !/\.generated\./.test(file) && !translations.has(file),
);

/** What each file has that sounds translated. */
const offenders = (paths: readonly string[], look: (text: string) => string[]): string[] =>
  paths.flatMap((path) => look(textOf(path)).map((found) => `${path}: ${found}`));

describe("what people read", () => {
  it("sounds like a person", () => {
    expect(offenders(files, (source) => sentencesIn(source).flatMap(soundsTranslated))).toEqual([]);
    const speaking = files.filter((file) => sentencesIn(textOf(file)).length > 0);
    expect(speaking.length, "sentences are found in most folders").toBeGreaterThan(80);
  });

  it("sounds like a person on pages", () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(offenders(pages, translatedIn)).toEqual([]);
  });

  it("is noticed where it doesn't, but for code on pages", () => {
    const unnoticed = [
      ...banned.filter(({ pattern, example }) => {
        const found = sentencesIn(`say(${JSON.stringify(example)});`).flatMap(soundsTranslated);
        return !found.join().includes(String(pattern));
      }),
      ...bannedInPages.filter(({ pattern, example }) => !translatedIn(example).join().includes(String(pattern))),
    ];
    expect(unnoticed).toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source code.
    expect(sentencesIn("say(`${name} is no date; ${hint}`);").flatMap(soundsTranslated)).toHaveLength(1);
    expect(translatedIn("```\nIt does not fit.\n```")).toEqual([]);
  });

  it("has the boards' digits: a number by itself is written in those of the engine's choice", () => {
    const app = filesIn(root).filter((file) => /^src\/(web|element)\/.*\.ts$/.test(file));
    expect(app.length).toBeGreaterThan(100);
    expect(app.filter((file) => /\.toLocaleString\(/.test(textOf(file)))).toEqual([]);
  });
});
