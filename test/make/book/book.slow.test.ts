/** A book, read back by another program, has every day, its board and its solution. */
// @module-tag poppler

import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { wordsOf } from "../../../src/core/calendar/languages.js";
import { puzzlesPerPage } from "../../../src/make/book/parameters.js";
import { daytile } from "../../cli/support.js";
import { root } from "../../frame/files.js";
import { endsByDay, halfByDay } from "../../support/night.js";
import { getDocument } from "../../support/pdfjs.js";
import { pageSizes, textOf } from "../poppler.js";

const english = wordsOf("en").longMonths;

interface Counted {
  readonly month: number;
  readonly day: number;
  readonly count: number;
}

/** What another program reads on the pages of puzzles. */
function datesIn(text: string): Counted[] {
  const found = text.matchAll(new RegExp(`(\\d+) (${english.join("|")})\\n[^]*?\\nSolutions: ([\\d,]+)`, "g"));
  return [...found].map(([, day, month = "", count = ""]) => ({
    month: english.indexOf(month) + 1,
    day: Number(day),
    count: Number(count.replace(",", "")),
  }));
}

function knownCounts(): Counted[] {
  const lines = readFileSync(join(root, "test/known/classic-counts.csv"), "utf8").trim().split("\n").slice(1);
  return lines.map((line) => {
    const [month = 0, day = 0, count = 0] = line.split(",").map(Number);
    return { month, day, count };
  });
}

async function outlineOf(file: string): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
  const titles = (await document.getOutline()).map(({ title }) => title);
  await document.destroy();
  return titles;
}

describe("a book of every day", () => {
  it("has each of 366 dates once, with the number of its solutions, and the solutions at the back", async () => {
    const { code, cwd, stderr } = await daytile("make book -o book.pdf");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const file = join(cwd, "book.pdf");
    const sizes = pageSizes(file);
    expect(new Set(sizes)).toEqual(new Set(["595.276 x 841.89"]));
    expect(sizes.length).toBe(2 + 96 + 12);
    expect(statSync(file).size).toBeLessThan(1_000_000);

    const real = knownCounts().filter(({ month, day }) => day <= new Date(2024, month, 0).getDate());
    expect(real.length).toBe(366);
    expect(datesIn(textOf(file, 3, 98))).toEqual(real);

    const back = textOf(file, 99);
    const captions = [...back.matchAll(/^(\d+) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/gm)];
    expect(new Set(captions.map(([line]) => line)).size).toBe(366);
    expect(captions.length).toBe(366);

    expect(await outlineOf(file)).toEqual([...english, ...english.map((month) => `Solutions · ${month}`)]);
  });
});

describe("daytile make book", () => {
  it.each(endsByDay(puzzlesPerPage))("puts %s puzzles on a page", async (many) => {
    const { cwd } = await daytile(`make book --month 4 --per-page ${many} --no-solutions -o book.pdf`);
    const file = join(cwd, "book.pdf");
    expect(pageSizes(file).length).toBe(2 + Math.ceil(30 / Number(many)));
    expect(datesIn(textOf(file, 3)).map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it("has the weekdays of the year asked for, on other paper and in other languages", async () => {
    const { cwd } = await daytile(
      "make book -p weekday-6x9 --year 2027 --month 2 --lang de --sheet Letter -o book.pdf",
    );
    const file = join(cwd, "book.pdf");
    expect(new Set(pageSizes(file))).toEqual(new Set(["612 x 792"]));
    const text = textOf(file);
    for (const words of ["2027", "Februar 2027", "Montag, 1. Februar", "Sonntag, 28. Februar", "Lösungen: "]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("29. Februar");
  });

  it.each(
    halfByDay([
      ["ja", "2027年1月", "解の数"],
      ["zh", "2027年1月", "1月1日星期五", "解法数"],
      ["ar", "2027", "64"],
    ]),
  )("speaks %s, with the patterns of black and white", async (language, ...words) => {
    // One language has solutions, which take the time.
    const solutions = language === "ja" ? "" : " --no-solutions";
    const line = `make book --year 2027 --month 1 --lang ${language} --theme black-and-white${solutions} -o book.pdf`;
    const { cwd } = await daytile(line);
    const text = textOf(join(cwd, "book.pdf")).normalize("NFKC");
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toContain("?");
  });

  it("says which dates have no solution", async () => {
    const puzzle = readFileSync(join(root, "puzzles/classic.yaml"), "utf8").replace("flips: all", "flips: none");
    const files = { "mine.yaml": puzzle.replace("id: classic", "id: mine") };
    const { code, stderr, cwd } = await daytile("make book -p mine.yaml --month 1 -o book.pdf", { files });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^daytile: \d+ dates? without a solution: /);
    expect(textOf(join(cwd, "book.pdf"))).toContain("No solution");
  });

  it.each([
    ["--year 0", "--year: expected a whole number from 1 to 9,999"],
    ["--month 13", "--month: expected a whole number from 1 to 12"],
    ["--per-page 5", "unknown --per-page"],
    ["--cell 20", "--cell doesn't work with make book"],
    ["--sheet 3x3", "sheet: expected a size"],
    ["--sheet 60x60", "too small"],
    ["12-25", "leave out"],
  ])("refuses %s", async (rest, says) => {
    const { code, stderr, cwd } = await daytile(`make book ${rest} -o book.pdf`);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(says) });
    expect(existsSync(join(cwd, "book.pdf"))).toBe(false);
  });

  it("leaves no file behind after Ctrl-C", async () => {
    const { code, cwd } = await daytile("make book -o book.pdf", { signal: AbortSignal.abort() });
    expect(code).toBe(130);
    expect(existsSync(join(cwd, "book.pdf"))).toBe(false);
  });
});
