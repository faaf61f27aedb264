/** The project's texts speak of itself alone. */

import { describe, expect, it } from "vitest";
import { filesIn, root, textOf } from "./files.js";

/** Spelled apart, so that this file may be read like every other. */
const spelled = (...parts: string[]): string => parts.join("");

/** What ties a text to the machine or the place where it was written. */
const foreign: Readonly<Record<string, RegExp>> = {
  "a path of one machine": /(?<![\w.:/*-])\/(?:work|home|root|Users|tmp|mnt)\/\w/,
  "the address of a registry": new RegExp(spelled("regis", "try\\.[a-z]+\\.[a-z]+"), "i"),
  "an address in the lock file": new RegExp(spelled('"resol', 'ved":')),
  // A link such as "see #12" leads somewhere; a number without one is known at one workplace only.
  "a ticket number": new RegExp(spelled("\\bis", "sue \\d|\\btick", "et #?\\d|\\bse", "ed 00\\d"), "i"),
  "somebody else's page": new RegExp(spelled("\\b(DE", "SIGN|FA", "CTS|STA", "CK)\\.md")),
};

const binary = /\.(png|gif|jpe?g|ico|wasm|pdf|woff2?|ttf|stl|3mf|gz)$/;
const texts = filesIn(root).filter((file) => !binary.test(file));

function foreignWords(text: string): string[] {
  return Object.entries(foreign).flatMap(([what, pattern]) => {
    const found = text.match(pattern)?.[0];
    return found === undefined ? [] : [`${what}: ${found}`];
  });
}

describe("the project speaks of itself alone", () => {
  it("in every text file", () => {
    expect(texts).toContain("package-lock.json");
    const found = texts.flatMap((file) => foreignWords(textOf(file)).map((words) => `${file} has ${words}`));
    expect(found).toEqual([]);
  });

  it.each([
    spelled("see /ho", "me/anna/daytile"),
    spelled('"/us', 'r/x" and "/wo', 'rk/main"'),
    spelled("https://regis", "try.example.org/yaml"),
    spelled('"resol', 'ved": "x"'),
    spelled("as is", "sue 12 asks"),
    spelled("tick", "et #7"),
    spelled("the form of se", "ed 003"),
    spelled("see DE", "SIGN.md"),
  ])("and would notice: %s", (text) => expect(foreignWords(text)).toHaveLength(1));

  it.each([
    "https://example.org/work/a",
    "#!/usr/bin/env bash",
    "a seed of 7",
    "../home/x",
    "this issue",
    "see #12",
    "fixes issue #12",
  ])("but allows: %s", (text) => expect(foreignWords(text)).toEqual([]));

  it("and every file opens with a sentence about itself", () => {
    const isNobodys = /\.generated\.|^test\/frame\/fixtures\//;
    const sources = texts.filter((file) => /^(src|scripts|test)\/.*\.(ts|mjs)$/.test(file) && !isNobodys.test(file));
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((file) => !/^(#!.*\n)?\/\*\*/.test(textOf(file)))).toEqual([]);
  });
});

describe("the tests", () => {
  it("look at no clock: a busy machine is no fault of the code, and test/support/steps.ts counts", () => {
    const clock = new RegExp(spelled("perfor", "mance\\.now|Da", "te\\.now"));
    expect(texts.filter((file) => file.endsWith(".test.ts") && clock.test(textOf(file)))).toEqual([]);
  });
});

describe("versions", () => {
  it("are pinned exactly", () => {
    const { dependencies, devDependencies } = JSON.parse(textOf("package.json"));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });
});
