/** Links lead somewhere, and pages name what there is. */
// @module-tag thorough

import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn, packageJson, root, textOf } from "./files.js";
import {
  anchors,
  codeBlocks,
  consoleExamples,
  links,
  mentionedScripts,
  outputOf,
  patternOf,
  scriptExamples,
} from "./markdown.js";

const pages = filesIn(root).filter((file) => file.endsWith(".md") && !file.startsWith("test/frame/fixtures/"));
const isOutside = (link: string): boolean => /^[a-z]+:/.test(link);

function brokenLinks(page: string, markdown: string): string[] {
  return links(markdown).filter((link) => {
    if (isOutside(link)) return false;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? page : normalize(join(dirname(page), path));
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchors(textOf(target)).includes(anchor);
  });
}

describe("the pages", () => {
  it("include those at the root", () => {
    const atRoot = ["README.md", "ARCHITECTURE.md", "GLOSSARY.md", "CONTRIBUTING.md", "CHANGELOG.md"];
    expect(pages).toEqual(expect.arrayContaining(atRoot));
  });

  it("have links that lead somewhere", () => {
    const broken = pages.flatMap((page) => brokenLinks(page, textOf(page)).map((link) => `${page}: ${link}`));
    expect(broken).toEqual([]);
  });

  it("mention scripts that exist", () => {
    const unknown = pages.flatMap((page) =>
      mentionedScripts(textOf(page))
        .filter((name) => !(name in packageJson.scripts))
        .map((name) => `${page}: npm run ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it("README links to every other page at the root", () => {
    const others = pages.filter((page) => !page.includes("/") && page !== "README.md");
    expect(links(textOf("README.md"))).toEqual(expect.arrayContaining(others));
  });

  it("say what every script for people is for", () => {
    const forPeople = Object.keys(packageJson.scripts).filter((name) => !name.startsWith("pre"));
    expect(forPeople.filter((name) => !mentionedScripts(textOf("CONTRIBUTING.md")).includes(name))).toEqual([]);
  });

  it("README shows the two commands, and the continuous run uses the second", () => {
    const commands = codeBlocks(textOf("README.md")).flatMap(({ text }) => text.split("\n"));
    expect(commands).toContainEqual(expect.stringMatching(/^npm start\b/));
    expect(commands).toContainEqual(expect.stringMatching(/^npm test\b/));
    expect(textOf(".ci/run").trim().split("\n").at(-1)).toBe("npm test");
  });
});

describe("the catalogue", () => {
  it("is the source of every puzzle that the README lists", () => {
    const all = filesIn(join(root, "puzzles"));
    const files = all.map((file) => `puzzles/${file}`);
    const listed = links(textOf("README.md")).filter((link) => link.startsWith("puzzles/"));
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.filter((link) => !files.includes(link))).toEqual([]);
  });
});

describe("reading pages", () => {
  it("finds links that lead nowhere", () => {
    const page =
      '[a](NOWHERE.md) [b](README.md) [c](#no-such-part) <img src="no.svg"> [d](https://example.org) `[e](f)`';
    expect(brokenLinks("README.md", page)).toEqual(["NOWHERE.md", "#no-such-part", "no.svg"]);
  });

  it("finds scripts in prose and in code", () => {
    expect(mentionedScripts("`npm run fly`\n```\nnpm test\n```\nnpm start, npm run fly")).toEqual([
      "fly",
      "test",
      "start",
    ]);
  });

  it("finds what a script example promises", () => {
    const page = '```ts\nconsole.log(1); // → 1\nconsole.log("a\\nb");\n// → a\n//   b\n// a remark\n```\n';
    expect(scriptExamples(page).map(({ shown }) => shown)).toEqual(["1\na\nb"]);
  });

  it("finds commands and their output", () => {
    const page = "```console\n$ daytile --version\n0.1\n$ npm start\n```\n";
    expect(consoleExamples(page)).toEqual([
      { code: "daytile --version", shown: "0.1", line: 1 },
      { code: "npm start", shown: "", line: 1 },
    ]);
  });

  it("lets an ellipsis stand for the rest of a line or for lines, and nothing else", () => {
    expect(outputOf("a 12 ms\nb\nc  \nd\n")).toMatch(patternOf("a … ms\n…\nd"));
    expect(outputOf("a.b")).not.toMatch(patternOf("a.c"));
    expect(outputOf("axb")).not.toMatch(patternOf("a.b"));
    expect(outputOf("a\nb")).not.toMatch(patternOf("a"));
  });
});
