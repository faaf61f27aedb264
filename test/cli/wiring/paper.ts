/** What each option of `daytile make print` and `daytile make book` does, as a stranger's reader of PDF files sees it. */

import { expect } from "vitest";
import { unpackZip } from "../../../src/make/archive.js";
import { fileOf, pageSizes, rasterOf, textOf, wordBoxes } from "../../make/poppler.js";
import { greekFont } from "./read.js";
import { type Result, type Wires, wire } from "./wire.js";

const pdf = ({ bytes }: Result): string => fileOf(bytes);

const pages = (result: Result): number => pageSizes(pdf(result)).length;

const firstSize = (result: Result): string | undefined => pageSizes(pdf(result))[0];

const found =
  (pattern: RegExp) =>
  (result: Result): string[] => [...new Set(textOf(pdf(result)).match(pattern) ?? [])];

const hasColour =
  (page: number) =>
  (result: Result): boolean =>
    rasterOf(pdf(result), page, 20).hasColour();

const pointsPerMillimetre = 72 / 25.4;

/** From the middle of the first label of the board to the middle of the next, in millimetres. */
function cellSize(result: Result): number {
  const middles = wordBoxes(pdf(result))
    .filter(({ word }) => word === "Sun" || word === "Mon")
    .map(({ left, right }) => (left + right) / 2);
  return Math.round((middles[1]! - middles[0]!) / pointsPerMillimetre);
}

/** What the file says of its own language, for those who have it read aloud. */
async function languageOf({ bytes }: Result): Promise<string> {
  const { getDocument } = await import("../../support/pdfjs.js");
  const whole = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await whole.getMetadata();
  await whole.destroy();
  return String((info as { Language?: string }).Language);
}

/** A ring around a day is a long line. */
const bytes = (result: Result): number => result.bytes.length;

const print = "make print -p hooks.yaml -o out.pdf";
const weekdays = /^(?:\w{2,3} ){3}\w{2,3}$/gm;

export const printWires: Wires = {
  puzzle: wire("make print -o out.pdf", ["hooks.yaml", "pair.yaml"], found(/^Hooks|^A pair/gm), [
    ["Hooks"],
    ["A pair"],
  ]),
  "week-start": wire(print, ["Sun", "Mon"], found(weekdays), [["Sun Mon Tue Wed"], ["Mon Tue Wed Thu"]]),
  lang: [
    wire(print, ["en", "de"], languageOf, ["en", "de"]),
    wire(print, ["en", "de"], found(/^Sun.*|^So .*|^Hooks|^Haken/gm), [
      ["Sun Mon Tue Wed", "Hooks"],
      ["So Mo Di Mi", "Haken"],
    ]),
  ],
  cell: wire(print, ["20", "25"], cellSize, [20, 25]),
  sheet: wire(print, ["A5", "Letter"], firstSize, ["419.528 x 595.276", "612 x 792"]),
  machine: wire(print, ["a4-scissors", "letter.yaml"], firstSize, ["595.276 x 841.89", "612 x 792"], {
    files: {
      "letter.yaml": "id: letter\nname: Letter\nmakes: print\nbed: 215.9x279.4\nmaterials: card\nsources: me\n",
    },
  }),
  theme: wire(print, ["light", "black-and-white"], hasColour(2), [true, false]),
  box: wire(print, [undefined, true], found(/\b(?:Board|Box|Lid)$/gm), [["Board"], ["Box", "Lid"]]),
  tactile: wire(print, [undefined, true], cellSize, [20, 26]),
  mark: wire(print, [undefined, "2026-11-15"], bytes, (one, other) => expect(other).toBeGreaterThan(one + 200)),
  font: wire(`${print} --for Ωμέγα`, [undefined, greekFont], found(/^For .*/gm), [["For ?????"], ["For Ωμέγα"]]),
  for: wire(`${print} --box`, ["Ada", "Grace"], found(/^For \w+/gm), [["For Ada"], ["For Grace"]]),
  title: wire(`${print} --box`, ["Ours", "Mine"], found(/Ours|Mine/g), [["Ours"], ["Mine"]]),
  dedication: wire(`${print} --box`, ["Hello!", "Enjoy!"], found(/^Hello!|^Enjoy!/gm), [["Hello!"], ["Enjoy!"]]),
};

/** Where the heading of the third page begins, in millimetres: a right-hand one. */
function firstWord(result: Result): number {
  const [heading] = wordBoxes(pdf(result), 3).filter(({ word }) => word === "February");
  return (heading?.left ?? 0) / pointsPerMillimetre;
}

