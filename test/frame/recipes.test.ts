/** The recipes of CONTRIBUTING name files, lists and commands that there are. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn, root, textOf } from "./files.js";

/** The words in code font, without what's in blocks. */
const codeWords = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);

const isPath = (word: string): boolean =>
  /^[\w.-]+(\/[\w.-]+)*\/?$/.test(word) && /\/|\.(ts|mjs|md|json|yaml)$/.test(word);
/** They are made, and need not be there. */
const isMade = (path: string): boolean => /^(dist|node_modules)\//.test(path);

const missingPaths = (text: string): string[] =>
  codeWords(text).filter((word) => isPath(word) && !isMade(word) && !existsSync(join(root, word)));

interface Named {
  readonly name: string;
  readonly file: string;
}

const code = "`([\\w./-]+\\.(?:ts|mjs))`";
const ofFiles = new RegExp(`\`(\\w+)\`(?: (?:and|or) \`(\\w+)\`)? of ${code}(?: and of ${code})?`, "g");

const isGiven = (text: string | undefined): text is string => text !== undefined;

/** "`names` there", or "below it": in the file that was named last. */
function namedThere(text: string): Named[] {
  return [...text.matchAll(/`(\w+)` (?:there|below it)\b/g)].map(({ 1: name = "", index }) => {
    const [, file = ""] = [...text.slice(0, index).matchAll(new RegExp(code, "g"))].at(-1) ?? [];
    return { name, file };
  });
}

/** "`names` of `file`", "`names` or `others` of `file`", "`names` of `file` and of `another`". */
function namedIn(recipe: string): Named[] {
  const text = recipe.replace(/\s+/g, " ");
  const found = [...text.matchAll(ofFiles)].flatMap(([, one, other, first, second]) =>
    [one, other].filter(isGiven).flatMap((name) => [first, second].filter(isGiven).map((file) => ({ name, file }))),
  );
  return [...found, ...namedThere(text)];
}

/** Declared on its own line, or as a member. */
const declares = (source: string, name: string): boolean =>
  new RegExp(`\\b(const|let|function|class|interface|type) ${name}\\b`).test(source);

const undeclared = (text: string): Named[] =>
  namedIn(text).filter(({ name, file }) => !existsSync(join(root, file)) || !declares(textOf(file), name));

const contributing = textOf("CONTRIBUTING.md");
const recipes = contributing.split(/^## /m).filter((part) => part.startsWith("Add "));

describe("the recipes of CONTRIBUTING", () => {
  it("are there", () => expect(recipes.length).toBeGreaterThan(4));

  it("name only files and folders that exist, as does the rest of the page", () => {
    expect(codeWords(contributing).filter(isPath).length).toBeGreaterThan(20);
    expect(missingPaths(contributing)).toEqual([]);
  });

  it("name only lists, functions and types that are in the file they name", () => {
    expect(recipes.flatMap(namedIn).length).toBeGreaterThan(5);
    expect(recipes.flatMap(undeclared)).toEqual([]);
  });

  it("need no table with a row for each language: what a new one lacks is said in English", () => {
    const sources = filesIn(join(root, "src")).filter((file) => file.endsWith(".ts"));
    const tables = sources.filter((file) => /(?<!Partial<)Record<(Exclude<)?BaseLanguage\b/.test(textOf("src", file)));
    expect(sources.length).toBeGreaterThan(500);
    expect(tables).toEqual([]);
  });

  it("name nothing that no source knows", () => {
    const sources = filesIn(join(root, "src")).filter((file) => file.endsWith(".ts") && !file.includes(".generated."));
    const known = new Set(sources.flatMap((file) => textOf("src", file).match(/\w+/g) ?? []));
    const elsewhere = [
      ...Object.keys(JSON.parse(textOf("package.json"))),
      ...namedIn(contributing).map(({ name }) => name),
    ];
    const words = recipes.flatMap(codeWords).filter((word) => /^[A-Za-z]\w+$/.test(word));
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => !known.has(word) && !elsewhere.includes(word))).toEqual([]);
  });
});

describe("reading recipes", () => {
  it("finds paths that lead nowhere", () => {
    const text =
      "Copy `src/nowhere/`, then `src/index.ts`, `README.md` or `GONE.md`; `npm run check` makes `dist/app/`.";
    expect(missingPaths(`${text}\n\`\`\`sh\n\`src/other/\`\n\`\`\`\n`)).toEqual(["src/nowhere/", "GONE.md"]);
  });

  it("finds names that are not in their file", () => {
    const text =
      "Put it into `rows`\nof `test/frame/files.ts`, or `root` or `PackageJson` of `test/frame/files.ts`, or `a` of `b.ts`.";
    expect(namedIn(text)).toHaveLength(4);
    expect(undeclared(text)).toEqual([
      { name: "rows", file: "test/frame/files.ts" },
      { name: "a", file: "b.ts" },
    ]);
  });

  it("finds them in a second file, and where the file was named before", () => {
    const text =
      "Put it into `root` of `test/frame/files.ts` and of `test/frame/run.ts`, `run`\nthere and `root` below it.";
    expect(undeclared(text)).toEqual([
      { name: "root", file: "test/frame/run.ts" },
      { name: "root", file: "test/frame/run.ts" },
    ]);
    expect(namedIn(text)).toHaveLength(4);
  });
});
