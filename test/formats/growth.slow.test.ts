/** Reading a file takes steps in proportion to its length. */

import { describe, expect, it } from "vitest";
import { importGridAndShapes } from "../../src/formats/grid-and-shapes.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";
import { halfByDay } from "../support/night.js";
import { growth } from "../support/steps.js";

const list = (size: number, item: (index: number) => string, between = ","): string =>
  Array.from({ length: size }, (_, index) => item(index)).join(between);

/** Texts by size: twice the size is about twice the text. */
const files: readonly (readonly [string, (size: number) => string])[] = [
  ["aliases beside keys without a value", (size) => `copies: {${"a,".repeat(size)}}\ncredits: [${"*a,".repeat(size)}]`],
  ["tags", (size) => `credits: [${"!a x,".repeat(size)}]`],
  ["anchors", (size) => `credits: [${"&a x,".repeat(size)}]`],
  ["one key many times", (size) => "id: x\n".repeat(size)],
  ["many keys", (size) => list(size, (i) => `k${i}:`, "\n")],
  ["many labels", (size) => `labels: {en: {${list(size, (i) => `c${i}: x`)}}}`],
  ["many languages", (size) => `title: {${list(size, (i) => `c${i}: x`)}}`],
  ["copies of no piece", (size) => `copies: {${list(size, (i) => `c${i}: 2`)}}\npieces: {I1: "#"}`],
  ["braces", (size) => "{}".repeat(size)],
  ["commas", (size) => `[${",".repeat(size)}`],
  ["directives", (size) => "%\n".repeat(size)],
  ["unclosed quotes", (size) => 'a: "b\n'.repeat(size)],
  ["shapes under no name", (size) => `pieces: |\n  ${"# ".repeat(size)}`],
  ["names of pieces", (size) => `pieces: |\n${"  A B\n".repeat(size)}`],
  ["lists within lists", (size) => `${"[".repeat(size)}${"]".repeat(size)}`],
  ["lines of a text", (size) => `note: "${"a\n  ".repeat(size)}"`],
];

/** A little more than 2 allows for what grows with the length of numbers, and for sorting. */
const inProportion = 2.5;

describe("the steps to read a file", () => {
  it.each(halfByDay(files))("grow with its length, not faster: %s", (_, textOf) => {
    const reading = (size: number): (() => void) => {
      const text = textOf(size);
      return () => void readPuzzleYaml(text);
    };
    reading(300)();
    expect(growth(reading, 300)).toBeLessThan(inProportion);
  });

  it.each<[string, (size: number) => [string, string]]>([
    ["shapes", (size) => ["Jan", "1\n\n".repeat(size)]],
    ["different shapes", (size) => ["Jan", list(Math.sqrt(size), (i) => "1".repeat(i + 1), "\n\n")]],
    ["words", (size) => ["Jan ".repeat(size), "1"]],
    ["rows", (size) => ["Jan\n".repeat(size), "1"]],
  ])("grow with its length, not faster: grids and shapes, %s", (_, textsOf) => {
    const reading = (size: number): (() => void) => {
      const [grid, shapes] = textsOf(size);
      return () => void importGridAndShapes(grid, shapes);
    };
    reading(300)();
    expect(growth(reading, 300)).toBeLessThan(inProportion);
  });
});