/** Of the cover that comes with the interior: back, spine and front, with what is trimmed. */
function coverSize({ bytes }: Result): string | undefined {
  const cover = unpackZip(bytes).find(({ name }) => name === "cover.pdf");
  return pageSizes(fileOf(Buffer.from(cover?.data ?? "")))[0];
}

/** On which pages the months begin, as the contents say. */
const monthPages = (result: Result): number[] =>
  [...textOf(pdf(result), 2, 2).matchAll(/^\w+ 2027 (\d+)/gm)].map(([, page]) => Number(page));

const book = "make book -p hooks.yaml --year 2027 --month 2 -o out.pdf";
const noSolutions = "make book -p hooks.yaml --no-solutions -o out.pdf";

export const bookWires: Wires = {
  puzzle: wire(
    "make book --year 2027 --month 2 -o out.pdf",
    ["hooks.yaml", "mine.yaml"],
    found(/^(Hooks|A small week)$/gm),
    [["Hooks"], ["A small week"]],
  ),
  bleed: wire(book, [undefined, "3"], firstSize, ["595.276 x 841.89", "612.283 x 858.898"]),
  spine: wire("make book -p hooks.yaml --year 2027 --month 2 --sheet A5 -o out.zip", ["5", "15"], coverSize, [
    "871.37 x 613.417",
    "899.717 x 613.417",
  ]),
  poster: wire(book, [undefined, true], pages, (one, other) => expect([one > 2, other]).toEqual([true, 1])),
  mark: wire(book, [undefined, "2027-02-10"], bytes, (one, other) => expect(other).toBeGreaterThan(one + 200)),
  gutter: wire(book, ["0", "20"], firstWord, (one, other) => {
    expect(other).toBeGreaterThan(one + 15);
    expect(other).toBeLessThan(one + 25);
  }),
  recto: wire(
    "make book -p hooks.yaml --year 2027 --per-page 12 -o out.pdf",
    [undefined, true],
    (result) => monthPages(result).map((page) => page % 2),
    (one, other) => {
      expect(one).toContain(0);
      expect(other).toEqual(other.map(() => 1));
    },
  ),
  font: wire(`${book} --for Ωμέγα`, [undefined, greekFont], found(/^For .*/gm), [["For ?????"], ["For Ωμέγα"]]),
  for: wire(book, ["Ada", "Grace"], found(/^For \w+$/gm), [["For Ada"], ["For Grace"]]),
  title: wire(book, ["Ours", "Mine"], found(/^(Ours|Mine)$/gm), [["Ours"], ["Mine"]]),
  dedication: wire(book, ["Enjoy!", "Hello!"], found(/^(Enjoy|Hello)!$/gm), [["Enjoy!"], ["Hello!"]]),
  "week-start": wire(book, ["Sun", "Mon"], found(weekdays), [["Sun Mon Tue Wed"], ["Mon Tue Wed Thu"]]),
  lang: [
    wire(book, ["en", "de"], found(/^\w+,? 1\.? Feb\w*/gm), [["Monday 1 February"], ["Montag, 1. Februar"]]),
    wire(book, ["en", "de"], languageOf, ["en", "de"]),
  ],
  year: wire(`${noSolutions} --month 2`, ["2027", "2028"], found(/^\w+ (?:1|28|29) February$/gm), [
    ["Monday 1 February", "Sunday 28 February"],
    ["Tuesday 1 February", "Monday 28 February", "Tuesday 29 February"],
  ]),
  month: wire(`${noSolutions} --year 2027`, ["2", "4"], found(/^\w+ (?:1|28|30) \w+$/gm), [
    ["Monday 1 February", "Sunday 28 February"],
    ["Thursday 1 April", "Wednesday 28 April", "Friday 30 April"],
  ]),
  "per-page": wire(`${noSolutions} --year 2027 --month 2`, ["4", "12"], pages, [2 + 28 / 4, 2 + Math.ceil(28 / 12)]),
  lazy: wire(book, [undefined, true], found(/^3 Feb.*/gm), (one, lazy) => {
    expect(one).toEqual(["3 Feb"]);
    expect(lazy).toEqual([expect.stringMatching(/^3 Feb · /)]);
  }),
  "no-solutions": wire(book, [undefined, true], found(/^3 Feb|^Solutions · .*/gm), [["3 Feb"], []]),
  sheet: wire(book, ["A5", "Letter"], firstSize, ["419.528 x 595.276", "612 x 792"]),
  theme: wire(book, ["light", "black-and-white"], hasColour(1), [true, false]),
  "no-flips": wire(
    `${noSolutions} --year 2027 --month 2`,
    [undefined, true],
    (result) => textOf(pdf(result)).match(/No solution/g)?.length,
    [16, 20],
  ),
};
