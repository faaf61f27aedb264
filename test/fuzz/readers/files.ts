/** Readers of what's in files: puzzles, other people's puzzles, pieces on a board, and bytes that may be no text. */

import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { CannotRead } from "../../../src/cli/terminal/io.js";
import { decodedText } from "../../../src/cli/terminal/reading.js";
import { limitOf } from "../../../src/core/puzzle/limits.js";
import { formatGrid, parseGrid } from "../../../src/core/tiling/grid.js";
import { importGridAndShapes } from "../../../src/formats/grid-and-shapes.js";
import { type PuzzleObject, readPuzzleObject } from "../../../src/formats/object.js";
import type { PuzzleReading } from "../../../src/formats/problem.js";
import { puzzleKeys } from "../../../src/formats/puzzle-keys.js";
import { readPuzzleYaml } from "../../../src/formats/yaml.js";
import { writePuzzleYaml } from "../../../src/formats/yaml-write.js";
import { boardText, half, shapesText, smallWeek } from "../../cli/support.js";
import type { Random } from "../random.js";
import { expectReasons, expectSame, expectSentence, type Reader, type Sized } from "../reader.js";
import { aimed, type Frame, type Lengths, mapSized, sizedText } from "../texts.js";
import { damagedJson, jsonFrames } from "./json.js";
import { samplePuzzles } from "./samples.js";

const puzzleText = (id: string): string =>
  readFileSync(new URL(`../../../puzzles/${id}.yaml`, import.meta.url), "utf8");

function expectAnswer(reading: PuzzleReading): void {
  if (reading.ok) return;
  expectReasons(reading);
  for (const { line, column } of reading.faults) if (line < 1 || column < 1) throw new Error("a fault without a place");
}

const fileLengths: Lengths = { max: limitOf("file"), rarely: 3000 };

const yamlWords = [
  ...puzzleKeys.map((key) => `\n${key}: `),
  ..."|>#*&![]{},:?-\"'",
  "- ",
  "? ",
  ": ",
  "\n  ",
  "\n",
  "*a",
  "*a,",
  "&a ",
  "!t ",
  "a,",
  "a: b,",
  "a: 1\n",
  "1..31",
  "1..400 ",
  "##",
  "#.",
  "%YAML 1.2\n---\n",
  "...\n",
  "<<: *a\n",
  "\\n",
  "Jan Feb",
  "L5 ",
  "{en: x}",
];

const smallObject = { id: "a", title: "A", board: "* *\n* -", pieces: { I3: "##\n#" } };

const yamlFiles = ["classic", "weekday-6x9", "domino-months", "hex-lake"]
  .map(puzzleText)
  .concat([smallWeek, "id: a\ntitle: A\nboard: |\n  *\npieces: {I1: '#'}\n", JSON.stringify(smallObject)]);

const yamlItems = ["a,", "*a,", "&a b,", "!t b,", "a: b,", "k%: v,", "k%,", "[],", "{},", "'x',", '"\\q",', "1..400,"];

/** What surrounds many items below a key; `%` is the number of the item. */
const yamlLists: readonly (readonly [Frame, readonly string[]])[] = [
  [["[", "]"], yamlItems],
  [
    ["{", "}"],
    [...yamlItems, "? a,"],
  ],
  [
    ["|\n  ", ""],
    ["a ", "# ", "#.\n  ", "L% ##\n  ", "\n", "w% ", "- ", "* "],
  ],
  [
    ['"', '"'],
    ["\\n", "a ", "\\x41", "#.\\n", "\n\n  "],
  ],
  [
    ["\n", ""],
    ["  k%: v\n", "  - a\n", "  ? a\n", "  k: *a\n", "  a: &b {c: d}\n"],
  ],
];

function sizedSection(random: Random): Sized<string> {
  const key = random.pick(puzzleKeys);
  const [[before, after], items] = random.pick(yamlLists);
  const item = random.pick(items);
  const many = (size: number): string =>
    Array.from({ length: size }, (_, index) => item.replaceAll("%", String(index))).join("");
  return {
    name: JSON.stringify(`${key}: ${before}${item}…${after}`),
    of: (size) => `${key}: ${before}${many(size)}${after}\n`,
  };
}

