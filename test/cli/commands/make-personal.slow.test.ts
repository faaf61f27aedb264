/**
 * What is personal about a thing: title, name, a few words and a day with a ring around it, on everything that can be
 * made. From the command line to what another program reads in the file, or to the shape of the letters in it.
 */
// @module-tag poppler

import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/core/calendar/languages.js";
import { themeNamed } from "../../../src/core/drawing/themes.js";
import { unpackZip } from "../../../src/make/archive.js";
import { findBounds } from "../../../src/make/plane.js";
import { getPaperWords } from "../../../src/make/words.js";
import { loadEngraver } from "../../../src/requests/products/laser.js";
import { fileOf, rasterOf, textOf } from "../../make/poppler.js";
import { defaultLetters } from "../../make/solid/puzzles.js";
import { readThreeMf } from "../../make/solid/read-3mf.js";
import { endsByDay, lastByDay } from "../../support/night.js";
import { run } from "../wiring/wire.js";

interface Message {
  readonly title: string;
  readonly name: string;
  readonly words: string;
  readonly day: string;
}

/** Words in each script, since fonts and reading order differ. */
const said = {
  en: { title: "Our days", name: "Ada", words: "Enjoy it", day: "10 December 2026" },
  de: { title: "Unsere Tage", name: "Jörg", words: "Viel Spaß", day: "10. Dezember 2026" },
  ja: { title: "私たちの日々", name: "エイダ", words: "おめでとう", day: "2026年12月10日" },
  ar: { title: "أيامنا", name: "ليلى", words: "مبروك", day: "10 ديسمبر 2026" },
} as const satisfies Partial<Record<Language, Message>>;
type Spoken = keyof typeof said;
const spoken = lastByDay(Object.keys(said) as Spoken[]);

const forName = (language: Spoken): string => getPaperWords(language).gift.forName({ name: said[language].name });
const onFrame = (language: Spoken): string => `${said[language].title} · ${forName(language)}`;

/** Two rows of four cells, so that everything is made at once; its cells are large, so that there's room for words. */
const puzzle = ["-p", "hooks.yaml"];

/** A line with everything personal on it. */
const asked = (line: string, language: Spoken): string[] => {
  const { title, name, words } = said[language];
  const day = line.startsWith("make gift") ? "--date" : "--mark";
  const own = ["--title", title, "--for", name, "--dedication", words, day, "2026-12-10", "--lang", language];
  return [...line.split(" "), ...puzzle, ...own];
};

const made = async (...line: Parameters<typeof asked>) => (await run(asked(...line))).bytes;

const fileNamed = (zip: Uint8Array, wanted: string): Buffer =>
  Buffer.from(unpackZip(zip).find(({ name }) => name === wanted)?.data ?? "");

/** Ligatures and the order of Arabic letters are the reader's: only letters count, in any order. */
const lettersOf = (text: string): string[] => [...text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "")].sort();

function hasLetters(line: readonly string[], wanted: readonly string[]): boolean {
  const left = [...line];
  return wanted.every((letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1));
}

function expectWords(text: string, texts: readonly string[]): void {
  const lines = text.split("\n").map(lettersOf);
  for (const each of texts)
    expect(
      lines.some((line) => hasLetters(line, lettersOf(each))),
      `${each} in ${text}`,
    ).toBe(true);
}

const ring = themeNamed("light").plain.mark;

/** Every text on a page, and a ring. */
function expectPage(pdf: Uint8Array, page: number, texts: readonly string[]): void {
  const file = fileOf(pdf);
  expectWords(textOf(file, page, page), texts);
  expect(rasterOf(file, page, 75).count(ring)).toBeGreaterThan(20);
}

type Box = readonly [number, number];

/** How much wider than high something is. */
function shapeOf(points: readonly Box[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return (Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys));
}

/** Compares shapes, since a drawing has no text: the words above first. */
function expectShapes(points: readonly Box[], middle: number, shapes: readonly [number, number]): void {
  const [above, below] = [points.filter(([, y]) => y < middle), points.filter(([, y]) => y > middle)];
  expect(shapeOf(above) / shapes[0]).toBeCloseTo(1, 1.5);
  expect(shapeOf(below) / shapes[1]).toBeCloseTo(1, 1.5);
}

const boxShape = (rings: Parameters<typeof findBounds>[0]): number => {
  const { left, right, top, bottom } = findBounds(rings);
  return (right - left) / (bottom - top);
};

const layer = (svg: string, name: string): string => new RegExp(`<g id="${name}"[^]*?</g>`).exec(svg)?.[0] ?? "";
const pointsIn = (text: string): Box[] =>
  [...text.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** The sheet of the frame, which is the one with a notch: words are all that is engraved on it. */
async function expectFrameOfSheets(zip: Uint8Array, language: Spoken): Promise<void> {
  const texts = [said[language].words, onFrame(language)] as const;
  const lines = await loadEngraver(texts);
  const sheets = unpackZip(zip).filter(({ name }) => /^sheet.*svg$/.test(name));
  const frame = sheets
    .map(({ data }) => Buffer.from(data).toString("utf8"))
    .find((svg) => !/<g id="score"/.test(svg) && /"engrave"/.test(svg))!;
  // The outline of the frame is the largest of all cuts.
  const heights = [...layer(frame, "cut").matchAll(/ d="([^"]*)"/g)].map(([, way = ""]) =>
    pointsIn(way).map(([, y]) => y),
  );
  const tallest = Math.max(...heights.map((ys) => Math.max(...ys) - Math.min(...ys)));
  const ys = heights.find((each) => Math.max(...each) - Math.min(...each) === tallest)!;
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  const [above, below] = texts.map((text) => boxShape(lines(text))) as [number, number];
  expectShapes(pointsIn(layer(frame, "engrave")), middle, [above, below]);
}

