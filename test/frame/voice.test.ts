/** What the command line, requests and checks say holds none of the phrases that sound translated. */
// @module-tag thorough

import ts from "typescript";
import { describe, expect, it } from "vitest";
import { bannedInLines, bannedOnPages, foundIn } from "../locales/voice.js";
import { filesIn, root, textOf } from "./files.js";

/** The patterns in a text, each with it. */
const soundsTranslated = (text: string): string[] =>
  foundIn(text, bannedInLines).map((pattern) => `${text}: ${pattern}`);

const readAloud =
  /^((README|CONTRIBUTING|SECURITY|GLOSSARY|CHANGELOG)|docs\/(api\/)?(?!voice)[\w-]+|(examples|fonts)\/README)\.md$/;
const pages = filesIn(root).filter((file) => readAloud.test(file));

/** What people read of a page, without code. */
const proseOf = (page: string): string => page.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "X");

const translatedIn = (page: string): string[] =>
  proseOf(page)
    .split("\n")
    .flatMap((line) => foundIn(line, bannedOnPages).map((pattern) => `${line}: ${pattern}`));

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
      ...bannedInLines.filter(({ pattern, example }) => {
        const found = sentencesIn(`say(${JSON.stringify(example)});`).flatMap(soundsTranslated);
        return !found.join().includes(String(pattern));
      }),
      ...bannedOnPages.filter(({ pattern, example }) => !translatedIn(example).join().includes(String(pattern))),
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