/** One to three keys, each with very many items: what one of them costs may depend on another. */
function sizedYaml(random: Random): Sized<string> {
  if (random.oneIn(4)) return sizedText(random, yamlWords);
  const sections = Array.from({ length: 1 + random.below(3) }, () => sizedSection(random));
  return {
    name: sections.map(({ name }) => name).join(" "),
    of: (size) => sections.map((section) => section.of(size)).join(""),
  };
}

const puzzleFiles: Reader<string> = {
  name: "puzzle files",
  share: 5,
  make: (random) => aimed(random, yamlFiles, yamlWords, fileLengths),
  sized: sizedYaml,
  read(text) {
    const reading = readPuzzleYaml(text);
    expectAnswer(reading);
    if (!reading.ok) return;
    const again = readPuzzleYaml(writePuzzleYaml(reading.value));
    expectSame(again.ok && again.value, reading.value);
  },
};

function parsed(text: string): PuzzleObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as PuzzleObject) : undefined;
  } catch {
    return undefined;
  }
}

/** What comes as JSON, perhaps from elsewhere; what is no JSON never becomes an object. */
const puzzleObjects: Reader<string> = {
  name: "puzzle objects",
  share: 4,
  make: (random) =>
    damagedJson(random, [smallObject, { ...smallObject, flips: ["I3"], copies: { I3: 2 } }], [], fileLengths),
  sized: (random) => sizedText(random, ["[", '"k":1,', '"a",', "[],", '{"a":'], jsonFrames),
  read(text) {
    const object = parsed(text);
    if (object !== undefined) expectAnswer(readPuzzleObject(object));
  },
};

const gridWords = ["Jan ", "31 ", "Mon ", "- ", "* ", "\n", "\n\n", "1 ", "0 ", "11", "101\n"];

const imports: Reader<readonly [string, string]> = {
  name: "grids and shapes",
  share: 2,
  make: (random) => [
    aimed(random, [boardText, "Jan Feb\nMar -\n"], gridWords, fileLengths),
    aimed(random, [shapesText, "1 1\n1 0\n"], gridWords, fileLengths),
  ],
  sized: (random) => {
    const text = sizedText(random, gridWords);
    return mapSized(text, random.oneIn(2) ? (grid) => [grid, "1"] : (shapes) => ["Jan", shapes]);
  },
  read: ([grid, shapes]) => expectAnswer(importGridAndShapes(grid, shapes)),
};

const letterWords = [..."LUPZNVYO.-[]", "[Dec]", "\n", " "];

const letterGrids: Reader<{ readonly puzzle: number; readonly text: string }> = {
  name: "letter grids",
  share: 10,
  make: (random) => ({
    puzzle: random.below(samplePuzzles.length),
    text: aimed(random, [half, "UU....\nU.....\n"], letterWords, { ...fileLengths, rarely: 20_000 }),
  }),
  sized: (random) =>
    mapSized(
      sizedText(random, letterWords, [
        ["", ""],
        ["[", "]"],
      ]),
      (text) => ({ puzzle: 0, text }),
    ),
  read({ puzzle: index, text }) {
    const puzzle = samplePuzzles[index]!;
    const reading = parseGrid(puzzle, text);
    if (!reading.ok) return expectReasons(reading);
    expectSame(parseGrid(puzzle, formatGrid(puzzle, reading.value)), reading);
  },
};

const byteWords = [
  "\xc3\xa9",
  "\xe6\x97\xa5",
  "\xf0\x9f\xa7\xa9",
  "\xff\xfe",
  "\xed\xa0\x80",
  "\xc0\x80",
  "\x80",
  "a",
  "\n",
];

const bytes: Reader<string> = {
  name: "bytes",
  share: 6,
  make: (random) =>
    aimed(random, ["caf\xc3\xa9\n", "\xef\xbb\xbfid: a\n"], byteWords, { max: 300_000, rarely: 50_000 }),
  sized: (random) => sizedText(random, byteWords),
  read(text) {
    const given = Buffer.from(text, "latin1");
    try {
      expectSame(Buffer.from(decodedText(given)).equals(given), true);
    } catch (error) {
      if (!(error instanceof CannotRead)) throw error;
      expectSentence(error.message);
      if (isUtf8(given)) throw new Error(`refused, but it is UTF-8: ${error.message}`);
    }
  },
};

export const fileReaders = [puzzleFiles, puzzleObjects, imports, letterGrids, bytes] as readonly Reader[];