/** Letters in the top of the frame end 0.6 mm below it, which is 4 mm high. */
async function expectFrameOfPlate(vertices: readonly number[][], language: Spoken): Promise<void> {
  const letters = await defaultLetters();
  const points = vertices.flatMap(([x = 0, y = 0, z = 0]): Box[] => (Math.abs(z - 3.4) < 0.001 ? [[x, -y]] : []));
  const ys = vertices.map(([, y = 0]) => -y);
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  const shape = (text: string): number => boxShape(letters.ringsOf(text, 4));
  expectShapes(points, middle, [shape(said[language].words), shape(onFrame(language))]);
}

const bodyNamed = (file: Uint8Array, ...names: string[]) =>
  readThreeMf(file).objects.find(({ name }) => names.includes(name))?.vertices ?? [];

describe.each(spoken)("title, name, words and day in %s", (language) => {
  const { title, words, day } = said[language];
  const all = [title, forName(language), words];

  it("stand on the first printed page, and on the lid of the paper box", async () => {
    expectPage(await made("make print --cell 36 -o out.pdf", language), 1, all);
    expectPage(await made("make print --cell 36 --box -o out.pdf", language), 2, [...all, day]);
  });

  it("stand on the first page of a book and on its cover, and on a poster", async () => {
    const book = "make book --year 2026 --month 12 --no-solutions --sheet A5";
    const zip = await made(`${book} -o out.zip`, language);
    expectPage(fileNamed(zip, "interior.pdf"), 1, all);
    expectPage(fileNamed(zip, "cover.pdf"), 1, all);
    expectPage(await made(`${book} --poster -o out.pdf`, language), 1, all);
  });

  it("stand on a frame that is cut, a few words above, title and name below", async () => {
    await expectFrameOfSheets(
      await made("make laser --cell 36 --sheet 180x110 --notch -o out.zip", language),
      language,
    );
  });

  it("stand on a frame that is printed", async () => {
    const file = await made("make solid --cell 36 --part frame --chamfer 0.4 -o out.3mf", language);
    await expectFrameOfPlate(readThreeMf(file).objects[0]!.vertices, language);
  });

  it("stand in the program for OpenSCAD, for frame, lid and tray", async () => {
    const program = (await made("make solid --cell 36 --lid -o out.scad", language)).toString("utf8");
    expect(program).toContain(`below = ${JSON.stringify(onFrame(language))};`);
    expect(program).toContain(`above = ${JSON.stringify(words)};`);
    expect(program).toContain(`lid_lines = [${all.map((text) => JSON.stringify(text)).join(", ")}];`);
    expect(program).toContain(`lid_day = ${JSON.stringify(day)};`);
    expect(program).toContain("marks = [[[0, -1], [0, -1]]];");
  });
});

describe("a gift", () => {
  it("has them on the frame, the lid, the card and the envelope, from every trade", async () => {
    const { title, words, day } = said.en;
    const cut = await made("make gift --machine k40 --cell 44 -o out.zip", "en");
    await expectFrameOfSheets(cut, "en");
    const card = fileOf(fileNamed(cut, "card-and-envelope.pdf"));
    expectWords(textOf(card), [title, forName("en"), words, day]);
    const printed = await made("make gift --machine ender-3 --cell 36 --lid -o out.zip", "en");
    const plates = unpackZip(printed).filter(({ name }) => name.startsWith("plate"));
    const bodies = (name: string) => plates.flatMap(({ data }) => bodyNamed(Buffer.from(data), name));
    expect(bodies("frame").length).toBeGreaterThan(500);
    expect(bodies("lid").length).toBeGreaterThan(500);
    const folded = fileNamed(
      await made("make gift --machine a4-scissors --cell 36 --box -o out.zip", "en"),
      "board-and-pieces.pdf",
    );
    expectPage(folded, 1, [title, forName("en"), words]);
    expectPage(folded, 2, [title, forName("en"), words, day]);
  });

  it("has all words below where a nail goes above, and only a name where nothing else is said", async () => {
    const program = (await made("make solid --cell 36 --hanging -o out.scad", "en")).toString("utf8");
    expect(program).toContain('below = "Our days · For Ada · Enjoy it";\nabove = "";');
    const named = (await run(["make", "solid", "--for", "Ada", ...puzzle, "-o", "out.scad"])).text;
    expect(named).toContain('below = "For Ada";\nabove = "";');
  });
});

describe("a day", () => {
  it("has the weekday of the book's year, whichever year it was written with", async () => {
    const line = "make book -p weekday-6x9 --year 2027 --month 12 --per-page 12 --no-solutions -o out.pdf --mark";
    const days = endsByDay(["12-10", "2027-12-10", "1990-12-10"]);
    const books = days.map(async (day) => (await run(`${line} ${day}`)).bytes);
    const [first, ...others] = await Promise.all(books);
    for (const other of others) expect(other.equals(first!)).toBe(true);
    const file = fileOf(first!);
    const rings = [1, 3, 4].map((page) => rasterOf(file, page, 75).count(ring) > 20);
    expect(rings).toEqual([true, true, false]);
  });

  it("is marked for fingers by a second line inside its cells", async () => {
    const dark = async (...more: string[]): Promise<number> => {
      const file = fileOf((await run(["make", "print", "--tactile", ...puzzle, ...more, "-o", "out.pdf"])).bytes);
      const raster = rasterOf(file, 1, 60);
      let count = 0;
      for (let y = 0; y < raster.height; y++)
        for (let x = 0; x < raster.width; x++) if (raster.grey(x, y) < 110) count++;
      return count;
    };
    expect(await dark("--mark", "2026-12-10")).toBeGreaterThan((await dark()) + 200);
  });
});
