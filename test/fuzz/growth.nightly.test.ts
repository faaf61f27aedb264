/** No reader takes more than in proportion to its input, whatever is repeated. */

import { describe, expect, it } from "vitest";
import { seed } from "../support/runs.js";
import { expectPace, expectProportion, withSeed } from "./growth.js";
import { type Random, randomFrom } from "./random.js";
import type { Reader } from "./reader.js";
import { readers } from "./readers.js";
import { inputsAsked } from "./run.js";

const byName = readers.map((reader) => [reader.name, reader] as const);

/** Counting steps takes about a thousand times as long as reading an input, and reading long ones a hundred times. */
const times = Math.ceil(inputsAsked(10_000_000) / 100_000);

async function often(count: number, expectation: (reader: Reader, random: Random) => void, reader: Reader) {
  for (let i = 0; i < count; i++) {
    withSeed(seed + i, (random) => expectation(reader, random));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe("four times the input", () => {
  it.each(byName)("takes about four times the steps: %s", (_, reader) => often(times, expectProportion, reader));

  it.each(byName)("takes about four times as long: %s", (_, reader) => often(5 * times, expectPace, reader));
});

/** Each once made an expression look for the end of a long text from every place in it. */
const found: readonly (readonly [reader: string, of: (size: number) => unknown])[] = [
  ["answers of other solvers", (size) => ({ format: "lp", text: 'x1"'.repeat(size) })],
  ["headers", (size) => `br${"\t".repeat(4 * size)}x`],
  ["fields and weekdays", (size) => ({ language: "zh", puzzle: 1, part: "weekday", text: "〇".repeat(4 * size) })],
  ["letter grids", (size) => ({ puzzle: 0, text: "[".repeat(size) })],
];

describe("what was found once", () => {
  it.each(found)("is read in proportion: %s", (name, of) => {
    const reader = readers.find((each) => each.name === name)!;
    expectPace({ ...reader, sized: () => ({ name, of }) }, randomFrom(1));
  });
});

describe("the fuzzer", () => {
  const textReader = (pattern: RegExp): Reader<string> => ({
    name: "a reader",
    share: 1,
    make: () => "x",
    sized: () => ({ name: "x", of: (size) => "x".repeat(size) }),
    read: (text) => void text.match(pattern),
  });

  it("finds expressions that look for the end of a text again and again", () => {
    expect(() => expectPace(textReader(/x[^>]*v/g) as Reader, randomFrom(1))).toThrow(/times as long: x$/);
    expect(() => expectPace(textReader(/x[^>]{0,50}v/g) as Reader, randomFrom(1))).not.toThrow();
  });
});
